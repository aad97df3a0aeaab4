import type { OtherTranslation } from '@shared/entities/own-data'
import { asc, eq, getTableColumns, getTableName } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Db } from '../../db/client'
import { adTranslations } from '../../db/schema/ad-translations'
import { newsletterTranslations } from '../../db/schema/newsletter-translations'
import { pageTranslationRevisions, pageTranslations } from '../../db/schema/pages'
import { placeTranslationRevisions, placeTranslations } from '../../db/schema/places'
import { seriesTranslations } from '../../db/schema/series'
import { categoryTranslations } from '../../db/schema/topics'
import { trashedRowsOf } from './trash-of-user'

/** The names of the columns in which a table has these facts; `by` is that of the user. */
type Source = {
  kind: OtherTranslation['kind']
  table: PgTable
  record_id: string
  title: string
  by: string
  at: string
}

const saved = { by: 'updated_by', at: 'updated_at' }
const kept = { by: 'author_id', at: 'created_at' }

const translations: Source[] = [
  { kind: 'pages', table: pageTranslations, record_id: 'record_id', title: 'title', ...saved },
  { kind: 'places', table: placeTranslations, record_id: 'record_id', title: 'name', ...saved },
  { kind: 'categories', table: categoryTranslations, record_id: 'record_id', title: 'name', ...saved },
  { kind: 'series', table: seriesTranslations, record_id: 'record_id', title: 'title', ...saved },
  { kind: 'ads', table: adTranslations, record_id: 'record_id', title: 'title', ...saved },
  { kind: 'newsletters', table: newsletterTranslations, record_id: 'record_id', title: 'subject', ...saved },
]

const revisions: Source[] = [
  { kind: 'pages', table: pageTranslationRevisions, record_id: 'page_id', title: 'title', ...kept },
  { kind: 'places', table: placeTranslationRevisions, record_id: 'place_id', title: 'name', ...kept },
]

async function listOf(db: Db, { kind, table, ...names }: Source, userId: number) {
  const columns: Record<string, PgColumn> = getTableColumns(table)
  const { [names.record_id]: record_id, [names.title]: title, [names.at]: at, [names.by]: by, language } = columns
  if (!record_id || !title || !at || !by || !language) throw new Error(`${getTableName(table)} lacks a column`)
  const rows = await db
    .select({ record_id, language, title, at })
    .from(table)
    .where(eq(by, userId))
    .orderBy(asc(record_id), asc(language), asc(at))
  return rows.map((row) => ({ ...row, kind, at: (row.at as Date).toISOString() }))
}

async function trashedOf(db: Db, { kind, table, record_id, title, by, at }: Source, userId: number) {
  const rows = await trashedRowsOf(db, getTableName(table), by, userId)
  return (rows as Record<string, unknown>[]).map((row) => ({
    kind,
    record_id: row[record_id],
    language: row.language,
    title: row[title],
    at: row[at],
  }))
}

/** The translations of other records than articles that the user has saved last, and the versions of them that the user has saved. */
export async function listOtherTranslations(db: Db, userId: number, { inTrash = false } = {}) {
  const read = inTrash ? trashedOf : listOf
  const all = async (sources: Source[]) => {
    const lists = await Promise.all(sources.map((source) => read(db, source, userId)))
    return lists.flat()
  }
  return { other_translations: await all(translations), other_translation_versions: await all(revisions) }
}
