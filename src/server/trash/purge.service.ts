import { and, eq, lt, ne } from 'drizzle-orm'
import type { Db } from '../db/client'
import { trash } from '../db/schema/trash'
import { refuseInPublicUse } from '../files/media/media-uses.service'
import type { Storage } from '../files/storage/types'
import { takeDown } from '../files/uploads/take-down.service'
import { findTrashedStem } from '../files/uploads/uploaded-files.service'
import { AppError } from '../http/errors'
import { deleteTrashItem, lockTrashItem } from './rows/trash.queries'

type Services = { storage: Storage; now: Date }

/** Takes a file in the trash down, in the transaction that has locked its item. Refuses if something published uses it by now. */
export async function purgeFile(tx: Db, trashId: number, { storage, now }: Services) {
  const stem = await findTrashedStem(tx, trashId)
  if (stem !== undefined) {
    await refuseInPublicUse(tx, stem)
    await takeDown(tx, storage, stem, now)
  }
  await deleteTrashItem(tx, trashId)
}

/** Purges what was deleted before this time. A file that something published uses by now stays in the trash. */
export async function purgeTrash(db: Db, before: Date, services: Services) {
  const isDue = lt(trash.deleted_at, before)
  await db.delete(trash).where(and(isDue, ne(trash.kind, 'media')))
  const files = await db
    .select({ id: trash.id })
    .from(trash)
    .where(and(isDue, eq(trash.kind, 'media')))
  for (const { id } of files)
    await db
      .transaction(async (tx) => {
        // Another process may have purged or restored it.
        if (await lockTrashItem(tx, id)) await purgeFile(tx, id, services)
      })
      .catch((error) => {
        if (!(error instanceof AppError)) throw error
      })
}
