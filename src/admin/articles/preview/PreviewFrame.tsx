import Box from '@mui/material/Box'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { useI18n } from '../../i18n/i18n'
import { type Scheme, siteCss } from './site-css'

/** In pixels: a common phone, and a window in which the site shows all its columns. */
export const WIDTHS = { phone: 390, desktop: 1280 } as const
export type Device = keyof typeof WIDTHS

// A separate document, so that the styles of site and dashboard do not mix. It runs no scripts: the content is a portal, so the
// document and its scroll position stay while the author writes. Links open in a new tab.
const SANDBOX = 'allow-same-origin allow-popups allow-popups-to-escape-sandbox'
const EMPTY = '<!doctype html><html lang="en"><head><title>Live preview</title></head><body></body></html>'

type Props = { device: Device; scheme: Scheme; children: ReactNode }

/** Shows its children in the site's styles at the width of a device, scaled down to fit. */
export function PreviewFrame({ device, scheme, children }: Props) {
  const { t } = useI18n()
  const [document, setDocument] = useState<Document | null>(null)
  const [room, setRoom] = useState({ width: 0, height: 0 })
  const frame = useRef<HTMLDivElement>(null)

  useEffect(() => {
    if (!frame.current) return
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setRoom({ width: entry.contentRect.width, height: entry.contentRect.height })
    })
    observer.observe(frame.current)
    return () => observer.disconnect()
  }, [])

  useEffect(() => {
    if (!document) return
    const style = document.createElement('style')
    style.textContent = siteCss(scheme)
    document.head.append(style)
    return () => style.remove()
  }, [document, scheme])

  const width = WIDTHS[device]
  const scale = Math.min(1, room.width / width) || 1
  return (
    <Box ref={frame} sx={{ position: 'relative', flex: 1, minHeight: 0, overflow: 'hidden', bgcolor: 'action.hover' }}>
      <iframe
        title={t('articles.livePreview.heading')}
        sandbox={SANDBOX}
        srcDoc={EMPTY}
        onLoad={({ currentTarget }) => setDocument(currentTarget.contentDocument)}
        style={{
          position: 'absolute',
          top: 0,
          left: (room.width - width * scale) / 2,
          border: 0,
          width,
          height: room.height / scale,
          transform: `scale(${scale})`,
          transformOrigin: '0 0',
        }}
      />
      {document && createPortal(children, document.body)}
    </Box>
  )
}
