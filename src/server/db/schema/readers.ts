import type { SavedItem } from '@shared/entities/reader-lists'
import { integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { instant, users } from './core'

/** Rows of one account each. They are made with its first save. */
const ofReader = {
  user_id: integer('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  version: integer('version').notNull().default(0),
  updated_at: instant('updated_at').notNull(),
}

/** The trip that a reader plans; see `src/shared/trip`. */
export const readerTrips = pgTable('reader_trips', {
  ...ofReader,
  stops: text('stops').notNull().default(''),
  /** A day, such as 2026-11-22. */
  start: text('start'),
})

/** What a reader has saved on any device. */
export const readerSaved = pgTable('reader_saved', {
  ...ofReader,
  items: jsonb('items').$type<SavedItem[]>().notNull().default([]),
})
