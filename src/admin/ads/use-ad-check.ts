import type { AdCheck, AdFinding } from '@shared/entities/ad-review'
import { useQuery } from '@tanstack/react-query'
import { useDataProvider } from 'react-admin'
import { useWatch } from 'react-hook-form'
import type { DashboardData } from '../api/data-provider'
import { t } from '../i18n/i18n'
import { useDebouncedValue } from '../use-debounced-value'
import type { AdValues } from './ad-rules'

/** The server opens the link, so this waits longer than a preview. */
const TYPING_PAUSE_MS = 1000
/** The same link is not opened again within this time. */
const FRESH_MS = 5 * 60_000

/**
 * What reviewers would ask about and only the server can find out, while the form is being filled in. A check that fails, or that the
 * host lacks, finds nothing.
 */
export function useAdCheck(id: number | undefined): AdFinding[] {
  const { requestOptional } = useDataProvider<DashboardData>()
  const [title, link, type, picture] = useWatch<AdValues, ['title', 'link', 'ad_type', 'image_url']>({
    name: ['title', 'link', 'ad_type', 'image_url'],
  })
  const image_url = type === 'image' ? picture?.trim() : undefined
  const present: AdCheck = { id, title: title?.trim(), link: link?.trim(), image_url }
  // As text: the values are new objects at each render.
  const check = useDebouncedValue(JSON.stringify(present), TYPING_PAUSE_MS)
  const { data } = useQuery({
    queryKey: ['POST /api/ads/check', check],
    queryFn: ({ signal }) => requestOptional('POST /api/ads/check', { body: JSON.parse(check) }, { signal }),
    enabled: Boolean(present.title || present.link),
    staleTime: FRESH_MS,
    retry: false,
  })
  return data?.findings ?? []
}

/** A finding about a field as a hint, if there is one. */
export function findingOf(findings: AdFinding[], field: AdFinding['field']) {
  const finding = findings.find((each) => each.field === field)
  if (!finding) return undefined
  if (finding.code !== 'duplicate') return t(`ads.findings.${finding.code}`)
  const status = t(`ads.status.${finding.ad.status}`)
  return t(`ads.findings.duplicate_${finding.field}`, { title: finding.ad.title, status })
}
