import type { DeliveryStatus } from '@shared/entities/newsletter'
import type { Db } from '../db/client'
import { rawSql } from '../db/raw-sql'

/** From so many newsletters in a row that an address has refused, it gets none any more. */
export const MAX_BOUNCES = 3

export const skipReasons = {
  bounced: `Skipped: this address has bounced ${MAX_BOUNCES} times`,
  unsubscribed: 'Skipped: has unsubscribed',
  unconfirmed: 'Skipped: this address is not confirmed',
  deleted: 'Skipped: this account was deleted',
}

const reasonOfUser = (confirmedOnly: string) => `
  case when u.unsubscribed_at is not null then '${skipReasons.unsubscribed}'
    when ${confirmedOnly} and u.email_confirmed_at is null then '${skipReasons.unconfirmed}'
    when exists (select 1 from bounces b where b.email = lower(u.email) and b.failures >= ${MAX_BOUNCES})
      then '${skipReasons.bounced}' end`

type Recipients = { newsletterId: number; userIds: number[] | null; confirmedOnly: boolean }

/**
 * A delivery for each recipient: the subscribers, or the chosen users, of whom also those are listed who get nothing.
 * In one statement, so that a hundred thousand do not pass through this process. Answers how many will be sent to.
 */
export async function insertDeliveries(tx: Db, { newsletterId, userIds, confirmedOnly }: Recipients) {
  const { rows } = await rawSql(tx)(
    `with recipients as (
      select u.id, u.email, u.name, ${reasonOfUser('$3::boolean')} as reason from users u
      where case when $2::int[] is null
        then u.unsubscribed_at is null and (u.email_confirmed_at is not null or not $3::boolean)
        else u.id = any($2::int[]) end
    ), inserted as (
      insert into deliveries
        (newsletter_id, email, name, user_id, status, error, next_attempt_at, created_at, updated_at)
      select $1::int, email, name, id, (case when reason is null then 'queued' else 'skipped' end)::delivery_status,
        reason, now(), now(), now()
      from recipients order by id
      returning status
    ) select count(*)::int as queued from inserted where status = 'queued'`,
    [newsletterId, userIds, confirmedOnly],
  )
  return Number(rows[0]?.queued)
}

export type ClaimedDelivery = {
  id: number
  email: string
  name: string
  user_id: number
  attempts: number
  /** Why it is not sent after all. */
  skip: string | null
}

/** Takes some of the due deliveries for this worker. Others, at the same moment, get others. */
export async function claimDeliveries(
  db: Db,
  {
    newsletterId,
    workerId,
    limit,
    confirmedOnly,
  }: { newsletterId: number; workerId: string; limit: number; confirmedOnly: boolean },
) {
  const { rows } = await rawSql(db)(
    `with due as (
      select d.id, case when u.id is null then '${skipReasons.deleted}' else ${reasonOfUser('$4::boolean')} end as skip
      from deliveries d left join users u on u.id = d.user_id
      where d.newsletter_id = $1 and d.status = 'queued' and d.claimed_by is null and d.next_attempt_at <= now()
      order by d.next_attempt_at, d.id limit $3
      for update of d skip locked
    )
    update deliveries d set claimed_by = $2 from due where d.id = due.id
    returning d.id, d.email, d.name, d.user_id, d.attempts, due.skip`,
    [newsletterId, workerId, limit, confirmedOnly],
  )
  return rows as ClaimedDelivery[]
}

/** Notes that these are being handed over. Answers those that are still this worker's: others must not be sent. */
export async function markSending(db: Db, workerId: string, ids: number[]) {
  const { rows } = await rawSql(db)(
    `update deliveries set status = 'sending', updated_at = now()
    where id = any($1::int[]) and claimed_by = $2 and status = 'queued' returning id`,
    [ids, workerId],
  )
  return new Set(rows.map((row) => row.id as number))
}

export type Outcome = {
  id: number
  status: Exclude<DeliveryStatus, 'sending'>
  error: string | null
  /** Until the next attempt, of one that goes back into the queue. */
  delayMs: number
  attempted: boolean
  bounced: boolean
}

/**
 * Writes what became of these. A worker that was thought dead may still correct an unknown fate. An address that takes
 * a message is good again; one that refuses it counts once for each newsletter.
 */
export async function writeOutcomes(db: Db, workerId: string, outcomes: Outcome[]) {
  const column = <Key extends keyof Outcome>(key: Key) => outcomes.map((outcome) => outcome[key])
  await rawSql(db)(
    `with done as (
      update deliveries d set status = o.status::delivery_status, error = o.error, claimed_by = null,
        attempts = d.attempts + o.attempted::int, next_attempt_at = now() + o.delay_ms * interval '1 millisecond',
        updated_at = now()
      from unnest($2::int[], $3::text[], $4::text[], $5::int[], $6::boolean[], $7::boolean[])
        as o(id, status, error, delay_ms, attempted, bounced)
      where d.id = o.id and (d.claimed_by = $1 or (d.status = 'unknown' and o.status = 'sent'))
      returning d.newsletter_id, lower(d.email) as email, o.status, o.bounced
    ), recovered as (
      delete from bounces b using done where done.status = 'sent' and b.email = done.email
    )
    insert into bounces (email, failures, last_newsletter_id, updated_at)
    select email, 1, newsletter_id, now() from done where bounced
    on conflict (email) do update set failures = bounces.failures + 1, updated_at = now(),
      last_newsletter_id = excluded.last_newsletter_id
    where bounces.last_newsletter_id is distinct from excluded.last_newsletter_id`,
    [
      workerId,
      ...[column('id'), column('status'), column('error'), column('delayMs')],
      ...[column('attempted'), column('bounced')],
    ],
  )
}
