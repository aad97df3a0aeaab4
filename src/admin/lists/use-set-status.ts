import { useMutation } from '@tanstack/react-query'
import { type RaRecord, useDataProvider, useNotify, useRefresh, useResourceContext } from 'react-admin'
import type { DashboardData } from '../api/data-provider'
import { conflictOf, failureText } from '../api/failures'
import { type TextKey, useI18n } from '../i18n/i18n'

type Review = Parameters<DashboardData['setStatus']>[2]

/** Changes a row's status through its own call. The list reloads afterwards, also after a failure. */
export function useSetStatus(messages: { success: TextKey; failure: TextKey }) {
  const { t } = useI18n()
  const resource = useResourceContext() as string
  const dataProvider = useDataProvider<DashboardData>()
  const notify = useNotify()
  const refresh = useRefresh()
  return useMutation({
    mutationFn: ({ record, review }: { record: RaRecord; review: Review }) =>
      dataProvider.setStatus(resource, record, review),
    onSuccess: () => notify(messages.success, { type: 'success' }),
    onError: (error: Error) => {
      const why = conflictOf(error) ? t('lists.changedMeanwhile') : failureText(error, messages.failure)
      notify(why, { type: 'error' })
    },
    onSettled: refresh,
  })
}
