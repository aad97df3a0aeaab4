import type { TranslationLanguage } from '@shared/entities/translation'
import type { Unconfirmed } from '@shared/freshness'
import type { LanguageCode } from '@shared/languages'
import { TRANSLATION_STATUSES } from '@shared/statuses'
import { boolean, integer, jsonb, serial, text } from 'drizzle-orm/pg-core'
import { instant, saved, users } from './core'

/** Columns of every translation. */
export const translated = {
  language: text('language').$type<TranslationLanguage>().notNull(),
  version: integer('version').notNull().default(1),
  /** Digest of the original's texts that are translated or confirmed; if it differs now, the translation is outdated. */
  original_digest: text('original_digest').notNull(),
  /** What has changed in the original since then. */
  unconfirmed: jsonb('unconfirmed').$type<Unconfirmed>().notNull().default({}),
  created_at: instant('created_at').notNull().defaultNow(),
  updated_at: instant('updated_at').notNull(),
  updated_by: integer('updated_by').references(() => users.id, { onDelete: 'set null' }),
}

/** Columns of translations that are drafts before they are published. */
export const drafted = {
  status: text('status', { enum: TRANSLATION_STATUSES }).notNull(),
  /** Whether the text is a machine's that no translator has sent for review yet. */
  machine: boolean('machine').notNull().default(false),
  /** Who sent it for review last: the translator, who gets the answer. */
  sent_by: integer('sent_by').references(() => users.id, { onDelete: 'set null' }),
}

/** Columns of the versions that are kept of translations, besides their texts. */
export const revisedTranslation = {
  id: serial('id').primaryKey(),
  language: text('language').$type<LanguageCode>().notNull(),
  /** `published` once readers have seen this version. */
  status: text('status', { enum: TRANSLATION_STATUSES }).notNull(),
  ...saved,
  /** The texts of its original at the time of the save, and what was unconfirmed of them. */
  original_digest: text('original_digest').notNull(),
  unconfirmed: jsonb('unconfirmed').$type<Unconfirmed>().notNull(),
}
