import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { useMutation } from '@tanstack/react-query'
import { useDataProvider, useNotify, useRefresh } from 'react-admin'
import type { DashboardData } from '../../dataProvider'
import { failureText } from '../../failure-text'
import type { Sendable } from './sending-context'
import { moment } from './words'

/** When a newsletter will be sent by itself, and how to prevent it. */
export function Scheduled({ newsletter: { id }, at }: { newsletter: Sendable; at: string }) {
  const { request } = useDataProvider<DashboardData>()
  const notify = useNotify()
  const refresh = useRefresh()
  const cancel = useMutation({
    mutationFn: () => request('DELETE /api/newsletters/:id/schedule', { params: { id } }),
    onSuccess: () => notify('Schedule cancelled', { type: 'success' }),
    onError: (error) => notify(`Error: ${failureText(error, 'Failed to cancel the schedule')}`, { type: 'error' }),
    // After a failure as well: it may have been sent in the meantime.
    onSettled: () => refresh(),
  })
  return (
    <Alert
      severity="info"
      action={
        <Button color="inherit" onClick={() => cancel.mutate()} disabled={cancel.isPending}>
          Cancel schedule
        </Button>
      }
    >
      Will be sent on {moment(at)}.
    </Alert>
  )
}
