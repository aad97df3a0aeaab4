import { and, eq, inArray, lt, sql } from 'drizzle-orm'
import type { Db } from '../db/client'
import { mails, type TransactionalMail } from '../db/schema/mail'
import { hasCome } from './attempts'

/** Queues a mail in the transaction that causes it: a rollback takes the mail back. After the commit, call `mail.notify`. */
export async function queueMail(tx: Db, mail: TransactionalMail) {
  await tx.insert(mails).values({ mail })
}

export type ClaimedMail = { id: number; mail: TransactionalMail; attempts: number }

/** Claims due mails for this worker. Workers that do so at the same moment get different ones. */
export async function claimMails(db: Db, workerId: string, limit: number) {
  const { rows } = await db.execute<ClaimedMail>(sql`
    with due as (
      select id from mails where claimed_by is null and ${hasCome(mails.next_attempt_at)}
      order by next_attempt_at, id limit ${limit}
      for update skip locked
    )
    update mails set claimed_by = ${workerId} from due where mails.id = due.id
    returning mails.id, mails.mail, mails.attempts`)
  return rows
}

const claimed = (id: number, workerId: string) => and(eq(mails.id, id), eq(mails.claimed_by, workerId))

export const deleteMail = (db: Db, workerId: string, id: number) => db.delete(mails).where(claimed(id, workerId))

export const postponeMail = (db: Db, workerId: string, id: number, delayMs: number) =>
  db
    .update(mails)
    .set({
      attempts: sql`${mails.attempts} + 1`,
      next_attempt_at: sql`now() + ${delayMs}::int * interval '1 millisecond'`,
      claimed_by: null,
    })
    .where(claimed(id, workerId))

/** Returns a claimed mail to the queue: the attempt does not count. */
export const unclaimMail = (db: Db, workerId: string, id: number) =>
  db.update(mails).set({ claimed_by: null }).where(claimed(id, workerId))

/** Deletes the mails that have waited for this many days, and returns how many there were. */
export async function deleteOverdueMails(db: Db, days: number) {
  const rows = await db
    .delete(mails)
    .where(lt(mails.created_at, sql`now() - ${days}::int * interval '1 day'`))
    .returning({ id: mails.id })
  return rows.length
}

/** Releases what these workers had claimed. What they were sending is sent again: better twice than never. */
export const releaseMails = (tx: Db, workerIds: string[]) =>
  tx.update(mails).set({ claimed_by: null }).where(inArray(mails.claimed_by, workerIds))

/** How much mail waits for its first or next attempt. */
export async function countWaitingMails(db: Db) {
  const { rows } = await db.execute<{ single: number; newsletter: number }>(sql`
    select (select count(*)::int from mails where claimed_by is null) as single,
      (select count(*)::int from deliveries where status = 'queued') as newsletter`)
  return rows[0]
}
