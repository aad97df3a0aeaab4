import { TRASH_KINDS } from '@shared/trash'
import { index, integer, jsonb, pgTable, serial, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { instant, users } from './core'

/**
 * Deleted items, until they are restored or purged. Their rows are moved out of their tables, so that no query has to leave
 * them out.
 */
export const trash = pgTable(
  'trash',
  {
    id: serial('id').primaryKey(),
    kind: text('kind', { enum: TRASH_KINDS }).notNull(),
    item_id: integer('item_id').notNull(),
    title: text('title').notNull(),
    /** The advertiser of an ad. */
    owner_id: integer('owner_id').references(() => users.id, { onDelete: 'set null' }),
    deleted_by: integer('deleted_by').references(() => users.id, { onDelete: 'set null' }),
    deleted_at: instant('deleted_at').notNull(),
  },
  (table) => [uniqueIndex('trash_once').on(table.kind, table.item_id), index('trash_oldest').on(table.deleted_at)],
)

/** The rows of the items in the trash, as JSON: their own, and those that the database deletes with them. */
export const trashRows = pgTable(
  'trash_rows',
  {
    id: serial('id').primaryKey(),
    trash_id: integer('trash_id')
      .notNull()
      .references(() => trash.id, { onDelete: 'cascade' }),
    table_name: text('table_name').notNull(),
    data: jsonb('data').$type<Record<string, unknown>>().notNull(),
  },
  (table) => [index('trash_rows_of').on(table.trash_id, table.table_name)],
)

/** Rows outside of the trash that referred to an item, by their primary key. Its deletion took the reference from them. */
export const trashReferences = pgTable(
  'trash_references',
  {
    id: serial('id').primaryKey(),
    trash_id: integer('trash_id')
      .notNull()
      .references(() => trash.id, { onDelete: 'cascade' }),
    table_name: text('table_name').notNull(),
    column_name: text('column_name').notNull(),
    row_key: jsonb('row_key').$type<Record<string, unknown>>().notNull(),
  },
  (table) => [index('trash_references_of').on(table.trash_id, table.table_name, table.column_name)],
)
