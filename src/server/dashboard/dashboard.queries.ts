import type { Activity, DashboardStats } from '@shared/entities/dashboard'
import type { Total } from '@shared/paging'
import {
  and,
  eq,
  exists,
  getTableColumns,
  gte,
  inArray,
  isNotNull,
  isNull,
  lte,
  ne,
  or,
  type SQL,
  sql,
  sum,
} from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Db } from '../db/client'
import { type ListQuery, listSelected, orderBy } from '../db/list'
import { searched } from '../db/list-search'
import { ads, adViewDays } from '../db/schema/ads'
import { activity, articles, users } from '../db/schema/core'
import { newsletters } from '../db/schema/mail'
import { siteDays } from '../db/schema/views'

const countOf = (table: PgTable, where?: SQL) =>
  sql`(select count(*) from ${table} where ${where ?? sql`true`})`.mapWith(Number)

/** Drafts without a title are not listed either. */
const countArticles = () => countOf(articles, ne(articles.title, ''))

/** All counters in one statement. */
async function counters(db: Db, counts: Partial<Record<keyof DashboardStats, SQL<number>>>): Promise<DashboardStats> {
  const [row] = await db.select(counts as Record<string, SQL<number>>).from(sql`(select 1) as one`)
  return row ?? {}
}

export const countEverything = (db: Db) =>
  counters(db, {
    users: countOf(users),
    articles: countArticles(),
    ads: countOf(ads),
    newsletters: countOf(newsletters, isNotNull(newsletters.sent_at)),
  })

export const countCampaigns = (db: Db) =>
  counters(db, { ads: countOf(ads, eq(ads.status, 'published')), articles: countArticles() })

export const countWaiting = (db: Db) =>
  counters(db, {
    pending_articles: countOf(articles, eq(articles.status, 'review')),
    pending_ads: countOf(ads, eq(ads.status, 'pending')),
    draft_newsletters: countOf(newsletters, isNull(newsletters.sent_at)),
  })

/** The number of this advertiser's published ads, and the views of all their ads. */
export async function countOwnAds(db: Db, advertiserId: number) {
  const [row] = await db
    .select({
      my_ads: sql`count(*) filter (where ${ads.status} = 'published')`.mapWith(Number),
      ad_views: sql`coalesce(sum(${ads.views}), 0)`.mapWith(Number),
    })
    .from(ads)
    .where(eq(ads.advertiser_id, advertiserId))
  return row as { my_ads: number; ad_views: number }
}

/** Selects all ads, those of one advertiser, or none. */
export type AdScope = 'all' | { advertiserId: number } | 'none'

const lacks = (table: PgTable) => sql`not exists (select 1 from ${table} as subject where subject.id = subject_id)`

/** Whether the article, ad or user of an entry no longer exists. */
const isDeleted = sql<boolean>`case ${activity.kind}
  when 'article_published' then ${lacks(articles)}
  when 'ad_approved' then ${lacks(ads)}
  else ${lacks(users)} end`

/** The actor, as readers may know: of an article with a byline it is mostly the author. One that is gone may have had a byline. */
const shownActor = sql<string | null>`case when ${activity.kind} = 'article_published'
  then (select coalesce(${articles.byline}, ${activity.actor_name}) from ${articles} where ${articles.id} = ${activity.subject_id})
  else ${activity.actor_name} end`

export type ActivityQuery = ListQuery<'created_at' | 'id'> & { limit?: number }

export const listActivity = (
  db: Db,
  {
    adScope,
    registrations,
    authors,
    ...query
  }: { adScope: AdScope; registrations: boolean; authors: boolean } & ActivityQuery,
): Promise<{ activity: Activity[] } & Total> =>
  searched(query.q, async (matching) => {
    const concerns = or(
      eq(activity.kind, 'article_published'),
      adScope === 'none' ? undefined : and(eq(activity.kind, 'ad_approved'), isAdOf(db, adScope, activity.subject_id)),
      registrations ? eq(activity.kind, 'user_registered') : undefined,
    )
    const actor_name = authors ? activity.actor_name : shownActor
    const where = and(concerns, matching(activity.subject_title, actor_name))
    const select = db
      .select({ ...getTableColumns(activity), actor_name, deleted: isDeleted })
      .from(activity)
      .where(where)
      .$dynamic()
    const order = orderBy(query, activity[query.sort ?? 'created_at'], activity.id)
    const { rows, ...total } = await listSelected(db, select, order, query)
    return { activity: rows.map((row) => ({ ...row, created_at: row.created_at.toISOString() })), ...total }
  })

function isAdOf(db: Db, scope: AdScope, id: PgColumn) {
  if (typeof scope === 'string') return
  return exists(
    db
      .select({ one: sql`1` })
      .from(ads)
      .where(and(eq(ads.id, id), eq(ads.advertiser_id, scope.advertiserId))),
  )
}

type Days = { from: string; to: string }

/** Views of all articles by day, without the days that had none. */
export async function articleViewsByDay(db: Db, { from, to }: Days) {
  const { day, views } = siteDays
  const rows = await db
    .select({ day, views: sum(views).mapWith(Number) })
    .from(siteDays)
    .where(and(gte(day, from), lte(day, to)))
    .groupBy(day)
  return new Map(rows.map((row) => [row.day, row.views]))
}

/** Views of all ads, or of one advertiser's, by day, without the days that had none. */
export async function adViewsByDay(db: Db, { from, to }: Days, scope: AdScope) {
  const { day, views, ad_id } = adViewDays
  const own =
    typeof scope === 'string'
      ? undefined
      : inArray(ad_id, db.select({ id: ads.id }).from(ads).where(eq(ads.advertiser_id, scope.advertiserId)))
  const rows = await db
    .select({ day, views: sum(views).mapWith(Number) })
    .from(adViewDays)
    .where(and(gte(day, from), lte(day, to), own))
    .groupBy(day)
  return new Map(rows.map((row) => [row.day, row.views]))
}
