import { index, integer, pgTable, serial, text } from 'drizzle-orm/pg-core'
import { articles, instant, users } from './core'

/** What writers and editors write to each other about an article. */
export const articleNotes = pgTable(
  'article_notes',
  {
    id: serial('id').primaryKey(),
    article_id: integer('article_id')
      .notNull()
      .references(() => articles.id, { onDelete: 'cascade' }),
    text: text('text').notNull(),
    /** The block of the editor document that it is about. */
    block_id: text('block_id'),
    author_id: integer('author_id').references(() => users.id, { onDelete: 'set null' }),
    /** A copy that outlives the account. */
    author_name: text('author_name').notNull(),
    created_at: instant('created_at').notNull(),
  },
  (table) => [index('article_notes_of').on(table.article_id, table.id)],
)

/** Who has an article waiting for someone else: it was sent for review, or back to its writer. Ends with the next change of its status. */
export const articleHandovers = pgTable('article_handovers', {
  article_id: integer('article_id')
    .primaryKey()
    .references(() => articles.id, { onDelete: 'cascade' }),
  kind: text('kind', { enum: ['review', 'sent_back'] }).notNull(),
  user_id: integer('user_id').references(() => users.id, { onDelete: 'set null' }),
  created_at: instant('created_at').notNull(),
})
