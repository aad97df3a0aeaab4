import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { series } from './core'
import { translated } from './translated'

export const seriesTranslations = pgTable(
  'series_translations',
  {
    record_id: integer('record_id')
      .notNull()
      .references(() => series.id, { onDelete: 'cascade' }),
    ...translated,
    title: text('title').notNull(),
    description: text('description'),
  },
  (table) => [primaryKey({ columns: [table.record_id, table.language] })],
)
