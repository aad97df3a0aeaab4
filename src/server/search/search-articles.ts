import { DEFAULT_LANGUAGE, type LanguageCode } from '@shared/languages'
import { pageOf } from '@shared/paging'
import type { ArticleStatus } from '@shared/statuses'
import { and, eq, type SQL, sql } from 'drizzle-orm'
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

/** An article once, however many of its translations match: in the reader's language if possible, else where it matches best. */
const firstOfEach = (lang: LanguageCode, tier: SQL) => ({
  distinct: sql`distinct on (${articleSearch.article_id})`,
  order: sql`order by ${articleSearch.article_id}, ${articleSearch.language} = ${lang} desc, ${tier}, ${articleSearch.language}`,
})

async function runSearch(db: Db, search: Search, options: Options): Promise<Hits> {
  const { lang = DEFAULT_LANGUAGE, status, within, orderBy } = options
  const { limit, offset } = pageOf(options)
  const { tsquery } = search
  const inTitle = sql`ts_filter(${articleSearch.head}, '{a}') @@ ${tsquery}`
  const tier = sql`case when ${articleSearch.head} @@ ${tsquery} then case when ${inTitle} then 0 else 1 end else 2 end`
  const { distinct, order } =
    search.languages.length > 1 ? firstOfEach(lang, tier) : { distinct: undefined, order: undefined }
  // Without hits on this page there is still a row, with the total.
  const { rows } = await db.execute<{ id: number | null; language: LanguageCode; text: string; total: number }>(sql`
    with hits as materialized (
      select ${distinct} ${articleSearch.article_id} as id, ${articleSearch.language} as language,
        ${articleSearch.published_at} as published_at, ${tier} as tier
      from ${articleSearch} where ${and(search.where, eq(articleSearch.status, status), within)} ${order}
    ), page as (
      select sorted.*, row_number() over () as place from (
        select hits.id, hits.language from hits
        ${orderBy ? sql`join articles on articles.id = hits.id order by ${orderBy}` : sql`order by hits.tier, hits.published_at desc nulls last, hits.id desc`}
        limit ${limit} offset ${offset}
      ) as sorted
    )
    select total, page.id, page.language, left(found.body, ${SNIPPET_SOURCE}) as text
    from (select count(*)::int as total from hits) as counted
    left join page on true
    left join article_search as found on found.article_id = page.id and found.language = page.language
    order by page.place`)
  const matcher = createMatcher(search.terms, search.languages)
  return {
    hits: rows.flatMap(({ id, language, text }) =>
      id === null ? [] : [{ id, language, snippet: snippetOf(text, matcher) }],
    ),
    total: rows[0]?.total ?? 0,
  }
}

/** Finds articles in their order of rank: all words in the title, then in title, names and excerpt, then anywhere; the newest first. */
export const searchArticles = (db: Db, options: Options) =>
  searchUntilFound(db, options, (search) => runSearch(db, search, options), { hits: [], total: 0 })
