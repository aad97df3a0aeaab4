import { and, eq, gt, lte, or } from 'drizzle-orm'
import type { Db } from '../db/client'
import { accountTokens } from '../db/schema/mail'
import { createToken, hashToken } from '../http/tokens'

export type Purpose = (typeof accountTokens.$inferSelect)['purpose']

const HOUR = 3_600_000
const LIFETIME: Record<Purpose, number> = {
  'reset-password': HOUR,
  invitation: 7 * 24 * HOUR,
  'confirm-email': 7 * 24 * HOUR,
  'change-email': 24 * HOUR,
}

/** They confirm what stays true however often they are followed, so that neither a second mail nor a second click makes one invalid. */
const LASTING: Purpose[] = ['confirm-email', 'change-email']

const isValid = (purpose: Purpose, token: string, now: Date) =>
  and(
    eq(accountTokens.token_hash, hashToken(token)),
    eq(accountTokens.purpose, purpose),
    gt(accountTokens.expires_at, now),
  )

/** Creates the token of a link in a mail. One for a password replaces the user's earlier one. */
export async function createAccountToken(
  db: Db,
  { purpose, user, now }: { purpose: Purpose; user: { id: number; email: string }; now: Date },
) {
  const token = createToken()
  const isReplaced = LASTING.includes(purpose)
    ? undefined
    : and(eq(accountTokens.user_id, user.id), eq(accountTokens.purpose, purpose))
  await db.delete(accountTokens).where(or(isReplaced, lte(accountTokens.expires_at, now)))
  await db.insert(accountTokens).values({
    token_hash: hashToken(token),
    purpose,
    user_id: user.id,
    email: user.email,
    expires_at: new Date(now.getTime() + LIFETIME[purpose]),
  })
  return token
}

/** The user whose token it is, which is not redeemed, and the address that it was mailed to. */
export async function findAccountToken(db: Db, purpose: Purpose, token: string, now: Date) {
  const { user_id, email } = accountTokens
  const [row] = await db
    .select({ userId: user_id, email })
    .from(accountTokens)
    .where(isValid(purpose, token, now))
  return row
}

/** Deletes a token and returns it. Of two simultaneous calls only one gets it. */
export async function redeemAccountToken(tx: Db, purpose: Purpose, token: string, now: Date) {
  const [row] = await tx
    .delete(accountTokens)
    .where(isValid(purpose, token, now))
    .returning()
  return row
}

/** The links to a new address go on working: they have become those of the address in use. */
export const keepConfirmations = (tx: Db, userId: number, email: string) =>
  tx
    .update(accountTokens)
    .set({ purpose: 'confirm-email' })
    .where(
      and(eq(accountTokens.user_id, userId), eq(accountTokens.purpose, 'change-email'), eq(accountTokens.email, email)),
    )
