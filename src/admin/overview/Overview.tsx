import Card from '@mui/material/Card'
import CardContent from '@mui/material/CardContent'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import type { Role } from '@shared/roles'
import { useGetIdentity } from 'react-admin'
import type { Identity } from '../authProvider'
import { PageTitle } from '../layout/PageTitle'

/** What each role has come here for. */
const tasks: Record<Role, string> = {
  admin: 'You look after the people, articles, ads, categories and newsletters of the magazine.',
  marketing: 'You write articles, look after categories, and give ads their first review.',
  editor: 'You write and publish articles, give ads their final approval, and send newsletters.',
  membership: 'You submit ads and follow them through their review, which typically takes 1-3 business days.',
  user: 'Your account is ready. The articles are waiting for you on the site.',
}

export function Overview() {
  const { identity } = useGetIdentity()
  if (!identity) return null
  const { fullName, role } = identity as Identity
  return (
    <Card sx={{ mt: 2 }}>
      <PageTitle title="Dashboard" />
      <CardContent sx={{ p: { xs: 2.5, sm: 4 } }}>
        <Typography variant="h4" component="h1" gutterBottom sx={{ overflowWrap: 'anywhere' }}>
          Welcome, {fullName}
        </Typography>
        <Typography gutterBottom>{tasks[role]}</Typography>
        <Link href="/">Go to the site</Link>
      </CardContent>
    </Card>
  )
}
