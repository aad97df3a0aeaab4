import { and, eq, inArray, or, sql } from 'drizzle-orm'
import type { Db } from '../../db/client'
import { users } from '../../db/schema/core'
import { accountTokens, mails, type SecurityEvent } from '../../db/schema/mail'
import type { UserRow } from '../../http/route'
import { queueMail } from '../../mail/mails.queries'
import { endSessions } from './sessions'

/** A change of what proves who a user is. A new address that is only asked for is none. */
export type CredentialChange = Exclude<SecurityEvent, 'email-change-requested'>

/** Tells the owner about a change of the account, at the address that it had before. */
export const tellOwner = (tx: Db, { id, email }: UserRow, event: SecurityEvent) =>
  queueMail(tx, { kind: 'security', userId: id, event, email })

/**
 * Ends what was proved before: sessions, except that of `keptToken`, links for a new password, and a new address that waits
 * for its confirmation. Links that wait in the queue would be made later, and are not sent. An invitation ends with the first password.
 */
export async function endProofs(tx: Db, { id, email }: UserRow, keptToken?: string) {
  await endSessions(tx, id, keptToken)
  await tx
    .delete(accountTokens)
    .where(and(eq(accountTokens.user_id, id), inArray(accountTokens.purpose, ['reset-password', 'change-email'])))
  await tx.update(users).set({ pending_email: null }).where(eq(users.id, id))
  const { mail } = mails
  await tx
    .delete(mails)
    .where(
      or(
        and(sql`${mail}->>'kind' = 'reset-password'`, sql`lower(trim(${mail}->>'email')) = ${email.toLowerCase()}`),
        and(sql`${mail}->>'kind' = 'change-email'`, sql`${mail}->>'userId' = ${String(id)}`),
      ),
    )
}

/**
 * Call it in the transaction of each change of a password, an address or a second factor. Counters of attempts stay: proof of one
 * factor must not give more attempts at another. An invited user is not told, since there was no password before.
 */
export async function credentialsChanged(tx: Db, user: UserRow, change: CredentialChange, keptToken?: string) {
  await endProofs(tx, user, keptToken)
  if (!user.invited_at) await tellOwner(tx, user, change)
}
