import { fieldPart, noticeField } from '@shared/content/parts'
import type { PlaceField } from '@shared/editable-fields'
import type { ManagedPlace } from '@shared/entities/place'
import type { TranslationLanguage } from '@shared/entities/translation'
import type { LanguageCode } from '@shared/languages'
import type { PlaceKind, PlaceStatus } from '@shared/place-rules'
import { placeState } from '@shared/place-state'
import { and, asc, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import type { Db } from '../db/client'
import { type ListQuery, listRows, readRows } from '../db/list'
import { searched, translated } from '../db/list-search'
import { articlePlaces, places, placeTranslations } from '../db/schema/places'
import { isOneOf } from '../db/sql'
import { bumpVersion } from '../http/versions'
import { withClosures } from './closures.queries'
import { completeNotices, practicalTexts } from './practical'

type PlaceRow = typeof places.$inferSelect

const toPlace = (row: PlaceRow): ManagedPlace => ({
  ...row,
  practical: practicalTexts(row.practical),
  notices: completeNotices(row.notices),
  created_at: row.created_at.toISOString(),
  updated_at: row.updated_at.toISOString(),
})

type PlaceQuery = ListQuery<'name' | 'kind' | 'province' | 'created_at' | 'updated_at' | 'id'> & {
  kind?: PlaceKind
  province?: string
  status?: PlaceStatus
}

export const listPlaces = (db: Db, query: PlaceQuery) =>
  searched(query.q, async (matching) => {
    const names = translated(placeTranslations, placeTranslations.name, places.id)
    const where = and(
      query.kind ? eq(places.kind, query.kind) : undefined,
      query.province ? eq(places.province, query.province) : undefined,
      query.status ? eq(places.status, query.status) : undefined,
      matching(places.name, names, places.slug, places.province, places.summary),
    )
    const { rows, ...total } = await listRows(db, places, query, where)
    return { places: rows.map(toPlace), ...total }
  })

export async function findPlace(db: Db, id: number) {
  const [row] = await db.select().from(places).where(eq(places.id, id))
  return row && toPlace(row)
}

export async function findPlaceBySlug(db: Db, slug: string) {
  const [row] = await db.select().from(places).where(eq(places.slug, slug))
  return row && toPlace(row)
}

export async function lockPlace(tx: Db, id: number) {
  const [row] = await tx.select().from(places).where(eq(places.id, id)).for('update')
  return row && toPlace(row)
}

export type PlaceValues = Pick<typeof places.$inferInsert, PlaceField>

export async function insertPlace(tx: Db, values: PlaceValues, now: Date) {
  const [row] = await tx
    .insert(places)
    .values({ ...values, created_at: now, updated_at: now })
    .returning()
  return toPlace(row as PlaceRow)
}

export async function updatePlace(tx: Db, id: number, values: Partial<PlaceValues>, now: Date) {
  const [row] = await tx
    .update(places)
    .set({ ...values, ...bumpVersion(places, now) })
    .where(eq(places.id, id))
    .returning()
  return toPlace(row as PlaceRow)
}

/** The parts of places that are notices, and have changed since their translation into this language. */
export async function listChangedNotices(db: Db, ids: number[], language: LanguageCode) {
  if (ids.length === 0) return []
  const { rows } = await db.execute<{ id: number; part: string }>(sql`
    select record_id as id, part from ${placeTranslations}, jsonb_object_keys(unconfirmed) as part
    where ${isOneOf(placeTranslations.record_id, ids)} and language = ${language}
      and part like ${fieldPart(noticeField('%'))}`)
  return rows
}

/** The names of the provinces in this language, by the names in the originals: that of one place holds for all of its province. */
export async function listProvinceNames(db: Db, language: LanguageCode) {
  const rows = await db
    .selectDistinctOn([places.province], { original: places.province, name: placeTranslations.province })
    .from(placeTranslations)
    .innerJoin(places, eq(places.id, placeTranslations.record_id))
    .where(and(eq(placeTranslations.language, language as TranslationLanguage), isNotNull(placeTranslations.province)))
    .orderBy(places.province, places.id)
  return new Map(rows.map(({ original, name }) => [original, name]))
}

/** Drops what translations have of notices that are gone. Without it, each would have to be settled by a translator. */
export const keepNoticeTexts = (tx: Db, id: number, notices: string[]) =>
  tx.execute(sql`
    update ${placeTranslations} set notices = (
      select coalesce(jsonb_agg(notice order by place), '[]')
      from jsonb_array_elements(notices) with ordinality as listed (notice, place)
      where ${inArray(sql`notice ->> 'id'`, notices)}
    ) where record_id = ${id} and notices <> '[]'`)

/** Whether a place is the other one, or a part of it at any depth. */
export async function isPartOf(tx: Db, id: number, other: number) {
  const { rows } = await tx.execute<{ id: number }>(sql`
    with recursive above as (
      select id, parent_id from ${places} where id = ${id}
      union select p.id, p.parent_id from ${places} p join above on p.id = above.parent_id
    )
    select id from above where id = ${other}`)
  return rows.length > 0
}

/** The places with these ids, in this order. */
export const listPlacesWith = async (db: Db, ids: number[]) => (await readRows(db, places, ids)).map(toPlace)

/** The published places of an article, in its order. */
export async function listPlacesOf(db: Db, articleId: number) {
  const rows = await db
    .select({ place: places })
    .from(articlePlaces)
    .innerJoin(places, eq(places.id, articlePlaces.place_id))
    .where(and(eq(articlePlaces.article_id, articleId), eq(places.status, 'published')))
    .orderBy(asc(articlePlaces.position), asc(places.id))
  return rows.map(({ place }) => toPlace(place))
}

/** Replaces the places of an article; unknown ids are ignored. */
export async function setPlaces(tx: Db, articleId: number, ids: number[]) {
  await tx.delete(articlePlaces).where(eq(articlePlaces.article_id, articleId))
  if (ids.length === 0) return
  const known = await tx.select({ id: places.id }).from(places).where(inArray(places.id, ids))
  const order = [...new Set(ids)].filter((id) => known.some((place) => place.id === id))
  if (order.length > 0)
    await tx
      .insert(articlePlaces)
      .values(order.map((place_id, position) => ({ article_id: articleId, place_id, position })))
}

/** Those of these places that are closed today, or of which readers see a notice that they will be. */
export async function listClosedPlaces(db: Db, ids: number[], today: string): Promise<Set<number>> {
  if (ids.length === 0) return new Set()
  const rows = await db
    .select({ id: places.id, notices: places.notices, volcano_level: places.volcano_level })
    .from(places)
    .where(and(inArray(places.id, ids), eq(places.status, 'published')))
  const closed = (await withClosures(db, rows)).filter(
    (place) =>
      placeState(place, today) === 'closed' ||
      place.notices.some(
        ({ severity, valid_until }) => severity === 'closed' && (!valid_until || valid_until >= today),
      ),
  )
  return new Set(closed.map(({ id }) => id))
}
