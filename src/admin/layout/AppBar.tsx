import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import { SITE_NAME } from '@shared/constants'
import { AppBar as RaAppBar, TitlePortal } from 'react-admin'

/** The magazine's name leads back to it; the page's own title stands beside it. */
export const AppBar = () => (
  <RaAppBar color="secondary">
    <Link href="/" color="inherit" underline="none" variant="h6" sx={{ whiteSpace: 'nowrap' }}>
      {SITE_NAME}
    </Link>
    <TitlePortal sx={{ ml: 2, opacity: 0.85, display: { xs: 'none', sm: 'block' } }} />
    <Box sx={{ flex: { xs: 1, sm: 0 } }} />
  </RaAppBar>
)
