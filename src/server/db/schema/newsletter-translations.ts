import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { newsletters } from './mail'
import { drafted, translated } from './translated'

/** The versions of newsletters in other languages. A reader gets the one in their language if its status is published. */
export const newsletterTranslations = pgTable(
  'newsletter_translations',
  {
    record_id: integer('record_id')
      .notNull()
      .references(() => newsletters.id, { onDelete: 'cascade' }),
    ...translated,
    ...drafted,
    subject: text('subject').notNull(),
    /** Sanitised HTML. */
    content: text('content').notNull(),
  },
  (table) => [primaryKey({ columns: [table.record_id, table.language] })],
)
