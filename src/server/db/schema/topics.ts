import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { articleStatus, articles, categories, instant } from './core'
import { translated } from './translated'

export const categoryTranslations = pgTable(
  'category_translations',
  {
    record_id: integer('record_id')
      .notNull()
      .references(() => categories.id, { onDelete: 'cascade' }),
    ...translated,
    name: text('name').notNull(),
    description: text('description'),
  },
  (table) => [primaryKey({ columns: [table.record_id, table.language] })],
)

/**
 * Copies of the article's columns, kept by triggers (`derived/`): with them, the index of a topic or a place has the articles in the order of their
 * list, so that a page costs the same in a large magazine.
 */
export const publicationCopies = {
  status: articleStatus('status').notNull().default('draft'),
  created_at: instant('created_at').notNull().defaultNow(),
  published_at: instant('published_at'),
}

export const articleCategories = pgTable(
  'article_categories',
  {
    article_id: integer('article_id')
      .notNull()
      .references(() => articles.id, { onDelete: 'cascade' }),
    category_id: integer('category_id')
      .notNull()
      .references(() => categories.id, { onDelete: 'cascade' }),
    ...publicationCopies,
  },
  (table) => [
    primaryKey({ columns: [table.article_id, table.category_id] }),
    index('article_categories_published').on(
      table.category_id,
      table.status,
      table.published_at.desc().nullsLast(),
      table.article_id.desc().nullsFirst(),
    ),
    index('article_categories_newest').on(
      table.category_id,
      table.created_at.desc().nullsFirst(),
      table.article_id.desc().nullsFirst(),
      table.status,
    ),
  ],
)
