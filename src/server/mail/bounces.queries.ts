import type { UserBounce } from '@shared/entities/user'
import { count, eq, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../db/client'
import { bounces } from '../db/schema/mail'
import { refusalOf } from './refusals'

/** An address that refused this many newsletters in a row as dead gets no more. A returned one is enough. */
export const MAX_BOUNCES = 3

/** An address that did not take this many newsletters in a row, for reasons that may pass, gets none for a month. */
export const MAX_DELAYS = 5

/** Whether the address of a row is dead, rather than paused. */
export const isDead = sql<boolean>`(${bounces.returned} or (${bounces.kind} = 'dead' and ${bounces.failures} >= ${MAX_BOUNCES}))`

export const isPaused = sql<boolean>`(not ${isDead} and coalesce(${bounces.paused_until} > now(), false))`

/** Whether the address of a row gets no newsletters. */
export const isStopped = sql<boolean>`(${isDead} or ${isPaused})`

/** Until when it gets none; null for addresses that are dead, or not stopped. */
export const stoppedUntil = sql<string | null>`case when ${isPaused} then ${bounces.paused_until} end`.mapWith(
  (until) => new Date(until).toISOString(),
)

export async function countBounced(db: Db) {
  const [row] = await db.select({ bounced: count() }).from(bounces).where(isStopped)
  return row?.bounced ?? 0
}

/** What mail servers have answered to the last newsletters for an address; undefined if it took them. */
export async function findBounce(db: Db, email: string): Promise<UserBounce | undefined> {
  const { failures, reason, updated_at } = bounces
  const [row] = await db
    .select({ failures, reason, updated_at, stopped: isStopped, until: stoppedUntil })
    .from(bounces)
    .where(eq(bounces.email, email.toLowerCase()))
  return row && { ...row, updated_at: row.updated_at.toISOString() }
}

/** Forgets the bounces of an address that works again or was given up. */
export const clearBounces = (tx: Db, email: string) => tx.delete(bounces).where(eq(bounces.email, email.toLowerCase()))

/** A copy that did not reach its recipient. */
export type Refused = {
  newsletterId: number
  email: string
  code: string
  reason: string
  /** The mail server had accepted it, and returned it later. */
  isReturned: boolean
}

/**
 * Counts a refusal against the address if it is about the address, once per newsletter. In a row are refusals of one kind between which
 * the address took no other newsletter.
 */
export async function countRefusal(tx: Db, { newsletterId, email, code, reason, isReturned }: Refused) {
  const kind = refusalOf(code)
  if (kind === 'other') return
  const sentAt = (id: number | SQL) => sql`(select sent_at from newsletters where id = ${id})`
  const isCounted = sql`bounces.last_newsletter_id is not distinct from excluded.last_newsletter_id`
  const tookOther = sql`exists (
    select from newsletters n join deliveries d on d.newsletter_id = n.id and d.email = ${email}
    where n.sent_at > ${sentAt(sql`bounces.last_newsletter_id`)} and n.sent_at < ${sentAt(newsletterId)}
      and d.status = 'sent' and d.code is null)`
  const failures = sql`case when bounces.kind <> excluded.kind then 1 when ${isCounted} then bounces.failures
    when ${tookOther} then 1 else bounces.failures + 1 end`
  await tx.execute(sql`
    insert into bounces (email, kind, failures, returned, code, reason, last_newsletter_id, updated_at)
    values (${email.toLowerCase()}, ${kind}, 1, ${kind === 'dead' && isReturned}, ${code}, ${reason}, ${newsletterId}, now())
    on conflict (email) do update set kind = excluded.kind, failures = ${failures}, code = excluded.code,
      returned = bounces.returned or excluded.returned, reason = excluded.reason, updated_at = now(),
      last_newsletter_id = excluded.last_newsletter_id,
      paused_until = case when excluded.kind = 'temporary' and ${failures} >= ${MAX_DELAYS} then now() + interval '1 month' end
    where (excluded.returned or not ${isCounted}) and (excluded.kind = 'dead' or not ${isDead})`)
}
