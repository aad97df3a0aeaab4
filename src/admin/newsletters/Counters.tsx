import type { Newsletter } from '@shared/entities/newsletter'
import type { Subscriber } from '@shared/entities/subscriber'
import { dayOf } from '@shared/time'
import { type UseGetListHookValue, useGetList } from 'react-admin'
import { formatTotal } from '../i18n/formats'
import { useI18n } from '../i18n/i18n'
import { StatCard, StatCards } from '../layout/StatCard'

const once = { retry: false } as const

const monthOf = (instant: Date) => dayOf(instant).slice(0, 7)

const sentThisMonth = (newsletters: Newsletter[], now = new Date()) =>
  newsletters.filter(({ sent_at }) => sent_at && monthOf(new Date(sent_at)) === monthOf(now)).length

const totalOf = ({ total, meta }: UseGetListHookValue) =>
  total === undefined ? undefined : formatTotal({ total, ...meta })

export function Counters() {
  const { t } = useI18n()
  // The API has no count by month, so this reads all newsletters, a hundred per request.
  const newsletters = useGetList<Newsletter>(
    'newsletters',
    { pagination: { page: 1, perPage: 10_000 }, sort: { field: 'id', order: 'DESC' } },
    once,
  )
  const subscribers = useGetList<Subscriber>('subscribers', { pagination: { page: 1, perPage: 1 } }, once)
  return (
    <StatCards label={t('common.inNumbers')}>
      <StatCard label={t('newsletters.total')} value={totalOf(newsletters)} isLoading={newsletters.isPending} />
      <StatCard label={t('newsletters.subscribers')} value={totalOf(subscribers)} isLoading={subscribers.isPending} />
      <StatCard
        label={t('newsletters.sentThisMonth')}
        value={newsletters.data && sentThisMonth(newsletters.data)}
        isLoading={newsletters.isPending}
      />
    </StatCards>
  )
}
