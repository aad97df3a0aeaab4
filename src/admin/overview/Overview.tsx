import ArrowIcon from '@mui/icons-material/ArrowForward'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import type { Role } from '@shared/roles'
import { PageHeading } from '../layout/PageHeading'
import { useIdentity } from '../layout/use-identity'
import { Contours } from './Contours'

/** What each role has come here for. */
const tasks: Record<Role, string> = {
  admin:
    'You look after the users, articles, ads, categories and newsletters of the magazine. What is published is the editors’ decision.',
  marketing:
    'You write articles, look after categories, and give ads their first review. What is published is the editors’ decision.',
  editor: 'You write and publish articles, give ads their final approval, and send newsletters.',
  membership: 'You submit ads and follow them through their review, which typically takes 1-3 business days.',
  user: 'Your account is ready. The articles are waiting for you on the site.',
}

export function Overview() {
  const identity = useIdentity()
  if (!identity) return null
  return (
    <Card sx={{ position: 'relative', p: { xs: 3, sm: 5 }, pb: { xs: 4, sm: 6 } }}>
      <Contours />
      <PageHeading tab="Dashboard">{`Welcome, ${identity.fullName}`}</PageHeading>
      <Typography sx={{ mt: 1.5, mb: 3, maxWidth: '36rem', fontSize: '1.1rem' }}>{tasks[identity.role]}</Typography>
      <Button href="/" variant="contained" endIcon={<ArrowIcon />}>
        Go to the site
      </Button>
    </Card>
  )
}
