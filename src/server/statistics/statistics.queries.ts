import { MAX_ID } from '@shared/entities/fields'
import { FIGURES, type Figures, type StatisticsBy, type StatisticsRow } from '@shared/entities/statistics'
import type { Total } from '@shared/paging'
import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../db/client'
import { type ListQuery, listFound } from '../db/list'
import { articleAuthors } from '../db/schema/authors'
import { articles, categories, users } from '../db/schema/core'
import { articlePlaces, places } from '../db/schema/places'
import { articleCategories } from '../db/schema/topics'
import { articleDays, siteDays } from '../db/schema/views'
import { daysIn, type Period } from './period'

type Of = Exclude<StatisticsBy, 'day'>

/** All authors of articles, as pairs of ids: the main one stands with the article. */
const authorsOf = sql`(
  select id as article_id, author_id from ${articles} where author_id is not null
  union select article_id, author_id from ${articleAuthors} where author_id is not null) as linked`

/** What adds up the days of articles: the key, the rows that link it to articles, and where its title is. */
const THINGS: Record<Of, { key: SQL; from: SQL; days: SQL; titles?: { table: SQL; title: SQL } }> = {
  article: {
    key: sql`days.article_id`,
    days: sql`${articleDays}`,
    from: sql``,
    titles: { table: sql`${articles}`, title: sql`title` },
  },
  place: {
    key: sql`linked.place_id`,
    days: sql`${articleDays}`,
    from: sql`join ${articlePlaces} as linked on linked.article_id = days.article_id`,
    titles: { table: sql`${places}`, title: sql`name` },
  },
  topic: {
    key: sql`linked.category_id`,
    days: sql`${articleDays}`,
    from: sql`join ${articleCategories} as linked on linked.article_id = days.article_id`,
    titles: { table: sql`${categories}`, title: sql`name` },
  },
  author: {
    key: sql`linked.author_id`,
    days: sql`${articleDays}`,
    from: sql`join ${authorsOf} on linked.article_id = days.article_id`,
    titles: { table: sql`${users}`, title: sql`name` },
  },
  language: { key: sql`days.language`, days: sql`${siteDays}`, from: sql`` },
}

const sums = sql.join(
  FIGURES.map((figure) => sql`coalesce(sum(days.${sql.identifier(figure)}), 0)::int as ${sql.identifier(figure)}`),
  sql`, `,
)

const within = ({ from, to }: Period) => sql`days.day between ${from}::date and ${to}::date`

type Query = Pick<ListQuery<'views' | 'reads'>, 'page' | 'perPage' | 'sort' | 'order'>

/** The figures of a period by thing, those with most views first. */
export async function sumByThing(
  db: Db,
  by: Of,
  period: Period,
  { sort = 'views', order = 'desc', ...page }: Query,
): Promise<{ rows: StatisticsRow[] } & Total> {
  const { key, days, from, titles } = THINGS[by]
  const found = sql`select ${key} as key, ${sums} from ${days} as days ${from} where ${within(period)} group by ${key}`
  const { rows, ...total } = await listFound<Figures & { key: string | number }>(
    db,
    found,
    sql`${sql.identifier(sort)} ${sql.raw(order)}, key`,
    page,
  )
  const named =
    titles &&
    (await titlesOf(
      db,
      titles,
      rows.map((row) => Number(row.key)),
    ))
  return {
    rows: rows.map((row) => ({ ...row, key: `${row.key}`, title: named ? (named.get(Number(row.key)) ?? '') : '' })),
    ...total,
  }
}

async function titlesOf(db: Db, { table, title }: { table: SQL; title: SQL }, ids: number[]) {
  const { rows } = await db.execute<{ id: number; title: string }>(
    sql`select id, ${title} as title from ${table} where id = any(${sql.param(ids)}::int[])`,
  )
  return new Map(rows.map((row) => [row.id, row.title]))
}

const NOTHING: Figures = { views: 0, reads: 0, kept: 0, shared: 0 }

/** A row for each day, also for those on which nothing was counted. */
async function readDays(db: Db, period: Period, found: SQL) {
  const { rows } = await db.execute<Figures & { day: string }>(found)
  const byDay = new Map(rows.map((row) => [row.day, row]))
  return daysIn(period).map((day) => ({ ...NOTHING, ...byDay.get(day), day }))
}

const day = sql`to_char(days.day, 'YYYY-MM-DD') as day`

/** The figures of all articles by day. */
export const sumByDay = (db: Db, period: Period) =>
  readDays(db, period, sql`select ${day}, ${sums} from ${siteDays} as days where ${within(period)} group by days.day`)

/** The figures of one thing by day; undefined if there is no such thing. */
export async function sumOfThing(db: Db, by: Of, id: string, period: Period) {
  const { key, days, from, titles } = THINGS[by]
  const number = Number(id)
  if (titles && !(Number.isInteger(number) && number > 0 && number <= MAX_ID)) return
  const title = titles ? (await titlesOf(db, titles, [number])).get(number) : ''
  if (title === undefined) return
  const is = titles ? sql`${number}::int` : sql`${id}::text`
  const rows = await readDays(
    db,
    period,
    sql`select ${day}, ${sums} from ${days} as days ${from} where ${key} = ${is} and ${within(period)} group by days.day`,
  )
  return { title, rows }
}

/** The views of articles by day, of each article that was viewed. */
export async function viewsOfArticles(db: Db, ids: number[], period: Period) {
  const { rows } = await db.execute<{ id: number; day: string; views: number }>(sql`
    select days.article_id as id, ${day}, sum(days.views)::int as views from ${articleDays} as days
    where days.article_id = any(${sql.param(ids)}::int[]) and ${within(period)} group by days.article_id, days.day`)
  return rows
}
