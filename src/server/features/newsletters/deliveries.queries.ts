import type { Deliveries, DeliveryStatus } from '@shared/entities/newsletter'
import { and, asc, count, eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '../../db/client'
import { type ListQuery, listRows, matching } from '../../db/list'
import { bounces, deliveries } from '../../db/schema'
import { MAX_BOUNCES } from '../../mail/deliveries.queries'

/** A result names so many at most; the list of the deliveries has them all. */
const MAX_TROUBLES = 1000

export async function countDeliveries(db: Db, newsletterId: number) {
  const rows = await db
    .select({ status: deliveries.status, copies: count() })
    .from(deliveries)
    .where(eq(deliveries.newsletter_id, newsletterId))
    .groupBy(deliveries.status)
  const of = (status: DeliveryStatus) => rows.find((row) => row.status === status)?.copies ?? 0
  return {
    total: rows.reduce((sum, { copies }) => sum + copies, 0),
    ...{ sent: of('sent'), failed: of('failed'), skipped: of('skipped'), unknown: of('unknown') },
    queued: of('queued') + of('sending'),
  }
}

type DeliveryQuery = ListQuery<'id' | 'email' | 'name' | 'status' | 'updated_at'> & { status?: DeliveryStatus }

export async function listDeliveries(db: Db, newsletterId: number, query: DeliveryQuery): Promise<Deliveries> {
  const where = and(
    eq(deliveries.newsletter_id, newsletterId),
    query.status ? eq(deliveries.status, query.status) : undefined,
    matching(query.q, deliveries.email, deliveries.name),
  )
  const { rows, total } = await listRows(db, deliveries, { sort: 'id', ...query }, where)
  return {
    ...(await countDeliveries(db, newsletterId)),
    matching: total,
    deliveries: rows.map((row) => ({ ...row, updated_at: row.updated_at.toISOString() })),
  }
}

/** Whether no copy waits or is under way. */
export async function isThrough(db: Db, newsletterId: number) {
  const [row] = await db
    .select({ id: deliveries.id })
    .from(deliveries)
    .where(and(eq(deliveries.newsletter_id, newsletterId), inArray(deliveries.status, ['queued', 'sending'])))
    .limit(1)
  return row === undefined
}

/** The copies that did not arrive for sure, and why. */
export async function listTroubles(db: Db, newsletterId: number) {
  const rows = await db
    .select({ email: deliveries.email, name: deliveries.name, error: deliveries.error })
    .from(deliveries)
    .where(
      and(eq(deliveries.newsletter_id, newsletterId), inArray(deliveries.status, ['failed', 'unknown', 'skipped'])),
    )
    .orderBy(asc(deliveries.id))
    .limit(MAX_TROUBLES)
  return rows.map((row) => ({ ...row, error: row.error ?? '' }))
}

/** Puts copies of these statuses into the queue anew; answers how many. */
export async function requeue(tx: Db, newsletterId: number, statuses: ('failed' | 'unknown')[]) {
  const rows = await tx
    .update(deliveries)
    .set({ status: 'queued', attempts: 0, error: null, next_attempt_at: sql`now()`, updated_at: sql`now()` })
    .where(and(eq(deliveries.newsletter_id, newsletterId), inArray(deliveries.status, statuses)))
    .returning({ id: deliveries.id })
  return rows.length
}

export async function countBounced(db: Db) {
  const [row] = await db.select({ bounced: count() }).from(bounces).where(sql`${bounces.failures} >= ${MAX_BOUNCES}`)
  return row?.bounced ?? 0
}
