import { eq } from 'drizzle-orm'
import type { Logger } from 'pino'
import type { Config } from '../config/config'
import type { Db } from '../db/client'
import { users } from '../db/schema/core'
import { hashPassword } from './credentials/passwords'
import { findUserByEmail, insertUser } from './users/users.queries'

/** Tells the owner if the configured admin was not created, because there is one already. */
export async function warnIfAdminIsIgnored(db: Db, { ADMIN_EMAIL }: Config, logger: Pick<Logger, 'warn'>) {
  if (!ADMIN_EMAIL || (await findUserByEmail(db, ADMIN_EMAIL))) return
  logger.warn('ADMIN_EMAIL: there is an admin already, so this one was not created; see npm run admin -- create')
}

/** Creates the configured admin if there is no admin yet. Returns whether it did. */
export async function ensureAdmin(db: Db, { ADMIN_EMAIL, ADMIN_PASSWORD }: Config) {
  if (!ADMIN_EMAIL || !ADMIN_PASSWORD) return false
  const [admin] = await db.select({ id: users.id }).from(users).where(eq(users.role, 'admin')).limit(1)
  if (admin) return false
  await insertUser(db, {
    name: 'Administrator',
    email: ADMIN_EMAIL,
    password_hash: await hashPassword(ADMIN_PASSWORD),
    role: 'admin',
  })
  return true
}
