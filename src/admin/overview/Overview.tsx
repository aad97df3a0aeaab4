import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import type { Role } from '@shared/roles'
import { menuFor } from '@shared/screens'
import { PageHeading } from '../layout/PageHeading'
import { useIdentity } from '../layout/use-identity'
import { Contours } from './Contours'
import { QuickActions } from './QuickActions'
import { RecentActivity } from './RecentActivity'
import { Stats } from './Stats'
import { stats } from './stat-cards'
import { ViewsChart } from './ViewsChart'

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
  const { role, fullName } = identity
  const cards = stats[role]
  // Whoever has no menu has come for the site: no numbers, and nothing that happens behind it.
  const hasWork = menuFor(role).length > 0
  return (
    <Stack spacing={3}>
      <Card sx={{ position: 'relative', p: { xs: 3, sm: 4 } }}>
        <Contours />
        <PageHeading tab="Dashboard">{`Welcome, ${fullName}`}</PageHeading>
        <Typography sx={{ mt: 1.5, maxWidth: '36rem', fontSize: '1.1rem' }}>{tasks[role]}</Typography>
      </Card>
      {cards.length > 0 && <Stats cards={cards} />}
      <Box
        sx={{ display: 'grid', gap: 3, alignItems: 'start', gridTemplateColumns: { md: hasWork ? '1fr 2fr' : '1fr' } }}
      >
        <QuickActions user={identity} />
        {hasWork && <RecentActivity />}
      </Box>
      {hasWork && <ViewsChart adsTitle={role === 'membership' ? 'Views of your ads' : 'Ad views'} />}
    </Stack>
  )
}
