import { pageOf } from '@shared/paging'
import { and, type SQL, sql } from 'drizzle-orm'
import { countOf, type Page } from '../db/list'
import { articleSearch } from '../db/schema/search'
import { rowsOf, unseen } from '../db/sql'
import type { Search } from './searches'
import type { HitSelection } from './select-hits'
import { IN_HEAD, IN_TITLE } from './texts/index-texts'

const newestFirst = sql`published_at desc nulls last, id desc`

/**
 * Hits by rank: all words in the title, then in title, names and excerpt, then anywhere; the newest first. Each rank is looked up in
 * the index, and supplies as many hits as the page may need, so none of them has to be read to rank it.
 */
export function rankedHits({ languages, matches }: Search, filter: SQL | undefined, query: Page): HitSelection {
  const { limit, offset } = pageOf(query)
  const rowsNeeded = unseen(limit + offset)
  // An article once, however many of its translations match.
  const distinct = sql.raw(languages.length > 1 ? 'distinct' : '')
  const found = (prefix?: string) => sql`from ${articleSearch} where ${and(matches(prefix), filter)}`
  const rows = (prefix?: string) => sql`
    select ${distinct} ${articleSearch.article_id} as id, ${articleSearch.published_at} as published_at ${found(prefix)}`
  const newest = (from: SQL) => sql`
    select id, published_at from (${from}) as of_rank order by ${newestFirst} limit ${rowsNeeded}`
  // Hits in the title are also in the head. If those fill the page, no others are needed, and counting them takes half the time.
  const isFull = sql`(select count(*) from head) >= ${rowsNeeded}`
  const tables = sql`
    head as materialized (${newest(rows(IN_HEAD))}),
    hits as materialized (${rows()}),
    candidates as (
      select *, 0 as rank from (${newest(rows(IN_TITLE))}) as in_title
      union all select *, 1 from head
      union all select *, 2 from (${newest(sql`select * from hits where not ${isFull}`)}) as anywhere),
    page as (
      select id, row_number() over () as place from (
        select id from candidates group by id, published_at
        order by min(rank), ${newestFirst} ${rowsOf({ limit, offset })}) as sorted)`
  return {
    tables,
    counted: sql`case when ${isFull} then ${countOf(sql`select ${distinct} ${articleSearch.article_id} ${found()}`, query)}
      else ${countOf(sql`select from hits`, query)} end`,
  }
}
