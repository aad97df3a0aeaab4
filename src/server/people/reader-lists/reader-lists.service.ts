import type { ReaderSaved, ReaderTrip, SavedItem, TripInput } from '@shared/entities/reader-lists'
import { languagePath } from '@shared/language-paths'
import { paths } from '@shared/paths'
import { and, eq, inArray } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Db } from '../../db/client'
import { articles, articleTranslations } from '../../db/schema/core'
import { places, placeTranslations } from '../../db/schema/places'
import { readerSaved, readerTrips } from '../../db/schema/readers'
import type { Editing } from '../../http/route'
import { bumpVersion, checkVersion } from '../../http/versions'

type TripRow = typeof readerTrips.$inferSelect
type SavedRow = typeof readerSaved.$inferSelect

const shownTrip = (row: TripRow | undefined): ReaderTrip => ({
  stops: row?.stops ?? '',
  start: row?.start ?? null,
  version: row?.version ?? 0,
  updated_at: row?.updated_at.toISOString() ?? null,
})

export async function readTrip(db: Db, userId: number) {
  const [row] = await db.select().from(readerTrips).where(eq(readerTrips.user_id, userId))
  return shownTrip(row)
}

/** A row exists before it is locked, so that two first saves wait for each other like all others. */
const prepare = (tx: Db, table: PgTable, user_id: number, now: Date) =>
  tx.insert(table).values({ user_id, updated_at: now }).onConflictDoNothing()

export const saveTrip = ({ db, user, now, expectedVersion }: Editing, { stops, start = null }: TripInput) =>
  db.transaction(async (tx) => {
    const isOwn = eq(readerTrips.user_id, user.id)
    await prepare(tx, readerTrips, user.id, now())
    const [current] = await tx.select().from(readerTrips).where(isOwn).for('update')
    const before = shownTrip(current)
    checkVersion(expectedVersion, before, before)
    const values = { stops, start, ...bumpVersion(readerTrips, now()) }
    const [row] = await tx.update(readerTrips).set(values).where(isOwn).returning()
    return shownTrip(row)
  })

const keyOf = ({ kind, id }: Pick<SavedItem, 'kind' | 'id'>, language?: string) => `${kind} ${id} ${language ?? ''}`

/** Titles and paths by item. What is no longer published has none. */
async function pagesOf(db: Db, items: SavedItem[]) {
  const idsOf = (kind: SavedItem['kind']) => items.filter((item) => item.kind === kind).map(({ id }) => id)
  const [articleIds, placeIds] = [idsOf('articles'), idsOf('places')]
  const found = new Map<string, { title: string; path: string }>()
  const published = await db
    .select({ id: articles.id, title: articles.title })
    .from(articles)
    .where(and(inArray(articles.id, articleIds), eq(articles.status, 'published')))
  for (const { id, title } of published) found.set(keyOf({ kind: 'articles', id }), { title, path: paths.article(id) })
  const open = await db
    .select({ id: places.id, title: places.name, slug: places.slug })
    .from(places)
    .where(and(inArray(places.id, placeIds), eq(places.status, 'published')))
  for (const { id, title, slug } of open) found.set(keyOf({ kind: 'places', id }), { title, path: paths.place(slug) })
  const names = [
    ...(await db
      .select({
        id: articleTranslations.record_id,
        language: articleTranslations.language,
        title: articleTranslations.title,
      })
      .from(articleTranslations)
      .where(and(inArray(articleTranslations.record_id, articleIds), eq(articleTranslations.status, 'published')))
      .then((rows) => rows.map((row) => ({ ...row, kind: 'articles' as const })))),
    ...(await db
      .select({ id: placeTranslations.record_id, language: placeTranslations.language, title: placeTranslations.name })
      .from(placeTranslations)
      .where(inArray(placeTranslations.record_id, placeIds))
      .then((rows) => rows.map((row) => ({ ...row, kind: 'places' as const })))),
  ]
  const translated = new Map(names.map((row) => [keyOf(row, row.language), row.title]))
  return (item: SavedItem) => {
    const page = found.get(keyOf(item))
    const title = translated.get(keyOf(item, item.language))
    return page && { title: title ?? page.title, path: languagePath(item.language, page.path) }
  }
}

async function shownSaved(db: Db, row: SavedRow | undefined): Promise<ReaderSaved> {
  const items = row?.items ?? []
  const pageOf = await pagesOf(db, items)
  return {
    items: items.flatMap((item) => {
      const page = pageOf(item)
      return page ? [{ ...item, ...page }] : []
    }),
    version: row?.version ?? 0,
    updated_at: row?.updated_at.toISOString() ?? null,
  }
}

export async function readSaved(db: Db, userId: number) {
  const [row] = await db.select().from(readerSaved).where(eq(readerSaved.user_id, userId))
  return shownSaved(db, row)
}

export const saveSaved = ({ db, user, now, expectedVersion }: Editing, items: SavedItem[]) =>
  db.transaction(async (tx) => {
    const isOwn = eq(readerSaved.user_id, user.id)
    await prepare(tx, readerSaved, user.id, now())
    const [current] = await tx.select().from(readerSaved).where(isOwn).for('update')
    if (current && expectedVersion !== undefined && expectedVersion !== current.version)
      checkVersion(expectedVersion, current, await shownSaved(tx, current))
    const unique = [...new Map(items.map((item) => [keyOf(item, item.language), item])).values()]
    const values = { items: unique, ...bumpVersion(readerSaved, now()) }
    const [row] = await tx.update(readerSaved).set(values).where(isOwn).returning()
    return shownSaved(tx, row)
  })

/** What the owner's copy of their data holds. */
export async function exportReaderLists(db: Db, userId: number) {
  const { stops, start, updated_at } = await readTrip(db, userId)
  const [saved] = await db.select().from(readerSaved).where(eq(readerSaved.user_id, userId))
  return { trip: updated_at ? { stops, start, updated_at } : null, saved: saved?.items ?? [] }
}
