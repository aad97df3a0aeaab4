import { AD_FIELDS, namesOf } from '@shared/editable-fields'
import type { Ad, AdInput, AdReview } from '@shared/entities/ad'
import { messages } from '@shared/messages'
import { can, canAll, canChangeStatus } from '@shared/permissions'
import type { AdStatus } from '@shared/statuses'
import { videoRefusal } from '@shared/video'
import type { Config } from '../config/config'
import { recordActivity } from '../dashboard/activity'
import type { Db } from '../db/client'
import { refuseForeignUpload } from '../files/media/own-media.service'
import { announce, tag } from '../http/cache/cache-tags'
import { forbidden, invalid, notFound } from '../http/errors'
import type { Authorised, Editing, UserRow } from '../http/route'
import { checkVersion } from '../http/versions'
import { notePublicChange } from '../texts/versions/public-changes.service'
import { moveToTrash } from '../trash/rows/move-to-trash'
import { copyForeignPicture } from './ad-pictures.service'
import { translationsOfAds } from './ad-translations'
import { notifyAdvertiser, notifyReviewers } from './ads.notices'
import { type AdValues, findAd, insertAd, lockAd, updateAd } from './ads.queries'
import { checkWaitingAds } from './waiting-ads.service'

/** For other features, which must not import the queries. */
export { listAds } from './ads.queries'

/** A call on one ad; `authorised` hands it over once the user may do this to it. */
type EditingOne = Editing & { authorised: Authorised }

function checkVideo({ ad_type, image_url }: Pick<AdValues, 'ad_type' | 'image_url'>, config: Config) {
  const refusal = ad_type === 'video' && image_url && videoRefusal(image_url, config.VIDEO_HOSTS, config.PUBLIC_URL)
  if (refusal) throw invalid({ image_url: refusal })
}

/** Optional fields that the payload leaves out keep their value. Whom an ad is for is up to those who may edit all of them. */
function valuesOf({ link, image_url, ...input }: AdInput, user: UserRow, ad?: Ad): AdValues {
  const { starts_at = ad?.starts_at, ends_at = ad?.ends_at, place_ids, months, ...required } = input
  const given = canAll(user, 'edit', 'ads') ? { place_ids, months } : {}
  return {
    ...required,
    link: link === undefined ? (ad?.link ?? null) : link,
    image_url: image_url === undefined ? (ad?.image_url ?? null) : image_url,
    starts_at: starts_at ? new Date(starts_at) : null,
    ends_at: ends_at ? new Date(ends_at) : null,
    place_ids: given.place_ids ?? ad?.place_ids ?? [],
    months: given.months ?? ad?.months ?? [],
  }
}

/** Whether a stored value, such as a moment or a list, is as it is sent. */
const isSame = (stored: unknown, sent: unknown) => JSON.stringify(stored) === JSON.stringify(sent)

/** A run that has ended can be lengthened only beyond now: a past end is a slip. */
function checkRun({ starts_at, ends_at }: AdValues, now: Date, ad?: Ad) {
  if (starts_at && ends_at && starts_at >= ends_at) throw invalid({ ends_at: messages.runEndsEarly })
  if (ends_at && ends_at <= now && !isSame(ends_at, ad?.ends_at)) throw invalid({ ends_at: messages.runIsOver })
}

export async function submitAd({ db, config, now, user }: Editing, input: AdInput) {
  const values = valuesOf(input, user)
  checkVideo(values, config)
  return db.transaction(async (tx) => {
    await refuseForeignUpload(tx, user, values.image_url)
    checkRun(values, now())
    const submitted = await insertAd(tx, {
      ...values,
      status: 'pending',
      created_at: now(),
      updated_at: now(),
      advertiser_id: user.id,
      advertiser_name: user.name,
      advertiser_email: user.email,
    })
    await checkWaitingAds(tx, user, submitted.id)
    await notifyReviewers(tx, submitted, user.id)
    return submitted
  })
}

export const isApproved = (status: AdStatus) => status === 'approved' || status === 'published'

/** Locks the ad, checks the client's version, applies the change, and notifies the advertiser. */
const change = <After extends Ad | undefined>(
  { db, now, user, expectedVersion }: Editing,
  lock: (tx: Db) => Promise<Ad>,
  apply: (tx: Db, ad: Ad) => Promise<After>,
) =>
  db.transaction(async (tx) => {
    const before = await lock(tx)
    checkVersion(expectedVersion, before, before)
    const after = await apply(tx, before)
    // Publishing an approved ad is not a second approval.
    if (after && isApproved(after.status) && !isApproved(before.status)) {
      const { id: subject_id, title: subject_title } = after
      const actor = { actor_name: user.name, actor_id: user.id }
      await recordActivity(tx, { kind: 'ad_approved', subject_id, subject_title, ...actor }, now())
    }
    if (after && after.status !== before.status) await notifyAdvertiser(tx, after, user.id)
    if (before.status === 'published' || after?.status === 'published') await announce(tx, [tag.ads])
    return after
  })

/** Why an advertiser may not change their ad any more. */
const decidedMeanwhile = ({ status }: Ad) => (isApproved(status) ? messages.adApproved : messages.adRejected)

/**
 * A save that changes nothing writes nothing: a published ad stays public, and other people's copies stay up to date.
 * A non-editor's change to a published ad takes it back to `approved`, since no editor has seen it. An editor's change of its picture is an
 * approval of the new one.
 */
export async function saveAd(editing: EditingOne, input: AdInput) {
  const stored = await editing.authorised('Ad', (id) => findAd(editing.db, id), decidedMeanwhile)
  const isReview = isApproved(stored.status) && canAll(editing.user, 'publish', 'ads')
  const copied = isReview ? await copyForeignPicture(editing, valuesOf(input, editing.user, stored)) : undefined
  return change(
    editing,
    (tx) => editing.authorised('Ad', (id) => lockAd(tx, id), decidedMeanwhile),
    async (tx, ad) => {
      const given = valuesOf(input, editing.user, ad)
      checkVideo(given, editing.config)
      await refuseForeignUpload(tx, editing.user, given.image_url, ad.image_url)
      checkRun(given, editing.now(), ad)
      const values = given.image_url === copied?.copied_from ? { ...given, ...copied } : given
      if (namesOf(AD_FIELDS).every((field) => isSame(values[field], ad[field]))) return ad
      const unpublished = ad.status === 'published' && !can(editing.user, 'publish', 'ads', ad)
      const changed = {
        ...(values.image_url !== ad.image_url && { copied_from: null }),
        ...values,
        ...(unpublished && { status: 'approved' as const }),
      }
      const saved = await updateAd(tx, ad.id, changed, editing.now())
      await translationsOfAds.followOriginal(tx, ad, saved)
      return saved
    },
  )
}

/**
 * Leaving `rejected` clears the reason; rejecting again without one keeps it. What the reviewer approves is copied, before the transaction,
 * so that it cannot be replaced; a picture that cannot be copied stays where it is.
 */
export async function reviewAd(editing: Editing, id: number, { status, reason }: AdReview) {
  async function checked(found: Promise<Ad | undefined>) {
    const ad = await found
    if (!ad) throw notFound('Ad')
    if (!canChangeStatus(editing.user, 'ads', ad.status, status)) throw forbidden()
    return ad
  }
  const seen = await checked(findAd(editing.db, id))
  const copied = isApproved(status) ? await copyForeignPicture(editing, seen) : undefined
  return change(
    editing,
    (tx) => checked(lockAd(tx, id)),
    async (tx, ad) => {
      const picture = ad.image_url === copied?.copied_from ? copied : undefined
      const rejection_reason = status === 'rejected' ? (reason === undefined ? ad.rejection_reason : reason) : null
      if (status === ad.status && rejection_reason === ad.rejection_reason && !picture) return ad
      return updateAd(tx, id, { status, rejection_reason, ...picture }, editing.now())
    },
  )
}

export const removeAd = (editing: EditingOne) =>
  change(
    editing,
    (tx) => editing.authorised('Ad', (id) => lockAd(tx, id)),
    async (tx, ad) => {
      const { id, title, advertiser_id } = ad
      await moveToTrash(tx, { kind: 'ads', id, title, owner_id: advertiser_id }, editing)
      const before = ad.status === 'published' ? ad : undefined
      await notePublicChange(tx, { kind: 'ads', id, title, before, after: undefined }, editing)
      return undefined
    },
  )
