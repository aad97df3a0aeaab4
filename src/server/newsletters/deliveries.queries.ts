import type { Deliveries } from '@shared/entities/newsletter'
import type { DeliveryStatus } from '@shared/statuses'
import { and, asc, count, eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '../db/client'
import { announceWork } from '../db/commits'
import { listRows } from '../db/list'
import { deliveries } from '../db/schema/mail'
import { countRefusal } from '../mail/bounces.queries'
import { refusalOf } from '../mail/refusals'
import { shownAddress } from './deliveries.service'
import { type ConfirmationRule, isChosen, mayReceive, recipients, skipReason } from './recipients.service'
import { type DeliveryQuery, searchDeliveries } from './search-deliveries'

/** The result of a send call names at most this many problems; the list of deliveries has all of them. */
const MAX_PROBLEMS = 1000

export async function countDeliveries(db: Db, newsletterId: number) {
  const rows = await db
    .select({ status: deliveries.status, copies: count() })
    .from(deliveries)
    .where(eq(deliveries.newsletter_id, newsletterId))
    .groupBy(deliveries.status)
  const of = (status: DeliveryStatus) => rows.find((row) => row.status === status)?.copies ?? 0
  return {
    total: rows.reduce((sum, { copies }) => sum + copies, 0),
    sent: of('sent'),
    failed: of('failed'),
    skipped: of('skipped'),
    unknown: of('unknown'),
    queued: of('queued') + of('sending'),
  }
}

function listCopies(db: Db, newsletterId: number, { q, ...query }: DeliveryQuery) {
  if (q) return searchDeliveries(db, { ...query, q, newsletterId })
  const where = and(
    eq(deliveries.newsletter_id, newsletterId),
    query.status ? eq(deliveries.status, query.status) : undefined,
  )
  return listRows(db, deliveries, { sort: 'id', ...query }, where)
}

export async function listDeliveries(db: Db, newsletterId: number, query: DeliveryQuery): Promise<Deliveries> {
  const { rows, total, total_is_minimum } = await listCopies(db, newsletterId, query)
  return {
    ...(await countDeliveries(db, newsletterId)),
    matching: total,
    matching_is_minimum: total_is_minimum,
    deliveries: rows.map((row) => ({
      ...row,
      email: shownAddress(row.email),
      updated_at: row.updated_at.toISOString(),
    })),
  }
}

/** True if no copy is waiting or being sent. */
export async function isFinished(db: Db, newsletterId: number) {
  const [row] = await db
    .select({ id: deliveries.id })
    .from(deliveries)
    .where(and(eq(deliveries.newsletter_id, newsletterId), inArray(deliveries.status, ['queued', 'sending'])))
    .limit(1)
  return row === undefined
}

/** The copies that were not certainly delivered, and why. */
export async function listProblems(db: Db, newsletterId: number) {
  const rows = await db
    .select({ email: deliveries.email, name: deliveries.name, error: deliveries.error })
    .from(deliveries)
    .where(
      and(eq(deliveries.newsletter_id, newsletterId), inArray(deliveries.status, ['failed', 'unknown', 'skipped'])),
    )
    .orderBy(asc(deliveries.id))
    .limit(MAX_PROBLEMS)
  return rows.map((row) => ({ ...row, email: shownAddress(row.email), error: row.error ?? '' }))
}

/** Queues the copies with these statuses again and returns how many there are. */
export async function requeue(tx: Db, newsletterId: number, statuses: ('failed' | 'unknown')[]) {
  const rows = await tx
    .update(deliveries)
    .set({
      status: 'queued',
      attempts: 0,
      error: null,
      code: null,
      next_attempt_at: sql`now()`,
      queued_at: sql`now()`,
      updated_at: sql`now()`,
    })
    .where(and(eq(deliveries.newsletter_id, newsletterId), inArray(deliveries.status, statuses)))
    .returning({ id: deliveries.id })
  if (rows.length > 0) announceWork(tx)
  return rows.length
}

type Recipients = { newsletterId: number; userIds: number[] | null; rule: ConfirmationRule }

/**
 * Inserts a delivery for each recipient and returns how many are queued. Recipients are the subscribers, or the chosen
 * ones; those who were chosen and get no newsletters are listed as skipped. An address gets one copy, even if an account that has not
 * confirmed it and a subscriber share it. One statement, so that a hundred thousand recipients do not pass through this process.
 */
export async function insertDeliveries(tx: Db, { newsletterId, userIds, rule }: Recipients) {
  const wanted = userIds
    ? sql`u.id = any(${sql.param(userIds)}::int[])`
    : sql`u.unsubscribed_at is null and ${mayReceive(rule)} and ${isChosen(newsletterId)}`
  const { rows } = await tx.execute<{ queued: number }>(sql`
    with wanted as (
      select u.id, u.email, u.name, ${skipReason(rule)} as reason from ${recipients} where ${wanted}
    ), addresses as (
      select distinct on (lower(email)) * from wanted order by lower(email), reason is not null, id
    ), inserted as (
      insert into deliveries
        (newsletter_id, email, name, user_id, status, error, next_attempt_at, created_at, updated_at)
      select ${newsletterId}::int, email, name, id,
        (case when reason is null then 'queued' else 'skipped' end)::delivery_status, reason, now(), now(), now()
      from addresses order by id
      returning status
    ) select count(*)::int as queued from inserted where status = 'queued'`)
  announceWork(tx)
  return rows[0]?.queued ?? 0
}

/** Gives up the copies that have not been handed over. They can be queued again, like others that failed. */
export const stopDeliveries = (tx: Db, newsletterId: number) =>
  tx
    .update(deliveries)
    .set({
      claimed_by: null,
      updated_at: sql`now()`,
      status: sql`case when ${deliveries.status} = 'sending' then 'unknown' else 'failed' end::delivery_status`,
      error: sql`case when ${deliveries.status} = 'sending'
        then 'The newsletter was deleted while this copy was handed over: it may have arrived, or not'
        else 'Not sent: the newsletter was deleted' end`,
    })
    .where(and(eq(deliveries.newsletter_id, newsletterId), inArray(deliveries.status, ['queued', 'sending'])))

/**
 * Notes that a copy came back, once. It has failed after all, unless its mailbox may take the next one. What is about the address is
 * counted against it.
 */
export const recordReturned = (db: Db, id: number, { code, reason }: { code: string; reason: string }) =>
  db.transaction(async (tx) => {
    const isTemporary = refusalOf(code) === 'temporary'
    const [row] = await tx
      .update(deliveries)
      .set({ ...(!isTemporary && { status: 'failed' }), error: reason, code, updated_at: sql`now()` })
      .where(
        and(
          eq(deliveries.id, id),
          inArray(deliveries.status, isTemporary ? ['sent', 'unknown'] : ['sent', 'unknown', 'failed']),
          sql`${deliveries.code} is distinct from ${code}`,
        ),
      )
      .returning()
    if (!row || !shownAddress(row.email)) return
    await countRefusal(tx, { newsletterId: row.newsletter_id, email: row.email, code, reason, isReturned: true })
  })
