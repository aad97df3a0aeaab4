import { accounts } from '@demo/accounts'
import { ads as demoAds } from '@demo/ads'
import { articles as demoArticles } from '@demo/all-articles'
import { pages as demoPages } from '@demo/all-pages'
import { categories as demoCategories } from '@demo/categories'
import { events as demoEvents } from '@demo/events'
import { newsletters as demoNewsletters } from '@demo/newsletters'
import { places as demoPlaces } from '@demo/places'
import { and, eq, inArray, isNull, notExists, notInArray, or, sql } from 'drizzle-orm'
import { CommandError } from '../config/command-error'
import type { Config } from '../config/config'
import type { Db } from '../db/client'
import { ads } from '../db/schema/ads'
import { activity, articles, categories, users } from '../db/schema/core'
import { newsletters } from '../db/schema/mail'
import { pages } from '../db/schema/pages'
import { places } from '../db/schema/places'
import { articleCategories } from '../db/schema/topics'
import { trash, trashRows } from '../db/schema/trash'
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
  places: number
  pages: number
  'in the trash': number
  files: number
}

const demoEmails = accounts.map(({ email }) => email)

async function requireOtherAdmin(tx: Db, config: Config) {
  const isOther = and(eq(users.role, 'admin'), notInArray(users.email, demoEmails))
  const [other] = await tx.select({ id: users.id }).from(users).where(isOther).limit(1)
  if (other || config.ADMIN_EMAIL) return
  throw new CommandError(
    'Without the demo accounts there would be no admin. First create yours: npm run admin -- create EMAIL',
  )
}

const articleTitles = [...demoArticles, ...demoEvents].map(({ title }) => title)
const adTitles = demoAds.map(({ title }) => title)
const subjectsOfNewsletters = demoNewsletters.map(({ subject }) => subject)
const slugs = demoCategories.map(({ slug }) => slug)
const placeSlugs = demoPlaces.map(({ slug }) => slug)
const pageSlugs = demoPages.map(({ slug }) => slug)

/** Unchanged demo content that was deleted would come back with the demo accounts gone. */
async function emptyTrash(tx: Db) {
  const isUnchanged = sql`(${trashRows.data}->>'version')::int = 1`
  const isUnsent = sql`${trashRows.data}->>'sent_at' is null`
  const isDemo = or(
    and(eq(trash.kind, 'articles'), inArray(trash.title, articleTitles), isUnchanged),
    and(eq(trash.kind, 'ads'), inArray(trash.title, adTitles), isUnchanged),
    and(eq(trash.kind, 'newsletters'), inArray(trash.title, subjectsOfNewsletters), isUnsent),
    and(eq(trash.kind, 'places'), inArray(sql`${trashRows.data}->>'slug'`, placeSlugs), isUnchanged),
    and(eq(trash.kind, 'pages'), inArray(sql`${trashRows.data}->>'slug'`, pageSlugs), isUnchanged),
    and(eq(trash.kind, 'categories'), inArray(sql`${trashRows.data}->>'slug'`, slugs)),
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
    .where(and(inArray(articles.title, articleTitles), eq(articles.version, 1)))
    .returning({ id: articles.id, title: articles.title })
  const goneAds = await tx
    .delete(ads)
    .where(and(inArray(ads.title, adTitles), eq(ads.version, 1)))
    .returning({ id: ads.id, title: ads.title })
  const goneNewsletters = await tx
    .delete(newsletters)
    .where(and(inArray(newsletters.subject, subjectsOfNewsletters), isNull(newsletters.sent_at)))
    .returning({ id: newsletters.id })
  const isEmpty = notExists(
    tx.select({ one: sql`1` }).from(articleCategories).where(eq(articleCategories.category_id, categories.id)),
  )
  const goneCategories = await tx
    .delete(categories)
    .where(and(inArray(categories.slug, slugs), isEmpty))
    .returning({ id: categories.id })
  const gonePlaces = await tx
    .delete(places)
    .where(and(inArray(places.slug, placeSlugs), eq(places.version, 1)))
    .returning({ id: places.id })
  const gonePages = await tx
    .delete(pages)
    .where(and(inArray(pages.slug, pageSlugs), eq(pages.version, 1)))
    .returning({ id: pages.id })
  const subjects = [...goneArticles, ...goneAds].map(({ title }) => title)
  if (subjects.length > 0) await tx.delete(activity).where(inArray(activity.subject_title, subjects))
  return {
    articles: goneArticles.length,
    ads: goneAds.length,
    newsletters: goneNewsletters.length,
    categories: goneCategories.length,
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
      const gone = await tx.delete(users).where(inArray(users.email, demoEmails)).returning({ name: users.name })
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
