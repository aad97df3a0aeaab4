import { EVENTS_SLUG } from '@shared/article-rules'
import { messages } from '@shared/messages'
import { isReservedPageSlug } from '@shared/page-rules'
import { isReservedPlaceSlug } from '@shared/place-rules'
import { mayRestore, type TrashKind } from '@shared/trash'
import { checkWaitingAds } from '../ads/waiting-ads.service'
import type { Db } from '../db/client'
import { AppError, invalid, isForeignKeyViolation, isUniqueViolation, notFound, violated } from '../http/errors'
import type { Editing, UserRow } from '../http/route'
import { CHANGED_MEANWHILE } from '../http/versions'
import { purgeFile } from './purge.service'
import { restoreRows } from './rows/stored-rows'
import { deleteTrashItem, lockTrashItem, setStoredSlug } from './rows/trash.queries'

async function lockRestorable(tx: Db, user: UserRow, id: number) {
  const item = await lockTrashItem(tx, id)
  // Not 403: the existence of other users' ads is not revealed.
  if (!item || !mayRestore(user, item)) throw notFound('Item')
  return item
}

const SLUG_TAKEN = 'Something else has this slug by now. Choose another one to restore this.'

const slugTaken = () => invalid({ slug: SLUG_TAKEN }, 'conflict')

/** The item stays in the trash. A missing reference was deleted at this moment: the next try finds that. */
function refusal(error: unknown) {
  if (isUniqueViolation(error) && violated(error)?.includes('slug')) return slugTaken()
  return isUniqueViolation(error) || isForeignKeyViolation(error) ? new AppError('conflict', CHANGED_MEANWHILE) : error
}

const HAVE_SLUGS: readonly TrashKind[] = ['articles', 'categories', 'places', 'pages']

/** The slugs with which a record could not be read. */
const isReserved: Partial<Record<TrashKind, (slug: string) => boolean>> = {
  places: isReservedPlaceSlug,
  pages: isReservedPageSlug,
}

/** Brings an item back as it was when it was deleted. Fails, and leaves it in the trash, if its slug is taken by now. */
export async function restoreItem({ db, cache, now, user }: Editing, id: number, slug?: string) {
  const restored = await db
    .transaction(async (tx) => {
      const item = await lockRestorable(tx, user, id)
      const { kind, item_id } = item
      // An article that gets this slug would become an event.
      if (slug === EVENTS_SLUG && kind === 'articles') throw slugTaken()
      if (slug && isReserved[kind]?.(slug)) throw invalid({ slug: messages.slugReserved })
      if (slug && HAVE_SLUGS.some((each) => each === kind)) await setStoredSlug(tx, item, slug)
      await restoreRows(tx, { trashId: id, kind, itemId: item_id }, now())
      await deleteTrashItem(tx, id)
      if (kind === 'ads') await checkWaitingAds(tx, user, item_id)
      return { kind, item_id }
    })
    .catch((error) => {
      throw refusal(error)
    })
  cache.invalidate()
  return restored
}

/** Deletes an item for good. If it is a file, its stored copies go too, and its address answers with 410 from then on. */
export const purgeItem = ({ db, storage, now, user }: Editing, id: number) =>
  db.transaction(async (tx) => {
    const { kind } = await lockRestorable(tx, user, id)
    if (kind === 'media') await purgeFile(tx, id, { storage, now: now() })
    else await deleteTrashItem(tx, id)
  })
