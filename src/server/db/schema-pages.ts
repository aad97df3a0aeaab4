import type { TranslationLanguage } from '@shared/entities/translation'
import { PAGE_STATUSES, TRANSLATION_STATUSES } from '@shared/statuses'
import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { editorDocument, instant, stored } from './schema'

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
    language: text('language').$type<TranslationLanguage>().notNull(),
    version: integer('version').notNull().default(1),
    title: text('title').notNull(),
    /** Sanitised HTML. */
    content: text('content').notNull(),
    blocks: editorDocument('blocks'),
    status: text('status', { enum: TRANSLATION_STATUSES }).notNull(),
    /** Digest of the page's texts at the last save; if it differs now, the translation is outdated. */
    original_digest: text('original_digest').notNull(),
    created_at: instant('created_at').notNull(),
    updated_at: instant('updated_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.page_id, table.language] })],
)
