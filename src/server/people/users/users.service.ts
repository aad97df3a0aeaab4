import type { Register, UserCreate, UserUpdate } from '@shared/entities/user'
import { messages } from '@shared/messages'
import { recordActivity } from '../../dashboard/activity'
import type { Db } from '../../db/client'
import { countAttempt, invitationsBy, invitationsFor } from '../../http/attempts'
import { announce } from '../../http/cache/cache-tags'
import { AppError, invalid, notFound, refuseTaken } from '../../http/errors'
import type { Editing, UserRow } from '../../http/route'
import type { Services } from '../../http/services'
import { checkVersion } from '../../http/versions'
import { clearBounces } from '../../mail/bounces.queries'
import { queueMail } from '../../mail/mails.queries'
import { notePublicChange } from '../../texts/versions/public-changes.service'
import { findAuthor } from '../authors/authors.service'
import { credentialsChanged, endProofs } from '../credentials/credentials-changed'
import { hashNewPassword, unusableHash } from '../credentials/passwords'
import { endSessions } from '../credentials/sessions'
import { insertUser, lockAdmins, lockUser, setAccountState, toUser, updateUser } from './users.queries'

/** For other features, which must not import the queries. */
export { exportUser } from './export.service'
export {
  findUser,
  findUserByEmail,
  listUsers,
  lockProved,
  lockUser,
  setAccountState,
  toUser,
  updateUser,
} from './users.queries'

export const emailConflict = refuseTaken({ email: messages.emailTaken })

/**
 * Adds an account, registered or created by an admin, and records it in the activity feed. Without a password, the user gets an
 * invitation by the admin, `by`, to choose one.
 */
export async function addUser(
  { db, now }: Services,
  { password, invite: _, newsletter, ...values }: UserCreate & Pick<Register, 'newsletter'>,
  by?: UserRow,
) {
  const password_hash = password === undefined ? await unusableHash() : await hashNewPassword(password)
  const isInvited = password === undefined && by !== undefined
  const user = await db
    .transaction(async (tx) => {
      const added = await insertUser(tx, {
        ...values,
        password_hash,
        invited_at: isInvited ? now() : null,
        unsubscribed_at: newsletter === false ? now() : null,
        // Invited users confirm the address by following the invitation.
        counts_as_confirmed: by !== undefined && !isInvited,
        created_at: now(),
        updated_at: now(),
      })
      const entry = { kind: 'user_registered', subject_id: added.id, subject_title: added.name } as const
      await recordActivity(tx, entry, now())
      if (isInvited) await invite(tx, added, by, now())
      else await queueMail(tx, { kind: 'confirm-email', userId: added.id })
      return added
    })
    .catch(emailConflict)
  return toUser(user)
}

/** Following the link confirms the address as well. */
async function invite(tx: Db, { id }: UserRow, by: UserRow, now: Date) {
  await countAttempt(tx, invitationsBy(by.id), now)
  await queueMail(tx, { kind: 'invitation', userId: id, byId: by.id, by: by.name })
}

/** Sends the invitation again. The new link replaces the earlier one. */
export async function inviteAgain({ db, now, user: by }: Editing, id: number) {
  await db.transaction(async (tx) => {
    const user = await lockUser(tx, id)
    if (!user) throw notFound('User')
    if (!user.invited_at) throw new AppError('conflict', messages.notInvited)
    if (user.deactivated_at) throw new AppError('conflict', messages.activateFirst)
    await countAttempt(tx, invitationsFor(id), now())
    await setAccountState(tx, id, { invited_at: now() })
    await invite(tx, user, by, now())
  })
}

/** Addresses that differ in case only are the same. */
export const isSameAddress = (one: string, other: string) => one.toLowerCase() === other.toLowerCase()

/** The other columns that a new address from an admin changes: it is used at once, but gets no newsletter until it is confirmed. */
async function replaceAddress(tx: Db, user: UserRow, email: string, by: UserRow, now: Date) {
  if (isSameAddress(email, user.email)) return {}
  if (user.invited_at) {
    // No one has used the account yet: the invitation went to the wrong address.
    await invite(tx, user, by, now)
    return {}
  }
  await clearBounces(tx, user.email)
  await clearBounces(tx, email)
  await queueMail(tx, { kind: 'confirm-email', userId: user.id })
  await credentialsChanged(tx, user, 'email-changed-by-admin')
  return { email_confirmed_at: null, counts_as_confirmed: false }
}

/**
 * Locks the user, and before that all admins, as every change does that may reduce their number: of two admins who demote
 * each other at the same moment, the second is found to be the last and refused.
 */
export async function lockAmongAdmins(tx: Db, id: number) {
  const admins = await lockAdmins(tx)
  const user = await lockUser(tx, id)
  if (!user) throw notFound('User')
  return { user, isLastAdmin: user.role === 'admin' && admins.every((admin) => admin.id === id) }
}

/** The profile asks for the current password, without which an admin's stolen session must not become the account. */
function refuseOwnCredentials(actor: UserRow, password: string | undefined, email: string) {
  if (password) throw invalid({ password: messages.ownPassword })
  if (!isSameAddress(email, actor.email)) throw invalid({ email: messages.ownEmail })
}

/** Saves columns of an account. What readers see of an author is noted. */
export async function changeAccount(
  tx: Db,
  id: number,
  values: Parameters<typeof updateUser>[2],
  by: Pick<Editing, 'user' | 'now'>,
) {
  const before = await findAuthor(tx, id)
  const saved = await updateUser(tx, id, values, by.now())
  const after = await findAuthor(tx, id)
  await notePublicChange(tx, { kind: 'users', id, title: saved.name, before, after }, by)
  return saved
}

/** A new role, password or address ends the user's sessions: the dashboard depends on the role. */
export async function saveUser(editing: Editing, id: number, { password, ...values }: UserUpdate) {
  const { db, user: actor, expectedVersion } = editing
  if (id === actor.id) refuseOwnCredentials(actor, password, values.email)
  const password_hash = password ? await hashNewPassword(password) : undefined
  return db
    .transaction(async (tx) => {
      const { user, isLastAdmin } = await lockAmongAdmins(tx, id)
      checkVersion(expectedVersion, user, toUser(user))
      const hasNewRole = values.role !== user.role
      if (isLastAdmin && hasNewRole) throw invalid({ role: messages.lastAdmin }, 'conflict')
      const changed = await replaceAddress(tx, user, values.email, actor, editing.now())
      if (password_hash) await credentialsChanged(tx, user, 'password-changed')
      const saved = await changeAccount(tx, id, { ...values, ...changed, password_hash }, editing)
      if (hasNewRole) await endSessions(tx, id)
      // Readers see it on the author's page.
      if (saved.name !== user.name) await announce(tx)
      return toUser(saved)
    })
    .catch(emailConflict)
}

/** A deactivated account keeps everything it has. Its sessions end, and no one can sign in with it. */
export const setActive = ({ db, now, user: actor, expectedVersion }: Editing, id: number, active: boolean) =>
  db.transaction(async (tx) => {
    const { user, isLastAdmin } = await lockAmongAdmins(tx, id)
    checkVersion(expectedVersion, user, toUser(user))
    if (active === (user.deactivated_at === null)) return toUser(user)
    if (!active && id === actor.id) throw new AppError('conflict', messages.ownAccountActive)
    if (!active && isLastAdmin) throw new AppError('conflict', messages.lastAdmin)
    const saved = await updateUser(tx, id, { deactivated_at: active ? null : now() }, now())
    if (!active) await endProofs(tx, user)
    return toUser(saved)
  })
