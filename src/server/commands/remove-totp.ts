import { CommandError } from '../config/command-error'
import { switchOffTotp } from '../people/auth/totp.service'
import { endSessions } from '../people/credentials/sessions'
import { findUserByEmail, lockUser } from '../people/users/users.service'
import type { Command } from './command'

/** Switches a second factor off: for an admin who has lost the device and the recovery codes, and has no other admin to ask. */
export const removeTotp: Command<{ email: string }, { wasOn: boolean }> = {
  besideServer: true,
  audit: ({ email }) => ({ kind: 'users', email }),
  run: ({ connection: { db } }, { email }) =>
    db.transaction(async (tx) => {
      const found = await findUserByEmail(tx, email)
      const user = found && (await lockUser(tx, found.id))
      if (!user) throw new CommandError(`There is no account with the address ${email}`)
      await switchOffTotp(tx, user)
      await endSessions(tx, user.id)
      return { wasOn: user.totp_enabled_at !== null }
    }),
}
