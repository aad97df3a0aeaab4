import type { UserBounce } from '@shared/entities/user'
import { count, eq, sql } from 'drizzle-orm'
import type { Db } from '../db/client'
import { bounces } from '../db/schema/mail'

/** An address that refused this many newsletters in a row gets no more. */
export const MAX_BOUNCES = 3

const isStopped = sql<boolean>`(${bounces.failures} >= ${MAX_BOUNCES} or ${bounces.returned})`

export async function countBounced(db: Db) {
  const [row] = await db.select({ bounced: count() }).from(bounces).where(isStopped)
  return row?.bounced ?? 0
}

/** The last bounces of an address; undefined if it takes mail. */
export async function findBounce(db: Db, email: string): Promise<UserBounce | undefined> {
  const { failures, reason, updated_at } = bounces
  const [row] = await db
    .select({ failures, reason, updated_at, stopped: isStopped })
    .from(bounces)
    .where(eq(bounces.email, email.toLowerCase()))
  return row && { ...row, updated_at: row.updated_at.toISOString() }
}

/** Forgets the bounces of an address that works again or was given up. */
export const clearBounces = (tx: Db, email: string) => tx.delete(bounces).where(eq(bounces.email, email.toLowerCase()))
