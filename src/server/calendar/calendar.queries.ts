import { EVENTS_SLUG } from '@shared/article-rules'
import { type CalendarKind, MAX_CALENDAR_ITEMS } from '@shared/calendar'
import type { CalendarItem } from '@shared/entities/calendar'
import { dashboardPath } from '@shared/paths'
import { NOTICE_CHECK_DAYS } from '@shared/place-rules'
import type { ArticleStatus } from '@shared/statuses'
import { DAY_MS, dayOf, startOfDay } from '@shared/time'
import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { Db } from '../db/client'
import { ads } from '../db/schema/ads'
import { articles, users } from '../db/schema/core'
import { newsletters } from '../db/schema/mail'
import { places } from '../db/schema/places'
import { articleTranslators } from '../db/schema/plans'

/** From the first moment to the last, exclusive. */
export type Range = { from: Date; until: Date }

type Row = Omit<CalendarItem, 'at' | 'url'> & { at: string | Date; status?: ArticleStatus; day?: string }

const recordPath = (screen: Parameters<typeof dashboardPath>[0], id: number) => `${dashboardPath(screen)}/${id}`

const isIn = (column: SQLWrapper, { from, until }: Range) =>
  sql`${column} >= ${from.toISOString()}::timestamptz and ${column} < ${until.toISOString()}::timestamptz`

async function rowsOf(db: Db, statement: SQL) {
  const { rows } = await db.execute<Row>(sql`${statement} limit ${MAX_CALENDAR_ITEMS + 1}`)
  return rows
}

const toItem = ({ at, status: _, day: __, ...row }: Row, url: string): CalendarItem => ({
  ...row,
  at: new Date(at).toISOString(),
  url,
})

const people = sql`(
  select coalesce(json_agg(json_strip_nulls(json_build_object('id', u.id, 'name', u.name, 'language', p.language))
    order by p.language nulls first), '[]')
  from (select ${articles}.assignee_id as user_id, null as language
    union all select t.user_id, t.language from ${articleTranslators} t where t.article_id = ${articles}.id) p
  join ${users} u on u.id = p.user_id)`

/** Those that are not published yet. What has no title is shown to its writer only, elsewhere. */
const pieces = async (db: Db, range: Range) =>
  (
    await rowsOf(
      db,
      sql`select case when content = '' then 'planned' else 'draft' end as kind, id, title, version, due_at as at,
        (due_at < now() and publish_at is null) as late, ${people} as people
      from ${articles} where ${isIn(articles.due_at, range)} and status <> 'published' and title <> ''
      order by due_at, id`,
    )
  ).map((row) => toItem(row, recordPath('articles', row.id)))

const publications = async (db: Db, range: Range) =>
  (
    await rowsOf(
      db,
      sql`select 'publication' as kind, id, title, version, publish_at as at, status from ${articles}
      where ${isIn(articles.publish_at, range)} order by publish_at, id`,
    )
  ).map((row) => toItem(row, `${recordPath('articles', row.id)}${row.status === 'published' ? '/working-copy' : ''}`))

const mailings = async (db: Db, range: Range) =>
  (
    await rowsOf(
      db,
      sql`select 'newsletter' as kind, id, subject as title, version, scheduled_at as at from ${newsletters}
      where sent_at is null and ${isIn(newsletters.scheduled_at, range)} order by scheduled_at, id`,
    )
  ).map((row) => toItem(row, recordPath('newsletter', row.id)))

/** The beginnings or the ends of runs. A rejected ad has none. */
const runsOf =
  (kind: 'ad_start' | 'ad_end', column: typeof ads.starts_at | typeof ads.ends_at) => async (db: Db, range: Range) =>
    (
      await rowsOf(
        db,
        sql`select ${kind}::text as kind, id, title, ${column} as at from ${ads}
      where ${isIn(column, range)} and status <> 'rejected' order by ${column}, id`,
      )
    ).map((row) => toItem(row, recordPath('ad-form', row.id)))

/** The beginnings of events, whatever their status. */
const eventsIn = async (db: Db, range: Range) =>
  (
    await rowsOf(
      db,
      sql`select 'event' as kind, id, title, starts_at as at from ${articles}
      where slug = ${EVENTS_SLUG} and ${isIn(articles.starts_at, range)} order by starts_at, id`,
    )
  ).map((row) => toItem(row, recordPath('articles', row.id)))

const day = (name: string) => sql`(notice->>${name}::text)::date`

/** A day of each notice, as a column `day`. */
async function noticesOn(db: Db, { from, until }: Range, kind: CalendarKind, on: SQL, where: SQL) {
  const last = dayOf(new Date(until.getTime() - 1))
  const rows = await rowsOf(
    db,
    sql`select ${kind}::text as kind, id, (place - 1)::int as part, left(name || ': ' || (notice->>'text'), 300) as title,
      to_char(${on}, 'YYYY-MM-DD') as day
    from ${places}, jsonb_array_elements(notices) with ordinality as listed (notice, place)
    where ${on} between ${dayOf(from)}::date and ${last}::date and ${where} order by ${on}, id, place`,
  )
  return rows.map((row) =>
    toItem({ ...row, all_day: true, at: startOfDay(row.day as string) }, recordPath('places', row.id)),
  )
}

const endsOn = day('valid_until')
const isToBeCheckedOn = sql`(${day('checked_on')} + ${NOTICE_CHECK_DAYS + 1}::int)`

/** What is listed of each kind, `planned` with the drafts. */
const LISTED: Partial<Record<CalendarKind, (db: Db, range: Range) => Promise<CalendarItem[]>>> = {
  planned: pieces,
  publication: publications,
  newsletter: mailings,
  event: eventsIn,
  ad_start: runsOf('ad_start', ads.starts_at),
  ad_end: runsOf('ad_end', ads.ends_at),
  notice_end: (db, range) => noticesOn(db, range, 'notice_end', endsOn, sql`true`),
  notice_check: (db, range) =>
    noticesOn(db, range, 'notice_check', isToBeCheckedOn, sql`coalesce(${endsOn} >= ${isToBeCheckedOn}, true)`),
}

/** The items of these kinds within the time, by time, and whether there are more of a kind than are listed. */
export async function listItems(db: Db, range: Range, kinds: CalendarKind[]) {
  const lists: CalendarItem[][] = []
  for (const kind of kinds) lists.push((await LISTED[kind]?.(db, range)) ?? [])
  const items = lists.flatMap((list) => list.slice(0, MAX_CALENDAR_ITEMS))
  return {
    items: items.toSorted((a, b) => a.at.localeCompare(b.at) || a.kind.localeCompare(b.kind) || a.id - b.id),
    isPartial: lists.some((list) => list.length > MAX_CALENDAR_ITEMS),
  }
}

/** The days of the magazine around one, as a range. */
export const daysAround = (now: Date, { before, after }: { before: number; after: number }): Range => ({
  from: startOfDay(dayOf(new Date(now.getTime() - before * DAY_MS))),
  until: startOfDay(dayOf(new Date(now.getTime() + after * DAY_MS))),
})
