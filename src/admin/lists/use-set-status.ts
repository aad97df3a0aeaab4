import { useMutation } from '@tanstack/react-query'
import { type RaRecord, useDataProvider, useNotify, useRefresh, useResourceContext } from 'react-admin'
import type { DashboardData } from '../api/data-provider'
import { conflictOf, failureText } from '../api/failures'
import { type TextKey, useI18n } from '../i18n/i18n'

type Review = Parameters<DashboardData['setStatus']>[2]

type Change = {
  record: RaRecord
  review: Review
  /** Whether what asked for the change sends it again after this failure. */
  willRepeat?: (error: Error) => boolean
}

type Changed = Awaited<ReturnType<DashboardData['setStatus']>>

/**
 * Changes a row's status through its own call. The list reloads afterwards, also after a failure. `onChanged` says that it was done
 * in place of the usual notification.
 */
export function useSetStatus(
  messages: { success: TextKey; failure: TextKey },
  onChanged?: (changed: Changed, from: RaRecord) => void,
) {
  const { t } = useI18n()
  const resource = useResourceContext() as string
  const dataProvider = useDataProvider<DashboardData>()
  const notify = useNotify()
  const refresh = useRefresh()
  return useMutation({
    mutationFn: ({ record, review }: Change) => dataProvider.setStatus(resource, record, review),
    onSuccess: (changed, { record }) =>
      onChanged ? onChanged(changed, record) : notify(messages.success, { type: 'success' }),
    onError: (error: Error, { willRepeat }) => {
      if (willRepeat?.(error)) return
      const why = conflictOf(error) ? t('lists.changedMeanwhile') : failureText(error, messages.failure)
      notify(why, { type: 'error' })
    },
    onSettled: refresh,
  })
}
