import { basename } from 'node:path'
import { eq, inArray, lt, sql } from 'drizzle-orm'
import type { Db } from '../../db/client'
import { removedUploads, unusedUploads } from '../../db/schema'
import { AppError } from '../../http/errors'
import type { Storage } from '../../storage/types'

/** What a picture and its narrower copies have in common: `4f2a-1600x1000` of `4f2a-1600x1000.w480.webp`. */
export const stemOf = (name: string) => name.split('.')[0] ?? name

const stemOfPath = (path: string) => stemOf(basename(path))

/** Tables that name files without using them. */
const NOT_CONTENT = [
  'audit_entries',
  'unused_uploads',
  'removed_uploads',
  'rate_limits',
  'idempotency_keys',
  'imports',
  'redirects',
]

/** All columns with text, asked of the database, so that those of later tables are found as well. */
async function textColumns(db: Db) {
  const { rows } = await db.execute<{ table: string; column: string }>(sql`
    select c.table_name as table, c.column_name as column from information_schema.columns c
    join information_schema.tables t using (table_schema, table_name)
    where c.table_schema = current_schema() and t.table_type = 'BASE TABLE'
      and c.data_type in ('text', 'character varying', 'json', 'jsonb', 'ARRAY')`)
  return rows.filter(({ table }) => !NOT_CONTENT.includes(table))
}

/**
 * The stems of all uploads that the database mentions: in articles, their versions and translations, ads, newsletters, and whatever
 * else has texts. One statement, so that a text that moves from one table to another meanwhile is not missed.
 */
async function usedStems(db: Db) {
  const texts = (await textColumns(db)).map(
    ({ table, column }) =>
      sql`select ${sql.identifier(column)}::text as text from ${sql.identifier(table)}
        where ${sql.identifier(column)}::text like '%uploads%'`,
  )
  // The slash may be escaped, as in JSON or in a query.
  const { rows } = await db.execute<{ stem: string }>(sql`
    select distinct found[1] as stem from (${sql.join(texts, sql` union all `)}) as texts,
      regexp_matches(text, 'uploads(?:/|\\\\+/|%2[Ff])([A-Za-z0-9_-]+)', 'g') as found`)
  return new Set(rows.map(({ stem }) => stem))
}

async function storedStems(storage: Storage) {
  const names = new Map<string, string[]>()
  for await (const name of storage.list()) names.set(stemOf(name), [...(names.get(stemOf(name)) ?? []), name])
  return names
}

/** The full picture last, so that one that exists has all its copies. */
const copiesFirst = (names: string[]) => names.toSorted((a, b) => b.length - a.length)

async function removeFiles(storage: Storage, names: string[]) {
  for (const name of copiesFirst(names)) await storage.remove(name)
}

/** Deletes an upload that is marked as unused. The lock on its mark holds back an upload of the same picture meanwhile. */
const removeMarked = (db: Db, storage: Storage, stem: string, names: string[]) =>
  db.transaction(async (tx) => {
    const marks = await tx.delete(unusedUploads).where(eq(unusedUploads.stem, stem)).returning()
    if (marks.length > 0) await removeFiles(storage, names)
  })

/** Statements with more parameters than this would be slow, or too long. */
const BATCH = 1000

/**
 * Marks the uploads that nothing refers to, takes the marks off those that are used again, and deletes those that were marked
 * before `before`. So a file outlives its last use by the whole period, in which the text can still be restored.
 */
export async function collectUnusedUploads(db: Db, before: Date, { storage, now }: { storage: Storage; now: Date }) {
  const stored = await storedStems(storage)
  const used = await usedStems(db)
  const unused = [...stored.keys()].filter((stem) => !used.has(stem))

  const marked = await db.select().from(unusedUploads)
  const outdated = marked.map(({ stem }) => stem).filter((stem) => used.has(stem) || !stored.has(stem))
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
  const used = await usedStems(db)
  const stems = [...new Set(paths.map(stemOfPath))].filter((stem) => stored.has(stem) && !used.has(stem))
  for (const stem of stems) await removeFiles(storage, stored.get(stem) ?? [])
  return stems.length
}

/** A picture that is stored again is no longer unused, and its files are not being deleted. */
const claim = (db: Db, name: string) => db.delete(unusedUploads).where(eq(unusedUploads.stem, stemOf(name)))

/** A storage for uploads. What was taken down is there again once a user uploads it. */
export const claimingStorage = (db: Db, storage: Storage): Storage => ({
  ...storage,
  async has(name) {
    await claim(db, name)
    await db.delete(removedUploads).where(eq(removedUploads.stem, stemOf(name)))
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

export async function isTakenDown(db: Db, name: string) {
  const [row] = await db
    .select()
    .from(removedUploads)
    .where(eq(removedUploads.stem, stemOf(name)))
  return row !== undefined
}

/** Deletes an upload at once, whether it is used or not. Returns false if there is none. */
export async function takeDown(db: Db, storage: Storage, name: string, now: Date) {
  const stem = stemOf(name)
  const names = (await storedStems(storage)).get(stem)
  if (!names) return false
  // First, so that an interruption leaves a file that can be taken down again.
  await db.insert(removedUploads).values({ stem, removed_at: now }).onConflictDoNothing()
  await removeFiles(storage, names)
  return true
}
