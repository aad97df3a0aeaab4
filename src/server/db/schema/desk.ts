import type { WorkingCopyField } from '@shared/editable-fields'
import type { WorkingCopy } from '@shared/entities/working-copy'
import { integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { MaybeWithoutFields } from './absent-fields'
import { articles, instant, users } from './core'

/** What publishing a working copy saves: converted and sanitised like the text of an article. */
export type WorkingCopyState = MaybeWithoutFields<Pick<WorkingCopy, Exclude<WorkingCopyField, Later>>> &
  Partial<Pick<WorkingCopy, Later>>

/** What copies from before these fields lack. */
type Later = 'places' | 'minor'

/** The next text of a published article, until it is published or discarded. */
export const workingCopies = pgTable('working_copies', {
  article_id: integer('article_id')
    .primaryKey()
    .references(() => articles.id, { onDelete: 'cascade' }),
  version: integer('version').notNull().default(1),
  state: jsonb('state').$type<WorkingCopyState>().notNull(),
  /** The version of the article that it was begun from. */
  article_version: integer('article_version').notNull(),
  /** The version that an editor has scheduled, or saved since; null if it is not scheduled. */
  scheduled_version: integer('scheduled_version'),
  /** Who saved it last. */
  author_id: integer('author_id').references(() => users.id, { onDelete: 'set null' }),
  author_name: text('author_name').notNull(),
  created_at: instant('created_at').notNull(),
  updated_at: instant('updated_at').notNull(),
})

/** Heartbeats of the users who have an article's form open. */
export const articlePresence = pgTable(
  'article_presence',
  {
    article_id: integer('article_id')
      .notNull()
      .references(() => articles.id, { onDelete: 'cascade' }),
    user_id: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    seen_at: instant('seen_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.article_id, table.user_id] })],
)
