import { and, eq, inArray, ne, sql } from 'drizzle-orm'
import type { Db } from '../db/client'
import { articles, articleTranslations, categories, shownAuthor } from '../db/schema/core'
import { articlePlaces, places, placeTranslations } from '../db/schema/places'
import { articleCategories, categoryTranslations } from '../db/schema/topics'
import { SEARCHED_TEXTS, type SearchedText } from '../db/searched-texts'
import { type SearchableTexts, withFallback } from './texts/index-texts'

/** Characters of HTML that are read for the search. The text of the longest articles has a tenth of this. */
export const MAX_HTML = 1_000_000

const textColumns = (table: typeof articles | typeof articleTranslations) => ({
  ...(Object.fromEntries(SEARCHED_TEXTS.map((name) => [name, table[name]])) as Pick<typeof table, SearchedText>),
  content: sql<string>`left(${table.content}, ${MAX_HTML})`,
})

type Named = { id: number; name: string | null }

type InLanguages = { id: number; name: string; translated: string | null }

/** In all languages: a reader who searches for the local name of a place finds it in every language. */
const allNames = (rows: InLanguages[]) =>
  rows.flatMap(({ id, name, translated }): Named[] => [
    { id, name },
    { id, name: translated },
  ])

async function listCategoryNames(db: Db, ids: number[]) {
  const rows = await db
    .select({ id: articleCategories.article_id, name: categories.name, translated: categoryTranslations.name })
    .from(articleCategories)
    .innerJoin(categories, eq(categories.id, articleCategories.category_id))
    .leftJoin(categoryTranslations, eq(categoryTranslations.record_id, categories.id))
    .where(inArray(articleCategories.article_id, ids))
  return allNames(rows)
}

/** The names of published places. */
async function listPlaceNames(db: Db, ids: number[]) {
  const rows = await db
    .select({ id: articlePlaces.article_id, name: places.name, translated: placeTranslations.name })
    .from(articlePlaces)
    .innerJoin(places, eq(places.id, articlePlaces.place_id))
    .leftJoin(placeTranslations, eq(placeTranslations.record_id, places.id))
    .where(and(inArray(articlePlaces.article_id, ids), eq(places.status, 'published')))
  return allNames(rows)
}

/** The originals and the published translations of these articles, as readers see them. */
export async function listSearchableTexts(db: Db, ids: number[]): Promise<SearchableTexts[]> {
  const originals = await db
    .select({
      ...textColumns(articles),
      article_id: articles.id,
      language: articles.language,
      author: shownAuthor,
    })
    .from(articles)
    // What has no title yet is for its writer only.
    .where(and(inArray(articles.id, ids), ne(articles.title, '')))
  const translations = await db
    .select({
      ...textColumns(articleTranslations),
      article_id: articleTranslations.record_id,
      language: articleTranslations.language,
    })
    .from(articleTranslations)
    .where(and(inArray(articleTranslations.record_id, ids), eq(articleTranslations.status, 'published')))
  const named = [
    ...originals.map(({ article_id, author }): Named => ({ id: article_id, name: author })),
    ...(await listCategoryNames(db, ids)),
    ...(await listPlaceNames(db, ids)),
  ]
  const names = (article: number) => [...new Set(named.flatMap(({ id, name }) => (id === article && name) || []))]
  return originals.flatMap(({ author: _author, ...original }) => {
    const id = original.article_id
    const own = translations.filter(({ article_id }) => article_id === id)
    return withFallback([original, ...own]).map((text) => ({ ...text, names: names(id) }))
  })
}

/** How long the texts of these articles are. The database keeps the lengths, so this does not read the texts. */
export async function listTextSizes(db: Db, ids: number[]) {
  const { rows } = await db.execute<{ id: number; size: number }>(sql`
    select id, (octet_length(content) + coalesce((
      select sum(octet_length(t.content)) from article_translations t where t.record_id = articles.id), 0))::int as size
    from ${articles} where ${inArray(articles.id, ids)}`)
  return new Map(rows.map(({ id, size }) => [id, size]))
}
