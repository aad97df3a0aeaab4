import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import LinearProgress from '@mui/material/LinearProgress'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useEffect, useRef, useState } from 'react'
import { failureText } from '../../failure-text'
import { DeliveryList } from './DeliveryList'
import { type DeliveriesReply, type DeliveryFilter, useDeliveries } from './use-deliveries'
import { type Resendable, useRetry } from './use-send'
import { counted, SEND_FAILED } from './words'

type Props = { newsletterId: number; isSending?: boolean }

/** What happened to every copy of a newsletter; follows what is under way, and sends again what failed. */
export function Deliveries({ newsletterId, isSending = false }: Props) {
  const [filter, setFilter] = useState<DeliveryFilter>({ page: 1 })
  const [since, setSince] = useState(Date.now)
  const retry = useRetry(newsletterId)
  const isBusy = isSending || retry.isPending
  const { data, error, refetch } = useDeliveries(newsletterId, { filter, isSending: isBusy, since })
  const wasBusy = useRef(isBusy)
  useEffect(() => {
    // What the server has answered is the end of the story, or nearly: look at once.
    if (wasBusy.current && !isBusy) refetch()
    wasBusy.current = isBusy
  }, [isBusy, refetch])

  if (!data && error)
    return (
      <Alert severity="error" action={<Button onClick={() => refetch()}>Try again</Button>}>
        {failureText(error, 'The deliveries could not be loaded')}
      </Alert>
    )
  if (!data?.total && (isBusy || !data)) return <LinearProgress aria-label={isBusy ? 'Sending' : 'Loading'} />
  // As of one that was sent before there was a queue.
  if (!data.total) return <Typography>Nothing is known of its copies.</Typography>
  const again = (status: Resendable) => {
    setSince(Date.now())
    retry.mutate(status)
  }
  return (
    <Stack spacing={2}>
      <Progress {...data} isBusy={isBusy} />
      {retry.error && <Alert severity="error">Error: {failureText(retry.error, SEND_FAILED)}</Alert>}
      {data.failed > 0 && (
        <Alert
          severity="warning"
          action={
            <Button color="inherit" disabled={isBusy} onClick={() => again('failed')}>
              Retry failed
            </Button>
          }
        >
          {counted(data.failed, 'message', 'messages')} failed. The list says why.
        </Alert>
      )}
      {data.unknown > 0 && (
        <Alert
          severity="warning"
          action={
            <Button color="inherit" disabled={isBusy} onClick={() => again('unknown')}>
              Retry unknown
            </Button>
          }
        >
          The server stopped while {counted(data.unknown, 'message was', 'messages were')} being handed over, so nobody
          knows whether they arrived. Sent again, they may arrive twice.
        </Alert>
      )}
      <DeliveryList data={data} filter={filter} onFilter={setFilter} />
    </Stack>
  )
}

function Progress({ total, sent, failed, skipped, unknown, queued, isBusy }: DeliveriesReply & { isBusy: boolean }) {
  const settled = total - queued
  const parts = [
    counted(sent, 'sent', 'sent'),
    failed > 0 && counted(failed, 'failed', 'failed'),
    skipped > 0 && counted(skipped, 'skipped', 'skipped'),
    unknown > 0 && counted(unknown, 'unknown', 'unknown'),
    queued > 0 && counted(queued, 'waiting', 'waiting'),
  ]
  return (
    <div>
      {(isBusy || queued > 0) && (
        <LinearProgress
          aria-label="Sending"
          variant="determinate"
          value={Math.round((settled / total) * 100)}
          sx={{ mb: 1 }}
        />
      )}
      <Typography role="status">{parts.filter(Boolean).join(', ')}</Typography>
    </div>
  )
}
