import { messages } from '@shared/messages'
import { isAccountToken, redeemAccountToken } from '../../auth/account-tokens'
import { clearAttempts, confirmationsFor, countAttempt, loginsFor, resetsFor, resetsFrom } from '../../auth/limits'
import { hashPassword } from '../../auth/passwords'
import { endSessions } from '../../auth/sessions'
import type { Db } from '../../db/client'
import { invalid } from '../../http/errors'
import type { Services, UserRow } from '../../http/route'
import { queueMail } from '../../mail/mails.queries'
import { clearBounces, lockUser, updateUser } from '../users/users.service'

/**
 * Always enqueues a mail: the worker looks the account up, so the reply does not reveal whether the address is known. The
 * limit applies to unknown addresses as well.
 */
export async function askForReset({ db, mail, now }: Services, email: string, address: string) {
  await countAttempt(db, resetsFrom(address), now())
  await countAttempt(db, resetsFor(email), now())
  await queueMail(db, { kind: 'reset-password', email })
  mail.notify()
}

const linkInvalid = () => invalid({ token: messages.linkInvalid })

/** The user to whom the link was mailed, unless their address has changed since. */
async function redeem(tx: Db, purpose: 'reset-password' | 'confirm-email', token: string, now: Date) {
  const redeemed = await redeemAccountToken(tx, purpose, token, now)
  const user = redeemed && (await lockUser(tx, redeemed.user_id))
  return user?.email === redeemed?.email ? user : undefined
}

/** Returns the user's id. Ends all sessions: somebody else may know the old password. */
export async function resetPassword({ db, now }: Services, token: string, password: string) {
  if (!(await isAccountToken(db, 'reset-password', token, now()))) throw linkInvalid()
  const password_hash = await hashPassword(password)
  const user = await db.transaction(async (tx) => {
    const user = await redeem(tx, 'reset-password', token, now())
    if (!user) return undefined
    // The link was received, which confirms the address.
    await updateUser(tx, user.id, { password_hash, email_confirmed_at: user.email_confirmed_at ?? now() }, now())
    await clearBounces(tx, user.email)
    await endSessions(tx, user.id)
    return user
  })
  if (!user) throw linkInvalid()
  await clearAttempts(db, loginsFor(user.email))
  return user.id
}

/** Returns the user's id. */
export async function confirmEmail({ db, now }: Services, token: string) {
  const userId = await db.transaction(async (tx) => {
    const user = await redeem(tx, 'confirm-email', token, now())
    if (!user) return undefined
    await updateUser(tx, user.id, { email_confirmed_at: now() }, now())
    await clearBounces(tx, user.email)
    return user.id
  })
  if (userId === undefined) throw linkInvalid()
  return userId
}

export async function resendConfirmation({ db, mail, now, user }: Services & { user: UserRow }) {
  await countAttempt(db, confirmationsFor(user.id), now())
  await queueMail(db, { kind: 'confirm-email', userId: user.id })
  mail.notify()
}
