import type { LanguageCode } from '@shared/languages'
import { useMutation } from '@tanstack/react-query'
import { useDataProvider, useNotify } from 'react-admin'
import { useFormState } from 'react-hook-form'
import type { DashboardData } from '../../api/data-provider'
import { failureText } from '../../api/failures'
import { useI18n } from '../../i18n/i18n'

/** Only the saved text can be sent. */
export function useIfSaved() {
  const { isDirty } = useFormState()
  const notify = useNotify()
  return (act: () => void) => (isDirty ? notify('newsletters.sending.saveFirst', { type: 'warning' }) : act())
}

/** Sends a copy of a newsletter to the user, in this language. */
export function useSendTest(id: number, lang?: LanguageCode) {
  const { t } = useI18n()
  const { request } = useDataProvider<DashboardData>()
  const notify = useNotify()
  return useMutation({
    mutationFn: () => request('POST /api/newsletters/:id/test', { params: { id }, query: { lang } }),
    onSuccess: ({ message }) => notify(message, { type: 'success' }),
    onError: (error) =>
      notify(t('common.error', { reason: failureText(error, t('newsletters.sending.testFailed')) }), { type: 'error' }),
  })
}
