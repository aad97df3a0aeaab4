import { messages } from '@shared/messages'
import type { Db } from '../../db/client'
import { announce } from '../../http/cache/cache-tags'
import { AppError } from '../../http/errors'
import type { Editing, UserRow } from '../../http/route'
import { checkVersion } from '../../http/versions'
import { queueMail } from '../../mail/mails.queries'
import { notePublicChange } from '../../texts/versions/public-changes.service'
import { moveToTrash } from '../../trash/rows/move-to-trash'
import { findAuthor } from '../authors/authors.service'
import { endProofs } from '../credentials/credentials-changed'
import { eraseUser, noteErasure, noteLostAuthor } from './erasure'
import { lockUser, toUser } from './users.queries'
import { lockAmongAdmins } from './users.service'

/** An address that was never confirmed may be a stranger's. */
async function tellOfDeletion(tx: Db, { email, email_confirmed_at, language }: UserRow) {
  if (email_confirmed_at) await queueMail(tx, { kind: 'account-deleted', email, language })
}

async function lockRemovable(tx: Db, id: number, { expectedVersion }: Editing) {
  const { user, isLastAdmin } = await lockAmongAdmins(tx, id)
  checkVersion(expectedVersion, user, toUser(user))
  if (isLastAdmin) throw new AppError('conflict', messages.lastAdmin)
  return user
}

/**
 * Moves an account to the trash, where it keeps its address, role and authorship. In the list of users, admins cannot delete themselves by
 * mistake: the profile asks for the password.
 */
export async function removeUser(editing: Editing, id: number) {
  if (id === editing.user.id) throw new AppError('conflict', messages.ownAccount)
  await editing.db.transaction(async (tx) => {
    const user = await lockRemovable(tx, id, editing)
    await noteLostAuthor(tx, user, editing)
    await endProofs(tx, user)
    await moveToTrash(tx, { kind: 'users', id, title: user.name }, editing)
    await tellOfDeletion(tx, user)
    await announce(tx)
  })
}

/** Erases the caller's account at once; its articles stay, with the author's name, and its ads without. The caller has checked the password. */
export const removeOwnAccount = (editing: Editing) =>
  editing.db.transaction(async (tx) => {
    const user = await lockRemovable(tx, editing.user.id, editing)
    await noteErasure(tx, user, editing)
    await eraseUser(tx, user)
    await tellOfDeletion(tx, user)
    // The public ads named their advertiser.
    await announce(tx)
  })

/** Notes that readers see the author's page of a restored account again. */
export async function noteRestoredAccount(tx: Db, id: number, by: Pick<Editing, 'user' | 'now'>) {
  const after = await findAuthor(tx, id)
  await notePublicChange(tx, { kind: 'users', id, title: after?.name ?? '', before: undefined, after }, by)
}

/** Erases an account that has just come out of the trash for it. */
export async function eraseRestored(tx: Db, id: number) {
  const user = await lockUser(tx, id)
  if (user) await eraseUser(tx, user)
  await announce(tx)
}
