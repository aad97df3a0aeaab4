import { and, eq, inArray, isNull, lt, sql } from 'drizzle-orm'
import type { Db } from '../db/client'
import { announceWork } from '../db/commits'
import { NEW_ADS_LOCK } from '../db/locks'
import { mails, type TransactionalMail } from '../db/schema/mail'
import { hasCome } from './attempts'

/** Queues a mail in the transaction that causes it: a rollback takes the mail back. */
export async function queueMail(tx: Db, mail: TransactionalMail) {
  await tx.insert(mails).values({ mail })
  announceWork(tx)
}

export async function queueMails(tx: Db, all: TransactionalMail[]) {
  if (all.length === 0) return
  await tx.insert(mails).values(all.map((mail) => ({ mail })))
  announceWork(tx)
}

/** Within this time after a mail about a new ad, further ones are collected in one. Less than the hour of `hasCome`. */
const COLLECT_FOR = sql`interval '15 minutes'`

/**
 * Queues the news of an ad for each of these users. The first one is sent at once, and the mail that collects the next ones waits in the
 * queue from then on; it is dropped if there are none. Such a row is locked until the commit, so that it cannot be sent without the ad.
 */
export async function queueNewAd(tx: Db, userIds: number[], ad: { adId: number; title: string; advertiser: string }) {
  // Of two first ads at the same moment, the second finds what the first has queued.
  await tx.execute(sql`select pg_advisory_xact_lock(${NEW_ADS_LOCK})`)
  const userId = sql<number>`(${mails.mail}->>'userId')::int`
  const collecting = await tx
    .update(mails)
    .set({ mail: sql`jsonb_set(${mails.mail}, '{adIds}', ${mails.mail}->'adIds' || to_jsonb(${ad.adId}::int))` })
    .where(and(isNull(mails.claimed_by), sql`${mails.mail}->>'kind' = 'new-ads'`, inArray(userId, userIds)))
    .returning({ userId })
  const known = new Set(collecting.map((row) => row.userId))
  const first = userIds.filter((id) => !known.has(id))
  if (first.length === 0) return
  announceWork(tx)
  await tx
    .insert(mails)
    .values(
      first.flatMap((id) => [
        { mail: { kind: 'new-ad' as const, userId: id, ...ad } },
        { mail: { kind: 'new-ads' as const, userId: id, adIds: [] }, next_attempt_at: sql`now() + ${COLLECT_FOR}` },
      ]),
    )
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

/** Whether the mail is still this worker's. */
export const isClaimed = async (db: Db, workerId: string, id: number) =>
  (await db.$count(mails, claimed(id, workerId))) > 0

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

/** Whether a mail should have been sent by now, or has been tried. Others still collect. */
export const isWaiting = sql`(${mails.attempts} > 0 or ${hasCome(mails.next_attempt_at)})`

/** How much mail waits for its first or next attempt. */
export async function countWaitingMails(db: Db) {
  const { rows } = await db.execute<{ single: number; newsletter: number }>(sql`
    select (select count(*)::int from mails where claimed_by is null and ${isWaiting}) as single,
      (select count(*)::int from deliveries where status = 'queued') as newsletter`)
  return rows[0]
}
