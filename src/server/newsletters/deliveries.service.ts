import { and, eq, inArray, like, not, notExists, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../db/client'
import { RECIPIENTS_LOCK } from '../db/locks'
import { deliveries, recipientNames, searchedNewsletters } from '../db/schema/mail'

/** Takes the place of an address. It contains the row's id, because a newsletter has one copy for each address. */
export const REMOVED = 'removed:'

/** The recipient's address; empty once it has been removed. */
export const shownAddress = (email: string) => (email.startsWith(REMOVED) ? '' : email)

export const hasRecipient = not(like(deliveries.email, `${REMOVED}%`))

/**
 * Removes the recipients from these copies, and keeps the copies for the newsletter's figures. Without a user they are not sent
 * again.
 */
export const anonymiseDeliveries = (db: Db, where: SQL | undefined) =>
  db
    .update(deliveries)
    .set({ email: sql`${REMOVED} || ${deliveries.id}`, name: '', user_id: 0, error: null })
    .where(and(where, hasRecipient))

/** Deletes what `recipient_names` has of recipients of whom the newsletters that are searched have no copy. */
export const deleteUnusedNames = (db: Db, where?: SQL) =>
  db.delete(recipientNames).where(
    and(
      where,
      notExists(
        db
          .select({ id: deliveries.id })
          .from(searchedNewsletters)
          .innerJoin(deliveries, eq(deliveries.newsletter_id, searchedNewsletters.newsletter_id))
          .where(and(eq(deliveries.email, recipientNames.email), eq(deliveries.name, recipientNames.name))),
      ),
    ),
  )

/** Removes a recipient from all copies, and from what is searched. */
export async function eraseRecipient(tx: Db, userId: number) {
  // So that no name is added to the searched ones by a process that has read it before.
  await tx.execute(sql`select pg_advisory_xact_lock(${RECIPIENTS_LOCK})`)
  const isRecipient = eq(deliveries.user_id, userId)
  const rows = await tx
    .selectDistinct({ email: deliveries.email })
    .from(deliveries)
    .where(and(isRecipient, hasRecipient))
  await anonymiseDeliveries(tx, isRecipient)
  const emails = rows.map(({ email }) => email)
  if (emails.length > 0) await deleteUnusedNames(tx, inArray(recipientNames.email, emails))
}
