import { randomBytes } from 'node:crypto'
import { SITE_NAME } from '@shared/magazine'
import { and, eq, gt, inArray, isNull, lt, or } from 'drizzle-orm'
import { Secret, TOTP } from 'otpauth'
import type { Db } from '../../db/client'
import { recoveryCodes, totpSecrets } from '../../db/schema/accounts'
import { users } from '../../db/schema/core'
import { hashToken } from '../../http/tokens'
import { magazineIn } from '../../settings/current.service'

const PERIOD_SECONDS = 30
const RECOVERY_CODES = 10

/** The names are for the app that shows the codes. */
const totpOf = (secret: string, { email = '', issuer = SITE_NAME } = {}) =>
  new TOTP({ issuer, label: email, secret: Secret.fromBase32(secret), period: PERIOD_SECONDS })

/** 120 random bits, so that a fast hash is enough. Groups of four are easier to copy; hyphens and case do not matter. */
const newRecoveryCode = () =>
  new Secret({ buffer: new Uint8Array(randomBytes(15)).buffer }).base32
    .toLowerCase()
    .match(/.{4}/g)
    ?.join('-') as string

const hashRecoveryCode = (code: string) => hashToken(code.toLowerCase().replace(/[^a-z2-7]/g, ''))

/** Begins a set-up, in place of an earlier one. What it returns is shown once; `confirmSetup` completes it. */
export async function beginSetup(tx: Db, user: { id: number; email: string }, now: Date) {
  const secret = new Secret({ size: 20 }).base32
  const recovery_codes = Array.from({ length: RECOVERY_CODES }, newRecoveryCode)
  await removeSecondFactor(tx, user.id)
  await tx.insert(totpSecrets).values({ user_id: user.id, secret, created_at: now })
  await tx
    .insert(recoveryCodes)
    .values(recovery_codes.map((code) => ({ user_id: user.id, code_hash: hashRecoveryCode(code) })))
  return {
    secret,
    uri: totpOf(secret, { email: user.email, issuer: (await magazineIn(tx)).name }).toString(),
    recovery_codes,
  }
}

/** Deletes the secret and its recovery codes. */
export const removeSecondFactor = (tx: Db, userId: number) =>
  tx.delete(totpSecrets).where(eq(totpSecrets.user_id, userId))

/**
 * Whether this is the authenticator's code of now, or of the period before or after, and has not been used. One statement
 * uses it up, so that of two simultaneous calls only one is accepted. A last use that lies in the future was recorded by a
 * clock that has since been set back, and does not count.
 */
async function redeemCode(db: Db, userId: number, code: string, now: Date) {
  const [stored] = await db.select().from(totpSecrets).where(eq(totpSecrets.user_id, userId))
  if (!stored) return false
  const delta = totpOf(stored.secret).validate({ token: code, timestamp: now.getTime(), window: 1 })
  if (delta === null) return false
  const current = Math.floor(now.getTime() / 1000 / PERIOD_SECONDS)
  const step = current + delta
  const used = await db
    .update(totpSecrets)
    .set({ last_step: step })
    .where(
      and(eq(totpSecrets.user_id, userId), or(lt(totpSecrets.last_step, step), gt(totpSecrets.last_step, current + 1))),
    )
    .returning({ user_id: totpSecrets.user_id })
  return used.length > 0
}

async function redeemRecoveryCode(db: Db, userId: number, code: string) {
  const used = await db
    .delete(recoveryCodes)
    .where(and(eq(recoveryCodes.user_id, userId), eq(recoveryCodes.code_hash, hashRecoveryCode(code))))
    .returning({ user_id: recoveryCodes.user_id })
  return used.length > 0
}

const isTotp = (code: string) => /^\d{6}$/.test(code)
const withoutSpaces = (code: string) => code.replace(/\s/g, '')

/** Uses up a code of the authenticator. A recovery code does not prove that the authenticator works. */
export const acceptTotp = async (db: Db, userId: number, code: string, now: Date) =>
  isTotp(withoutSpaces(code)) && redeemCode(db, userId, withoutSpaces(code), now)

/** Uses up a code of the authenticator, or a recovery code. */
export const acceptSecondFactor = async (db: Db, userId: number, code: string, now: Date) =>
  isTotp(withoutSpaces(code)) ? acceptTotp(db, userId, code, now) : redeemRecoveryCode(db, userId, code)

/** Forgets what was begun before this time and never confirmed. */
export const deleteAbandonedSetups = (db: Db, before: Date) =>
  db
    .delete(totpSecrets)
    .where(
      and(
        lt(totpSecrets.created_at, before),
        inArray(totpSecrets.user_id, db.select({ id: users.id }).from(users).where(isNull(users.totp_enabled_at))),
      ),
    )
