import { copyNames, withoutWidth } from '@shared/images'
import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../db/client'
import { media } from '../../db/schema/media'
import { trash, trashRows } from '../../db/schema/trash'
import type { Storage } from '../storage/types'

/** What a picture and its narrower copies have in common: `4f2a-1600x1000` of `4f2a-1600x1000.w480.webp`. */
export const stemOf = (name: string) => name.split('.')[0] ?? name

/** The names of all stored files, by stem. */
export async function storedStems(storage: Storage) {
  const names = new Map<string, string[]>()
  for await (const name of storage.list()) names.set(stemOf(name), [...(names.get(stemOf(name)) ?? []), name])
  return names
}

/** The full picture first: then no copy of it is made any more. One that was made since the files were listed is removed too. */
export async function removeFiles(storage: Storage, names: string[]) {
  const whole = names.find((name) => name === withoutWidth(name) && !name.endsWith('.avif'))
  if (whole) await storage.remove(whole)
  const copies = new Set([...names, ...(whole ? copyNames(whole) : [])])
  await Promise.all(Array.from(copies, (name) => storage.remove(name)))
}

const trashedStem = sql<string>`${trashRows.data}->>'stem'`

const isTrashedFile = eq(trashRows.table_name, 'media')

/** The stems of the files in the trash. */
export const trashedStems = (db: Db, where?: SQL) =>
  db.select({ stem: trashedStem }).from(trashRows).where(and(isTrashedFile, where))

export const isInTrash = async (db: Db, stem: string) => (await trashedStems(db, eq(trashedStem, stem))).length > 0

/** The stem of the file that is this item of the trash. */
export async function findTrashedStem(db: Db, trashId: number) {
  const [row] = await trashedStems(db, eq(trashRows.trash_id, trashId))
  return row?.stem
}

/** Takes a file that is being deleted out of the library and the trash. */
export async function forgetUpload(tx: Db, stem: string) {
  await tx.delete(media).where(eq(media.stem, stem))
  const items = tx
    .select({ id: trashRows.trash_id })
    .from(trashRows)
    .where(and(isTrashedFile, eq(trashedStem, stem)))
  await tx.delete(trash).where(inArray(trash.id, items))
}
