import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { Link } from 'react-router-dom'
import { base } from '../paths'
import { PageTitle } from './PageTitle'

export const AccessDenied = () => (
  <Stack spacing={2} sx={{ alignItems: 'center', py: 10, px: 2, textAlign: 'center' }}>
    <PageTitle title="Access Denied" />
    <Typography variant="h4" component="h1">
      Access Denied
    </Typography>
    <Typography color="text.secondary">You don't have permission to access this page.</Typography>
    <Button component={Link} to={base} variant="contained">
      Back to the dashboard
    </Button>
  </Stack>
)
