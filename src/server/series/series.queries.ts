import { pick, type SeriesField } from '@shared/editable-fields'
import { type PublicSeries, Series } from '@shared/entities/series'
import { and, eq } from 'drizzle-orm'
import type { Db } from '../db/client'
import { type ListQuery, listRows } from '../db/list'
import { searched, translated } from '../db/list-search'
import { series } from '../db/schema/core'
import { seriesTranslations } from '../db/schema/series'
import { bumpVersion } from '../http/versions'

type SeriesRow = typeof series.$inferSelect

const toSeries = (row: SeriesRow): Series =>
  Series.parse({ ...row, created_at: row.created_at.toISOString(), updated_at: row.updated_at.toISOString() })

type SeriesQuery = ListQuery<'title' | 'slug' | 'created_at' | 'updated_at' | 'id'> & { slug?: string }

export const listSeries = (db: Db, { slug, ...query }: SeriesQuery) =>
  searched(query.q, async (matching) => {
    const titles = translated(seriesTranslations, seriesTranslations.title, series.id)
    const where = and(
      slug === undefined ? undefined : eq(series.slug, slug),
      matching(series.title, titles, series.slug),
    )
    const { rows, ...total } = await listRows(db, series, query, where)
    return { series: rows.map(toSeries), ...total }
  })

/** The series by title, as far as readers see them. */
export async function listPublicSeries(db: Db, query: SeriesQuery) {
  const { series: rows, ...total } = await listSeries(db, { ...query, sort: query.sort ?? 'title' })
  const shown = { id: true, title: true, slug: true, description: true } as const
  return { series: rows.map((row): PublicSeries => pick(row, shown)), ...total }
}

export async function findSeries(db: Db, id: number) {
  const [row] = await db.select().from(series).where(eq(series.id, id))
  return row && toSeries(row)
}

export async function lockSeries(tx: Db, id: number) {
  const [row] = await tx.select().from(series).where(eq(series.id, id)).for('update')
  return row && toSeries(row)
}

type SeriesValues = Pick<typeof series.$inferInsert, SeriesField>

export async function insertSeries(tx: Db, values: SeriesValues, now: Date) {
  const [row] = await tx
    .insert(series)
    .values({ ...values, created_at: now, updated_at: now })
    .returning()
  return toSeries(row as SeriesRow)
}

export async function updateSeries(tx: Db, id: number, values: Partial<SeriesValues>, now: Date) {
  const [row] = await tx
    .update(series)
    .set({ ...values, ...bumpVersion(series, now) })
    .where(eq(series.id, id))
    .returning()
  return toSeries(row as SeriesRow)
}
