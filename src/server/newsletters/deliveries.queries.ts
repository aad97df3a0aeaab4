import type { Deliveries } from '@shared/entities/newsletter'
import { DEFAULT_LANGUAGE, type LanguageCode } from '@shared/languages'
import type { DeliveryStatus } from '@shared/statuses'
import { and, asc, count, eq, inArray, lt, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../db/client'
import { announceWork } from '../db/commits'
import { listRows } from '../db/list'
import { bounces, deliveries } from '../db/schema/mail'
import { hasCome } from '../mail/attempts'
import { MAX_BOUNCES } from '../mail/bounces.queries'
import { shownAddress } from './deliveries.service'
import { type ConfirmationRule, isConfirmed, mayReceive, recipients } from './recipients.service'
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
      next_attempt_at: sql`now()`,
      queued_at: sql`now()`,
      updated_at: sql`now()`,
    })
    .where(and(eq(deliveries.newsletter_id, newsletterId), inArray(deliveries.status, statuses)))
    .returning({ id: deliveries.id })
  if (rows.length > 0) announceWork(tx)
  return rows.length
}

/** Why the recipient `u` gets no newsletter; null for those who do. */
const skipReason = (rule: ConfirmationRule) => sql`
  case when u.unsubscribed_at is not null then 'Skipped: has unsubscribed'
    when not ${mayReceive(rule)} then 'Skipped: this address is not confirmed'
    when exists (select 1 from bounces b where b.email = lower(u.email) and b.returned)
      then 'Skipped: mail to this address is returned'
    when exists (select 1 from bounces b where b.email = lower(u.email) and b.failures >= ${MAX_BOUNCES})
      then ${`Skipped: this address has bounced ${MAX_BOUNCES} times`} end`

type Recipients = { newsletterId: number; userIds: number[] | null; rule: ConfirmationRule }

/**
 * Inserts a delivery for each recipient and returns how many are queued. Recipients are the subscribers, or the chosen
 * ones; those who were chosen and get no newsletters are listed as skipped. An address gets one copy, even if an account that has not
 * confirmed it and a subscriber share it. One statement, so that a hundred thousand recipients do not pass through this process.
 */
export async function insertDeliveries(tx: Db, { newsletterId, userIds, rule }: Recipients) {
  const wanted = userIds
    ? sql`u.id = any(${sql.param(userIds)}::int[])`
    : sql`u.unsubscribed_at is null and ${mayReceive(rule)}`
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

/** Newsletters with copies that are due and unclaimed. */
export async function listNewslettersWithDueDeliveries(db: Db) {
  const { rows } = await db.execute<{ id: number }>(sql`
    select n.id from newsletters n where n.sent_at is not null and exists (
      select 1 from deliveries d where d.newsletter_id = n.id and ${isDue}
    )`)
  return rows.map(({ id }) => id)
}

/** Must match the condition of the index `deliveries_due`. */
const isDue: SQL = sql`d.status = 'queued' and d.claimed_by is null and ${hasCome(sql`d.next_attempt_at`)}`

export type ClaimedDelivery = {
  id: number
  email: string
  /** Empty at an address that is not confirmed: no one's words go to a stranger. */
  name: string
  user_id: number
  attempts: number
  /** The recipient's language. */
  language: LanguageCode
  /** Why it must not be sent after all, or null. */
  skip: string | null
}

type Claim = { newsletterId: number; workerId: string; limit: number; rule: ConfirmationRule }

/**
 * Claims due deliveries for this worker. Workers that do so at the same moment get different ones. With the
 * limit of one, PostgreSQL looks each recipient up by the id, instead of reading all of them for each batch.
 */
export async function claimDeliveries(db: Db, { newsletterId, workerId, limit, rule }: Claim) {
  const { rows } = await db.execute<ClaimedDelivery>(sql`
    with due as (
      select d.id, d.user_id, d.name from deliveries d where d.newsletter_id = ${newsletterId} and ${isDue}
      order by d.next_attempt_at, d.id limit ${limit}
      for update skip locked
    ), judged as (
      select due.id, coalesce(u.language, ${DEFAULT_LANGUAGE}) as language,
        case when u.id is null then 'Skipped: this account was deleted' else ${skipReason(rule)} end as skip,
        case when ${isConfirmed(undefined)} then due.name else '' end as name
      from due left join lateral (select u.* from ${recipients} where u.id = due.user_id limit 1) u on true
    )
    update deliveries d set claimed_by = ${workerId} from judged where d.id = judged.id
    returning d.id, d.email, judged.name, d.user_id, d.attempts, judged.language, judged.skip`)
  return rows
}

/** Marks these as being handed over. Returns those that are still this worker's: the others must not be sent. */
export async function markSending(db: Db, workerId: string, ids: number[]) {
  const rows = await db
    .update(deliveries)
    .set({ status: 'sending', updated_at: sql`now()` })
    .where(and(inArray(deliveries.id, ids), eq(deliveries.claimed_by, workerId), eq(deliveries.status, 'queued')))
    .returning({ id: deliveries.id })
  return new Set(rows.map(({ id }) => id))
}

export type Outcome = {
  id: number
  status: Exclude<DeliveryStatus, 'sending'>
  error: string | null
  /** Before the next attempt, if the copy goes back into the queue. */
  delayMs: number
  attempted: boolean
  bounced: boolean
}

/**
 * Stores the outcomes of deliveries. A worker that was wrongly taken for dead may still turn `unknown` into `sent`. A
 * message that is accepted clears the bounces of its address; a refusal counts once per newsletter.
 */
export async function writeOutcomes(db: Db, workerId: string, outcomes: Outcome[]) {
  const column = (key: keyof Outcome) => sql.param(outcomes.map((outcome) => outcome[key]))
  await db.execute(sql`
    with done as (
      update deliveries d set status = o.status::delivery_status, error = o.error, claimed_by = null,
        attempts = d.attempts + o.attempted::int, next_attempt_at = now() + o.delay_ms * interval '1 millisecond',
        updated_at = now()
      from unnest(${column('id')}::int[], ${column('status')}::text[], ${column('error')}::text[],
        ${column('delayMs')}::int[], ${column('attempted')}::boolean[], ${column('bounced')}::boolean[])
        as o(id, status, error, delay_ms, attempted, bounced)
      where d.id = o.id and (d.claimed_by = ${workerId} or (d.status = 'unknown' and o.status = 'sent'))
      returning d.newsletter_id, lower(d.email) as email, o.status, o.bounced, o.error
    ), refused as (
      -- One row for each address, which may have refused two newsletters at once.
      select email, count(distinct newsletter_id)::int as newsletters, max(newsletter_id) as newest, max(error) as reason
      from done where bounced group by email
    ), recovered as (
      delete from bounces b using done where done.status = 'sent' and b.email = done.email and not b.returned
        and not exists (select from refused where refused.email = b.email)
    )
    insert into bounces (email, failures, last_newsletter_id, reason, updated_at)
    select email, newsletters, newest, reason, now() from refused
    on conflict (email) do update set failures = bounces.failures + excluded.failures, updated_at = now(),
      reason = excluded.reason, last_newsletter_id = excluded.last_newsletter_id
    where bounces.last_newsletter_id is distinct from excluded.last_newsletter_id`)
}

/**
 * Fails the copies that have waited for this many days, and returns how many there were. Those that a worker has claimed and
 * not handed over are taken from it.
 */
export async function failOverdueDeliveries(db: Db, days: number, error: string) {
  const rows = await db
    .update(deliveries)
    .set({ status: 'failed', error, claimed_by: null, updated_at: sql`now()` })
    .where(and(eq(deliveries.status, 'queued'), lt(deliveries.queued_at, sql`now() - ${days}::int * interval '1 day'`)))
    .returning({ id: deliveries.id })
  return rows.length
}

/** A copy came back for good: it has failed after all. If its address is dead, it gets no more newsletters. */
export async function recordReturned(db: Db, id: number, { reason, isDead }: { reason: string; isDead: boolean }) {
  await db.transaction(async (tx) => {
    const [row] = await tx
      .update(deliveries)
      .set({ status: 'failed', error: reason, updated_at: sql`now()` })
      .where(and(eq(deliveries.id, id), inArray(deliveries.status, ['sent', 'unknown', 'failed'])))
      .returning()
    if (!row || !isDead || !shownAddress(row.email)) return
    const values = { returned: true, reason, last_newsletter_id: row.newsletter_id, updated_at: sql`now()` }
    await tx
      .insert(bounces)
      .values({ ...values, email: row.email.toLowerCase(), failures: 1 })
      .onConflictDoUpdate({ target: bounces.email, set: values })
  })
}

/** Releases what this worker has claimed of a newsletter and has not begun to hand over. */
export const releaseUnsent = (db: Db, workerId: string, newsletterId: number) =>
  db
    .update(deliveries)
    .set({ claimed_by: null })
    .where(
      and(
        eq(deliveries.newsletter_id, newsletterId),
        eq(deliveries.claimed_by, workerId),
        eq(deliveries.status, 'queued'),
      ),
    )

/** Releases the claims of these workers. Copies that they were handing over may or may not have arrived. */
export const releaseDeliveries = (tx: Db, workerIds: string[]) =>
  tx
    .update(deliveries)
    .set({
      claimed_by: null,
      updated_at: sql`now()`,
      status: sql`case when ${deliveries.status} = 'sending' then 'unknown' else ${deliveries.status} end`,
      error: sql`case when ${deliveries.status} = 'sending'
        then 'The server stopped while this copy was handed over: it may have arrived, or not' else ${deliveries.error} end`,
    })
    .where(inArray(deliveries.claimed_by, workerIds))
