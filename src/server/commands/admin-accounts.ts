import { UserCreate } from '@shared/entities/user'
import { CommandError } from '../config/command-error'
import { isCommonPassword } from '../config/common-passwords'
import type { Db } from '../db/client'
import { rateLimits } from '../db/schema/core'
import { forgetLogins, unlockAccount } from '../http/attempts'
import { isUniqueViolation } from '../http/errors'
import { switchOffTotp } from '../people/auth/totp.service'
import { credentialsChanged } from '../people/credentials/credentials-changed'
import { hashPassword } from '../people/credentials/passwords'
import { endSessions } from '../people/credentials/sessions'
import { findUserByEmail, insertUser, updateUser } from '../people/users/users.queries'
import { lockUser } from '../people/users/users.service'
import type { Command } from './command'

function checked(email: string, name: string, password: string) {
  const parsed = UserCreate.safeParse({ email, name, password, role: 'admin' })
  if (!parsed.success) throw new CommandError(parsed.error.issues.map(({ message }) => message).join('\n'))
  if (isCommonPassword(password)) throw new CommandError('This password is among the most common ones. Choose another.')
  return { ...parsed.data, password }
}

async function accountOf(db: Db, email: string, { locked = false } = {}) {
  const found = await findUserByEmail(db, email)
  const user = found && locked ? await lockUser(db, found.id) : found
  if (!user) throw new CommandError(`There is no account with the address ${email}.`)
  return user
}

/** Creates an admin, next to those that there are. */
export const createAdmin: Command<{ email: string; name: string; password: string }, void> = {
  besideServer: true,
  audit: ({ email }) => ({ kind: 'users', email }),
  async run({ connection: { db } }, { email, name, password }) {
    const values = checked(email, name, password)
    const password_hash = await hashPassword(values.password)
    const now = new Date()
    const account = { name: values.name, email: values.email, role: 'admin' as const, password_hash }
    await insertUser(db, { ...account, created_at: now, updated_at: now, email_confirmed_at: now }).catch((error) => {
      throw isUniqueViolation(error)
        ? new CommandError(`There is an account with the address ${email} already.`)
        : error
    })
  },
}

/** Gives an account another password, and ends its sessions and the waiting time of its sign-ins. */
export const setPassword: Command<{ email: string; password: string }, void> = {
  besideServer: true,
  audit: ({ email }) => ({ kind: 'users', email, changes: [{ field: 'password' }] }),
  async run({ connection: { db } }, { email, password }) {
    const { name } = await accountOf(db, email)
    checked(email, name, password)
    const password_hash = await hashPassword(password)
    await db.transaction(async (tx) => {
      const user = await accountOf(tx, email, { locked: true })
      await updateUser(tx, user.id, { password_hash }, new Date())
      await credentialsChanged(tx, user, 'password-changed')
      await forgetLogins(tx, user.email)
    })
  },
}

/** Ends the waiting time after too many attempts: that of one account, or without an address every waiting time there is. */
export const unlock: Command<{ email?: string }, { cleared: number }> = {
  besideServer: true,
  audit: ({ email }) => ({ kind: 'users', email }),
  async run({ connection: { db } }, { email }) {
    if (email) return { cleared: await unlockAccount(db, email, (await findUserByEmail(db, email))?.id) }
    const rows = await db.delete(rateLimits).returning({ key: rateLimits.key })
    return { cleared: rows.length }
  },
}

/** Switches a second factor off: for an admin who has lost the device and the recovery codes, and has no other admin to ask. */
export const removeTotp: Command<{ email: string }, { wasOn: boolean }> = {
  besideServer: true,
  audit: ({ email }) => ({ kind: 'users', email }),
  run: ({ connection: { db } }, { email }) =>
    db.transaction(async (tx) => {
      const user = await accountOf(tx, email, { locked: true })
      await switchOffTotp(tx, user)
      await endSessions(tx, user.id)
      return { wasOn: user.totp_enabled_at !== null }
    }),
}
