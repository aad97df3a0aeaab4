import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { useMutation } from '@tanstack/react-query'
import { useDataProvider, useNotify, useRefresh } from 'react-admin'
import type { DashboardData } from '../../api/data-provider'
import { failureText } from '../../api/failures'
import { isLate } from '../../forms/zoned-time'
import { dateAndTime } from '../../i18n/formats'
import { useI18n } from '../../i18n/i18n'
import type { Sendable } from './sending-context'

/** Shows when a scheduled newsletter will be sent, with a button that cancels it. */
export function Scheduled({ newsletter: { id }, at }: { newsletter: Sendable; at: string }) {
  const { t } = useI18n()
  const { request } = useDataProvider<DashboardData>()
  const notify = useNotify()
  const refresh = useRefresh()
  const cancel = useMutation({
    mutationFn: () => request('DELETE /api/newsletters/:id/schedule', { params: { id } }),
    onSuccess: () => notify(t('newsletters.schedule.cancelled'), { type: 'success' }),
    onError: (error) =>
      notify(t('common.error', { reason: failureText(error, t('newsletters.schedule.cancelFailed')) }), {
        type: 'error',
      }),
    // Also after a failure: the newsletter may have been sent in the meantime.
    onSettled: () => refresh(),
  })
  return (
    <Alert
      severity={isLate(at) ? 'warning' : 'info'}
      action={
        <Button color="inherit" onClick={() => cancel.mutate()} disabled={cancel.isPending}>
          {t('newsletters.schedule.cancel')}
        </Button>
      }
    >
      {t(isLate(at) ? 'newsletters.schedule.late' : 'newsletters.schedule.willBeSent', { moment: dateAndTime(at) })}
    </Alert>
  )
}
