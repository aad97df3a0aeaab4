import { LINE_DAYS, type StatisticsBy, type StatisticsRow } from '@shared/entities/statistics'
import type { Total } from '@shared/paging'
import type { Db } from '../db/client'
import { notFound } from '../http/errors'
import { sumSincePublication } from './articles.queries'
import { daysIn, lastPeriod, type Period, periodOf } from './period'
import { sumByDay, sumByThing, sumOfThing, viewsOfArticles } from './statistics.queries'

type Query = Partial<Period> & {
  by?: StatisticsBy
  id?: string
  page?: number
  perPage?: number
  sort?: 'views' | 'reads'
  order?: 'asc' | 'desc'
}

/** The figures of a period by what is asked for; see the contract. */
export async function readStatistics(
  db: Db,
  { from, to, by = 'article', id, ...query }: Query,
  now: Date,
): Promise<{ rows: StatisticsRow[] } & Total> {
  const period = periodOf({ from, to }, now)
  if (by === 'day') {
    const days = await sumByDay(db, period)
    const rows = days.filter(({ day }) => id === undefined || day === id)
    return { rows: rows.map((row) => ({ ...row, key: row.day, title: row.day })), total: rows.length }
  }
  if (id !== undefined) {
    const found = await sumOfThing(db, by, id, period)
    if (!found) throw notFound('Item')
    const { title, rows } = found
    return { rows: rows.map((row) => ({ ...row, key: id, title })), total: rows.length }
  }
  const sinceAlways = from === undefined && to === undefined
  return by === 'article' && sinceAlways ? sumSincePublication(db, query) : sumByThing(db, by, period, query)
}

/** The views of articles by day, a number for each day, the oldest first. */
export async function readLines(db: Db, ids: number[], now: Date, count = LINE_DAYS) {
  const period = lastPeriod(now, count)
  const days = daysIn(period)
  const places = new Map(days.map((day, index) => [day, index]))
  const lines = new Map(ids.map((id) => [id, days.map(() => 0)]))
  for (const { id, day, views } of await viewsOfArticles(db, ids, period)) {
    const line = lines.get(id)
    const place = places.get(day)
    if (line && place !== undefined) line[place] = views
  }
  return [...lines].map(([id, views]) => ({ id, views }))
}
