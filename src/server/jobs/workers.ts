import { and, count, eq, ne, sql } from 'drizzle-orm'
import type { Db } from '../db/client'
import { scheduledJobs } from '../db/schema/jobs'
import { mailWorkers } from '../db/schema/mail'
import { expectWork } from './due-times'

/** The claims of a worker that has been silent for this long are released. Heartbeats come every two seconds. */
const SILENT_AFTER = sql`interval '10 seconds'`

/** A worker that has been silent for this long counts as dead. */
const DEAD_AFTER = sql`interval '30 seconds'`

/** Later than now, if the clock was set back since. */
const isSilent = sql`(${mailWorkers.seen_at} < now() - ${SILENT_AFTER} or ${mailWorkers.seen_at} > now() + ${SILENT_AFTER})`

const isAlive = sql`${mailWorkers.seen_at} between now() - ${DEAD_AFTER} and now() + ${DEAD_AFTER}`

/** How many processes publish and send mail. */
export async function countWorkers(db: Db) {
  const [row] = await db.select({ workers: count() }).from(mailWorkers).where(isAlive)
  return row?.workers ?? 0
}

/** Whether this worker's last heartbeat was not too long ago. */
export async function isWorkerAlive(db: Db, workerId: string) {
  const rows = await db
    .select({ id: mailWorkers.id })
    .from(mailWorkers)
    .where(and(eq(mailWorkers.id, workerId), isAlive))
  return rows.length > 0
}

export const heartbeat = (db: Db, workerId: string) =>
  db
    .insert(mailWorkers)
    .values({ id: workerId, seen_at: sql`now()` })
    .onConflictDoUpdate({ target: mailWorkers.id, set: { seen_at: sql`now()` } })

/** Deletes silent workers and returns their ids. With `alone`, no other process can be at work, so all others are dead. */
export async function deleteDeadWorkers(tx: Db, workerId: string, { alone }: { alone: boolean }) {
  const dead = await tx
    .delete(mailWorkers)
    .where(and(ne(mailWorkers.id, workerId), alone ? undefined : isSilent))
    .returning({ id: mailWorkers.id })
  return dead.map(({ id }) => id)
}

/** From the first start on, the processes without a worker miss one. */
export const expectWorkers = (db: Db) =>
  db.insert(scheduledJobs).values({ kind: 'workers', due_at: sql`now()` }).onConflictDoNothing()

/** A worker that stops: if it was the last one, the next is late from now on. */
export async function deleteWorker(tx: Db, workerId: string) {
  await tx.delete(mailWorkers).where(eq(mailWorkers.id, workerId))
  await expectWork(tx, 'workers', 0)
}
