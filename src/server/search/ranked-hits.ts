import { pageOf } from '@shared/paging'
import { and, type SQL, sql } from 'drizzle-orm'
import { articleSearch } from '../db/schema-search'
import type { Search } from './searches'
import { IN_HEAD, IN_TITLE } from './words'

const newestFirst = sql`published_at desc nulls last, id desc`

type Paging = { page?: number; perPage?: number; limit?: number }

/** Which rows of the hits are wanted; `rows` are those before the end of the page. */
export function pageValues(query: Paging) {
  const { limit, offset } = pageOf(query)
  return { limit, offset, rows: limit + offset }
}

/**
 * Hits by rank: all words in the title, then in title, names and excerpt, then anywhere; the newest first. Each rank is looked up in
 * the index, and supplies as many hits as the page may need, so none of them has to be read to rank it.
 */
export function rankedHits({ languages, matches }: Search, filter: SQL | undefined) {
  // An article once, however many of its translations match.
  const distinct = languages.length > 1 ? sql`distinct` : sql``
  const rows = (prefix?: string) => sql`
    select ${distinct} ${articleSearch.article_id} as id, ${articleSearch.published_at} as published_at
    from ${articleSearch} where ${and(matches(prefix), filter)}`
  const newest = (from: SQL, rank: number) => sql`
    (select id, published_at, ${sql.raw(String(rank))} as rank from (${from}) as of_rank order by ${newestFirst} limit ${sql.placeholder('rows')})`
  const candidates = [newest(rows(IN_TITLE), 0), newest(rows(IN_HEAD), 1), newest(sql`select * from hits`, 2)]
  const page = sql`
    select id, row_number() over () as place from (
      select id from (${sql.join(candidates, sql` union all `)}) as candidates group by id, published_at
      order by min(rank), ${newestFirst} limit ${sql.placeholder('limit')} offset ${sql.placeholder('offset')}) as sorted`
  return { hits: rows(), page }
}
