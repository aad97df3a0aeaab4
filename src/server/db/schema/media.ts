import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { instant, stored, users } from './core'

/** The library: every uploaded file that is not in the trash, once by content. */
export const media = pgTable(
  'media',
  {
    ...stored,
    /** The name of the full file without its ending: `4f2a-1600x1000`. It comes from the content. */
    stem: text('stem').notNull().unique(),
    ending: text('ending').notNull(),
    /** As the first uploader named it. */
    file_name: text('file_name').notNull(),
    alt: text('alt'),
    caption: text('caption'),
    credit: text('credit'),
    width: integer('width'),
    height: integer('height'),
    bytes: integer('bytes').notNull(),
    /** A picture of a few pixels, in base64; empty if none is to be shown, null if it was not made yet. */
    placeholder: text('placeholder'),
  },
  (table) => [index('media_newest').on(table.created_at.desc().nullsFirst(), table.id.desc().nullsFirst())],
)

/** Everyone who has uploaded a file. To each of them it is theirs. */
export const mediaUploaders = pgTable(
  'media_uploaders',
  {
    media_id: integer('media_id')
      .notNull()
      .references(() => media.id, { onDelete: 'cascade' }),
    user_id: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    uploaded_at: instant('uploaded_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.media_id, table.user_id] }),
    index('media_uploaders_user').on(table.user_id),
  ],
)

/**
 * Where the addresses of uploads occur: one row for each upload in each row of any table. Triggers keep it (`derived/`), so no
 * code that saves texts has to.
 */
export const uploadUses = pgTable(
  'upload_uses',
  {
    /** The table. */
    source: text('source').notNull(),
    /** The primary key of the row; its columns are joined by slashes. */
    source_key: text('source_key').notNull(),
    stem: text('stem').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.source, table.source_key, table.stem] }),
    index('upload_uses_stem').on(table.stem),
  ],
)

/** Uploads that were taken down, by the name of the full picture without its ending. Their addresses answer with 410. */
export const removedUploads = pgTable('removed_uploads', {
  stem: text('stem').primaryKey(),
  removed_at: instant('removed_at').notNull(),
})

/** Uploads that nothing refers to, by the name of the full picture without its ending, since they were found to be unused. */
export const unusedUploads = pgTable('unused_uploads', {
  stem: text('stem').primaryKey(),
  found_at: instant('found_at').notNull(),
})
