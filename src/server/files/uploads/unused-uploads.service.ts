import { basename } from 'node:path'
import { eq, inArray, isNotNull, lt, or } from 'drizzle-orm'
import { union } from 'drizzle-orm/pg-core'
import type { Db } from '../../db/client'
import { media, unusedUploads, uploadUses } from '../../db/schema/media'
import type { Storage } from '../storage/types'
import { registerStored } from './registration.service'
import { forgetUpload, removeFiles, stemOf, storedStems, trashedStems } from './uploaded-files.service'

const usedStems = (db: Db) => db.selectDistinct({ stem: uploadUses.stem }).from(uploadUses)

/**
 * The stems of all uploads that are used, that have texts in the library, or that can be restored from the trash. One statement, so
 * that a text that moves from one table to another meanwhile is not missed.
 */
async function neededStems(db: Db) {
  const { alt, caption, credit, stem } = media
  const described = db
    .select({ stem })
    .from(media)
    .where(or(isNotNull(alt), isNotNull(caption), isNotNull(credit)))
  const rows = await union(usedStems(db), described, trashedStems(db))
  return new Set(rows.map((row) => row.stem))
}

/** Deletes an upload that is marked as unused. The lock on its mark holds back an upload of the same picture meanwhile. */
const removeMarked = (db: Db, storage: Storage, stem: string, names: string[]) =>
  db.transaction(async (tx) => {
    const marks = await tx.delete(unusedUploads).where(eq(unusedUploads.stem, stem)).returning()
    if (marks.length === 0) return
    await forgetUpload(tx, stem)
    await removeFiles(storage, names)
  })

/** Before any unused file of a text that is being written: due at once. */
const LONG_AGO = new Date(0)

/** Has the next collection delete these files, unless something needs them. */
export const markUnused = (tx: Db, paths: string[]) =>
  tx
    .insert(unusedUploads)
    .values(paths.map((path) => ({ stem: stemOf(basename(path)), found_at: LONG_AGO })))
    .onConflictDoUpdate({ target: unusedUploads.stem, set: { found_at: LONG_AGO } })

/** Statements with more parameters than this would be slow, or too long. */
const BATCH = 1000

/**
 * Marks the uploads that nothing needs, takes the marks off those that are needed again, and deletes those that were marked
 * before `before`. So a file outlives its last use by the whole period, in which the text can still be restored. Files that the
 * library lacks, such as those of an import, are added to it.
 */
export async function collectUnusedUploads(db: Db, before: Date, { storage, now }: { storage: Storage; now: Date }) {
  const stored = await storedStems(storage)
  await registerStored(db, storage, stored, now)
  const needed = await neededStems(db)
  const unused = [...stored.keys()].filter((stem) => !needed.has(stem))

  const marked = await db.select().from(unusedUploads)
  const outdated = marked.map(({ stem }) => stem).filter((stem) => needed.has(stem) || !stored.has(stem))
  for (let from = 0; from < outdated.length; from += BATCH)
    await db.delete(unusedUploads).where(inArray(unusedUploads.stem, outdated.slice(from, from + BATCH)))
  for (let from = 0; from < unused.length; from += BATCH)
    await db
      .insert(unusedUploads)
      .values(unused.slice(from, from + BATCH).map((stem) => ({ stem, found_at: now })))
      .onConflictDoNothing()

  const due = await db.select().from(unusedUploads).where(lt(unusedUploads.found_at, before))
  for (const { stem } of due) await removeMarked(db, storage, stem, stored.get(stem) ?? [])
}

/** Deletes those of these files that nothing refers to, with their copies. Returns how many pictures or films those were. */
export async function removeUnused(db: Db, storage: Storage, paths: string[]) {
  const stored = await storedStems(storage)
  const used = new Set((await usedStems(db)).map(({ stem }) => stem))
  const stems = [...new Set(paths.map((path) => stemOf(basename(path))))].filter(
    (stem) => stored.has(stem) && !used.has(stem),
  )
  for (const stem of stems) {
    await forgetUpload(db, stem)
    await removeFiles(storage, stored.get(stem) ?? [])
  }
  return stems.length
}
