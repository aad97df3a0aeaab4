import { eq, sql } from 'drizzle-orm'
import type { Db } from '../db/client'
import { mailOutages } from '../db/schema/mail'
import { hasCome } from './attempts'
import { isWaiting } from './mails.queries'

const ID = 'smtp'

/** The longest pause between two tries; less than the hour of `hasCome`. */
const MAX_PAUSE_MS = 15 * 60_000
/** Keeps the power below from overflowing; the pause is at its longest long before. */
const MAX_DOUBLINGS = 20

/** Undefined while the mail server answers. */
export async function findOutage(db: Db) {
  const [row] = await db
    .select({
      since: mailOutages.since,
      reason: mailOutages.reason,
      isPaused: sql<boolean>`not ${hasCome(mailOutages.next_try_at)}`,
    })
    .from(mailOutages)
    .where(eq(mailOutages.id, ID))
  return row
}

/**
 * Records a failed try, and when the next one is due. Of several failures at once, in any process, only the first counts; the
 * others get undefined.
 */
export async function recordFailure(db: Db, reason: string, firstPauseMs: number) {
  const { rows } = await db.execute<{ since_ms: number; failures: number }>(sql`
    insert into mail_outages as o (id, since, failures, reason, next_try_at)
    values (${ID}, now(), 1, ${reason}, now() + ${firstPauseMs}::float8 * interval '1 millisecond')
    on conflict (id) do update set failures = o.failures + 1, reason = excluded.reason,
      next_try_at = now() + interval '1 millisecond' * least(${MAX_PAUSE_MS}::float8,
        ${firstPauseMs}::float8 * 2 ^ least(o.failures, ${MAX_DOUBLINGS}))
    where ${hasCome(sql`o.next_try_at`)}
    returning (extract(epoch from o.since) * 1000)::float8 as since_ms, o.failures`)
  const [row] = rows
  return row && { since: new Date(row.since_ms), failures: row.failures }
}

/** Returns the outage that this call has ended. */
export async function endOutage(db: Db) {
  const [row] = await db.delete(mailOutages).where(eq(mailOutages.id, ID)).returning({ since: mailOutages.since })
  return row
}

/** How much mail waits to be sent: copies of newsletters and single mails. */
export async function countWaiting(db: Db) {
  const { rows } = await db.execute<{ waiting: number }>(sql`
    select (select count(*) from deliveries where status in ('queued', 'sending'))::int
      + (select count(*) from mails where ${isWaiting})::int as waiting`)
  return rows[0]?.waiting ?? 0
}
