import { eq } from 'drizzle-orm'
import type { Db } from '../../db/client'
import { removedUploads, unusedUploads } from '../../db/schema/media'
import { apart } from '../../db/unit-of-work'
import { AppError } from '../../http/errors'
import type { Storage } from '../storage/types'
import { forgetUpload, isInTrash, removeFiles, stemOf, storedStems } from './uploaded-files.service'

export async function isTakenDown(db: Db, name: string) {
  const [row] = await db
    .select()
    .from(removedUploads)
    .where(eq(removedUploads.stem, stemOf(name)))
  return row !== undefined
}

/** Whether the file was deleted: its address is not given to an upload again. */
export const isRetired = async (db: Db, name: string) => (await isTakenDown(db, name)) || isInTrash(db, stemOf(name))

/** A picture that is stored again is no longer unused, and its files are not being deleted. */
const claim = (db: Db, name: string) =>
  apart(db)
    .delete(unusedUploads)
    .where(eq(unusedUploads.stem, stemOf(name)))

/** A storage for uploads. What was taken down, or is in the trash, stays so: the same content gets a new address. */
export const claimingStorage = (db: Db, storage: Storage) => ({
  ...storage,
  isRetired: (name: string) => isRetired(db, name),
  async has(name: string) {
    await claim(db, name)
    return storage.has(name)
  },
})

/** A storage for imports, which do not bring back what was taken down. */
export const importingStorage = (db: Db, storage: Storage): Storage => ({
  ...storage,
  async has(name) {
    if (await isTakenDown(db, name)) throw new AppError('gone', 'it was taken down here')
    await claim(db, name)
    return storage.has(name)
  },
})

const storedNames = async (storage: Storage, name: string) => (await storedStems(storage)).get(stemOf(name))

/**
 * Takes an upload down at once, whether it is used or not. Returns false if there is none. `note` joins the transaction. Its files are to
 * be removed after the commit: then an interruption leaves one that can be taken down again.
 */
export async function beginTakeDown(
  db: Db,
  storage: Storage,
  name: string,
  now: Date,
  note: (tx: Db) => Promise<unknown> = async () => {},
) {
  if (!(await storedNames(storage, name))) return false
  await db.transaction(async (tx) => {
    await tx
      .insert(removedUploads)
      .values({ stem: stemOf(name), removed_at: now })
      .onConflictDoNothing()
    await note(tx)
  })
  return true
}

/** Removes the files of an upload that was taken down, and what the library has of it. */
export async function finishTakeDown(db: Db, storage: Storage, name: string) {
  await removeFiles(storage, (await storedNames(storage, name)) ?? [])
  await db.transaction((tx) => forgetUpload(tx, stemOf(name)))
}

/** Takes an upload down and removes its files. Returns false if there is none. */
export async function takeDown(db: Db, storage: Storage, name: string, now: Date) {
  const found = await beginTakeDown(db, storage, name, now)
  if (found) await finishTakeDown(db, storage, name)
  return found
}
