import { and, eq, inArray, isNull, lte, or, sql } from 'drizzle-orm'
import type { Db } from '../db/client'
import { mailboxReadings } from '../db/schema/mail'

const ID = 'bounces'

/** The longest pause after failures. */
const MAX_PAUSE_MS = 3_600_000

/**
 * Claims the reading that is due, so that one process at a time reads the mailbox. A claim that this worker still has is one
 * whose end could not be stored.
 */
export async function claimReading(db: Db, workerId: string) {
  const isFree = or(
    and(isNull(mailboxReadings.claimed_by), lte(mailboxReadings.next_at, sql`now()`)),
    eq(mailboxReadings.claimed_by, workerId),
  )
  // Read first: most of the time nothing is due, and then nothing has to be written.
  const [row] = await db.select({ isFree: sql<boolean>`${isFree}` }).from(mailboxReadings)
  if (row && !row.isFree) return false
  const claimed = await db
    .insert(mailboxReadings)
    .values({ id: ID, claimed_by: workerId, next_at: sql`now()` })
    .onConflictDoUpdate({ target: mailboxReadings.id, set: { claimed_by: workerId }, setWhere: isFree })
    .returning({ id: mailboxReadings.id })
  return claimed.length > 0
}

type Ended = {
  /** Until the next reading. */
  pauseMs: number
  /** Why it failed. */
  failure?: string
}

/** Ends the reading of this worker. Returns how many readings before it had failed in a row. */
export async function endReading(db: Db, workerId: string, { pauseMs, failure }: Ended) {
  const { rows } = await db.execute<{ failures: number }>(sql`
    with before as (select id, failures from mailbox_readings where claimed_by = ${workerId} for update)
    update mailbox_readings r set claimed_by = null, reason = ${failure ?? null},
      failures = case when ${failure === undefined}::boolean then 0 else r.failures + 1 end,
      next_at = now() + interval '1 millisecond' * case when ${failure === undefined}::boolean then ${pauseMs}::float8
        else least(${MAX_PAUSE_MS}::float8, ${pauseMs}::float8 * 2 ^ least(r.failures, 20)) end
    from before where r.id = before.id returning before.failures`)
  return rows[0]?.failures ?? 0
}

/** Releases the readings of these workers. What they had not finished is still unread. */
export const releaseReadings = (tx: Db, workerIds: string[]) =>
  tx.update(mailboxReadings).set({ claimed_by: null }).where(inArray(mailboxReadings.claimed_by, workerIds))
