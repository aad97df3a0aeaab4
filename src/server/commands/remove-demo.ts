import { and, eq, inArray, notExists, notInArray, or, sql } from 'drizzle-orm'
import { CommandError } from '../config/command-error'
import type { Config } from '../config/config'
import type { Db } from '../db/client'
import { ads } from '../db/schema/ads'
import { activity, articles, categories, series, users } from '../db/schema/core'
import { newsletters } from '../db/schema/mail'
import { pages } from '../db/schema/pages'
import { places } from '../db/schema/places'
import { articleCategories } from '../db/schema/topics'
import { trash, trashRows } from '../db/schema/trash'
import { DEMO, isOfDemo } from '../doctor/demo-content'
import { removeUnused } from '../files/uploads/unused-uploads.service'
import { announce } from '../http/cache/cache-tags'
import { ensureAdmin } from '../people/admin-account'
import type { Command } from './command'

export type Removed = {
  accounts: number
  articles: number
  ads: number
  newsletters: number
  categories: number
  series: number
  places: number
  pages: number
  'in the trash': number
  files: number
}

async function requireOtherAdmin(tx: Db, config: Config) {
  const isOther = and(eq(users.role, 'admin'), notInArray(users.email, DEMO.emails))
  const [other] = await tx.select({ id: users.id }).from(users).where(isOther).limit(1)
  if (other || config.ADMIN_EMAIL) return
  throw new CommandError(
    'Without the demo accounts there would be no admin. First create yours: npm run admin -- create EMAIL',
  )
}

/** Unchanged demo content that was deleted would come back with the demo accounts gone. */
async function emptyTrash(tx: Db) {
  const isUnchanged = sql`(${trashRows.data}->>'version')::int = 1`
  const isUnsent = sql`${trashRows.data}->>'sent_at' is null`
  const isDemo = or(
    and(eq(trash.kind, 'articles'), inArray(trash.title, DEMO.articleTitles), isUnchanged),
    and(eq(trash.kind, 'ads'), inArray(trash.title, DEMO.adTitles), isUnchanged),
    and(eq(trash.kind, 'newsletters'), inArray(trash.title, DEMO.subjects), isUnsent),
    and(eq(trash.kind, 'places'), inArray(sql`${trashRows.data}->>'slug'`, DEMO.placeSlugs), isUnchanged),
    and(eq(trash.kind, 'pages'), inArray(sql`${trashRows.data}->>'slug'`, DEMO.pageSlugs), isUnchanged),
    and(eq(trash.kind, 'series'), inArray(sql`${trashRows.data}->>'slug'`, DEMO.seriesSlugs), isUnchanged),
    and(eq(trash.kind, 'categories'), inArray(sql`${trashRows.data}->>'slug'`, DEMO.categorySlugs)),
  )
  const items = tx
    .select({ id: trash.id })
    .from(trash)
    .innerJoin(trashRows, and(eq(trashRows.trash_id, trash.id), eq(trashRows.table_name, trash.kind)))
    .where(isDemo)
  const gone = await tx.delete(trash).where(inArray(trash.id, items)).returning({ id: trash.id })
  return gone.length
}

/** Deletes the demo content that is unchanged. Content that has been edited stays. */
async function removeContent(tx: Db) {
  const goneArticles = await tx
    .delete(articles)
    .where(isOfDemo.articles)
    .returning({ id: articles.id, title: articles.title })
  const goneAds = await tx.delete(ads).where(isOfDemo.ads).returning({ id: ads.id, title: ads.title })
  const goneNewsletters = await tx.delete(newsletters).where(isOfDemo.newsletters).returning({ id: newsletters.id })
  const isEmpty = notExists(
    tx.select({ one: sql`1` }).from(articleCategories).where(eq(articleCategories.category_id, categories.id)),
  )
  const goneCategories = await tx
    .delete(categories)
    .where(and(inArray(categories.slug, DEMO.categorySlugs), isEmpty))
    .returning({ id: categories.id })
  const hasNoPart = notExists(tx.select({ one: sql`1` }).from(articles).where(eq(articles.series_id, series.id)))
  const goneSeries = await tx.delete(series).where(and(isOfDemo.series, hasNoPart)).returning({ id: series.id })
  const gonePlaces = await tx.delete(places).where(isOfDemo.places).returning({ id: places.id })
  const gonePages = await tx.delete(pages).where(isOfDemo.pages).returning({ id: pages.id })
  const subjects = [...goneArticles, ...goneAds].map(({ title }) => title)
  if (subjects.length > 0) await tx.delete(activity).where(inArray(activity.subject_title, subjects))
  return {
    articles: goneArticles.length,
    ads: goneAds.length,
    newsletters: goneNewsletters.length,
    categories: goneCategories.length,
    series: goneSeries.length,
    places: gonePlaces.length,
    pages: gonePages.length,
    'in the trash': await emptyTrash(tx),
  }
}

/**
 * Ends the trial: deletes the demo accounts, whose password is public, the demo content that has not been changed, and the files
 * that nothing else uses.
 */
export const removeDemo: Command<undefined, Removed> = {
  // The running server keeps pages in memory, and its sessions may be those of a demo account.
  besideServer: false,
  audit: (_args, removed) => ({
    kind: 'demo',
    changes: Object.entries(removed ?? {}).map(([field, number]) => ({ field, to: String(number) })),
  }),
  async run({ connection: { db }, config, storage }) {
    const removed = await db.transaction(async (tx) => {
      await requireOtherAdmin(tx, config)
      const content = await removeContent(tx)
      const gone = await tx.delete(users).where(isOfDemo.accounts).returning({ name: users.name })
      const names = gone.map(({ name }) => name)
      if (names.length > 0) await tx.delete(activity).where(inArray(activity.subject_title, names))
      await ensureAdmin(tx, config)
      await announce(tx)
      return { accounts: gone.length, ...content }
    })
    const { demoFiles } = await import('@demo/library')
    return { ...removed, files: await removeUnused(db, storage, await demoFiles()) }
  },
}
