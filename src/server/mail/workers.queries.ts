import { eq } from 'drizzle-orm'
import type { Db } from '../db/client'
import { rawSql } from '../db/raw-sql'
import { mailWorkers } from '../db/schema'

/** A worker that has been silent for this long is dead. It speaks every two seconds. */
const DEAD_AFTER = '10 seconds'

const UNKNOWN = 'The server stopped while this copy was handed over: it may have arrived, or not'

/** Says that this worker is alive. */
export const beat = (db: Db, workerId: string) =>
  rawSql(db)(
    'insert into mail_workers (id, seen_at) values ($1, now()) on conflict (id) do update set seen_at = excluded.seen_at',
    [workerId],
  )

/**
 * Takes back what dead workers had in hand. What was not yet being handed over is free again; of the rest, nobody knows.
 * `alone`: where no other process can be at work, all others are dead, however lately they have spoken.
 */
export const reclaimFromDead = (db: Db, workerId: string, { alone }: { alone: boolean }) =>
  rawSql(db)(
    `with dead as (
      delete from mail_workers where id <> $1 and ($2::boolean or seen_at < now() - interval '${DEAD_AFTER}') returning id
    )
    update deliveries d set claimed_by = null, updated_at = now(),
      status = case when d.status = 'sending' then 'unknown' else d.status end,
      error = case when d.status = 'sending' then '${UNKNOWN}' else d.error end
    from dead where d.claimed_by = dead.id`,
    [workerId, alone],
  )

/** Gives back what this worker has claimed and not begun. */
export const releaseClaims = (db: Db, workerId: string) =>
  rawSql(db)(`update deliveries set claimed_by = null where claimed_by = $1 and status = 'queued'`, [workerId])

export const removeWorker = (db: Db, workerId: string) => db.delete(mailWorkers).where(eq(mailWorkers.id, workerId))

/** Newsletters of which copies are due and in nobody's hand. */
export async function dueNewsletters(db: Db) {
  const { rows } = await rawSql(db)(
    `select n.id from newsletters n where n.sent_at is not null and exists (
      select 1 from deliveries d where d.newsletter_id = n.id and d.status = 'queued' and d.claimed_by is null
        and d.next_attempt_at <= now()
    )`,
    [],
  )
  return rows.map((row) => row.id as number)
}
