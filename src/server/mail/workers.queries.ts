import { and, count, eq, ne, sql } from 'drizzle-orm'
import type { Db } from '../db/client'
import { mailWorkers } from '../db/schema/mail'

/** A worker that has been silent for this long counts as dead. Heartbeats come every two seconds. */
const DEAD_AFTER = sql`interval '10 seconds'`

/** Later than now, if the clock was set back since. */
const isSilent = sql`(${mailWorkers.seen_at} < now() - ${DEAD_AFTER} or ${mailWorkers.seen_at} > now() + ${DEAD_AFTER})`

/** How many processes send mail. */
export async function countWorkers(db: Db) {
  const [row] = await db
    .select({ workers: count() })
    .from(mailWorkers)
    .where(sql`${mailWorkers.seen_at} >= now() - ${DEAD_AFTER}`)
  return row?.workers ?? 0
}

export const heartbeat = (db: Db, workerId: string) =>
  db
    .insert(mailWorkers)
    .values({ id: workerId, seen_at: sql`now()` })
    .onConflictDoUpdate({ target: mailWorkers.id, set: { seen_at: sql`now()` } })

/** Deletes dead workers and returns their ids. With `alone`, no other process can be at work, so all others are dead. */
export async function deleteDeadWorkers(tx: Db, workerId: string, { alone }: { alone: boolean }) {
  const dead = await tx
    .delete(mailWorkers)
    .where(and(ne(mailWorkers.id, workerId), alone ? undefined : isSilent))
    .returning({ id: mailWorkers.id })
  return dead.map(({ id }) => id)
}

export const deleteWorker = (tx: Db, workerId: string) => tx.delete(mailWorkers).where(eq(mailWorkers.id, workerId))
