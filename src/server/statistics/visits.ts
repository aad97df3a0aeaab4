import { DEFAULT_LANGUAGE, type LanguageCode } from '@shared/languages'
import { isStaff } from '@shared/roles'
import { dayOf } from '@shared/time'
import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../db/client'
import { ads, adViewDays } from '../db/schema/ads'
import { articles, rateLimits } from '../db/schema/core'
import { articleDays, siteDays } from '../db/schema/views'
import type { UserRow } from '../http/route'
import { networkOf } from '../net/network'

/** The usual length of a visit: what a reader opens again within it is not another view, nor another click. */
const VISIT_MS = 30 * 60_000

/** What is counted by day, and whether the record also has the sum. Ads are counted in no language. */
const COUNTED = {
  'view:articles': { figure: sql`views`, isSummed: true },
  'read:articles': { figure: sql`reads`, isSummed: true },
  'keep:articles': { figure: sql`kept`, isSummed: false },
  'share:articles': { figure: sql`shared`, isSummed: false },
  'view:ads': { figure: sql`views`, isSummed: true },
  'click:ads': { figure: sql`clicks`, isSummed: true },
}

type Counted = keyof typeof COUNTED

/** Who asks for it, as the context of a call has it. */
export type Visitor = { address: string; user: UserRow | null; isRobot: boolean }

type Visit = Visitor & { what: Counted; id: number; language?: LanguageCode; now: Date }

/** Robots read nothing, and what the staff opens at work tells nothing about readers. */
export const isReader = ({ user, isRobot }: Pick<Visitor, 'user' | 'isRobot'>) =>
  !(user && isStaff(user.role)) && !isRobot

const instant = (moment: Date): SQL => sql`${moment.toISOString()}::timestamptz`

/** A common table expression that returns the key of a visit, unless it is the same as one before. `open` selects a row if it counts. */
export const markedVisit = (key: string, open: SQL, now: Date) => sql`
  insert into ${rateLimits} as mark (key, count, resets_at)
  select ${key}::text, 1, ${instant(new Date(now.getTime() + VISIT_MS))} from ${open}
  on conflict (key) do update set resets_at = excluded.resets_at where mark.resets_at <= ${instant(now)}
  returning key`

export const notCounted = (key: string, now: Date) =>
  sql`not exists (select from ${rateLimits} where key = ${key} and resets_at > ${instant(now)})`

/** Adds one to the figure of a day. */
const oneMore = (table: typeof articleDays | typeof adViewDays | typeof siteDays, key: SQL, values: SQL, figure: SQL) =>
  sql`insert into ${table} as of_day (${key}, ${figure}) select ${values}, 1 from marked
    on conflict (${key}) do update set ${figure} = of_day.${figure} + 1`

function addToDays({ what, id, language = DEFAULT_LANGUAGE, now }: Visit) {
  const { figure } = COUNTED[what]
  const day = sql`${dayOf(now)}::date`
  if (what.endsWith(':ads'))
    return sql`of_day as (${oneMore(adViewDays, sql`ad_id, day`, sql`${id}::int, ${day}`, figure)})`
  const ofArticle = oneMore(
    articleDays,
    sql`article_id, day, language`,
    sql`${id}::int, ${day}, ${language}::text`,
    figure,
  )
  const ofSite = oneMore(siteDays, sql`day, language`, sql`${day}, ${language}::text`, figure)
  return sql`of_day as (${ofArticle}), of_site as (${ofSite})`
}

/**
 * Counts what a reader does with a published record once per visit and network, so that one client cannot make up the figures that
 * advertisers see. One statement, for all processes; a repeated visit writes nothing.
 */
export async function countVisit(db: Db, visit: Visit): Promise<'counted' | 'repeated' | 'absent'> {
  const { what, id, address, now } = visit
  const { figure, isSummed } = COUNTED[what]
  const table = what.endsWith(':ads') ? ads : articles
  const key = `${what}:${id}:${networkOf(address)}`
  const published = sql`select id from ${table} where id = ${id} and status = 'published'`
  const sum = sql`, in_all as (
    update ${table} set ${figure} = ${figure} + 1 where id = ${id} and exists (select from marked))`
  // The record is locked before its day, as by a deletion: the two must not wait for each other.
  const { rows } = await db.execute<{ is_published: boolean; is_counted: boolean }>(sql`
    with open as (
      ${published} and ${isReader(visit)} and ${notCounted(key, now)} for no key update
    ), marked as (${markedVisit(key, sql`open`, now)}
    ), ${addToDays(visit)}${isSummed ? sum : sql``}
    select exists (${published}) as is_published, exists (select from marked) as is_counted`)
  const answer = rows[0]
  if (answer?.is_counted) return 'counted'
  return answer?.is_published ? 'repeated' : 'absent'
}
