import { DEFAULT_LANGUAGE, type LanguageCode } from '@shared/languages'
import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../db/client'
import { isAnyOf, isAscending } from '../../db/list'
import { articles } from '../../db/schema/core'
import { articleSearch } from '../../db/schema/search'
import { pageValues, RANKS, rankedHits, thisPage } from '../../search/ranked-hits'
import { type Search, searchUntilFound } from '../../search/searches'
import { selectArticles, selectHits } from '../../search/select-hits'
import { managedHit, type PublicSummary, publicHit, toManaged, toSummary, withTopics } from './articles.queries'
import { type ArticleQuery, articleFilter, orderOf } from './list-articles.queries'

type Found = PublicSummary & { snippet: string; found_in: LanguageCode }

/** A filter by a column of which the index has a copy. */
const copied = (name: 'status' | 'author_id', value: unknown): SQL | undefined =>
  value === undefined ? undefined : eq(articleSearch[name], sql.placeholder(name))

/** What a search among rows with these values returns, in a statement that is the same for others. */
const valuesOf = (values: Record<string, unknown>, { status, author_id, ...query }: ArticleQuery) => ({
  ...values,
  ...pageValues(query),
  status,
  author_id,
})

/** By rank. The index has a copy of the status. */
function hitsByRank(db: Db, search: Search, query: ArticleQuery) {
  const { status, slug, category, place, author } = query
  const isFiltered = slug || category || place || author
  const ids = () =>
    db.select({ id: articles.id }).from(articles).where(articleFilter({ slug, category, place, author }))
  const within = () => (isFiltered ? inArray(articleSearch.article_id, ids()) : undefined)
  return {
    selection: () => rankedHits(search, and(copied('status', status), within())),
    values: valuesOf(search.values(RANKS), query),
    name: isFiltered ? undefined : `by rank, ${search.shape}, ${status ? 'of a status' : ''}`,
  }
}

const COPIED = {
  id: articleSearch.article_id,
  status: articleSearch.status,
  created_at: articleSearch.created_at,
  published_at: articleSearch.published_at,
}
const isCopied = (sort: string): sort is keyof typeof COPIED => sort in COPIED

function sortedHits(search: Search, query: ArticleQuery, isInIndex: boolean) {
  const { sort, order, status, author_id } = query
  const column = sort ?? 'created_at'
  const ofHits = and(search.matches(), copied('status', status), copied('author_id', author_id))
  const hits =
    isInIndex && isCopied(column)
      ? sql`
        select distinct ${articleSearch.article_id} as id, ${COPIED[column]} as sort_value
        from ${articleSearch} where ${ofHits}`
      : sql`
        select ${articles.id} as id, ${articles[column]} as sort_value
        from ${articles} where ${and(isAnyOf(articles.id, sql`select article_id from ${articleSearch} where ${ofHits}`), articleFilter(query))}`
  const sorted = sql.join(orderOf({ sort, order }, sql`sort_value`, sql`id`), sql`, `)
  const tables = sql`hits as materialized (${hits}), page as (
    select id, row_number() over () as place from (
      select id from hits order by ${sorted} ${thisPage}) as sorted)`
  return { tables, total: sql`select count(*) from hits` }
}

/** In the order of the list. Without a look at the articles, if the index has copies of what the query names. */
function hitsInOrder(search: Search, query: ArticleQuery) {
  const { sort = 'created_at', order: _order, page: _page, perPage: _perPage, limit: _limit, ...filters } = query
  const { status, author_id, ...others } = filters
  const isInIndex = isCopied(sort) && Object.values(others).every((value) => value === undefined)
  const direction = isAscending(query) ? 'up' : 'down'
  const filtered = `${status ? 'of a status' : ''} ${author_id ? 'of an author' : ''}`
  return {
    selection: () => sortedHits(search, query, isInIndex),
    values: valuesOf(search.values(), query),
    name: isInIndex ? `by ${sort} ${direction}, ${search.shape}, ${filtered}` : undefined,
  }
}

/** For readers: by rank, unless a field to sort by is named. */
export async function findArticles(
  db: Db,
  query: ArticleQuery & { q: string; lang?: LanguageCode; status: 'published' | 'draft' },
): Promise<{ articles: Found[]; total: number }> {
  const { q, lang = DEFAULT_LANGUAGE, ...list } = query
  const run = (search: Search) => {
    const selection = list.sort ? hitsInOrder(search, list) : hitsByRank(db, search, list)
    return selectHits(db, search, { ...selection, ...publicHit, lang })
  }
  const result = await searchUntilFound(db, { q, lang }, run)
  if (!result) return { articles: [], total: 0 }
  const { hits, shared, total } = result
  const found = withTopics(
    hits.map(({ article }) => article),
    shared,
  ).map(toSummary)
  return {
    articles: found.map((article, index) => {
      const { snippet, language } = hits[index] as (typeof hits)[number]
      return Object.assign(article, { snippet, found_in: language })
    }),
    total,
  }
}

/** For staff: in the order of the list, in originals and published translations. */
export async function findManagedArticles(db: Db, { q, ...query }: ArticleQuery & { q: string }) {
  const run = (search: Search) => selectArticles(db, { ...hitsInOrder(search, query), ...managedHit })
  const result = await searchUntilFound(db, { q, everywhere: true }, run)
  if (!result) return { articles: [], total: 0 }
  const { articles: found, shared, total } = result
  return { articles: withTopics(found, shared).map(toManaged), total }
}
