import { CALL_LIMITS, type CallLimit, type ContractRow } from '@shared/contract/parts'
import type { Actor } from '@shared/permissions'
import { isStaff } from '@shared/roles'
import { DAY_MS } from '@shared/time'
import { tooOften } from '@shared/waiting'
import { and, eq, gt, inArray, like, lte, or, sql } from 'drizzle-orm'
import type { Db } from '../db/client'
import { rateLimits } from '../db/schema/core'
import { apart } from '../db/unit-of-work'
import { AppError } from './errors'
import { type AccountRow, LIMITS } from './front-door/limits'

const keyColumn = rateLimits.key

export type Limit = { key: string; max: number; minutes: number }

/**
 * Where an attempt comes from; `isKnown` if the account has signed in from this network before, `isKnownBySecondFactor` if that
 * took a second factor.
 */
export type Origin = { network: string; isKnown: boolean; isKnownBySecondFactor: boolean }

type Counted = 'login' | 'reset' | 'password' | 'totp'

/**
 * Attempts on one account: a few from each network, and more from all networks together. A network that the account has
 * signed in from is spared the second limit, so that strangers cannot lock the owner out.
 */
const onAccount = (
  what: Counted,
  account: string | number,
  { network, isKnown }: Pick<Origin, 'network' | 'isKnown'>,
  { here, everywhere, minutes }: AccountRow,
): Limit[] => [
  // A network holds no space, so what someone typed as their address cannot look like another key.
  { key: `${what}-at:${network} ${account}`, max: here, minutes },
  ...(isKnown ? [] : [{ key: `${what}-for:${account}`, max: everywhere, minutes }]),
]

const accountOf = (email: string) => email.trim().toLowerCase()

export const loginsFrom = (network: string): Limit => ({ key: `login-from:${network}`, ...LIMITS.loginsOfNetwork })
export const loginsFor = (email: string, origin: Origin) => onAccount('login', accountOf(email), origin, LIMITS.logins)
export const passwordChecksFor = (userId: number, origin: Origin) =>
  onAccount('password', userId, origin, LIMITS.passwordChecks)
/** A password alone spares no network: who has it may have signed in from many before the second factor was switched on. */
export const totpChecksFor = (userId: number, { network, isKnownBySecondFactor: isKnown }: Origin) =>
  onAccount('totp', userId, { network, isKnown }, LIMITS.totpChecks)
export const resetsFrom = (network: string): Limit => ({ key: `reset-from:${network}`, ...LIMITS.resetsOfNetwork })
export const resetsFor = (email: string, origin: Origin) => onAccount('reset', accountOf(email), origin, LIMITS.resets)
export const subscriptionsFrom = (network: string): Limit => ({
  key: `subscribe-from:${network}`,
  ...LIMITS.subscriptionsOfNetwork,
})
export const subscriptionsFor = (email: string): Limit => ({
  key: `subscribe-for:${accountOf(email)}`,
  ...LIMITS.subscriptionsOfAddress,
})
export const confirmationsFor = (userId: number): Limit => ({ key: `confirm:${userId}`, ...LIMITS.confirmations })
export const invitationsFor = (userId: number): Limit => ({ key: `invite:${userId}`, ...LIMITS.invitationsOfOne })
export const invitationsBy = (userId: number): Limit => ({ key: `invite-by:${userId}`, ...LIMITS.invitationsByOne })
export const linkChecksBy = (userId: number): Limit => ({ key: `link-check:${userId}`, ...LIMITS.linkChecks })

/**
 * What a call counts towards before it is performed. Each that stores something for an account is limited; deletions are not, since
 * only what was created can be deleted. Calls that anyone may make have limits by network and address in their services.
 */
export function limitOf(call: string, { access, audit, limit }: ContractRow): CallLimit | undefined {
  if (limit) return limit === 'none' ? undefined : limit
  const stores = /^(?:POST|PUT) /.test(call) && audit !== false
  return stores && access !== 'public' ? 'saves' : undefined
}

/** The limit of the account, or of a visitor's network. */
export function callsOf(name: CallLimit, user: Actor, network: string): Limit {
  const row = LIMITS[name]
  const figures = 'staff' in row ? row[user && isStaff(user.role) ? 'staff' : 'members'] : row
  return { key: `${name}:${user?.id ?? network}`, ...figures }
}

/**
 * Adds to the counter of a limit, and returns it; undefined with `withinMax`, if it would exceed the limit: then nothing is added. One
 * statement in the database counts for all processes, so simultaneous attempts cannot slip past the limit. It stays if the call is refused.
 * A window that ends more than its whole length later than a new one would was begun by a clock that has since been set back: it counts as
 * over. A little later is usual: attempts reach the database in another order than they have read the clock.
 */
async function add(
  db: Db,
  { key, max, minutes }: Limit,
  { count, now, withinMax }: { count: number; now: Date; withinMax: boolean },
) {
  const resets_at = new Date(now.getTime() + minutes * 60_000)
  const end = rateLimits.resets_at
  const expired = sql`(${end} <= ${now.toISOString()} or ${end} > excluded.resets_at + make_interval(mins => ${minutes}))`
  const sum = sql`${rateLimits.count} + excluded.count`
  const [row] = await apart(db)
    .insert(rateLimits)
    .values({ key, count, resets_at })
    .onConflictDoUpdate({
      target: keyColumn,
      set: {
        count: sql`case when ${expired} then excluded.count else ${sum} end`,
        resets_at: sql`case when ${expired} then excluded.resets_at else ${rateLimits.resets_at} end`,
      },
      setWhere: withinMax ? sql`${expired} or ${sum} <= ${max}` : undefined,
    })
    .returning()
  return row
}

/** Counts an attempt, and refuses it if there have been too many. */
export async function countAttempt(db: Db, limit: Limit, now: Date) {
  const row = await add(db, limit, { count: 1, now, withinMax: false })
  if (!row || row.count <= limit.max) return
  const retryAfterSeconds = Math.max(1, Math.ceil((row.resets_at.getTime() - now.getTime()) / 1000))
  throw new AppError('rate_limited', tooOften(retryAfterSeconds), { retryAfterSeconds })
}

/** Uses so much of what a limit allows, and returns whether there was so much left. */
export const takeFrom = async (db: Db, limit: Limit, count: number, now: Date) =>
  (await add(db, limit, { count, now, withinMax: true })) !== undefined

/** The first limit that is reached refuses the attempt, which the later ones then do not count. */
export async function countAttempts(db: Db, limits: Limit[], now: Date) {
  for (const limit of limits) await countAttempt(db, limit, now)
}

/** Takes back an attempt that succeeded, or so much of what was used. */
export const refundAttempts = (db: Db, limits: Limit[], count = 1) =>
  apart(db)
    .update(rateLimits)
    .set({ count: sql`greatest(0, ${rateLimits.count} - ${count})` })
    .where(
      inArray(
        keyColumn,
        limits.map(({ key }) => key),
      ),
    )

/** After a success, forgets the failures from this network. Those from other networks still count. */
export async function forgetAttempts(db: Db, [here, ...others]: Limit[]) {
  if (here) await apart(db).delete(rateLimits).where(eq(keyColumn, here.key))
  await refundAttempts(db, others)
}

/** The counters that `onAccount` makes. */
const countersOf = (what: Counted, account: string) =>
  or(
    eq(keyColumn, `${what}-for:${account}`),
    and(
      like(keyColumn, `${what}-at:%`),
      sql`right(${keyColumn}, char_length(${` ${account}`}::text)) = ${` ${account}`}`,
    ),
  )

/** Ends the refusals of sign-ins, once there is a new password: the guesses were at the old one. */
export const forgetLogins = (tx: Db, email: string) =>
  tx.delete(rateLimits).where(countersOf('login', accountOf(email)))

/** Ends all refusals of an account, when its administrator says so. Returns the number of counters. */
export async function unlockAccount(db: Db, email: string, userId?: number) {
  const ofAddress = (['login', 'reset'] as const).map((what) => countersOf(what, accountOf(email)))
  const ofUser = (['password', 'totp'] as const).map((what) => countersOf(what, String(userId)))
  const cleared = await db
    .delete(rateLimits)
    .where(or(...ofAddress, ...ofUser))
    .returning({ key: keyColumn })
  return cleared.length
}

/** Deletes what an account has used of its limits. */
export async function deleteUse(tx: Db, userId: number) {
  const limits = [
    ...CALL_LIMITS.map((name) => callsOf(name, { id: userId, role: 'user' }, '')),
    ...[confirmationsFor, invitationsFor, invitationsBy, linkChecksBy].map((of) => of(userId)),
  ]
  const keys = limits.map(({ key }) => key)
  await tx.delete(rateLimits).where(inArray(keyColumn, keys))
}

/** Deletes windows that are over, or that a clock since set back has begun. */
export const deleteExpiredLimits = (db: Db, now: Date) =>
  db
    .delete(rateLimits)
    .where(or(lte(rateLimits.resets_at, now), gt(rateLimits.resets_at, new Date(now.getTime() + DAY_MS))))
