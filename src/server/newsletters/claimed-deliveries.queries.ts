import { DEFAULT_LANGUAGE, type LanguageCode } from '@shared/languages'
import type { DeliveryStatus } from '@shared/statuses'
import { and, eq, inArray, lt, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../db/client'
import { deliveries } from '../db/schema/mail'
import { type Failure, hasCome } from '../mail/attempts'
import { countRefusal } from '../mail/bounces.queries'
import { type ConfirmationRule, isConfirmed, recipients, skipReason } from './recipients.service'

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

export type Outcome = Pick<Failure, 'code' | 'bounced'> & {
  id: number
  status: Exclude<DeliveryStatus, 'sending'>
  error: string | null
  /** Before the next attempt, if the copy goes back into the queue. */
  delayMs: number
  attempted: boolean
}

/** A message that is accepted clears the refusals of its address, but not those that were returned: a relay accepts everything. */
async function settle(db: Db, workerId: string, outcomes: Outcome[]) {
  const column = (key: keyof Outcome) => sql.param(outcomes.map((outcome) => outcome[key]))
  const { rows } = await db.execute<{ id: number; newsletter_id: number; email: string }>(sql`
    with done as (
      update deliveries d set status = o.status::delivery_status, error = o.error, code = o.code, claimed_by = null,
        attempts = d.attempts + o.attempted::int, next_attempt_at = now() + o.delay_ms * interval '1 millisecond',
        updated_at = now()
      from unnest(${column('id')}::int[], ${column('status')}::text[], ${column('error')}::text[], ${column('code')}::text[],
        ${column('delayMs')}::int[], ${column('attempted')}::boolean[]) as o(id, status, error, code, delay_ms, attempted)
      where d.id = o.id and (d.claimed_by = ${workerId} or (d.status = 'unknown' and o.status = 'sent'))
      returning d.id, d.newsletter_id, d.email, o.status
    ), recovered as (
      delete from bounces b using done
      where done.status = 'sent' and b.email = lower(done.email) and b.kind = 'dead' and not b.returned
    )
    select id, newsletter_id, email from done order by lower(email), id`)
  return rows
}

/**
 * Stores the outcomes of deliveries, and counts what is about an address. A worker that was wrongly taken for dead may still turn
 * `unknown` into `sent`. Ordered by address, so that two workers wait for each other at most.
 */
export async function writeOutcomes(db: Db, workerId: string, outcomes: Outcome[]) {
  const refused = new Map(
    outcomes.flatMap(({ id, status, code, error, bounced }) =>
      status === 'failed' && bounced && code ? [[id, { code, reason: error ?? '' }]] : [],
    ),
  )
  if (refused.size === 0) return void (await settle(db, workerId, outcomes))
  await db.transaction(async (tx) => {
    for (const { id, newsletter_id: newsletterId, email } of await settle(tx, workerId, outcomes)) {
      const refusal = refused.get(id)
      if (refusal) await countRefusal(tx, { newsletterId, email, ...refusal, isReturned: false })
    }
  })
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
