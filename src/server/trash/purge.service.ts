import type { TrashKind } from '@shared/trash'
import { and, inArray, lt, notInArray } from 'drizzle-orm'
import type { Db } from '../db/client'
import { trash } from '../db/schema/trash'
import { refuseInPublicUse } from '../files/media/media-uses.service'
import type { Storage } from '../files/storage/types'
import { takeDown } from '../files/uploads/take-down.service'
import { findTrashedStem } from '../files/uploads/uploaded-files.service'
import { AppError } from '../http/errors'
import { eraseRestored } from '../people/users/removed-accounts.service'
import { restoreRows } from './rows/stored-rows'
import { deleteTrashItem, lockTrashItem } from './rows/trash.queries'

type Services = { storage: Storage; now: Date }

type Item = NonNullable<Awaited<ReturnType<typeof lockTrashItem>>>

/** Takes a file down. Refuses if something published uses it by now. */
async function purgeFile(tx: Db, { id }: Item, { storage, now }: Services) {
  const stem = await findTrashedStem(tx, id)
  if (stem === undefined) return
  await refuseInPublicUse(tx, stem)
  await takeDown(tx, storage, stem, now)
}

/** Erases an account and what it has left elsewhere: its rows come back for that. */
async function purgeAccount(tx: Db, { id, kind, item_id }: Item, { now }: Services) {
  await restoreRows(tx, { trashId: id, kind, itemId: item_id }, now)
  // What the stored rows name would count as used.
  await deleteTrashItem(tx, id)
  await eraseRestored(tx, item_id)
}

/** What more is to do than to delete the stored rows. */
const PURGES: Partial<Record<TrashKind, typeof purgeFile>> = { media: purgeFile, users: purgeAccount }

/** Deletes an item for good, in the transaction that has locked it. */
export async function purgeLocked(tx: Db, item: Item, services: Services) {
  await PURGES[item.kind]?.(tx, item, services)
  await deleteTrashItem(tx, item.id)
}

/** Purges what was deleted before this time. A file that something published uses by now stays in the trash. */
export async function purgeTrash(db: Db, before: Date, services: Services) {
  const isDue = lt(trash.deleted_at, before)
  const kinds = Object.keys(PURGES) as TrashKind[]
  await db.delete(trash).where(and(isDue, notInArray(trash.kind, kinds)))
  const others = await db
    .select({ id: trash.id })
    .from(trash)
    .where(and(isDue, inArray(trash.kind, kinds)))
  for (const { id } of others)
    await db
      .transaction(async (tx) => {
        // Another process may have purged or restored it.
        const item = await lockTrashItem(tx, id)
        if (item) await purgeLocked(tx, item, services)
      })
      .catch((error) => {
        if (!(error instanceof AppError)) throw error
      })
}
