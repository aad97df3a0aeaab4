import { type SQL, sql } from 'drizzle-orm'
import type { Config } from '../config/config'
import type { Db } from '../db/client'
import { users } from '../db/schema/core'
import { bounces, newsletters } from '../db/schema/mail'
import { isDead, isPaused, MAX_BOUNCES, MAX_DELAYS } from '../mail/bounces.queries'

/** The setting REQUIRE_CONFIRMED. Unset, accounts that count as confirmed need no confirmation; with 1 they do, with 0 no address does. */
export type ConfirmationRule = Config['REQUIRE_CONFIRMED']

/** Everyone with an address for newsletters, as `u`: accounts, and subscribers without one. An account has the topics of its subscription. */
export const recipients = sql`(
  select id, email, name, role::text, language, created_at, unsubscribed_at, email_confirmed_at, counts_as_confirmed,
    (select s.topic_ids from subscribers s where s.user_id = users.id order by s.id limit 1) as topic_ids
  from users
  union all
  select id, email, name, null, language, created_at, unsubscribed_at, confirmed_at, false, topic_ids from subscribers where user_id is null
) u`

/** Whether the recipient `u` has confirmed the address, or need not. */
export const isConfirmed = (rule: ConfirmationRule) =>
  sql<boolean>`(u.email_confirmed_at is not null or (u.counts_as_confirmed and ${rule !== '1'}::boolean))`

/** The same of an account. */
export const countsAsConfirmed = (rule: ConfirmationRule) =>
  sql<boolean>`(${users.email_confirmed_at} is not null or (${users.counts_as_confirmed} and ${rule !== '1'}::boolean))`

/** Whether the address of the recipient `u` may get newsletters. */
export const mayReceive = (rule: ConfirmationRule) => (rule === '0' ? sql`true` : isConfirmed(rule))

/** Whether the newsletter is about a topic that the recipient `u` has chosen. Without a choice, or without topics, it is for all. */
export const isChosen = (newsletterId: number) => sql`
  exists (select from ${newsletters} n where n.id = ${newsletterId} and (n.topic_ids = '{}' or n.topic_ids && u.topic_ids
    or not exists (select from categories c where c.id = any(u.topic_ids))))`

/** Whether the address of the recipient `u` has refused newsletters so that this holds. Hashed by the database, unlike a scalar subquery. */
const hasRefused = (state: SQL) =>
  sql`exists (select from ${bounces} where ${bounces.email} = lower(u.email) and ${state})`

/** Whether mail to the address of the recipient `u` is returned for good. */
export const hasDied = hasRefused(isDead)

/** Why the recipient `u` gets no newsletter; null for those who do. */
export const skipReason = (rule: ConfirmationRule) => sql`
  case when u.unsubscribed_at is not null then 'Skipped: has unsubscribed'
    when not ${mayReceive(rule)} then 'Skipped: this address is not confirmed'
    when ${hasRefused(sql`${bounces.returned}`)} then 'Skipped: mail to this address is returned'
    when ${hasRefused(isDead)} then ${`Skipped: this address has bounced ${MAX_BOUNCES} times`}
    when ${hasRefused(isPaused)}
      then ${`Skipped: this address took none of ${MAX_DELAYS} newsletters, and gets none for a month`} end`

export async function countRecipients(db: Db, rule: ConfirmationRule) {
  const { rows } = await db.execute<{ total: number }>(
    sql`select count(*)::int as total from ${recipients} where u.unsubscribed_at is null and ${mayReceive(rule)}`,
  )
  return rows[0]?.total ?? 0
}
