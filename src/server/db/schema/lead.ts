import { sql } from 'drizzle-orm'
import { check, integer, pgTable } from 'drizzle-orm/pg-core'
import { articles } from './core'

/** The article that editors have pinned to the top of the home page: one row at most. */
export const leadStory = pgTable(
  'lead_story',
  {
    id: integer('id').primaryKey(),
    article_id: integer('article_id')
      .notNull()
      .references(() => articles.id, { onDelete: 'cascade' }),
  },
  (table) => [check('lead_story_is_one', sql`${table.id} = 1`)],
)
