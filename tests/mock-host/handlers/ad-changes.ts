import type { Ad, AdInput, AdReview } from '@shared/entities/ad'
import { can, canChangeStatus } from '@shared/permissions'
import type { AdStatus } from '@shared/statuses'
import { DEFAULT_VIDEO_HOSTS, videoRefusal } from '@shared/video'
import { noteActivity } from '../overview'
import { checkVersion, forbidden, invalid, notFound } from '../refusals'
import { definedOnly, touch } from '../rows'
import type { State, StoredUser } from '../state'

type Reading = { state: State; user: StoredUser; params: { id: number } }
type Editing = Reading & { expectedVersion: number | undefined }

export function readAd({ state, user, params }: Reading) {
  const ad = state.ads.find((each) => each.id === params.id)
  // Another member's ad is as absent as one that never was.
  if (!ad || !can(user, 'show', 'ads', ad)) throw notFound('Ad')
  return ad
}

/** The ad, if the user may change it and had seen its present state. */
function openAd(editing: Editing, mayChange: (ad: Ad) => boolean) {
  const ad = readAd(editing)
  if (!mayChange(ad)) throw forbidden()
  checkVersion(editing.expectedVersion, ad, ad)
  return ad
}

function checkVideo({ ad_type, image_url }: AdInput) {
  const refusal = ad_type === 'video' && image_url && videoRefusal(image_url, DEFAULT_VIDEO_HOSTS)
  if (refusal) throw invalid({ image_url: refusal })
}

/** A save that changes nothing writes nothing. */
function change(ad: Ad, values: Partial<Ad>) {
  const fields = Object.keys(values) as (keyof Ad)[]
  if (fields.some((field) => values[field] !== ad[field])) Object.assign(ad, values, touch(ad))
  return ad
}

export function submitAd(state: State, user: StoredUser, input: AdInput) {
  checkVideo(input)
  const { title, description, link, image_url, ad_type } = input
  const now = new Date().toISOString()
  const ad: Ad = {
    ...{ id: state.newId(state.ads), title, description, link: link ?? null, image_url: image_url ?? null, ad_type },
    ...{ status: 'pending', rejection_reason: null, views: 0, created_at: now, updated_at: now, version: 1 },
    ...{ advertiser_id: user.id, advertiser_name: user.name, advertiser_email: user.email },
  }
  state.ads.push(ad)
  return ad
}

export function saveAd(editing: Editing, input: AdInput) {
  const { user } = editing
  const ad = openAd(editing, (each) => can(user, 'edit', 'ads', each))
  checkVideo(input)
  const { title, description, link, image_url, ad_type } = input
  const { version } = ad
  change(ad, definedOnly({ title, description, link, image_url, ad_type }))
  // What a non-editor changes in a published ad, an editor has not seen.
  const unpublished = ad.version !== version && ad.status === 'published' && !can(user, 'publish', 'ads', ad)
  if (unpublished) ad.status = 'approved'
  return ad
}

const isApproved = (status: AdStatus) => status === 'approved' || status === 'published'

export function reviewAd(editing: Editing, { status, reason }: AdReview) {
  const { state, user } = editing
  const ad = openAd(editing, (each) => canChangeStatus(user, 'ads', each.status, status))
  if (isApproved(status) && !isApproved(ad.status))
    noteActivity(state, { kind: 'ad_approved', subject_id: ad.id, subject_title: ad.title, actor_name: user.name })
  // Rejecting again without a reason leaves what was said.
  const rejection_reason = status === 'rejected' ? (reason === undefined ? ad.rejection_reason : reason) : null
  return change(ad, { status, rejection_reason })
}

export function removeAd(editing: Editing) {
  const ad = openAd(editing, (each) => can(editing.user, 'delete', 'ads', each))
  editing.state.ads.splice(editing.state.ads.indexOf(ad), 1)
}
