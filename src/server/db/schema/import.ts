import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { instant } from './core'

/** What imports have created, by the ids of the source, so that a repeated import adds only what is new. */
export const imports = pgTable(
  'imports',
  {
    /** The format and the site, such as `wordpress:https://blog.example.com`. */
    source: text('source').notNull(),
    kind: text('kind', {
      enum: ['user', 'category', 'place', 'page', 'article', 'ad', 'newsletter', 'picture'],
    }).notNull(),
    source_id: text('source_id').notNull(),
    /** The id here; for a picture, its address. */
    target: text('target').notNull(),
    created_at: instant('created_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.source, table.kind, table.source_id] })],
)

/** Addresses of imported articles and pictures on the site that they came from. Consulted before a page is answered with 404. */
export const redirects = pgTable('redirects', {
  /** As `redirectKey` writes it. */
  path: text('path').primaryKey(),
  target: text('target').notNull(),
  created_at: instant('created_at').notNull().defaultNow(),
})
