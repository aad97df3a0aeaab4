import { sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { AppError } from './errors'

export const CHANGED_MEANWHILE = 'Someone else has changed this in the meantime'

/** Refuses a save of an outdated copy, and sends the client the present state. */
export function checkVersion(expected: number | undefined, current: { version: number }, shown: unknown) {
  if (expected === undefined || expected === current.version) return
  throw new AppError('conflict', CHANGED_MEANWHILE, { current: shown })
}

/** Set by every update besides its fields. */
export const bumpVersion = (table: { version: PgColumn }, now: Date) => ({
  version: sql<number>`${table.version} + 1`,
  updated_at: now,
})
