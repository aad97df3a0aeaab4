import { and, eq, gt, lt, ne } from 'drizzle-orm'
import type { Db } from '../db/client'
import { sessions, users } from '../db/schema'
import { createToken, hashToken } from './tokens'

const DAY = 86_400_000
const LIFETIME = 30 * DAY
/** Extend the expiry at most hourly, to save a write per request. */
const SLIDE_AFTER = 3_600_000

/** Starts a session and returns its token; only its hash is stored. */
export async function startSession(db: Db, userId: number, now: Date) {
  const token = createToken()
  await db.delete(sessions).where(and(eq(sessions.user_id, userId), lt(sessions.expires_at, now)))
  await db.insert(sessions).values({
    token_hash: hashToken(token),
    user_id: userId,
    created_at: now,
    last_used_at: now,
    expires_at: new Date(now.getTime() + LIFETIME),
  })
  return token
}

/** The user of a live session. Its use moves the expiry to 30 days from now. */
export async function findSessionUser(db: Db, token: string, now: Date) {
  const token_hash = hashToken(token)
  const [row] = await db
    .select({ user: users, last_used_at: sessions.last_used_at })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.user_id))
    .where(and(eq(sessions.token_hash, token_hash), gt(sessions.expires_at, now)))
  if (!row) return undefined
  if (now.getTime() - row.last_used_at.getTime() > SLIDE_AFTER)
    await db
      .update(sessions)
      .set({ last_used_at: now, expires_at: new Date(now.getTime() + LIFETIME) })
      .where(eq(sessions.token_hash, token_hash))
  return row.user
}

export const endSession = (db: Db, token: string) =>
  db.delete(sessions).where(eq(sessions.token_hash, hashToken(token)))

/** Ends the user's sessions, except that of the given token. */
export const endSessions = (db: Db, userId: number, exceptToken = '') =>
  db.delete(sessions).where(and(eq(sessions.user_id, userId), ne(sessions.token_hash, hashToken(exceptToken))))
