import { date, index, integer, pgTable, primaryKey } from 'drizzle-orm/pg-core'
import { articles } from './core'

/** The views of articles by day, for the overview's chart. */
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
