import { PAGE_STATUSES } from '@shared/statuses'
import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { editorDocument, stored } from './schema'
import { drafted, translated } from './translated'

/** Texts of the owner, such as the privacy notice. */
export const pages = pgTable('pages', {
  ...stored,
  title: text('title').notNull(),
  slug: text('slug').notNull().unique(),
  /** Sanitised HTML. */
  content: text('content').notNull(),
  blocks: editorDocument('blocks'),
  status: text('status', { enum: PAGE_STATUSES }).notNull(),
})

export const pageTranslations = pgTable(
  'page_translations',
  {
    page_id: integer('page_id')
      .notNull()
      .references(() => pages.id, { onDelete: 'cascade' }),
    ...translated,
    ...drafted,
    title: text('title').notNull(),
    /** Sanitised HTML. */
    content: text('content').notNull(),
    blocks: editorDocument('blocks'),
  },
  (table) => [primaryKey({ columns: [table.page_id, table.language] })],
)
