import { EVENTS_SLUG } from '@shared/article-rules'
import { escapeText } from '@shared/content/html'
import type { OtherFoundKind } from '@shared/found-kinds'
import { DEFAULT_LANGUAGE, type LanguageCode } from '@shared/languages'
import { and, eq, gte, notExists, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Db } from '../db/client'
import { articles, articleTranslations } from '../db/schema/core'
import { pages, pageTranslations } from '../db/schema/pages'
import { places, placeTranslations } from '../db/schema/places'
import { recordSearch } from '../db/schema/search'
import { MAX_HTML } from './article-texts'
import { INDEX_VERSION, type SearchableTexts, withFallback } from './texts/index-texts'

/** Texts of one record in one language. */
type Texts = Omit<SearchableTexts, 'article_id'>

type Source = {
  table: PgTable & Record<'id', PgColumn>
  isPublic: SQL | undefined
  read: (db: Db, id: number) => Promise<Texts[]>
}

const htmlOf = (texts: Partial<Record<string, string | null>>) =>
  Object.values(texts)
    .map((text) => `<p>${escapeText(text ?? '')}</p>`)
    .join('')

const content = (column: PgColumn) => sql<string>`left(${column}, ${MAX_HTML})`

/** Title and content of a record and its published translations. */
async function readTexts(db: Db, id: number, original: typeof articles | typeof pages) {
  const translations = original === articles ? articleTranslations : pageTranslations
  const language = original === articles ? articles.language : sql<LanguageCode>`${DEFAULT_LANGUAGE}::text`
  const own = await db
    .select({ language, title: original.title, content: content(original.content) })
    .from(original)
    .where(eq(original.id, id))
  const translated = await db
    .select({ language: translations.language, title: translations.title, content: content(translations.content) })
    .from(translations)
    .where(and(eq(translations.record_id, id), eq(translations.status, 'published')))
  return withFallback([...own, ...translated]).map((text): Texts => ({ ...text, excerpt: '', names: [] }))
}

async function readPlace(db: Db, id: number): Promise<Texts[]> {
  const [place] = await db.select().from(places).where(eq(places.id, id))
  if (!place) return []
  const translations = await db
    .select({
      language: placeTranslations.language,
      name: placeTranslations.name,
      summary: placeTranslations.summary,
      practical: placeTranslations.practical,
      province: placeTranslations.province,
    })
    .from(placeTranslations)
    .where(eq(placeTranslations.record_id, id))
  // In all languages: a reader who searches for the local name of a place finds it in every language.
  const written = [place, ...translations]
  const names = [...new Set([...written.map(({ name }) => name), ...written.map(({ province }) => province ?? '')])]
  return withFallback([{ ...place, language: DEFAULT_LANGUAGE as LanguageCode }, ...translations]).map(
    ({ language, is_fallback, name, summary, practical }) => ({
      language,
      is_fallback,
      title: name,
      excerpt: summary,
      content: htmlOf(practical),
      names: names.filter(Boolean),
    }),
  )
}

const sources: Record<OtherFoundKind, Source> = {
  places: { table: places, isPublic: eq(places.status, 'published'), read: readPlace },
  events: {
    table: articles,
    isPublic: and(eq(articles.slug, EVENTS_SLUG), eq(articles.status, 'draft')),
    // The excerpt of an event is an address.
    read: (db, id) => readTexts(db, id, articles),
  },
  pages: { table: pages, isPublic: eq(pages.status, 'published'), read: (db, id) => readTexts(db, id, pages) },
}

export type FoundRecord = { kind: OtherFoundKind; id: number }

const kinds = Object.entries(sources) as [OtherFoundKind, Source][]

/** Public records of which the search has nothing yet, or what an older version of the code has made. */
export async function listUnindexed(db: Db, limit: number) {
  const missing = kinds.map(([kind, { table, isPublic }]) => {
    const indexed = db
      .select({ one: sql`1` })
      .from(recordSearch)
      .where(
        and(
          eq(recordSearch.kind, kind),
          eq(recordSearch.record_id, table.id),
          gte(recordSearch.version, INDEX_VERSION),
        ),
      )
    return sql`select ${kind}::text as kind, ${table.id} as id from ${table} where ${and(isPublic, notExists(indexed))}`
  })
  const { rows } = await db.execute<FoundRecord>(sql`${sql.join(missing, sql` union all `)} limit ${limit}`)
  return rows
}

/** The original and the translations, as readers see them. */
export const readSearchableRecord = (db: Db, { kind, id }: FoundRecord) => sources[kind].read(db, id)

/** Keeps others from changing a public record until the transaction ends. Returns false if someone is changing it, or it is gone. */
export async function lockRecord(tx: Db, { kind, id }: FoundRecord) {
  const { table, isPublic } = sources[kind]
  const { rows } = await tx.execute(sql`
    select from ${table} where ${and(eq(table.id, id), isPublic)} for no key update skip locked`)
  return rows.length > 0
}
