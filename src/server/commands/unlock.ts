import { rateLimits } from '../db/schema/core'
import { unlockAccount } from '../http/limits'
import { findUserByEmail } from '../people/users/users.service'
import type { Command } from './command'

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
