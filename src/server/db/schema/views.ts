import { date, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { articles } from './core'

/** What is counted of an article: its views, ends reached, copies kept offline and links shared. */
const figures = {
  views: integer('views').notNull().default(0),
  reads: integer('reads').notNull().default(0),
  kept: integer('kept').notNull().default(0),
  shared: integer('shared').notNull().default(0),
}

/** The figures of an article by day and by language of the page: empty for those that were counted before languages were. */
export const articleDays = pgTable(
  'article_days',
  {
    article_id: integer('article_id')
      .notNull()
      .references(() => articles.id, { onDelete: 'cascade' }),
    day: date('day').notNull(),
    language: text('language').notNull(),
    ...figures,
  },
  (table) => [
    primaryKey({ columns: [table.article_id, table.day, table.language] }),
    index('article_days_of_day').on(table.day),
  ],
)

/**
 * The sums of all articles, for charts of the site: to add up a year of a large magazine would take seconds. They also stay when an article is
 * deleted.
 */
export const siteDays = pgTable(
  'site_days',
  { day: date('day').notNull(), language: text('language').notNull(), ...figures },
  (table) => [primaryKey({ columns: [table.day, table.language] })],
)

/** What readers searched for, by day. `phrase` is folded. */
export const searchDays = pgTable(
  'search_days',
  {
    day: date('day').notNull(),
    phrase: text('phrase').notNull(),
    searches: integer('searches').notNull(),
    /** How many of them found nothing. */
    without_result: integer('without_result').notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.phrase] })],
)

/** Confirmed subscriptions by day and by the page with the form, as a path without its language. */
export const subscriptionDays = pgTable(
  'subscription_days',
  { day: date('day').notNull(), page: text('page').notNull(), subscriptions: integer('subscriptions').notNull() },
  (table) => [primaryKey({ columns: [table.day, table.page] })],
)

/** Of the version before `article_days`. A trigger moves there what that version writes, so this table is empty. */
export const articleViewDays = pgTable(
  'article_view_days',
  {
    article_id: integer('article_id')
      .notNull()
      .references(() => articles.id, { onDelete: 'cascade' }),
    day: date('day').notNull(),
    views: integer('views').notNull(),
  },
  (table) => [primaryKey({ columns: [table.article_id, table.day] }), index('article_view_days_day').on(table.day)],
)
