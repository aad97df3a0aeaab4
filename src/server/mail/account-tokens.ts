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

const isValid = (purpose: Purpose, token: string, now: Date) =>
  and(
    eq(accountTokens.token_hash, hashToken(token)),
    eq(accountTokens.purpose, purpose),
    gt(accountTokens.expires_at, now),
  )

/** Creates the token of a link in a mail. It replaces the user's earlier token for the same purpose. */
export async function createAccountToken(
  db: Db,
  { purpose, user, now }: { purpose: Purpose; user: { id: number; email: string }; now: Date },
) {
  const token = createToken()
  await db
    .delete(accountTokens)
    .where(
      or(
        and(eq(accountTokens.user_id, user.id), eq(accountTokens.purpose, purpose)),
        lte(accountTokens.expires_at, now),
      ),
    )
  await db.insert(accountTokens).values({
    token_hash: hashToken(token),
    purpose,
    user_id: user.id,
    email: user.email,
    expires_at: new Date(now.getTime() + LIFETIME[purpose]),
  })
  return token
}

/** The id of the user whose token it is, which is not redeemed. */
export async function ownerOfToken(db: Db, purpose: Purpose, token: string, now: Date) {
  const [row] = await db
    .select({ user_id: accountTokens.user_id })
    .from(accountTokens)
    .where(isValid(purpose, token, now))
  return row?.user_id
}

/** Deletes a token and returns it. Of two simultaneous calls only one gets it. */
export async function redeemAccountToken(tx: Db, purpose: Purpose, token: string, now: Date) {
  const [row] = await tx
    .delete(accountTokens)
    .where(isValid(purpose, token, now))
    .returning()
  return row
}
