import type { ManagedSummary } from '@shared/entities/article'
import { DEFAULT_LANGUAGE, type LanguageCode } from '@shared/languages'
import { pageOf } from '@shared/paging'
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '../../db/client'
import { isAnyOf } from '../../db/list'
import { articles } from '../../db/schema'
import { articleSearch } from '../../db/schema-search'
import { rankedHits } from '../../search/ranked-hits'
import { type Search, searchUntilFound } from '../../search/searches'
import { selectHits, selectIds } from '../../search/select-hits'
import { listArticlesById } from './articles.queries'
import { type ArticleQuery, articleFilter, orderOf } from './list-articles.queries'

type Found = ManagedSummary & { snippet: string; found_in: LanguageCode }

/** By rank. The index has a copy of the status. */
function hitsByRank(db: Db, search: Search, { status, slug, category, place, author, ...query }: ArticleQuery) {
  const ids = db.select({ id: articles.id }).from(articles).where(articleFilter({ slug, category, place, author }))
  const within = slug || category || place || author ? inArray(articleSearch.article_id, ids) : undefined
  return rankedHits(search, and(status && eq(articleSearch.status, status), within), query)
}

const COPIED = {
  id: articleSearch.article_id,
  status: articleSearch.status,
  created_at: articleSearch.created_at,
  published_at: articleSearch.published_at,
}
const isCopied = (sort: string): sort is keyof typeof COPIED => sort in COPIED

/** In the order of the list. Without a look at the articles, if the index has copies of what the query names. */
function hitsInOrder({ matches }: Search, query: ArticleQuery) {
  const { sort, order, page, perPage, limit, status, author_id, ...others } = query
  const column = sort ?? 'created_at'
  const ofHits = and(
    matches(),
    status && eq(articleSearch.status, status),
    author_id ? eq(articleSearch.author_id, author_id) : undefined,
  )
  const hits =
    isCopied(column) && Object.values(others).every((value) => value === undefined)
      ? sql`
        select distinct ${articleSearch.article_id} as id, ${COPIED[column]} as sort_value
        from ${articleSearch} where ${ofHits}`
      : sql`
        select ${articles.id} as id, ${articles[column]} as sort_value
        from ${articles} where ${and(isAnyOf(articles.id, sql`select article_id from ${articleSearch} where ${ofHits}`), articleFilter(query))}`
  const shown = pageOf({ page, perPage, limit })
  const sorted = sql.join(orderOf({ sort, order }, sql`sort_value`, sql`id`), sql`, `)
  return {
    hits,
    page: sql`
      select id, row_number() over () as place from (
        select id from hits order by ${sorted} limit ${shown.limit} offset ${shown.offset}) as sorted`,
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
    return selectHits(db, search, { ...selection, lang })
  }
  const result = await searchUntilFound(db, { q, lang }, run)
  if (!result) return { articles: [], total: 0 }
  const found = new Map(result.hits.map((hit) => [hit.id, hit]))
  const rows = await listArticlesById(db, [...found.keys()])
  return {
    articles: rows.flatMap((article) => {
      const hit = found.get(article.id)
      return hit ? [{ ...article, snippet: hit.snippet, found_in: hit.language }] : []
    }),
    total: result.total,
  }
}

/** For staff: in the order of the list, in originals and published translations. */
export async function findManagedArticles(db: Db, { q, ...query }: ArticleQuery & { q: string }) {
  const run = (search: Search) => selectIds(db, hitsInOrder(search, query))
  const result = await searchUntilFound(db, { q, everywhere: true }, run)
  return result ? { articles: await listArticlesById(db, result.ids), total: result.total } : { articles: [], total: 0 }
}
