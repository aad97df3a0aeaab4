import { DAY_MS } from '@shared/time'
import { and, desc, eq, gt, inArray, isNull, lt, ne, or, sql } from 'drizzle-orm'
import type { Db } from '../../db/client'
import { prepared } from '../../db/prepared'
import { sessions, users } from '../../db/schema/core'
import { isReadOnly } from '../../db/unavailable'
import { AT_ONCE } from '../../http/front-door/limits'
import { createToken, hashToken } from '../../http/tokens'

const LIFETIME = 30 * DAY_MS
/** However often it is used, a session ends after this time. */
const ABSOLUTE_LIFETIME = 90 * DAY_MS
/** Extend the expiry at most hourly, to save a write per request. */
const SLIDE_AFTER = 3_600_000

/** What the list of sessions shows, so that users recognise their devices. */
export type Device = { browser: string | null; system: string | null; network: string | null }

const unknownDevice: Device = { browser: null, system: null, network: null }

const expiryOf = (created: Date, now: Date) =>
  new Date(Math.min(now.getTime() + LIFETIME, created.getTime() + ABSOLUTE_LIFETIME))

/** The user's sessions beyond the allowed number, those that began first. */
const surplusOf = (db: Db, userId: number) =>
  db
    .select({ id: sessions.id })
    .from(sessions)
    .where(eq(sessions.user_id, userId))
    // Not by the time: a clock that was set back would end the session that is just beginning.
    .orderBy(desc(sessions.id))
    .offset(AT_ONCE.sessions)

/** Starts a session and returns its token; only its hash is stored. Ends what has expired, and what is too much. */
export async function startSession(db: Db, userId: number, now: Date, device = unknownDevice) {
  const token = createToken()
  await db.insert(sessions).values({
    token_hash: hashToken(token),
    user_id: userId,
    ...device,
    created_at: now,
    last_used_at: now,
    expires_at: expiryOf(now, now),
  })
  const isOver = or(lt(sessions.expires_at, now), inArray(sessions.id, surplusOf(db, userId)))
  await db.delete(sessions).where(and(eq(sessions.user_id, userId), isOver))
  return token
}

/** Every request of someone who is signed in begins with it. */
const findLive = prepared((db) =>
  db
    .select({ user: users, last_used_at: sessions.last_used_at, created_at: sessions.created_at })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.user_id))
    .where(
      and(
        eq(sessions.token_hash, sql.placeholder('token_hash')),
        gt(sessions.expires_at, sql.placeholder('now')),
        // A sign-in may have run at the moment of a deactivation, which ends the sessions it finds.
        isNull(users.deactivated_at),
      ),
    )
    .prepare('session_user'),
)

/** The user of a live session. Its use moves the expiry to 30 days from now, but not beyond 90 days from the sign-in. */
export async function findSessionUser(db: Db, token: string, now: Date) {
  const token_hash = hashToken(token)
  const [row] = await findLive(db).execute({ token_hash, now })
  if (!row) return undefined
  // Either way: a clock that was set back leaves a last use in the future.
  if (Math.abs(now.getTime() - row.last_used_at.getTime()) > SLIDE_AFTER)
    await db
      .update(sessions)
      .set({ last_used_at: now, expires_at: expiryOf(row.created_at, now) })
      .where(eq(sessions.token_hash, token_hash))
      // While the disk is full, reads go on.
      .catch((error) => {
        if (!isReadOnly(error)) throw error
      })
  return row.user
}

export const endSession = (db: Db, token: string) =>
  db.delete(sessions).where(eq(sessions.token_hash, hashToken(token)))

/** Ends one session of a user. Returns whether there was one. */
export async function endSessionById(db: Db, userId: number, id: number) {
  const ended = await db
    .delete(sessions)
    .where(and(eq(sessions.user_id, userId), eq(sessions.id, id)))
    .returning({ id: sessions.id })
  return ended.length > 0
}

/** Ends the user's sessions, except that of the given token. */
export const endSessions = (db: Db, userId: number, exceptToken = '') =>
  db.delete(sessions).where(and(eq(sessions.user_id, userId), ne(sessions.token_hash, hashToken(exceptToken))))
