import { messages } from '@shared/messages'
import { eq, sql } from 'drizzle-orm'
import type { Db } from '../db/client'
import { rateLimits } from '../db/schema'
import { AppError } from '../http/errors'

type Limit = { key: string; max: number; minutes: number }

/** Attempts from one address: generous, since a whole office may share it. */
export const loginsFrom = (address: string): Limit => ({ key: `login-from:${address}`, max: 50, minutes: 15 })
/** Attempts on one account, from anywhere. */
export const loginsFor = (email: string): Limit => ({ key: `login-for:${email.toLowerCase()}`, max: 10, minutes: 15 })
export const registrationsFrom = (address: string): Limit => ({ key: `register:${address}`, max: 30, minutes: 60 })
export const resetsFrom = (address: string): Limit => ({ key: `reset-from:${address}`, max: 20, minutes: 60 })
/** Protects an inbox from being filled by others. */
export const resetsFor = (email: string): Limit => ({ key: `reset-for:${email.toLowerCase()}`, max: 3, minutes: 60 })
export const confirmationsFor = (userId: number): Limit => ({ key: `confirm:${userId}`, max: 5, minutes: 60 })
/** Anyone can become a member, and disk space is limited. */
export const uploadsBy = (userId: number): Limit => ({ key: `upload:${userId}`, max: 300, minutes: 60 })

/**
 * Counts an attempt, and refuses it if there have been too many. One statement in the database counts for all processes, so
 * simultaneous attempts cannot slip past the limit.
 */
export async function countAttempt(db: Db, { key, max, minutes }: Limit, now: Date) {
  const resets_at = new Date(now.getTime() + minutes * 60_000)
  const expired = sql`${rateLimits.resets_at} <= ${now.toISOString()}`
  const [row] = await db
    .insert(rateLimits)
    .values({ key, count: 1, resets_at })
    .onConflictDoUpdate({
      target: rateLimits.key,
      set: {
        count: sql`case when ${expired} then 1 else ${rateLimits.count} + 1 end`,
        resets_at: sql`case when ${expired} then excluded.resets_at else ${rateLimits.resets_at} end`,
      },
    })
    .returning()
  if (!row || row.count <= max) return
  const retryAfterSeconds = Math.max(1, Math.ceil((row.resets_at.getTime() - now.getTime()) / 1000))
  throw new AppError('too_many_requests', messages.tooManyAttempts, { retryAfterSeconds })
}

/** Takes back an attempt that succeeded. */
export const refundAttempt = (db: Db, { key }: Limit) =>
  db
    .update(rateLimits)
    .set({ count: sql`greatest(0, ${rateLimits.count} - 1)` })
    .where(eq(rateLimits.key, key))

export const clearAttempts = (db: Db, { key }: Limit) => db.delete(rateLimits).where(eq(rateLimits.key, key))
