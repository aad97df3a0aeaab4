import { useMutation } from '@tanstack/react-query'
import { useDataProvider, useNotify } from 'react-admin'
import type { DashboardData } from '../../api/data-provider'
import { failureText } from '../../api/failures'
import { useI18n } from '../../i18n/i18n'

export function useSendTest(id: number) {
  const { t } = useI18n()
  const { request } = useDataProvider<DashboardData>()
  const notify = useNotify()
  return useMutation({
    mutationFn: () => request('POST /api/newsletters/:id/test', { params: { id } }),
    onSuccess: ({ message }) => notify(message, { type: 'success' }),
    onError: (error) =>
      notify(t('common.error', { reason: failureText(error, t('newsletters.sending.testFailed')) }), { type: 'error' }),
  })
}
