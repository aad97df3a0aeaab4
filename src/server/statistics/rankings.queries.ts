import type { SearchedPhrase, SubscriptionPage } from '@shared/entities/statistics'
import type { Total } from '@shared/paging'
import { sql } from 'drizzle-orm'
import type { Db } from '../db/client'
import { type ListQuery, listFound } from '../db/list'
import { articles, categories } from '../db/schema/core'
import { places } from '../db/schema/places'
import { searchDays, subscriptionDays } from '../db/schema/views'
import type { Period } from './period'

const within = ({ from, to }: Period) => sql`day between ${from}::date and ${to}::date`

type Searches = ListQuery<'searches' | 'without_result'> & { without_result?: '1' }

/** What readers searched for in a period, the most frequent first. */
export function listSearches(
  db: Db,
  period: Period,
  { sort, order = 'desc', without_result, page, perPage }: Searches,
) {
  const found = sql`
    select phrase, sum(searches)::int as searches, sum(without_result)::int as without_result from ${searchDays}
    where ${within(period)} group by phrase ${without_result ? sql`having sum(without_result) > 0` : sql``}`
  const by = sort ?? (without_result ? 'without_result' : 'searches')
  const sorting = sql`${sql.identifier(by)} ${sql.raw(order)}, phrase`
  return listFound<SearchedPhrase>(db, found, sorting, { page, perPage })
}

type Counted = { path: string; subscriptions: number }

/** The article, place or topic with a page, as the site writes its address. */
const TITLES = [
  {
    pattern: /^\/articles\/(\d{1,9})$/,
    find: (id: string) => sql`select title from ${articles} where id = ${id}::int`,
  },
  {
    pattern: /^\/places\/([^/]+)$/,
    find: (slug: string) => sql`select name as title from ${places} where slug = ${slug}`,
  },
  {
    pattern: /^\/topics\/([^/]+)$/,
    find: (slug: string) => sql`select name as title from ${categories} where slug = ${slug}`,
  },
]

async function titleOf(db: Db, page: string) {
  for (const { pattern, find } of TITLES) {
    const key = pattern.exec(page)?.[1]
    if (key === undefined) continue
    const { rows } = await db.execute<{ title: string }>(find(key))
    return rows[0]?.title ?? null
  }
  return null
}

/** The pages on which readers subscribed in a period, the most frequent first. */
export async function listSubscriptionPages(
  db: Db,
  period: Period,
  { order = 'desc', ...query }: ListQuery<'subscriptions'>,
): Promise<{ pages: SubscriptionPage[] } & Total> {
  const found = sql`select page as path, sum(subscriptions)::int as subscriptions from ${subscriptionDays}
    where ${within(period)} group by page`
  const sorting = sql`subscriptions ${sql.raw(order)}, path`
  const { rows, ...total } = await listFound<Counted>(db, found, sorting, query)
  const pages: SubscriptionPage[] = []
  for (const { path, subscriptions } of rows) pages.push({ page: path, title: await titleOf(db, path), subscriptions })
  return { pages, ...total }
}
