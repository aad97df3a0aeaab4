import Typography from '@mui/material/Typography'
import { TITLE_SUFFIX } from '@shared/constants'
import { useEffect } from 'react'

/** The page's heading; in the browser's tab as well. */
export function PageHeading({ children, tab = children }: { children: string; tab?: string }) {
  useEffect(() => {
    document.title = tab + TITLE_SUFFIX
  }, [tab])
  return (
    <Typography variant="h4" component="h1" sx={{ overflowWrap: 'anywhere' }}>
      {children}
    </Typography>
  )
}
