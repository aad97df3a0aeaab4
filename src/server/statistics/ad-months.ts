import type { AdDay, AdMonth, AdReport, AdReports } from '@shared/entities/ad'
import { dayOf } from '@shared/time'
import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../db/client'
import { ads, adViewDays } from '../db/schema/ads'

/** The magazine's month, such as 2026-11. */
export const monthOf = (instant: Date) => dayOf(instant).slice(0, 7)

const firstDay = (month: string) => `${month}-01`

/** The month before or, with 1, after. */
export function monthBeside(month: string, by: -1 | 1) {
  const date = new Date(firstDay(month))
  date.setUTCMonth(date.getUTCMonth() + by)
  return date.toISOString().slice(0, 7)
}

const isIn = (month: string): SQL =>
  sql`${adViewDays.day} >= ${firstDay(month)}::date and ${adViewDays.day} < ${firstDay(monthBeside(month, 1))}::date`

/** What each ad that was seen in the month got. */
const figuresOf = (month: string): SQL => sql`
  select ad_id, sum(views)::int as views, sum(clicks)::int as clicks, count(*) filter (where views > 0)::int as days_shown,
    sum(clicks)::float8 / sum(views) as click_rate
  from ${adViewDays} where ${isIn(month)} group by ad_id having sum(views) > 0`

async function readMedian(db: Db, month: string): Promise<Pick<AdReport, 'ads' | 'median'>> {
  const middle = (figure: string) => sql`percentile_cont(0.5) within group (order by ${sql.raw(figure)})::float8`
  const { rows } = await db.execute<{ ads: number } & AdMonth>(sql`
    select count(*)::int as ads, ${middle('views')} as views, ${middle('clicks')} as clicks,
      ${middle('click_rate')} as click_rate, ${middle('days_shown')} as days_shown
    from (${figuresOf(month)}) as of_month`)
  const { ads: count = 0, ...median } = rows[0] ?? {}
  return { ads: count, median: count > 0 ? (median as AdMonth) : null }
}

/** The ads of one advertiser, or all, that were seen in the month. */
export async function readReports(db: Db, month: string, advertiserId?: number): Promise<AdReports> {
  const isOwn = advertiserId === undefined ? sql`true` : sql`${ads.advertiser_id} = ${advertiserId}`
  const { rows } = await db.execute<AdReports['rows'][number]>(sql`
    select of_month.*, ${ads.title}, ${ads.advertiser_name} from (${figuresOf(month)}) as of_month
    join ${ads} on ${ads.id} = of_month.ad_id where ${isOwn} order by of_month.views desc, of_month.ad_id`)
  return { month, ...(await readMedian(db, month)), rows }
}

/** Zeros if the ad was not shown. The days are those on which something was counted. */
export async function readReport(db: Db, month: string, adId: number): Promise<AdReport> {
  const { rows: days } = await db.execute<AdDay>(sql`
    select to_char(day, 'YYYY-MM-DD') as day, views, clicks from ${adViewDays}
    where ad_id = ${adId} and ${isIn(month)} order by day`)
  const views = days.reduce((sum, day) => sum + day.views, 0)
  const clicks = days.reduce((sum, day) => sum + day.clicks, 0)
  return {
    month,
    views,
    clicks,
    click_rate: views > 0 ? clicks / views : 0,
    days_shown: days.filter((day) => day.views > 0).length,
    ...(await readMedian(db, month)),
    days,
  }
}

/** Who had ads that were seen in the month. */
export async function listAdvertisersOf(db: Db, month: string) {
  const { rows } = await db.execute<{ advertiser_id: number }>(sql`
    select distinct ${ads.advertiser_id} as advertiser_id from (${figuresOf(month)}) as of_month
    join ${ads} on ${ads.id} = of_month.ad_id where ${ads.advertiser_id} is not null order by 1`)
  return rows.map(({ advertiser_id }) => advertiser_id)
}
