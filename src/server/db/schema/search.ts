import { OTHER_FOUND_KINDS } from '@shared/found-kinds'
import { bigint, boolean, customType, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { articleStatus, articles, instant } from './core'

/** Lexemes. `words.ts` writes them, so that PGlite and PostgreSQL find the same. */
const tsvector = customType<{ data: string; driverData: string }>({ dataType: () => 'tsvector' })

/** Copies of the article's columns, kept by triggers (`derived/`): without a join, a search is many times faster. */
export const searchCopies = {
  status: articleStatus('status').notNull(),
  author_id: integer('author_id'),
  created_at: instant('created_at').notNull(),
  published_at: instant('published_at'),
}

const fallback = {
  /**
   * Whether English readers get this text, and others where theirs is missing: the English one, or the original if there is none. Null in
   * rows of an older version, whose originals are all in English.
   */
  is_fallback: boolean('is_fallback'),
}

/**
 * What the search finds: a row for each article, and one for each of its published translations. Long values are stored apart
 * (`toast_tuple_target`): the rows of thousands of hits are then on few pages.
 */
export const articleSearch = pgTable(
  'article_search',
  {
    article_id: integer('article_id')
      .notNull()
      .references(() => articles.id, { onDelete: 'cascade' }),
    language: text('language').notNull(),
    ...fallback,
    ...searchCopies,
    /** All words. Those of the title, and of title, names and excerpt, are also there with a prefix (`words.ts`). */
    words: tsvector('words').notNull(),
    /** The excerpt and the text, for snippets. */
    body: text('body').notNull(),
    /** What title, names and text have in scripts without spaces, as searches compare it; null in rows of an older version. */
    runs: text('runs'),
    /** Of the code that made the row (`INDEX_VERSION`). */
    version: integer('version').notNull().default(1),
  },
  (table) => [
    primaryKey({ columns: [table.article_id, table.language] }),
    index('article_search_version').on(table.version),
    index('article_search_words').using('gin', table.words).with({ fastupdate: true, gin_pending_list_limit: 512 }),
  ],
)

/**
 * What the search finds of public places, pages and events: a row for each, and one for each translation that readers see. Triggers delete
 * the rows of a record when its texts change (`derived/`); a public record without rows has to be indexed.
 */
export const recordSearch = pgTable(
  'record_search',
  {
    kind: text('kind', { enum: OTHER_FOUND_KINDS }).notNull(),
    record_id: integer('record_id').notNull(),
    language: text('language').notNull(),
    ...fallback,
    words: tsvector('words').notNull(),
    body: text('body').notNull(),
    runs: text('runs').notNull(),
    version: integer('version').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.record_id, table.language] }),
    index('record_search_words').using('gin', table.words).with({ fastupdate: false }),
  ],
)

/** Notes that the rows of an article in `article_search` are outdated. Triggers add them, in the transaction of the change. */
export const searchOutdated = pgTable('search_outdated', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  article_id: integer('article_id').notNull(),
  noted_at: instant('noted_at').notNull().defaultNow(),
})

/** Every word of an indexed text, to correct misspelt ones. Those of deleted texts stay until the next day. */
export const searchWords = pgTable(
  'search_words',
  {
    word: text('word').primaryKey(),
    trigrams: text('trigrams').array().notNull(),
  },
  // With the usual limit of 4 MB, one statement now and then would sort what thousands have added.
  (table) => [
    index('search_words_trigrams').using('gin', table.trigrams).with({ fastupdate: true, gin_pending_list_limit: 256 }),
  ],
)
