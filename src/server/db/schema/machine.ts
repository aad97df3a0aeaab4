import type { LanguageCode } from '@shared/languages'
import { TRANSLATED_KINDS } from '@shared/translation-desk'
import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { instant } from './core'

/**
 * Machine translations for readers: those that are made, and those that are wanted. Without foreign keys, because the originals are in
 * several tables; `sweepMachineTexts` deletes what has lost its original.
 */
export const machineTexts = pgTable(
  'machine_texts',
  {
    kind: text('kind', { enum: TRANSLATED_KINDS }).notNull(),
    record_id: integer('record_id').notNull(),
    language: text('language').$type<LanguageCode>().notNull(),
    state: text('state', { enum: ['waiting', 'made', 'failed'] }).notNull(),
    /** Those of the last success, also while newer ones are waited for; null before the first. */
    texts: jsonb('texts').$type<Record<string, unknown>>(),
    /** Sanitised HTML. */
    content: text('content'),
    /** Of the original's texts that were translated. */
    original_digest: text('original_digest'),
    original_version: integer('original_version'),
    attempts: integer('attempts').notNull().default(0),
    /** While it is being translated, the time at which the attempt counts as dead. */
    next_attempt_at: instant('next_attempt_at').notNull(),
    updated_at: instant('updated_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.record_id, table.language] }),
    index('machine_texts_waiting').on(table.next_attempt_at).where(sql`state = 'waiting'`),
  ],
)
