import { DEFAULT_LANGUAGE, type LanguageCode } from '@shared/languages'
import { pageOf, type Total } from '@shared/paging'
import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../db/client'
import { countOf, isAnyOf, type Page, sortKey } from '../../db/list'
import { articles } from '../../db/schema/core'
import { articleSearch } from '../../db/schema/search'
import { rowsOf } from '../../db/sql'
import { rankedHits } from '../../search/ranked-hits'
import { type Search, searchUntilFound } from '../../search/searches'
import { type HitSelection, selectHits, selectIds } from '../../search/select-hits'
import { correctedSearch } from '../../search/spelling'
import { listManagedSummaries, listSummaries, type PublicSummary } from './articles.queries'
import { type ArticleQuery, articleFilter, forReaders, orderOf, sortColumn } from './list-articles.queries'

type Found = PublicSummary & { snippet: string; found_in: LanguageCode }

type Window = { limit: number; offset: number; lang: LanguageCode }

type FoundPage = Total & {
  articles: Found[]
  /** The search with misspelt words corrected, if it was. */
  corrected?: string
  /** Marks what was found in a short text; undefined if there is nothing. */
  marked?: (text: string) => string | undefined
}

/** A filter by a column of which the index has a copy. */
const copied = ({ status, author_id }: ArticleQuery): SQL | undefined =>
  and(
    status ? eq(articleSearch.status, status) : undefined,
    author_id ? eq(articleSearch.author_id, author_id) : undefined,
  )

/** By rank. */
function hitsByRank(db: Db, search: Search, query: ArticleQuery & Page) {
  const { status, slug, category, place, author } = query
  const ids = () =>
    db.select({ id: articles.id }).from(articles).where(articleFilter({ slug, category, place, author }))
  const within = slug || category || place || author ? inArray(articleSearch.article_id, ids()) : undefined
  return rankedHits(search, and(copied({ status }), within), query)
}

const COPIED = {
  id: articleSearch.article_id,
  status: articleSearch.status,
  created_at: articleSearch.created_at,
  published_at: articleSearch.published_at,
}
const isCopied = (sort: string): sort is keyof typeof COPIED => sort in COPIED

/** In the order of the list. What has no title is not indexed. Without a look at the articles, if the index has copies of what the query names. */
function hitsInOrder(search: Search, query: ArticleQuery): HitSelection {
  const {
    sort = 'created_at',
    order,
    page: _page,
    perPage: _perPage,
    limit: _limit,
    hasTitle: _hasTitle,
    ...filters
  } = query
  const { status: _status, author_id: _author, ...others } = filters
  const ofHits = and(search.matches(), copied(query))
  const hits =
    isCopied(sort) && Object.values(others).every((value) => value === undefined)
      ? sql`
        select distinct ${articleSearch.article_id} as id, ${COPIED[sort]} as sort_value
        from ${articleSearch} where ${ofHits}`
      : sql`
        select ${articles.id} as id, ${sortKey(sortColumn(sort))} as sort_value
        from ${articles} where ${and(isAnyOf(articles.id, sql`select article_id from ${articleSearch} where ${ofHits}`), articleFilter(query))}`
  const sorted = orderOf({ sort: query.sort, order }, sql`sort_value`, sql`id`)
  const tables = sql`hits as materialized (${hits}), page as (
    select id, row_number() over () as place from (
      select id from hits order by ${sorted} ${rowsOf(pageOf(query))}) as sorted)`
  return { tables, counted: countOf(sql`select from hits`, query) }
}

/** A part of the published articles that a search finds, by rank. */
export const findPublished = (db: Db, search: Search, window: Window) =>
  selectHits(db, window, search, hitsByRank(db, search, { ...window, status: 'published' }))

/** For readers: by rank, unless a field to sort by is named. */
export async function findArticles(
  db: Db,
  { q, lang = DEFAULT_LANGUAGE, ...query }: ArticleQuery & { q: string; lang?: LanguageCode },
): Promise<FoundPage> {
  const run = (search: Search) => {
    const selection = query.sort ? hitsInOrder(search, forReaders(query)) : hitsByRank(db, search, query)
    return selectHits(db, { ...query, lang }, search, selection)
  }
  const found = await searchUntilFound(db, { q, lang }, run)
  if (!found) return { articles: [], total: 0 }
  const { hits, texts, terms, marked, isOutdated: _, ...total } = found
  const rows = await listSummaries(
    db,
    hits.map(({ id }) => id),
  )
  const byId = new Map(hits.map((hit) => [hit.id, hit]))
  const articles = rows.map((row) => ({ ...row, ...(byId.get(row.id) as (typeof hits)[number]) }))
  const corrected = correctedSearch(
    terms,
    texts.map((text, index) => `${articles[index]?.title} ${text}`),
  )
  return { articles, marked, ...(corrected && { corrected }), ...total }
}

/** For staff, in all languages and of every status: the first ones by rank. */
export async function findManagedByRank(db: Db, q: string, limit: number) {
  const page = { page: 1, perPage: limit }
  const run = (search: Search) => selectIds(db, page, rankedHits(search, undefined, page))
  const found = await searchUntilFound(db, { q, everywhere: true }, run)
  return found ? listManagedSummaries(db, found.ids) : []
}

/** For staff: in the order of the list, in originals and published translations. */
export async function findManagedArticles(db: Db, { q, ...query }: ArticleQuery & { q: string }) {
  const run = (search: Search) => selectIds(db, query, hitsInOrder(search, query))
  const found = await searchUntilFound(db, { q, everywhere: true }, run)
  if (!found) return { articles: [], total: 0 }
  const { ids, isOutdated: _, ...total } = found
  return { articles: await listManagedSummaries(db, ids), ...total }
}
