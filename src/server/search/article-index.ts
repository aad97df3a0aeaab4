import { DEFAULT_LANGUAGE } from '@shared/languages'
import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '../db/client'
import { SEARCH_LOCK } from '../db/locks'
import { articleCategories, articles, articleTranslations, categories } from '../db/schema'
import { articlePlaces, places, placeTranslations } from '../db/schema-places'
import { articleSearch } from '../db/schema-search'
import { processText } from '../threads/threads'
import type { SearchableTexts } from './index-texts'
import { addToVocabulary } from './spelling'

/** Articles that are indexed in one transaction. In the embedded database, all other requests wait for its end. */
const BATCH = 10
/** A search waits for the indexing of so many changed articles at most. */
const RECENT = 50

const textColumns = (table: typeof articles | typeof articleTranslations) => ({
  title: table.title,
  excerpt: table.excerpt,
  content: table.content,
})

async function listCategoryNames(db: Db, id: number) {
  const rows = await db
    .select({ name: categories.name })
    .from(articleCategories)
    .innerJoin(categories, eq(categories.id, articleCategories.category_id))
    .where(eq(articleCategories.article_id, id))
  return rows.map(({ name }) => name)
}

/** Of the published places, in all languages: a reader who searches for the local name of a place finds it in every language. */
async function listPlaceNames(db: Db, id: number) {
  const rows = await db
    .select({ name: places.name, translated: placeTranslations.name })
    .from(articlePlaces)
    .innerJoin(places, eq(places.id, articlePlaces.place_id))
    .leftJoin(placeTranslations, eq(placeTranslations.place_id, places.id))
    .where(and(eq(articlePlaces.article_id, id), eq(places.status, 'published')))
  return [...new Set(rows.flatMap(({ name, translated }) => (translated === null ? [name] : [name, translated])))]
}

/** The original and the published translations, as readers see them. */
async function listTexts(db: Db, id: number): Promise<SearchableTexts[]> {
  const [article] = await db
    .select({ ...textColumns(articles), byline: articles.byline, author_name: articles.author_name })
    .from(articles)
    .where(eq(articles.id, id))
  if (!article) return []
  const translations = await db
    .select({ ...textColumns(articleTranslations), language: articleTranslations.language })
    .from(articleTranslations)
    .where(and(eq(articleTranslations.article_id, id), eq(articleTranslations.status, 'published')))
  const { byline, author_name, ...original } = article
  const names = [byline ?? author_name, ...(await listCategoryNames(db, id)), ...(await listPlaceNames(db, id))]
  return [{ ...original, language: DEFAULT_LANGUAGE, names }, ...translations.map((texts) => ({ ...texts, names }))]
}

async function indexArticle(tx: Db, id: number) {
  const texts = await listTexts(tx, id)
  await tx.delete(articleSearch).where(eq(articleSearch.article_id, id))
  for (const input of texts) {
    const size = input.content.length + input.excerpt.length
    const { head, words, body, vocabulary } = await processText('indexTexts', input, { size, field: 'content' })
    await tx.execute(sql`
      insert into article_search (article_id, language, status, published_at, head, words, body)
      select id, ${input.language}, status, published_at, ${head}::tsvector, ${words}::tsvector, ${body}
      from articles where id = ${id}`)
    await addToVocabulary(tx, vocabulary)
  }
}

/** Takes outdated articles from the queue and indexes them. Returns how many. */
const indexOutdated = (db: Db, atMost: number) =>
  db.transaction(async (tx) => {
    // One at a time: of two that index an article, the one with the older text could be the last to write.
    await tx.execute(sql`select pg_advisory_xact_lock(${SEARCH_LOCK})`)
    const { rows } = await tx.execute<{ id: number }>(sql`
      with taken as (select distinct article_id from search_outdated order by article_id limit ${atMost})
      delete from search_outdated using taken where search_outdated.article_id = taken.article_id
      returning search_outdated.article_id as id`)
    const ids = [...new Set(rows.map(({ id }) => id))].sort((a, b) => a - b)
    for (const id of ids) await indexArticle(tx, id)
    return ids.length
  })

/** A save is found at once: what it has outdated is indexed before the search. A backlog, as after an import, is left to the job. */
export async function indexRecentChanges(db: Db) {
  const { rows } = await db.execute<{ id: number }>(
    sql`select article_id as id from search_outdated limit ${RECENT + 1}`,
  )
  if (rows.length > 0 && rows.length <= RECENT) await indexOutdated(db, RECENT)
}

/** Indexes all outdated articles, a batch at a time, so that other requests come in between. Returns how many. */
export async function indexAllOutdated(db: Db, signal?: AbortSignal) {
  let total = 0
  while (!signal?.aborted) {
    const indexed = await indexOutdated(db, BATCH)
    if (indexed === 0) break
    total += indexed
  }
  return total
}
