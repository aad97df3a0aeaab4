import { like } from 'drizzle-orm'
import { rateLimits } from '../db/schema'
import { containing } from '../db/sql'
import type { Command } from './command'

/** Ends the waiting time after too many attempts: that of one account, or without an address every waiting time there is. */
export const unlock: Command<{ email?: string }, { cleared: number }> = {
  besideServer: true,
  async run({ connection: { db } }, { email }) {
    const ofAccount = email && like(rateLimits.key, containing(`:${email.toLowerCase()}`))
    const rows = await db
      .delete(rateLimits)
      .where(ofAccount || undefined)
      .returning({ key: rateLimits.key })
    return { cleared: rows.length }
  },
}
