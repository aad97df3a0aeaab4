import { isBlankHtml } from '@shared/content/html'
import { DEFAULT_LANGUAGE, type LanguageCode } from '@shared/languages'
import { isBlank } from '@shared/validation'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useDataProvider } from 'react-admin'
import type { DashboardData } from '../api/data-provider'
import { useMailStatus } from './sending/use-mail-status'

/** The newsletter as it will be mailed; undefined if it has no subject or content yet, or the host cannot render it. */
export function useMailPreview(subject: string, content: string, lang: LanguageCode = DEFAULT_LANGUAGE) {
  const { request } = useDataProvider<DashboardData>()
  const hasMail = Boolean(useMailStatus())
  const enabled = hasMail && !isBlank(subject) && !isBlankHtml(content)
  const { data, isError } = useQuery({
    enabled,
    queryKey: ['newsletter-preview', subject, content, lang],
    queryFn: ({ signal }) =>
      request('POST /api/newsletters/preview', { body: { subject, content }, query: { lang } }, { signal }),
    retry: false,
    placeholderData: keepPreviousData,
  })
  return enabled && !isError ? data : undefined
}
