import type { LossKind } from '@shared/content/losses'
import type { LossCount } from '@shared/entities/import'
import { index, integer, jsonb, pgTable, primaryKey, serial, text } from 'drizzle-orm/pg-core'
import { instant } from './core'

/** What imports have created, by the ids of the source, so that a repeated import adds and completes only what is new. */
export const imports = pgTable(
  'imports',
  {
    /** The format and the site, such as `wordpress:blog.example.com`. */
    source: text('source').notNull(),
    kind: text('kind', {
      enum: ['user', 'category', 'series', 'place', 'page', 'article', 'ad', 'newsletter', 'picture'],
    }).notNull(),
    source_id: text('source_id').notNull(),
    /** The id here; for a picture, its address. */
    target: text('target').notNull(),
    /** Of what was made of it: the next import has nothing to complete if it makes the same. Null if an older version made it. */
    digest: text('digest'),
    /** The version of the record here that this gave. A later one was edited, and is left as it is. */
    version: integer('version'),
    created_at: instant('created_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.source, table.kind, table.source_id] })],
)

/** The imports that wrote something, with what they could not keep. */
export const importRuns = pgTable('import_runs', {
  id: serial('id').primaryKey(),
  /** That of its file in `DATA_DIR/imports`, without the ending. */
  name: text('name').notNull(),
  format: text('format').notNull(),
  source: text('source').notNull(),
  file_name: text('file_name').notNull(),
  counts: jsonb('counts').$type<Record<string, number>>().notNull(),
  warnings: jsonb('warnings').$type<string[]>().notNull(),
  losses: jsonb('losses').$type<LossCount[]>().notNull(),
  created_at: instant('created_at').notNull(),
})

export const importLosses = pgTable(
  'import_losses',
  {
    id: serial('id').primaryKey(),
    run_id: integer('run_id')
      .notNull()
      .references(() => importRuns.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<LossKind>().notNull(),
    /** What stands in its place; null if it is lost. */
    became: text('became', { enum: ['link', 'text'] }),
    text: text('text').notNull(),
    address: text('address'),
    title: text('title').notNull(),
    old_address: text('old_address'),
    /** The path of the page of the record here. */
    new_address: text('new_address'),
  },
  (table) => [index('import_losses_of').on(table.run_id, table.id)],
)

/** Addresses of imported articles and pictures on the site that they came from. Consulted before a page is answered with 404. */
export const redirects = pgTable('redirects', {
  /** As `redirectKey` writes it. */
  path: text('path').primaryKey(),
  target: text('target').notNull(),
  created_at: instant('created_at').notNull().defaultNow(),
})
