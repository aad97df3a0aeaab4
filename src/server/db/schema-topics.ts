import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { categories } from './schema'
import { translated } from './translated'

export const categoryTranslations = pgTable(
  'category_translations',
  {
    category_id: integer('category_id')
      .notNull()
      .references(() => categories.id, { onDelete: 'cascade' }),
    ...translated,
    name: text('name').notNull(),
    description: text('description'),
  },
  (table) => [primaryKey({ columns: [table.category_id, table.language] })],
)
