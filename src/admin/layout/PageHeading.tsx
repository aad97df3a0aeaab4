import Typography from '@mui/material/Typography'
import { useContext, useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { TITLE_SUFFIX } from '../host-settings'
import { FirstPage } from './first-page'

/** The page's heading and the title of the browser's tab. After a navigation it gets the focus, so it is announced. */
export function PageHeading({ children, tab = children }: { children: string; tab?: string }) {
  const heading = useRef<HTMLHeadingElement>(null)
  const { key } = useLocation()
  const firstKey = useContext(FirstPage)

  // On mount only: a dialog that later opens over the page changes the address, but must keep the focus.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the navigation that mounted it counts
  useEffect(() => {
    if (firstKey === undefined || key === firstKey) return
    const isWithin = document.activeElement?.closest('#main-content, [role="dialog"]')
    if (!isWithin) heading.current?.focus()
  }, [])
  useEffect(() => {
    document.title = tab + TITLE_SUFFIX
  }, [tab])
  return (
    <Typography variant="h4" component="h1" tabIndex={-1} ref={heading} sx={{ overflowWrap: 'anywhere' }}>
      {children}
    </Typography>
  )
}
