import { and, eq, gt, lte, sql } from 'drizzle-orm'
import type { Db } from '../db/client'
import { ads, adViewDays } from '../db/schema/ads'
import { articles, rateLimits } from '../db/schema/core'
import { articleViewDays } from '../db/schema/views'
import { utcDay } from '../db/sql'
import { networkOf } from '../http/network'

/** The usual length of a visit: what a reader opens again within it is not another view, nor another click. */
const VISIT_MS = 30 * 60_000

const endOf = (now: Date) => new Date(now.getTime() + VISIT_MS)

/** What is counted one by one, in all and by day. */
const COUNTED = {
  'view:ads': { table: ads, days: adViewDays, owner: 'ad_id', figure: 'views' },
  'click:ads': { table: ads, days: adViewDays, owner: 'ad_id', figure: 'clicks' },
} as const

type Visit = { what: keyof typeof COUNTED; id: number; address: string; now: Date }

/** The same for all visits that count as one. */
export const keyOfVisit = ({ what, id, address }: { what: string; id: number; address: string }) =>
  `${what}:${id}:${networkOf(address)}`

/** Marks the visit; returns false if its network has been marked within its length. One statement, for all processes. */
async function mark(tx: Db, key: string, now: Date) {
  const resets_at = endOf(now)
  const rows = await tx
    .insert(rateLimits)
    .values({ key, count: 1, resets_at })
    .onConflictDoUpdate({ target: rateLimits.key, set: { resets_at }, setWhere: lte(rateLimits.resets_at, now) })
    .returning({ key: rateLimits.key })
  return rows.length > 0
}

/** Counts a view or a click, in all and for its day; returns false if there is no such published record. */
async function count(tx: Db, { what, id, now }: Visit) {
  const { table, days, ...names } = COUNTED[what]
  const [owner, figure] = [sql.identifier(names.owner), sql.identifier(names.figure)]
  const { rows } = await tx.execute(
    sql`update ${table} set ${figure} = ${figure} + 1 where id = ${id} and status = 'published' returning id`,
  )
  if (rows.length === 0) return false
  await tx.execute(sql`insert into ${days} as d (${owner}, day, ${figure}) values (${id}, ${utcDay(now)}, 1)
    on conflict (${owner}, day) do update set ${figure} = d.${figure} + 1`)
  return true
}

/**
 * Counts a view or a click once per visit and network, so that one client cannot make up the figures that advertisers see. A
 * repeated one costs one read.
 */
export async function countVisit(db: Db, visit: Visit): Promise<'counted' | 'repeated' | 'absent'> {
  const { now } = visit
  const key = keyOfVisit(visit)
  const isThis = eq(rateLimits.key, key)
  const marked = await db
    .select({ key: rateLimits.key })
    .from(rateLimits)
    .where(and(isThis, gt(rateLimits.resets_at, now)))
  if (marked.length > 0) return 'repeated'
  return db.transaction(async (tx) => {
    if (!(await mark(tx, key, now))) return 'repeated'
    if (await count(tx, visit)) return 'counted'
    // Ids that do not exist must not fill the table.
    await tx.delete(rateLimits).where(isThis)
    return 'absent'
  })
}

/** A view of an article, by the key of its visit. */
export type ArticleView = { key: string; id: number; now: Date }

/**
 * Counts views of articles like `countVisit`, all of them in one statement. Returns which of the articles are published. Of views with
 * the same key, only one may be among them.
 */
export async function countArticleViews(db: Db, views: ArticleView[]) {
  const given = views.map(({ key, id, now }) => ({ key, id, day: utcDay(now), resets_at: endOf(now) }))
  // The articles are locked in the order of their ids, and all of them first: two processes that count must not wait for each other.
  const { rows } = await db.execute<{ id: number }>(sql`
    with given as (
      select * from json_to_recordset(${JSON.stringify(given)}::json)
        as view (key text, id int, day date, resets_at timestamptz)
    ), open as (
      select id from ${articles} where id in (select id from given) and status = 'published'
      order by id for no key update
    ), marked as (
      insert into ${rateLimits} as mark (key, count, resets_at)
      select key, 1, resets_at from given join open using (id) order by key
      on conflict (key) do update set resets_at = excluded.resets_at
        where mark.resets_at <= excluded.resets_at - make_interval(secs => ${VISIT_MS / 1000})
      returning key
    ), by_day as (
      insert into ${articleViewDays} as of_day (article_id, day, views)
      select id, day, count(*) from given join marked using (key) group by id, day
      on conflict (article_id, day) do update set views = of_day.views + excluded.views
    ), in_all as (
      update ${articles} as article set views = article.views + counted.views
      from (select id, count(*) as views from given join marked using (key) group by id) as counted
      where article.id = counted.id
    )
    select id from open`)
  return rows.map(({ id }) => id)
}
