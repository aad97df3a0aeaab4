import { EVENTS_SLUG } from '@shared/article-rules'
import { type ArticleStatistics, LINE_DAYS, type StatisticsRow } from '@shared/entities/statistics'
import type { Total } from '@shared/paging'
import { dayOf, timeZone } from '@shared/time'
import { sql } from 'drizzle-orm'
import type { Db } from '../db/client'
import { type ListQuery, listFound } from '../db/list'
import { articles, categories } from '../db/schema/core'
import { articleCategories } from '../db/schema/topics'
import { articleDays, siteDays } from '../db/schema/views'
import { notFound } from '../http/errors'
import { lastPeriod } from './period'
import { sumOfThing } from './statistics.queries'

type Query = Pick<ListQuery<'views' | 'reads'>, 'page' | 'perPage' | 'sort' | 'order'>

/** The sums that published articles hold, which go back further than their days. */
export async function sumSincePublication(
  db: Db,
  { sort = 'views', order = 'desc', ...page }: Query,
): Promise<{ rows: StatisticsRow[] } & Total> {
  const counted = sql`select id, title, views, reads from ${articles} where status = 'published' and views + reads > 0`
  const { rows, ...total } = await listFound<Pick<StatisticsRow, 'title' | 'views' | 'reads'> & { id: number }>(
    db,
    counted,
    sql`${sql.identifier(sort)} ${sql.raw(order)}, id`,
    page,
  )
  const { rows: others } = await db.execute<{ id: number; kept: number; shared: number }>(sql`
    select article_id as id, sum(kept)::int as kept, sum(shared)::int as shared from ${articleDays}
    where article_id = any(${sql.param(rows.map(({ id }) => id))}::int[]) group by article_id`)
  const rest = new Map(others.map((row) => [row.id, row]))
  return {
    rows: rows.map(({ id, ...row }) => {
      const { kept = 0, shared = 0 } = rest.get(id) ?? {}
      return { ...row, key: `${id}`, kept, shared }
    }),
    ...total,
  }
}

/** With so many others is an article compared: the newest of its kind, so that a magazine's first years do not decide. */
const COMPARED = 500

/**
 * The reads of an article by day, since its publication or since there are such figures, beside the median of its kind: the newest
 * articles of its first topic.
 */
async function compareReads(db: Db, id: number, now: Date) {
  const perDay = sql`round(reads::numeric / greatest(1, ${dayOf(now)}::date
    - greatest((published_at at time zone ${timeZone()})::date, counted.since) + 1), 2)`
  const { rows } = await db.execute<{ topic: string | null; per_day: string | null; median: number | null }>(sql`
    with counted as (select min(day) as since from ${siteDays} where reads > 0),
    topic as (
      select c.id, c.name from ${articleCategories} ac join ${categories} c on c.id = ac.category_id
      where ac.article_id = ${id} order by c.id limit 1
    ), peers as (
      (select article_id as id from ${articleCategories}
        where category_id = (select id from topic) and status = 'published'
        order by published_at desc nulls last, article_id desc nulls first limit ${COMPARED})
      union all
      (select id from ${articles} where not exists (select from topic) and status = 'published'
        order by published_at desc nulls last, id desc nulls first limit ${COMPARED})
    )
    select (select name from topic) as topic,
      (select ${perDay} from ${articles}, counted where id = ${id} and status = 'published' and since is not null) as per_day,
      (select percentile_cont(0.5) within group (order by ${perDay}) from ${articles}, counted
        where since is not null and id in (select id from peers) and slug is distinct from ${EVENTS_SLUG}) as median`)
  const { topic = null, per_day = null, median = null } = rows[0] ?? {}
  return { topic, per_day: per_day === null ? null : Number(per_day), median }
}

export async function readArticleStatistics(
  db: Db,
  id: number,
  { now, days = LINE_DAYS }: { now: Date; days?: number },
): Promise<ArticleStatistics> {
  const found = await sumOfThing(db, 'article', String(id), lastPeriod(now, days))
  if (!found) throw notFound('Article')
  return {
    days: found.rows.map(({ day, views, reads }) => ({ day, views, reads })),
    ...(await compareReads(db, id, now)),
  }
}
