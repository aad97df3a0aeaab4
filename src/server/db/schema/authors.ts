import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { articles, users } from './core'

/** The authors of an article besides its main one, in their order. */
export const articleAuthors = pgTable(
  'article_authors',
  {
    article_id: integer('article_id')
      .notNull()
      .references(() => articles.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    author_id: integer('author_id').references(() => users.id, { onDelete: 'set null' }),
    /** A copy that outlives the account. */
    author_name: text('author_name').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.article_id, table.position] }),
    index('article_authors_of').on(table.author_id, table.article_id),
  ],
)
