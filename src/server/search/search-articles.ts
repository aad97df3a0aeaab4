import type { LanguageCode } from '@shared/languages'
import { pageOf } from '@shared/paging'
import type { ArticleStatus } from '@shared/statuses'
import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../db/client'
import { articleSearch } from '../db/schema-search'
import { createMatcher } from './search-query'
import { type Search, searchUntilFound } from './searches'
import { SNIPPET_SOURCE, snippetOf } from './snippet'

export type ArticleHit = { id: number; language: LanguageCode; snippet: string }
export type Hits = { hits: ArticleHit[]; total: number }

type Options = {
  q: string
  lang?: LanguageCode
  status: ArticleStatus
  page?: number
  perPage?: number
  limit?: number
  /** A condition for `article_id`. */
  within?: SQL
  /** Sorts by columns of `articles`, in place of the rank. */
  orderBy?: SQL
}

async function listSnippets(db: Db, { terms, languages }: Search, found: Omit<ArticleHit, 'snippet'>[]) {
  const matcher = createMatcher(terms, languages)
  const rows = await db
    .select({
      id: articleSearch.article_id,
      language: articleSearch.language,
      text: sql<string>`left(${articleSearch.body}, ${SNIPPET_SOURCE})`,
    })
    .from(articleSearch)
    .where(
      inArray(
        articleSearch.article_id,
        found.map(({ id }) => id),
      ),
    )
  return found.map((hit) => {
    const row = rows.find(({ id, language }) => id === hit.id && language === hit.language)
    return { ...hit, snippet: snippetOf(row?.text ?? '', matcher) }
  })
}

/** Finds articles in their order of rank: all words in the title, then in title, names and excerpt, then anywhere; the newest first. */
export function searchArticles(db: Db, { q, lang, status, within, orderBy, ...paging }: Options): Promise<Hits> {
  const { limit, offset } = pageOf(paging)
  const run = async (search: Search) => {
    const { tsquery } = search
    const inTitle = sql`ts_filter(${articleSearch.head}, '{a}') @@ ${tsquery}`
    const tier = sql`case when ${articleSearch.head} @@ ${tsquery} then case when ${inTitle} then 0 else 1 end else 2 end`
    const where = and(search.where, eq(articleSearch.status, status), within)
    const own = lang ?? 'en'
    const once = search.languages.length > 1
    const { rows } = await db.execute<{ id: number; language: LanguageCode; total: number }>(sql`
      with hits as materialized (
        select ${once ? sql`distinct on (${articleSearch.article_id})` : sql``} ${articleSearch.article_id} as id,
          ${articleSearch.language} as language, ${articleSearch.published_at} as published_at, ${tier} as tier
        from ${articleSearch} where ${where}
        ${once ? sql`order by ${articleSearch.article_id}, ${articleSearch.language} = ${own} desc, tier, ${articleSearch.language}` : sql``}
      )
      select hits.id, hits.language, (select count(*) from hits)::int as total
      from hits ${orderBy ? sql`join articles on articles.id = hits.id order by ${orderBy}` : sql`order by hits.tier, hits.published_at desc nulls last, hits.id desc`}
      limit ${limit} offset ${offset}`)
    return { rows, total: rows[0]?.total ?? 0, search }
  }
  const found = async (search: Search) => {
    const { rows, total } = await run(search)
    const hits = rows.map(({ id, language }) => ({ id, language }))
    // Behind the last page there are no rows to hold the total.
    const known = total === 0 && offset > 0 ? await countHits(db, search, status, within) : total
    return { hits: hits.length > 0 ? await listSnippets(db, search, hits) : [], total: known }
  }
  return searchUntilFound(db, { q, lang }, found, { hits: [], total: 0 })
}

async function countHits(db: Db, search: Search, status: ArticleStatus, within: SQL | undefined) {
  const [row] = await db
    .select({ total: sql<number>`count(distinct ${articleSearch.article_id})::int` })
    .from(articleSearch)
    .where(and(search.where, eq(articleSearch.status, status), within))
  return row?.total ?? 0
}
