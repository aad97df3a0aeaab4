import type { Db } from '../db/client'
import { activity } from '../db/schema/core'

/** Records an entry of the overview's activity feed. */
export const recordActivity = (tx: Db, entry: Omit<typeof activity.$inferInsert, 'id' | 'created_at'>, now: Date) =>
  tx.insert(activity).values({ ...entry, created_at: now })
