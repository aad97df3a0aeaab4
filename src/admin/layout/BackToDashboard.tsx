import Button from '@mui/material/Button'
import { Link } from 'react-router-dom'
import { base } from '../paths'

export const BackToDashboard = () => (
  <Button component={Link} to={base} variant="contained">
    Back to the dashboard
  </Button>
)
