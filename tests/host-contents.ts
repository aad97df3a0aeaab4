import type { Db } from '@server/db/client'
import { digestOf } from '@server/db/original-digests'
import { ads, adViewDays } from '@server/db/schema/ads'
import * as schema from '@server/db/schema/core'
import { newsletters } from '@server/db/schema/mail'
import { articleTranslators } from '@server/db/schema/plans'
import { articleCategories } from '@server/db/schema/topics'
import { articleDays, siteDays } from '@server/db/schema/views'
import { hashPassword } from '@server/people/credentials/passwords'
import type { Ad } from '@shared/entities/ad'
import type { ManagedArticle } from '@shared/entities/article'
import type { Category } from '@shared/entities/category'
import type { Activity } from '@shared/entities/dashboard'
import type { Newsletter } from '@shared/entities/newsletter'
import type { Translation } from '@shared/entities/translation'
import type { User } from '@shared/entities/user'
import type { Unconfirmed } from '@shared/freshness'
import { sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { freshDatabase } from './server/database'

/** The password of users for whom a test sets none. */
export const DEFAULT_PASSWORD = 'sumatra-demo'

/** The initial rows of a test's database, as created by the factories. */
export type Contents = {
  users?: (User & { password?: string })[]
  categories?: Category[]
  articles?: ManagedArticle[]
  /** `outdated` makes the article newer than its translation. */
  translations?: (Omit<Translation, 'outdated_blocks' | 'earlier_texts'> & {
    article_id: number
    unconfirmed?: Unconfirmed
  })[]
  ads?: Ad[]
  newsletters?: Newsletter[]
  activity?: Activity[]
  /** Views of an article or an ad on one day. */
  viewDays?: { of: 'article' | 'ad'; id: number; day: string; views: number }[]
}

/** Far above the ids of the factories, so that they never collide with ids that the server assigns. */
const LAST_ID = 100_000

// Hashing is slow by design.
let defaultHash: Promise<string> | undefined
function hashOf(password = DEFAULT_PASSWORD) {
  if (password !== DEFAULT_PASSWORD) return hashPassword(password)
  defaultHash ??= hashPassword(DEFAULT_PASSWORD)
  return defaultHash
}

/** Starts the worker's database. */
export async function warmUp() {
  const [{ close }] = await Promise.all([freshDatabase(), hashOf()])
  await close()
}

const date = (text: string | null) => (text === null ? null : new Date(text))

const dated = <Row extends { created_at: string; updated_at: string }>(row: Row) => ({
  ...row,
  created_at: new Date(row.created_at),
  updated_at: new Date(row.updated_at),
})

async function userRow({
  password,
  email_confirmed,
  notifications,
  totp,
  deactivated,
  invited,
  ...user
}: User & { password?: string }) {
  const row = dated(user)
  return {
    ...row,
    password_hash: await hashOf(password),
    email_confirmed_at: email_confirmed ? row.updated_at : null,
    totp_enabled_at: totp ? row.updated_at : null,
    deactivated_at: deactivated ? row.updated_at : null,
    invited_at: invited ? row.updated_at : null,
    unsubscribed_at: notifications.newsletters ? null : row.updated_at,
    notify_ad_status: notifications.ad_status,
    notify_new_ads: notifications.new_ads,
    notify_reviews: notifications.reviews,
    notify_notes: notifications.notes,
  }
}

const insert = async <Table extends PgTable>(db: Db, table: Table, rows: Table['$inferInsert'][] = []) => {
  if (rows.length > 0) await db.insert(table).values(rows)
}

/** Inserts these rows. The server then assigns ids that the factories never use. */
export async function insertContents(db: Db, { articles = [], ...contents }: Contents) {
  await insert(db, schema.users, await Promise.all((contents.users ?? []).map(userRow)))
  await insert(
    db,
    schema.categories,
    contents.categories?.map((category) => ({ ...category, created_at: new Date(category.created_at) })),
  )
  const articleRows = articles.map((article) => ({
    ...dated(article),
    published_at: date(article.published_at),
    revised_at: date(article.revised_at),
    publish_at: date(article.publish_at),
    due_at: date(article.due_at),
    starts_at: date(article.starts_at),
    ends_at: date(article.ends_at),
  }))
  await insert(db, schema.articles, articleRows)
  const inCategories = articles.flatMap(({ id, category_ids }) =>
    category_ids.map((category_id) => ({ article_id: id, category_id })),
  )
  await insert(db, articleCategories, inCategories)
  const translators = articles.flatMap(({ id, translators }) =>
    translators.map((each) => ({ article_id: id, ...each })),
  )
  await insert(db, articleTranslators, translators)
  const translations = contents.translations?.map(({ outdated, article_id, ...translation }) => {
    const original = articles.find(({ id }) => id === article_id)
    return {
      ...dated(translation),
      record_id: article_id,
      original_digest: outdated || !original ? 'another text' : digestOf('articles')(original),
    }
  })
  await insert(db, schema.articleTranslations, translations)
  const adRows = contents.ads?.map((ad) => ({
    ...dated(ad),
    starts_at: date(ad.starts_at),
    ends_at: date(ad.ends_at),
  }))
  await insert(db, ads, adRows)
  const newsletterRows = contents.newsletters?.map((newsletter) => ({
    ...dated(newsletter),
    sent_at: date(newsletter.sent_at),
    scheduled_at: date(newsletter.scheduled_at),
  }))
  await insert(db, newsletters, newsletterRows)
  await insert(
    db,
    schema.activity,
    contents.activity?.map((entry) => ({ ...entry, created_at: new Date(entry.created_at) })),
  )
  const { viewDays = [] } = contents
  const articleViews = viewDays.filter((row) => row.of === 'article')
  await insert(
    db,
    articleDays,
    articleViews.map(({ id, day, views }) => ({ article_id: id, day, views, language: 'en' })),
  )
  await db.execute(
    sql`insert into ${siteDays} (day, language, views) select day, language, sum(views) from ${articleDays} group by 1, 2`,
  )
  const adViews = viewDays.filter((row) => row.of === 'ad')
  await insert(
    db,
    adViewDays,
    adViews.map(({ id, day, views }) => ({ ad_id: id, day, views })),
  )
  await db.execute(moveSequences)
}

const counted = ['users', 'categories', 'articles', 'article_revisions', 'ads', 'newsletters', 'deliveries', 'activity']
const moveSequences = sql.raw(`select ${counted.map((table) => `setval('${table}_id_seq', ${LAST_ID})`).join(', ')}`)
