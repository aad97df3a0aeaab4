import { PAGE_STATUSES } from '@shared/statuses'
import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { editorDocument, stored } from './core'
import { drafted, revisedTranslation, translated } from './translated'

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
    record_id: integer('record_id')
      .notNull()
      .references(() => pages.id, { onDelete: 'cascade' }),
    ...translated,
    ...drafted,
    title: text('title').notNull(),
    /** Sanitised HTML. */
    content: text('content').notNull(),
    blocks: editorDocument('blocks'),
  },
  (table) => [primaryKey({ columns: [table.record_id, table.language] })],
)

export const pageTranslationRevisions = pgTable(
  'page_translation_revisions',
  {
    ...revisedTranslation,
    page_id: integer('page_id')
      .notNull()
      .references(() => pages.id, { onDelete: 'cascade' }),
    title: text('title').notNull(),
    content: text('content').notNull(),
    blocks: editorDocument('blocks'),
  },
  (table) => [index('page_translation_revisions_of').on(table.page_id, table.language, table.id)],
)
