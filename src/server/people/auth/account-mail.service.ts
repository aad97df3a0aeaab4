import { messages } from '@shared/messages'
import type { Db } from '../../db/client'
import { confirmationsFor, countAttempt, countAttempts, forgetLogins, resetsFor, resetsFrom } from '../../http/attempts'
import { invalid } from '../../http/errors'
import type { UserRow } from '../../http/route'
import type { Services } from '../../http/services'
import { findAccountToken, keepConfirmations, type Purpose, redeemAccountToken } from '../../mail/account-tokens'
import { clearBounces } from '../../mail/bounces.queries'
import { queueMail } from '../../mail/mails.queries'
import { joinToAccount } from '../../newsletters/subscribers.service'
import { credentialsChanged } from '../credentials/credentials-changed'
import { originOf, rememberNetwork } from '../credentials/known-networks'
import { hashNewPassword } from '../credentials/passwords'
import { emailConflict, findUserByEmail, isSameAddress, lockUser, updateUser } from '../users/users.service'

/**
 * Always enqueues a mail: the worker looks the account up, so the reply does not reveal whether the address is known. The
 * limit applies to unknown addresses as well.
 */
export async function askForReset({ db, now }: Services, email: string, address: string) {
  const user = await findUserByEmail(db, email)
  const origin = await originOf(db, user?.id, address)
  await countAttempts(db, [resetsFrom(origin.network), ...resetsFor(email, origin)], now())
  await db.transaction((tx) => queueMail(tx, { kind: 'reset-password', email }))
}

const linkInvalid = () => invalid({ token: messages.linkInvalid })

/** Both links lead to the same page. */
const PASSWORD_LINKS = ['reset-password', 'invitation'] as const
type PasswordLink = (typeof PASSWORD_LINKS)[number]

/** The user whose link it is, locked, and the address that it was mailed to. */
async function lockOwner(tx: Db, purpose: Purpose, token: string, now: Date) {
  const link = await findAccountToken(tx, purpose, token, now)
  const user = link && (await lockUser(tx, link.userId))
  return user && { user, email: link.email }
}

/**
 * The user to whom the link was mailed, unless the address has changed since. Every change of credentials locks the user before it
 * deletes tokens, so that two of them cannot deadlock.
 */
async function redeem(tx: Db, purpose: PasswordLink, token: string, now: Date) {
  const owner = await lockOwner(tx, purpose, token, now)
  const redeemed = owner && (await redeemAccountToken(tx, purpose, token, now))
  return redeemed?.email === owner?.user.email ? owner?.user : undefined
}

/** Asked before the hashing, which is too expensive to do for anyone. */
async function purposeOf(db: Db, token: string, now: Date) {
  for (const purpose of PASSWORD_LINKS) if (await findAccountToken(db, purpose, token, now)) return purpose
}

/**
 * Returns the user's id. Where the link is all that signing in takes, the network counts as known from now on: guesses from
 * elsewhere do not keep the owner from signing in. A second factor is still to be shown.
 */
export async function resetPassword({ db, now }: Services, token: string, password: string, address: string) {
  const purpose = await purposeOf(db, token, now())
  if (!purpose) throw linkInvalid()
  const password_hash = await hashNewPassword(password)
  const user = await db.transaction(async (tx) => {
    const user = await redeem(tx, purpose, token, now())
    // A password that was set in another way has ended the invitation.
    if (!user || (purpose === 'invitation' && !user.invited_at)) return undefined
    // The link was received, which confirms the address.
    const email_confirmed_at = user.email_confirmed_at ?? now()
    await updateUser(tx, user.id, { password_hash, email_confirmed_at }, now())
    await clearBounces(tx, user.email)
    await joinToAccount(tx, user)
    await credentialsChanged(tx, user, 'password-changed')
    await forgetLogins(tx, user.email)
    if (!user.totp_enabled_at) await rememberNetwork(tx, user, await originOf(tx, user.id, address), now())
    return user
  })
  if (!user) throw linkInvalid()
  return user.id
}

/**
 * The links to confirm the first address and a new one lead to the same page, and may be followed again. `session` is the token of the
 * session in which the link was followed, if there is one. Returns the user's id.
 */
export const confirmEmail = ({ db, now }: Services, token: string, session: string) =>
  db
    .transaction(async (tx) => {
      const id = (await confirmAddress(tx, token, now())) ?? (await replaceAddress(tx, token, now(), session))
      if (id === undefined) throw linkInvalid()
      return id
    })
    .catch(emailConflict)

async function confirmAddress(tx: Db, token: string, now: Date) {
  const owner = await lockOwner(tx, 'confirm-email', token, now)
  if (!owner || !isSameAddress(owner.email, owner.user.email)) return undefined
  const { user } = owner
  if (!user.email_confirmed_at) await updateUser(tx, user.id, { email_confirmed_at: now }, now)
  await clearBounces(tx, user.email)
  await joinToAccount(tx, user)
  return user.id
}

/** The pending address takes the place of the old one, which is told. */
async function replaceAddress(tx: Db, token: string, now: Date, session: string) {
  const owner = await lockOwner(tx, 'change-email', token, now)
  if (!owner) return undefined
  const { user, email } = owner
  // The same link was followed at the same moment.
  if (user.email === email) return user.id
  if (user.pending_email !== email) return undefined
  await updateUser(tx, user.id, { email, email_confirmed_at: now }, now)
  await clearBounces(tx, user.email)
  await clearBounces(tx, email)
  await joinToAccount(tx, { id: user.id, email })
  await keepConfirmations(tx, user.id, email)
  await credentialsChanged(tx, user, 'email-changed', session)
  return user.id
}

export async function resendConfirmation({ db, now, user }: Services & { user: UserRow }) {
  const { id: userId, pending_email: email } = user
  await db.transaction(async (tx) => {
    await countAttempt(tx, confirmationsFor(userId), now())
    await queueMail(tx, email ? { kind: 'change-email', userId, email } : { kind: 'confirm-email', userId })
  })
}
