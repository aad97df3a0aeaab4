import type { AdCheck, AdFinding } from '@shared/entities/ad-review'
import { canAll } from '@shared/permissions'
import { isHttpUrl } from '@shared/validation'
import type { Editing } from '../http/route'
import type { Services } from '../http/services'
import { readLinkState } from '../links/link-state.service'
import { findAd, findSimilarAd } from './ads.queries'

async function checkLink({ foreignFetch }: Services, link: string | null | undefined): Promise<AdFinding[]> {
  if (!link || !isHttpUrl(link)) return []
  const state = await readLinkState(foreignFetch, link)
  return state === undefined || state === 'answers' ? [] : [{ field: 'link', code: `link_${state}` }]
}

async function findDuplicate({ db, user }: Editing, { id, ...texts }: AdCheck): Promise<AdFinding[]> {
  const stored = id === undefined ? undefined : await findAd(db, id)
  // A reviewer compares with the other ads of the advertiser.
  const advertiserId = stored && canAll(user, 'show', 'ads') ? stored.advertiser_id : user.id
  if (advertiserId === null) return []
  const similar = await findSimilarAd(db, advertiserId, texts, id)
  if (!similar) return []
  const { is_same_title, ...ad } = similar
  return [{ field: is_same_title ? 'title' : 'image_url', code: 'duplicate', ad }]
}

/** What reviewers would ask about. Nothing is refused for it. */
export async function checkAd(editing: Editing, input: AdCheck): Promise<AdFinding[]> {
  const [links, duplicates] = await Promise.all([checkLink(editing, input.link), findDuplicate(editing, input)])
  return [...links, ...duplicates]
}
