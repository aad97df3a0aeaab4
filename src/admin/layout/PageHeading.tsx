import Typography from '@mui/material/Typography'
import { TITLE_SUFFIX } from '@shared/magazine'
import { useContext, useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { FirstPage } from './first-page'

/** The page's heading; in the browser's tab as well. After a navigation the keyboard starts here, and it is read out. */
export function PageHeading({ children, tab = children }: { children: string; tab?: string }) {
  const heading = useRef<HTMLHeadingElement>(null)
  const { key } = useLocation()
  const firstKey = useContext(FirstPage)

  // As it comes: a dialog that opens over the page later, at an address of its own, leaves the focus alone.
  // biome-ignore lint/correctness/useExhaustiveDependencies: of the navigation that has brought it
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
