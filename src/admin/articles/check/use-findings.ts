import type { Finding, Place } from '@shared/content/publication-check'
import type { CheckedLink } from '@shared/entities/link-check'
import { useQuery } from '@tanstack/react-query'
import { useDataProvider } from 'react-admin'
import type { DashboardData } from '../../api/data-provider'
import { t } from '../../i18n/i18n'
import { type Examined, linkQuery } from './examine'

/** While the server checks links, it is asked this often. */
const ASK_MS = 1000

export type Line = { place: Place; text: string }

const textOf = ({ field: _, block: _block, code, ...values }: Finding) => t(`articles.check.findings.${code}`, values)

const isChecking = ({ state }: CheckedLink) => state === 'checking'

/** The findings as texts, those about links as they come in. */
export function useFindings({ findings, links, states, named }: Examined): { lines: Line[]; pending: number } {
  const { requestOptional } = useDataProvider<DashboardData>()
  const { data } = useQuery({
    ...linkQuery(requestOptional, links),
    initialData: states,
    refetchInterval: ({ state }) => state.data?.some(isChecking) && ASK_MS,
  })
  const aboutLinks = data.flatMap(({ url, state }) => {
    const place = links.find((link) => link.url === url)
    return !place || state === 'answers' || state === 'checking'
      ? []
      : [{ place, text: t(`articles.check.links.${state}`, { url }) }]
  })
  const [firstNamed] = named
  const aboutNames = firstNamed
    ? [{ place: firstNamed, text: t('articles.check.unlinked', { count: named.length }) }]
    : []
  const lines = [
    ...findings.map((finding) => ({ place: finding, text: textOf(finding) })),
    ...aboutLinks,
    ...aboutNames,
  ]
  return { lines, pending: data.filter(isChecking).length }
}
