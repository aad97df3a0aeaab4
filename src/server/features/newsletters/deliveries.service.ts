import { and, like, not, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../db/client'
import { deliveries } from '../../db/schema-mail'

/** Takes the place of an address. It contains the row's id, because a newsletter has one copy for each address. */
export const REMOVED = 'removed:'

/** The recipient's address; empty once it has been removed. */
export const shownAddress = (email: string) => (email.startsWith(REMOVED) ? '' : email)

/**
 * Removes the recipients from these copies, and keeps the copies for the newsletter's figures. Without a user they are not sent
 * again.
 */
export const anonymiseDeliveries = (db: Db, where: SQL | undefined) =>
  db
    .update(deliveries)
    .set({ email: sql`${REMOVED} || ${deliveries.id}`, name: '', user_id: 0, error: null })
    .where(and(where, not(like(deliveries.email, `${REMOVED}%`))))
