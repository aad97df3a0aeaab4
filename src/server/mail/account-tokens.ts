import { createHash, randomBytes } from 'node:crypto'
import { and, eq, gt, lte, or } from 'drizzle-orm'
import type { Db } from '../db/client'
import { accountTokens } from '../db/schema'

type Purpose = (typeof accountTokens.$inferSelect)['purpose']

const HOUR = 3_600_000
const LIFETIME: Record<Purpose, number> = { 'reset-password': HOUR, 'confirm-email': 7 * 24 * HOUR }

const hashToken = (token: string) => createHash('sha256').update(token).digest('hex')

const opens = (purpose: Purpose, token: string, now: Date) =>
  and(
    eq(accountTokens.token_hash, hashToken(token)),
    eq(accountTokens.purpose, purpose),
    gt(accountTokens.expires_at, now),
  )

/** A new token, known to nobody but the mail that it goes into. The user's earlier one for the purpose is void. */
export async function createAccountToken(
  db: Db,
  { purpose, user, now }: { purpose: Purpose; user: { id: number; email: string }; now: Date },
) {
  const token = randomBytes(32).toString('base64url')
  await db
    .delete(accountTokens)
    .where(
      or(
        and(eq(accountTokens.user_id, user.id), eq(accountTokens.purpose, purpose)),
        lte(accountTokens.expires_at, now),
      ),
    )
  await db.insert(accountTokens).values({
    ...{ token_hash: hashToken(token), purpose, user_id: user.id, email: user.email },
    expires_at: new Date(now.getTime() + LIFETIME[purpose]),
  })
  return token
}

/** Whether somebody brings a token that opens something; for what is costly to do for nothing. */
export async function isAccountToken(db: Db, purpose: Purpose, token: string, now: Date) {
  const [row] = await db
    .select({ user_id: accountTokens.user_id })
    .from(accountTokens)
    .where(opens(purpose, token, now))
  return row !== undefined
}

/** Uses a token up: of two who bring it at the same moment, one gets whose it was. */
export async function redeemAccountToken(tx: Db, purpose: Purpose, token: string, now: Date) {
  const [row] = await tx
    .delete(accountTokens)
    .where(opens(purpose, token, now))
    .returning()
  return row
}
