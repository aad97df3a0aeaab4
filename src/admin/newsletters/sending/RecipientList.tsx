import Box from '@mui/material/Box'
import Checkbox from '@mui/material/Checkbox'
import LinearProgress from '@mui/material/LinearProgress'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import type { Subscriber } from '@shared/entities/subscriber'
import { useI18n } from '../../i18n/i18n'
import { TryAgain } from '../../waiting/TryAgain'
import { roleText } from '../SubscriberState'
import { Pager } from './Pager'
import { SUBSCRIBERS_PER_PAGE, type useSubscribers } from './use-subscribers'

type Props = {
  found: ReturnType<typeof useSubscribers>
  /** False if there are no subscribers, whatever the filter. */
  hasAny: boolean
  page: number
  onPage: (page: number) => void
  chosen: ReadonlySet<number>
  onToggle: (id: number) => void
}

export function RecipientList({ found, hasAny, page, onPage, chosen, onToggle }: Props) {
  const { t } = useI18n()
  const { data, total, meta, isPending, error, refetch } = found
  if (isPending) return <LinearProgress aria-label={t('newsletters.recipients.loading')} />
  if (error)
    return (
      <Typography role="alert">
        {t('newsletters.recipients.notLoadedText')} <TryAgain error={error} onRetry={() => refetch()} />
      </Typography>
    )
  if (!total)
    return (
      <Typography sx={{ py: 3, textAlign: 'center', color: 'text.secondary' }}>
        {hasAny ? t('newsletters.recipients.noMatch') : t('newsletters.noSubscribers')}
      </Typography>
    )
  return (
    <>
      <Box component="ul" aria-label={t('newsletters.subscribers')} sx={{ listStyle: 'none', p: 0, m: 0 }}>
        {data.map((subscriber) => (
          <Box component="li" key={subscriber.id} sx={{ borderTop: 1, borderColor: 'divider' }}>
            <Row
              subscriber={subscriber}
              isChosen={chosen.has(subscriber.id)}
              onToggle={() => onToggle(subscriber.id)}
            />
          </Box>
        ))}
      </Box>
      <Pager page={page} perPage={SUBSCRIBERS_PER_PAGE} total={total} {...meta} onPage={onPage} />
    </>
  )
}

type RowProps = { subscriber: Subscriber; isChosen: boolean; onToggle: () => void }

const Row = ({ subscriber: { name, email, role, confirmed }, isChosen, onToggle }: RowProps) => {
  const { t } = useI18n()
  return (
    <Stack component="label" direction="row" sx={{ alignItems: 'center', gap: 1, py: 0.5, cursor: 'pointer' }}>
      <Checkbox checked={isChosen} onChange={onToggle} />
      <Box sx={{ minWidth: 0, flex: 1, overflowWrap: 'anywhere' }}>
        {name || email}
        <Typography component="span" variant="body2" sx={{ display: 'block', color: 'text.secondary' }}>
          {[name && email, t(roleText({ role })), confirmed === false && t('newsletters.subscriber.unconfirmed')]
            .filter(Boolean)
            .join(' · ')}
        </Typography>
      </Box>
    </Stack>
  )
}
