import type { Overdue } from '@shared/entities/overdue'
import { pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from './core'

/** What has no time in any other table. */
export const RECORDED_KINDS = [
  'purges',
  'backups',
  'index',
  'translations',
  'partners',
  'workers',
] as const satisfies Overdue['kind'][]
export type RecordedKind = (typeof RECORDED_KINDS)[number]

/** When the work of background jobs is due next. All processes share it: one that does the work in time is enough. */
export const scheduledJobs = pgTable('scheduled_jobs', {
  kind: text('kind', { enum: RECORDED_KINDS }).primaryKey(),
  due_at: instant('due_at').notNull(),
  /** When it was last done; of a backup, the time for which it was made. Null before the first time. */
  done_at: instant('done_at'),
})

/** The tables whose texts from before they were cleaned on saving have been cleaned (`clean-stored.ts`). */
export const cleanedTables = pgTable('cleaned_tables', {
  table_name: text('table_name').primaryKey(),
  cleaned_at: instant('cleaned_at').notNull().defaultNow(),
})
