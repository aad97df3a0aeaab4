import type { Ad, AdInput, AdReview, AdStatus } from '@shared/entities/ad'
import { can, canChangeStatus } from '@shared/permissions'
import { videoRefusal } from '@shared/video'
import { recordActivity } from '../../activity'
import type { Config } from '../../config'
import type { Db } from '../../db/client'
import { forbidden, invalid, notFound } from '../../http/errors'
import type { Services, UserRow } from '../../http/route'
import { checkVersion } from '../../http/versions'
import { tellAdvertiser, tellReviewers } from '../../mail/notices'
import { type AdValues, deleteAd, findAd, insertAd, lockAd, updateAd } from './ads.queries'

type Editing = Services & { user: UserRow; expectedVersion?: number }

/** Another member's ad is as absent as one that never was. */
function visible(user: UserRow, ad: Ad | undefined) {
  if (!ad || !can(user, 'show', 'ads', ad)) throw notFound('Ad')
  return ad
}

export const readAd = async (db: Db, user: UserRow, id: number) => visible(user, await findAd(db, id))

function checkVideo({ ad_type, image_url }: Pick<AdValues, 'ad_type' | 'image_url'>, config: Config) {
  const refusal = ad_type === 'video' && image_url && videoRefusal(image_url, config.VIDEO_HOSTS, config.PUBLIC_URL)
  if (refusal) throw invalid({ image_url: refusal })
}

/** Named one by one: whatever else a payload holds, such as a status, is nobody's to set here. */
const valuesOf = ({ title, description, link, image_url, ad_type }: AdInput, ad?: Ad): AdValues => ({
  ...{ title, description, ad_type },
  link: link === undefined ? (ad?.link ?? null) : link,
  image_url: image_url === undefined ? (ad?.image_url ?? null) : image_url,
})

export async function submitAd({ db, mail, config, now, user }: Editing, input: AdInput) {
  const values = valuesOf(input)
  checkVideo(values, config)
  const ad = await db.transaction(async (tx) => {
    const submitted = await insertAd(tx, {
      ...{ ...values, status: 'pending', created_at: now(), updated_at: now() },
      ...{ advertiser_id: user.id, advertiser_name: user.name, advertiser_email: user.email },
    })
    await tellReviewers(tx, mail, submitted, user.id)
    return submitted
  })
  mail.wake()
  return ad
}

const isApproved = (status: AdStatus) => status === 'approved' || status === 'published'

/** Locks the ad, checks that the user may change it and had seen its present state, and changes it. */
async function change<After extends Ad | undefined>(
  { db, mail, cache, now, user, expectedVersion }: Editing,
  id: number,
  mayChange: (ad: Ad) => boolean,
  apply: (tx: Db, ad: Ad) => Promise<After>,
) {
  const { before, after } = await db.transaction(async (tx) => {
    const before = visible(user, await lockAd(tx, id))
    if (!mayChange(before)) throw forbidden()
    checkVersion(expectedVersion, before, before)
    const after = await apply(tx, before)
    // Publishing what was approved is no second approval.
    if (after && isApproved(after.status) && !isApproved(before.status)) {
      const entry = { kind: 'ad_approved', subject_id: id, subject_title: after.title, actor_name: user.name } as const
      await recordActivity(tx, entry, now())
    }
    if (after && after.status !== before.status) await tellAdvertiser(tx, mail, after, user.id)
    return { before, after }
  })
  mail.wake()
  if (before.status === 'published' || after?.status === 'published') cache.changed()
  return after
}

/**
 * A save that changes nothing writes nothing: it takes no published ad out of readers' sight, and outdates nobody's
 * copy. What a non-editor changes in a published ad, an editor has not seen, so it is no longer published.
 */
export const saveAd = (editing: Editing, id: number, input: AdInput) =>
  change(
    editing,
    id,
    (ad) => can(editing.user, 'edit', 'ads', ad),
    async (tx, ad) => {
      const values = valuesOf(input, ad)
      checkVideo(values, editing.config)
      const fields = Object.keys(values) as (keyof AdValues)[]
      if (fields.every((field) => values[field] === ad[field])) return ad
      const unpublished = ad.status === 'published' && !can(editing.user, 'publish', 'ads', ad)
      return updateAd(tx, id, { ...values, ...(unpublished && { status: 'approved' }) }, editing.now())
    },
  )

/** The reason belongs to the rejection, and goes with it. Rejecting again without one leaves what was said. */
export const reviewAd = (editing: Editing, id: number, { status, reason }: AdReview) =>
  change(
    editing,
    id,
    (ad) => canChangeStatus(editing.user, 'ads', ad.status, status),
    async (tx, ad) => {
      const rejection_reason = status === 'rejected' ? (reason === undefined ? ad.rejection_reason : reason) : null
      if (status === ad.status && rejection_reason === ad.rejection_reason) return ad
      return updateAd(tx, id, { status, rejection_reason }, editing.now())
    },
  )

export const removeAd = (editing: Editing, id: number) =>
  change(
    editing,
    id,
    (ad) => can(editing.user, 'delete', 'ads', ad),
    async (tx) => void (await deleteAd(tx, id)),
  )
