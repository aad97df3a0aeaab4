import type { Login, Notifications, ProfileUpdate, Register } from '@shared/entities/user'
import { messages } from '@shared/messages'
import { PUBLIC_ROLES } from '@shared/roles'
import { clearAttempts, countAttempt, loginsFor, loginsFrom, refundAttempt, registrationsFrom } from '../../auth/limits'
import { hashPassword, verifyPassword } from '../../auth/passwords'
import { endSessions, startSession } from '../../auth/sessions'
import { AppError, invalid, unauthenticated } from '../../http/errors'
import type { Services, UserRow } from '../../http/route'
import { checkVersion } from '../../http/versions'
import {
  addUser,
  changeAddress,
  emailConflict,
  findUserByEmail,
  lockUser,
  toUser,
  updateUser,
} from '../users/users.service'

/** The message does not reveal whether the e-mail address or the password is wrong. */
export async function signIn({ db, now }: Services, { email, password }: Login, address: string) {
  const limits = { from: loginsFrom(address), for: loginsFor(email) }
  await countAttempt(db, limits.from, now())
  await countAttempt(db, limits.for, now())
  const user = await findUserByEmail(db, email)
  if (!(await verifyPassword(user?.password_hash, password)) || !user)
    throw new AppError('unauthenticated', messages.wrongLogin)
  await refundAttempt(db, limits.from)
  await clearAttempts(db, limits.for)
  return { token: await startSession(db, user.id, now()), user: toUser(user) }
}

export async function register(services: Services, values: Register, address: string) {
  const role = values.role ?? 'user'
  if (!PUBLIC_ROLES.some((allowed) => allowed === role)) throw new AppError('forbidden', messages.roleByAdmin)
  await countAttempt(services.db, registrationsFrom(address), services.now())
  await addUser(services, { ...values, role })
  return role
}

/** A new password needs the current one, and ends the user's other sessions. */
export async function saveProfile(
  {
    db,
    mail,
    now,
    user,
    token,
    expectedVersion,
  }: Services & { user: UserRow; token: string; expectedVersion?: number },
  { password, current_password, notifications = {}, ...values }: ProfileUpdate,
) {
  if (password) {
    // With a stolen session, passwords must not be tried faster than at the login.
    await countAttempt(db, loginsFor(user.email), now())
    if (!(await verifyPassword(user.password_hash, current_password ?? '')))
      throw invalid({ current_password: messages.currentPasswordWrong })
    await clearAttempts(db, loginsFor(user.email))
  }
  const password_hash = password ? await hashPassword(password) : undefined
  return db
    .transaction(async (tx) => {
      const current = await lockUser(tx, user.id)
      if (!current) throw unauthenticated()
      checkVersion(expectedVersion, current, toUser(current))
      if (password_hash) await endSessions(tx, user.id, token)
      const switched = switchedNotifications(notifications, current, now())
      const changed = await changeAddress(tx, current, values.email)
      return toUser(await updateUser(tx, user.id, { ...values, ...switched, ...changed, password_hash }, now()))
    })
    .catch(emailConflict)
    .finally(mail.notify)
}

/** The columns of the notifications that the payload names. Unsubscribing again keeps the first date. */
const switchedNotifications = (
  { ad_status, new_ads, newsletters }: Partial<Notifications>,
  { unsubscribed_at }: UserRow,
  now: Date,
) => ({
  ...(ad_status !== undefined && { notify_ad_status: ad_status }),
  ...(new_ads !== undefined && { notify_new_ads: new_ads }),
  ...(newsletters !== undefined && { unsubscribed_at: newsletters ? null : (unsubscribed_at ?? now) }),
})
