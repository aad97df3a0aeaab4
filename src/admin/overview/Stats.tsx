import type { Role } from '@shared/roles'
import { mayOpen } from '@shared/screens'
import { useCall } from '../api/use-call'
import { useI18n } from '../i18n/i18n'
import { StatCard, StatCards } from '../layout/StatCard'
import { statCards } from './stat-cards'

/** The figures of a role. One that could not be loaded is a dash. */
export function Stats({ role }: { role: Role }) {
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
