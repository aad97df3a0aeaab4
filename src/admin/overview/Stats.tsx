import { useI18n } from '../i18n/i18n'
import { StatCard, StatCards } from '../layout/StatCard'
import { useCall } from '../use-call'
import type { Stat } from './stat-cards'

/** The numbers that concern a role. One that could not be fetched is a dash. */
export function Stats({ cards }: { cards: Stat[] }) {
  const { t } = useI18n()
  const { data, isPending } = useCall('GET /api/dashboard/stats')
  return (
    <StatCards label={t('common.inNumbers')}>
      {cards.map(({ label, value, to }) =>
        typeof value === 'object' ? (
          <StatCard key={label} label={t(label)} value={value.fixed} to={to} />
        ) : (
          <StatCard key={label} label={t(label)} value={data?.[value]} isLoading={isPending} to={to} />
        ),
      )}
    </StatCards>
  )
}
