import type { TranslationLanguage } from '@shared/entities/translation'
import { integer, text } from 'drizzle-orm/pg-core'
import { instant } from './schema'

/** Columns of every translation of a record with a few plain texts. */
export const translated = {
  language: text('language').$type<TranslationLanguage>().notNull(),
  version: integer('version').notNull().default(1),
  /** Digest of the record's texts at the last save; if it differs now, the translation is outdated. */
  original_digest: text('original_digest').notNull(),
  updated_at: instant('updated_at').notNull(),
}
