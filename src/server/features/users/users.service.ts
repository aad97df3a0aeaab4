import type { UserCreate, UserUpdate } from '@shared/entities/user'
import { messages } from '@shared/messages'
import { recordActivity } from '../../activity'
import { hashPassword } from '../../auth/passwords'
import { endSessions } from '../../auth/sessions'
import type { Db } from '../../db/client'
import { AppError, invalid, notFound, refuseTaken } from '../../http/errors'
import type { Editing, Services, UserRow } from '../../http/route'
import { checkVersion } from '../../http/versions'
import { queueMail } from '../../mail/mails.queries'
import { clearBounces, deleteUser, insertUser, lockAdmins, lockUser, toUser, updateUser } from './users.queries'

/** For other features, which must not import the queries. */
export {
  clearBounces,
  findUser,
  findUserByEmail,
  listSubscribers,
  lockUser,
  toUser,
  updateUser,
} from './users.queries'

export const emailConflict = refuseTaken({ email: messages.emailTaken })

/** Adds an account, registered or created by an admin, and records it in the activity feed. */
export async function addUser({ db, mail, now }: Services, { password, ...values }: UserCreate) {
  const password_hash = await hashPassword(password)
  const user = await db
    .transaction(async (tx) => {
      const added = await insertUser(tx, { ...values, password_hash, created_at: now(), updated_at: now() })
      const entry = { kind: 'user_registered', subject_id: added.id, subject_title: added.name } as const
      await recordActivity(tx, entry, now())
      await queueMail(tx, { kind: 'confirm-email', userId: added.id })
      return added
    })
    .catch(emailConflict)
  mail.notify()
  return toUser(user)
}

/** The other columns that a new address changes: it is not confirmed yet. */
export async function changeAddress(tx: Db, user: UserRow, email: string) {
  if (email === user.email) return {}
  await clearBounces(tx, user.email)
  await clearBounces(tx, email)
  await queueMail(tx, { kind: 'confirm-email', userId: user.id })
  return { email_confirmed_at: null }
}

/**
 * Locks the user, and before that all admins, as every change does that may reduce their number: of two admins who demote
 * each other at the same moment, the second is found to be the last and refused.
 */
async function lockAmongAdmins(tx: Db, id: number) {
  const admins = await lockAdmins(tx)
  const user = await lockUser(tx, id)
  if (!user) throw notFound('User')
  return { user, isLastAdmin: user.role === 'admin' && admins.every((admin) => admin.id === id) }
}

/**
 * A new role or password ends the user's sessions. Admins who change their own password keep the current session, as in the
 * profile. A change of their own role ends it, because the dashboard depends on the role.
 */
export async function saveUser(
  { db, now, user: actor, token, expectedVersion }: Editing & { token: string },
  id: number,
  { password, ...values }: UserUpdate,
) {
  const password_hash = password ? await hashPassword(password) : undefined
  return db
    .transaction(async (tx) => {
      const { user, isLastAdmin } = await lockAmongAdmins(tx, id)
      checkVersion(expectedVersion, user, toUser(user))
      const hasNewRole = values.role !== user.role
      if (isLastAdmin && hasNewRole) throw invalid({ role: messages.lastAdmin }, 'conflict')
      const changed = await changeAddress(tx, user, values.email)
      const saved = await updateUser(tx, id, { ...values, ...changed, password_hash }, now())
      if (hasNewRole) await endSessions(tx, id)
      else if (password_hash) await endSessions(tx, id, id === actor.id ? token : undefined)
      return toUser(saved)
    })
    .catch(emailConflict)
}

/** Deletes the account; its articles and ads stay, with the name. */
export async function removeUser({ db, user: actor, expectedVersion }: Editing & { token: string }, id: number) {
  await db.transaction(async (tx) => {
    const { user, isLastAdmin } = await lockAmongAdmins(tx, id)
    checkVersion(expectedVersion, user, toUser(user))
    if (id === actor.id) throw new AppError('conflict', messages.ownAccount)
    if (isLastAdmin) throw new AppError('conflict', messages.lastAdmin)
    await deleteUser(tx, id)
  })
}
