import type { CallReply } from '@shared/calls'
import type { RejectionTemplate } from '@shared/entities/ad-review'
import { LANGUAGES, type LanguageCode } from '@shared/languages'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useDataProvider, useNotify } from 'react-admin'
import { ifMatch } from '../api/client'
import type { DashboardData } from '../api/data-provider'
import { conflictOf, failureText } from '../api/failures'
import { useOptionalQuery } from '../api/use-call'
import { useI18n } from '../i18n/i18n'

const READ = 'GET /api/ads/rejection-templates'

export type StoredTemplates = Pick<CallReply<typeof READ>, 'templates' | 'version'>

/** The reasons that reviewers choose from; nothing on a host without them. */
export const useRejectionTemplates = () => useOptionalQuery(READ).data

/** Replaces the list. Fails if another reviewer has saved it in the meantime. */
export function useSaveTemplates({ version }: StoredTemplates, onSaved: () => void) {
  const { t } = useI18n()
  const { request } = useDataProvider<DashboardData>()
  const queries = useQueryClient()
  const notify = useNotify()
  return useMutation({
    mutationFn: (templates: RejectionTemplate[]) =>
      request('PUT /api/ads/rejection-templates', { body: { templates } }, { headers: ifMatch(version) }),
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: [READ] })
      notify('ads.templates.saved', { type: 'success' })
      onSaved()
    },
    onError: (error: Error) =>
      notify(conflictOf(error) ? t('ads.templates.conflict') : failureText(error, 'ads.templates.failed'), {
        type: 'error',
      }),
  })
}

/** The languages that the templates are in, the reviewer's own first. */
export function languagesOf(templates: RejectionTemplate[], own: string): LanguageCode[] {
  const used = LANGUAGES.map(({ code }) => code).filter((code) => templates.some(({ language }) => language === code))
  return used.toSorted((a, b) => Number(b === own) - Number(a === own))
}
