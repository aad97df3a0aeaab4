import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { canAll } from '@shared/permissions'
import type { Role } from '@shared/roles'
import { mayOpen, menuFor } from '@shared/screens'
import { DESK_STATES } from '@shared/translation-desk'
import { useCall, useOptionalQuery } from '../api/use-call'
import { RefusingProviders } from '../delivery/RefusingProviders'
import { useI18n } from '../i18n/i18n'
import { PageHeading } from '../layout/PageHeading'
import { StatCard, StatCards } from '../layout/StatCard'
import { useIdentity } from '../layout/use-identity'
import { listPath } from '../paths'
import { Checklist } from './Checklist'
import { Contours } from './Contours'
import { Desk } from './Desk'
import { DueNotices } from './DueNotices'
import { Overdue } from './Overdue'
import { QuickActions } from './QuickActions'
import { ReaderLists } from './ReaderLists'
import { RecentActivity } from './RecentActivity'
import { statCards } from './stat-cards'
import { UnacceptedChanges } from './UnacceptedChanges'
import { ViewsChart } from './ViewsChart'

/** What waits on the translation desk. A host that speaks only the specification's table has none. */
function TranslationCounts() {
  const { t } = useI18n()
  const { data } = useOptionalQuery('GET /api/translations/counts')
  if (!data) return null
  return (
    <StatCards label={t('screens.translations')}>
      {DESK_STATES.filter((state) => state !== 'missing' && state !== 'published').map((state) => (
        <StatCard
          key={state}
          label={t('translationDesk.stat', { state: t(`translationDesk.${state}`) })}
          value={data.counts[state]}
          to={listPath('translations', { state })}
        />
      ))}
    </StatCards>
  )
}

/** The figures of a role. One that could not be loaded is a dash. */
function Stats({ role }: { role: Role }) {
  const { t } = useI18n()
  const { data, isPending } = useCall('GET /api/dashboard/stats')
  return (
    <StatCards label={t('common.inNumbers')}>
      {statCards[role].map(({ label, value, list }) => {
        const to = list && mayOpen(role, list.screen) ? list.to : undefined
        return typeof value === 'object' ? (
          <StatCard key={label} label={t(label)} value={value.fixed} to={to} />
        ) : (
          <StatCard key={label} label={t(label)} value={data?.[value]} isLoading={isPending} to={to} />
        )
      })}
    </StatCards>
  )
}

/** What is urgent comes first: what is late, what waits for a decision, then figures and news. */
export function Overview() {
  const { t } = useI18n()
  const identity = useIdentity()
  if (!identity) return null
  const { role, fullName } = identity
  // A role without a menu has no work here: it sees no figures and no activity.
  const hasWork = menuFor(role).length > 0
  return (
    <Stack spacing={3}>
      <Card sx={{ position: 'relative', p: { xs: 3, sm: 4 } }}>
        <Contours />
        <PageHeading tab={t('screens.overview')}>{t('shell.welcome', { name: fullName })}</PageHeading>
        <Typography sx={{ mt: 1.5, maxWidth: '36rem', fontSize: '1.1rem' }}>{t(`overview.tasks.${role}`)}</Typography>
      </Card>
      {!hasWork && <ReaderLists userId={identity.id} />}
      {canAll(identity, 'edit', 'settings') && <Checklist />}
      {canAll(identity, 'list', 'notes') && <Overdue />}
      {mayOpen(role, 'delivery') && <RefusingProviders />}
      {canAll(identity, 'list', 'notes') && <Desk />}
      {canAll(identity, 'list', 'notes') && <DueNotices />}
      {canAll(identity, 'publish', 'articles') && <UnacceptedChanges />}
      {statCards[role].length > 0 && <Stats role={role} />}
      <Box
        sx={{ display: 'grid', gap: 3, alignItems: 'start', gridTemplateColumns: { md: hasWork ? '1fr 2fr' : '1fr' } }}
      >
        <QuickActions user={identity} />
        {hasWork && <RecentActivity />}
      </Box>
      {canAll(identity, 'list', 'translations') && <TranslationCounts />}
      {hasWork && (
        <ViewsChart adsTitle={t(canAll(identity, 'show', 'ads') ? 'overview.chart.ads' : 'overview.chart.ownAds')} />
      )}
    </Stack>
  )
}
