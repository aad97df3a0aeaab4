import { sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { AppError } from './errors'

/** Refuses a save from an outdated copy, and shows the client what is there now. */
export function checkVersion(expected: number | undefined, current: { version: number }, shown: unknown) {
  if (expected === undefined || expected === current.version) return
  throw new AppError('conflict', 'Someone else has changed this in the meantime', { current: shown })
}

/** What every update sets besides its own fields. */
export const bumpVersion = (table: { version: PgColumn }, now: Date) => ({
  version: sql<number>`${table.version} + 1`,
  updated_at: now,
})
