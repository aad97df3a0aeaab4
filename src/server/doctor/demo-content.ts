import { accounts } from '@demo/accounts'
import { ads as demoAds } from '@demo/ads'
import { articles as demoArticles } from '@demo/all-articles'
import { pages as demoPages } from '@demo/all-pages'
import { categories as demoCategories } from '@demo/categories'
import { events as demoEvents } from '@demo/events'
import { newsletters as demoNewsletters } from '@demo/newsletters'
import { places as demoPlaces } from '@demo/places'
import { series as demoSeries } from '@demo/series'
import { and, count, eq, inArray, isNull } from 'drizzle-orm'
import type { Db } from '../db/client'
import { ads } from '../db/schema/ads'
import { articles, series, users } from '../db/schema/core'
import { newsletters } from '../db/schema/mail'
import { pages } from '../db/schema/pages'
import { places } from '../db/schema/places'

/** The names by which content of the demo is found. */
export const DEMO = {
  emails: accounts.map(({ email }) => email),
  articleTitles: [...demoArticles, ...demoEvents].map(({ title }) => title),
  adTitles: demoAds.map(({ title }) => title),
  subjects: demoNewsletters.map(({ subject }) => subject),
  categorySlugs: demoCategories.map(({ slug }) => slug),
  placeSlugs: demoPlaces.map(({ slug }) => slug),
  seriesSlugs: demoSeries.map(({ slug }) => slug),
  pageSlugs: demoPages.map(({ slug }) => slug),
}

/** What is still as the demo brought it. What has been changed is the owner's. */
export const isOfDemo = {
  accounts: inArray(users.email, DEMO.emails),
  articles: and(inArray(articles.title, DEMO.articleTitles), eq(articles.version, 1)),
  ads: and(inArray(ads.title, DEMO.adTitles), eq(ads.version, 1)),
  newsletters: and(inArray(newsletters.subject, DEMO.subjects), isNull(newsletters.sent_at)),
  places: and(inArray(places.slug, DEMO.placeSlugs), eq(places.version, 1)),
  series: and(inArray(series.slug, DEMO.seriesSlugs), eq(series.version, 1)),
  pages: and(inArray(pages.slug, DEMO.pageSlugs), eq(pages.version, 1)),
}

const tables = { accounts: users, articles, series, pages, places, ads, newsletters } as const

/** How much of the demo there still is, by kind. */
export async function countDemo(db: Db) {
  const counts: [kind: keyof typeof tables, number: number][] = []
  for (const kind of Object.keys(tables) as (keyof typeof tables)[]) {
    const [row] = await db.select({ number: count() }).from(tables[kind]).where(isOfDemo[kind])
    if (row && row.number > 0) counts.push([kind, row.number])
  }
  return counts
}
