import { dayOf } from '@shared/time'
import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../db/client'
import { ads, adViewDays } from '../db/schema/ads'
import { articles, rateLimits } from '../db/schema/core'
import { articleViewDays } from '../db/schema/views'
import { networkOf } from '../net/network'

/** The usual length of a visit: what a reader opens again within it is not another view, nor another click. */
const VISIT_MS = 30 * 60_000

/** What is counted, in all and by day. */
const COUNTED = {
  'view:articles': { table: articles, days: articleViewDays, owner: sql`article_id`, figure: sql`views` },
  'view:ads': { table: ads, days: adViewDays, owner: sql`ad_id`, figure: sql`views` },
  'click:ads': { table: ads, days: adViewDays, owner: sql`ad_id`, figure: sql`clicks` },
}

type Visit = { what: keyof typeof COUNTED; id: number; address: string; now: Date }

const instant = (moment: Date): SQL => sql`${moment.toISOString()}::timestamptz`

/**
 * Counts a view or a click of a published record once per visit and network, so that one client cannot make up the figures that
 * advertisers see. One statement, for all processes; a repeated visit writes nothing.
 */
export async function countVisit(
  db: Db,
  { what, id, address, now }: Visit,
): Promise<'counted' | 'repeated' | 'absent'> {
  const { table, days, owner, figure } = COUNTED[what]
  const key = `${what}:${id}:${networkOf(address)}`
  const published = sql`select id from ${table} where id = ${id} and status = 'published'`
  // The record is locked before its day, as by a deletion: the two must not wait for each other.
  const { rows } = await db.execute<{ is_published: boolean; is_counted: boolean }>(sql`
    with open as (
      ${published} and not exists (
        select from ${rateLimits} where key = ${key} and resets_at > ${instant(now)}) for no key update
    ), marked as (
      insert into ${rateLimits} as mark (key, count, resets_at)
      select ${key}::text, 1, ${instant(new Date(now.getTime() + VISIT_MS))} from open
      on conflict (key) do update set resets_at = excluded.resets_at where mark.resets_at <= ${instant(now)}
      returning key
    ), of_day as (
      insert into ${days} as of_day (${owner}, day, ${figure}) select ${id}::int, ${dayOf(now)}::date, 1 from marked
      on conflict (${owner}, day) do update set ${figure} = of_day.${figure} + 1
    ), in_all as (
      update ${table} set ${figure} = ${figure} + 1 where id = ${id} and exists (select from marked) returning id
    )
    select exists (${published}) as is_published, exists (select from in_all) as is_counted`)
  const answer = rows[0]
  if (answer?.is_counted) return 'counted'
  return answer?.is_published ? 'repeated' : 'absent'
}
