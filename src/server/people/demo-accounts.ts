import { accounts, DEMO_PASSWORD } from '@demo/accounts'
import { inArray } from 'drizzle-orm'
import { type Config, ConfigError } from '../config/config'
import type { Db } from '../db/client'
import { users } from '../db/schema/core'
import { verifyPassword } from './credentials/passwords'

/** The demo accounts that still have their public password. */
export async function openDemoAccounts(db: Db) {
  const emails = accounts.map(({ email }) => email)
  const found = await db
    .select({ email: users.email, password_hash: users.password_hash })
    .from(users)
    .where(inArray(users.email, emails))
    .orderBy(users.email)
  const open: string[] = []
  for (const { email, password_hash } of found) if (await verifyPassword(password_hash, DEMO_PASSWORD)) open.push(email)
  return open
}

/**
 * Throws if the demo is off and a demo account still has its public password: a tried-out demo must not become a site
 * on which anyone can sign in as admin.
 */
export async function refuseOpenDemoAccounts(db: Db, config: Config) {
  if (config.demo) return
  const open = await openDemoAccounts(db)
  if (open.length === 0) return
  throw new ConfigError(
    `DEMO: it is off, but these accounts still have the public demo password: ${open.join(', ')}.\n` +
      'Create your own admin with: npm run admin -- create EMAIL\n' +
      'Then remove the demo with: npm run admin -- remove-demo\n' +
      '(or keep an account, and change its password with: npm run admin -- password EMAIL)',
  )
}
