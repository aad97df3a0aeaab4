import { PLACE_FIELDS, pick } from '@shared/editable-fields'
import type { ManagedPlace, PlaceInput } from '@shared/entities/place'
import { messages } from '@shared/messages'
import { paths } from '@shared/paths'
import { canAll } from '@shared/permissions'
import { isReservedSlug } from '@shared/slugify'
import { dayOf } from '@shared/time'
import type { Db } from '../db/client'
import { freeSlug } from '../db/free-slug'
import { renameAddress } from '../db/redirects'
import { places } from '../db/schema/places'
import { announce, tagsOfPlace } from '../http/cache/cache-tags'
import { invalid, notFound, refuseTaken } from '../http/errors'
import type { Editing, UserRow } from '../http/route'
import { checkVersion } from '../http/versions'
import { notePublicChange } from '../texts/versions/public-changes.service'
import { moveToTrash } from '../trash/rows/move-to-trash'
import { translationsOfPlaces } from './place-translations'
import {
  findPlace,
  findPlaceBySlug,
  insertPlace,
  isPartOf,
  keepNoticeTexts,
  lockPlace,
  updatePlace,
} from './places.queries'
import { noticesToStore, practicalTexts } from './practical'

/** For other features, which must not import the queries. */
export { listClosedPlaces, listPlaces, listPlacesOf, listPlacesWith, setPlaces } from './places.queries'
export { placesInLanguage } from './places-in-language'
export { completeNotices, noticeTexts, practicalTexts } from './practical'

const slugConflict = refuseTaken({ slug: messages.slugTaken })

const freePlaceSlug = (tx: Db, name: string, except?: number) =>
  freeSlug(tx, places, name, { fallback: 'place', isReserved: isReservedSlug, except })

export async function readPlace(db: Db, id: number) {
  const place = await findPlace(db, id)
  if (!place) throw notFound('Place')
  return place
}

/** The place with this id or slug, in any letter case, if the user may see it: staff preview drafts. */
export async function readPlaceBy(db: Db, user: UserRow | null, key: string) {
  const isId = /^\d{1,9}$/.test(key)
  const place = isId ? await findPlace(db, Number(key)) : await findPlaceBySlug(db, key.toLowerCase())
  if (!place || (place.status !== 'published' && !canAll(user, 'show', 'places'))) throw notFound('Place')
  return place
}

async function lockForChange(tx: Db, id: number, expectedVersion: number | undefined) {
  const place = await lockPlace(tx, id)
  if (!place) throw notFound('Place')
  checkVersion(expectedVersion, place, place)
  return place
}

/** What readers see of a place; nothing of a draft. */
const shown = (place: ManagedPlace | undefined) =>
  place?.status === 'published' ? pick(place, PLACE_FIELDS) : undefined

const changeOf = ({ id, name }: ManagedPlace, { before, after }: { before?: ManagedPlace; after?: ManagedPlace }) => ({
  kind: 'places' as const,
  id,
  title: name,
  before: shown(before),
  after: shown(after),
})

/** Refuses a place that does not exist, and one that is a part of this place: the way up would have no end. */
async function checkParent(tx: Db, parent: number | null | undefined, before?: ManagedPlace) {
  if (parent == null || parent === before?.parent_id) return
  const isUsable = (await findPlace(tx, parent)) && !(before && (await isPartOf(tx, parent, before.id)))
  if (!isUsable) throw invalid({ parent_id: messages.placeParentInvalid })
}

export async function createPlace(editing: Editing, input: PlaceInput) {
  const { db, now } = editing
  const { slug, practical, notices = [], ...fields } = input
  const stored = { practical: practicalTexts(practical), notices: noticesToStore(notices, now()) }
  return db
    .transaction(async (tx) => {
      await checkParent(tx, input.parent_id)
      const values = { ...fields, ...stored, slug: slug ?? (await freePlaceSlug(tx, input.name)) }
      const after = await insertPlace(tx, values, now())
      await notePublicChange(tx, changeOf(after, { after }), editing)
      await announce(tx, tagsOfPlace(after.id))
      return after
    })
    .catch(slugConflict)
}

export async function savePlace(editing: Editing, id: number, input: PlaceInput) {
  const { db, now, expectedVersion } = editing
  const { practical, notices, ...fields } = input
  const stored = {
    ...(practical !== undefined && { practical: practicalTexts(practical) }),
    ...(notices && { notices: noticesToStore(notices, now()) }),
  }
  return db
    .transaction(async (tx) => {
      const before = await lockForChange(tx, id, expectedVersion)
      await checkParent(tx, input.parent_id, before)
      const slug = input.slug === null ? await freePlaceSlug(tx, input.name, id) : (input.slug ?? before.slug)
      if (slug !== before.slug) await renameAddress(tx, paths.place(before.slug), paths.place(slug))
      const saved = await updatePlace(tx, id, { ...fields, ...stored, slug }, now())
      const kept = saved.notices.map((notice) => notice.id)
      if (before.notices.some((notice) => !kept.includes(notice.id))) await keepNoticeTexts(tx, id, kept)
      await translationsOfPlaces.followOriginal(tx, before, saved)
      await notePublicChange(tx, changeOf(saved, { before, after: saved }), editing)
      await announce(tx, tagsOfPlace(id))
      return saved
    })
    .catch(slugConflict)
}

/** Notes that a notice was checked today, and still holds. */
export async function checkNotice(editing: Editing, { id, notice }: { id: number; notice: string }) {
  const { db, now, expectedVersion } = editing
  await db.transaction(async (tx) => {
    const before = await lockForChange(tx, id, expectedVersion)
    if (before.notices.every((each) => each.id !== notice)) throw notFound('Notice')
    const today = dayOf(now())
    const notices = before.notices.map((each) => (each.id === notice ? { ...each, checked_on: today } : each))
    const after = await updatePlace(tx, id, { notices }, now())
    await notePublicChange(tx, changeOf(after, { before, after }), editing)
    await announce(tx, tagsOfPlace(id))
  })
}

/** Deletes the place; its articles stay. */
export async function removePlace({ expectedVersion, ...by }: Editing, id: number) {
  await by.db.transaction(async (tx) => {
    const before = await lockForChange(tx, id, expectedVersion)
    await moveToTrash(tx, { kind: 'places', id, title: before.name }, by)
    await notePublicChange(tx, changeOf(before, { before }), by)
    await announce(tx, tagsOfPlace(id))
  })
}
