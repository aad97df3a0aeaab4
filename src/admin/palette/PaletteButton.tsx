import SearchIcon from '@mui/icons-material/Search'
import IconButton from '@mui/material/IconButton'
import Tooltip from '@mui/material/Tooltip'
import { useEffect, useEffectEvent, useState } from 'react'
import { useNotify } from 'react-admin'
import type { Identity } from '../authProvider'
import { useI18n } from '../i18n/i18n'
import { keepLoaded } from '../keep-loaded'
import { DASHBOARD_KEYS, isInText, matches } from '../keys/keys'

const code = keepLoaded(() => import('./CommandPalette'))

const isBehindDialog = () => document.querySelector('[role=dialog]') !== null

/** Opens the palette of commands, by a press or by Ctrl+K. Its code is loaded then. */
export function PaletteButton({ user }: { user: Identity }) {
  const { t } = useI18n()
  const [isOpen, setOpen] = useState(false)
  const notify = useNotify()

  async function open() {
    try {
      await code()
      setOpen(true)
    } catch {
      notify('palette.notLoaded', { type: 'error' })
    }
  }
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (!matches(event, DASHBOARD_KEYS.find) || event.defaultPrevented || event.repeat) return
    // In texts, the key makes a link.
    if (isInText(event.target) || isBehindDialog()) return
    event.preventDefault()
    void open()
  })
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event)
    addEventListener('keydown', listener)
    return () => removeEventListener('keydown', listener)
  }, [])

  const Palette = code.loaded?.CommandPalette
  return (
    <>
      <Tooltip title={t('palette.tooltip')}>
        <IconButton
          color="inherit"
          aria-label={t('palette.name')}
          aria-haspopup="dialog"
          aria-keyshortcuts="Control+K Meta+K"
          onClick={open}
        >
          <SearchIcon />
        </IconButton>
      </Tooltip>
      {isOpen && Palette && <Palette user={user} onClose={() => setOpen(false)} />}
    </>
  )
}
