import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { ads } from './ads'
import { drafted, translated } from './translated'

export const adTranslations = pgTable(
  'ad_translations',
  {
    record_id: integer('record_id')
      .notNull()
      .references(() => ads.id, { onDelete: 'cascade' }),
    ...translated,
    ...drafted,
    title: text('title').notNull(),
    description: text('description').notNull(),
  },
  (table) => [primaryKey({ columns: [table.record_id, table.language] })],
)
