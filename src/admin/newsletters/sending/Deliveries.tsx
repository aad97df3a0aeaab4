import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import LinearProgress from '@mui/material/LinearProgress'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useEffect, useRef, useState } from 'react'
import { failureText } from '../../api/failures'
import { useI18n } from '../../i18n/i18n'
import { TryAgain } from '../../waiting/TryAgain'
import { DeliveryList } from './DeliveryList'
import { type DeliveriesReply, type DeliveryFilter, useDeliveries } from './use-deliveries'
import { type Resendable, useRetry } from './use-send'

type Props = { newsletterId: number; isSending?: boolean }

/** The deliveries of a newsletter: follows their progress, and retries those that failed. */
export function Deliveries({ newsletterId, isSending = false }: Props) {
  const { t } = useI18n()
  const [filter, setFilter] = useState<DeliveryFilter>({ page: 1 })
  const [since, setSince] = useState(Date.now)
  const retry = useRetry(newsletterId)
  const isBusy = isSending || retry.isPending
  const { data, error, refetch } = useDeliveries(newsletterId, { filter, isSending: isBusy, since })
  const wasBusy = useRef(isBusy)
  useEffect(() => {
    // Refetch once the send call returns.
    if (wasBusy.current && !isBusy) refetch()
    wasBusy.current = isBusy
  }, [isBusy, refetch])

  if (!data && error)
    return (
      <Alert severity="error" action={<TryAgain error={error} onRetry={() => refetch()} />}>
        {failureText(error, t('newsletters.deliveries.notLoaded'))}
      </Alert>
    )
  if (!data?.total && (isBusy || !data))
    return <LinearProgress aria-label={isBusy ? t('newsletters.sending.label') : t('newsletters.sending.loading')} />
  // The newsletter was sent before deliveries were recorded.
  if (!data.total) return <Typography>{t('newsletters.deliveries.unknown')}</Typography>
  const again = (status: Resendable) => {
    setSince(Date.now())
    retry.mutate(status)
  }
  return (
    <Stack spacing={2}>
      <Progress {...data} isBusy={isBusy} />
      {retry.error && (
        <Alert severity="error">
          {t('common.error', { reason: failureText(retry.error, 'newsletters.sending.failed') })}
        </Alert>
      )}
      {data.failed > 0 && (
        <Alert
          severity="warning"
          action={
            <Button color="inherit" disabled={isBusy} onClick={() => again('failed')}>
              {t('newsletters.deliveries.retryFailed')}
            </Button>
          }
        >
          {t('newsletters.deliveries.haveFailed', { count: data.failed })}
        </Alert>
      )}
      {data.unknown > 0 && (
        <Alert
          severity="warning"
          action={
            <Button color="inherit" disabled={isBusy} onClick={() => again('unknown')}>
              {t('newsletters.deliveries.retryUnknown')}
            </Button>
          }
        >
          {t('newsletters.deliveries.areUnknown', { count: data.unknown })}
        </Alert>
      )}
      <DeliveryList data={data} filter={filter} onFilter={setFilter} />
    </Stack>
  )
}

function Progress({ total, sent, failed, skipped, unknown, queued, isBusy }: DeliveriesReply & { isBusy: boolean }) {
  const { t } = useI18n()
  const settled = total - queued
  const counts = { sent, failed, skipped, unknown, queued }
  const parts = (Object.keys(counts) as (keyof typeof counts)[])
    .filter((what) => what === 'sent' || counts[what] > 0)
    .map((what) => t(`newsletters.deliveries.counts.${what}`, { count: counts[what] }))
  return (
    <div>
      {(isBusy || queued > 0) && (
        <LinearProgress
          aria-label={t('newsletters.sending.label')}
          variant="determinate"
          value={Math.round((settled / total) * 100)}
          sx={{ mb: 1 }}
        />
      )}
      <Typography role="status">{parts.join(', ')}</Typography>
    </div>
  )
}
