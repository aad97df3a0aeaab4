import { SubscriberData, type Subscription } from '@shared/entities/subscriber'
import { splitLanguage } from '@shared/language-paths'
import { DEFAULT_LANGUAGE } from '@shared/languages'
import { messages } from '@shared/messages'
import { and, asc, eq, getTableColumns, gt, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm'
import type { Db } from '../db/client'
import { rateLimits, users } from '../db/schema/core'
import { deliveries, mails, newsletters } from '../db/schema/mail'
import { subscribers } from '../db/schema/subscribers'
import { countAttempts, subscriptionsFor, subscriptionsFrom } from '../http/attempts'
import { invalid, notFound } from '../http/errors'
import type { UserRow } from '../http/route'
import type { Services } from '../http/services'
import { hashToken } from '../http/tokens'
import { bumpVersion } from '../http/versions'
import { clearBounces, findBounce } from '../mail/bounces.queries'
import { queueMail } from '../mail/mails.queries'
import type { Signer } from '../mail/signing'
import { readSubscriptionLink } from '../mail/subscription-message'
import { networkOf } from '../net/network'
import { countSubscription } from '../statistics/subscriptions.service'
import { eraseRecipient } from './deliveries.service'
import { countUnsubscribed } from './newsletter-figures.queries'
import type { ConfirmationRule } from './recipients.service'
import {
  deleteSubscriber,
  findSubscriber,
  lockSubscriber,
  type SubscriberRow,
  updateSubscriber,
  withAddress,
  withoutAccount,
} from './subscribers.queries'

export { neverAsked } from './import-subscribers.service'
/** For other features, which must not import the queries. */
export { countUnsubscribed } from './newsletter-figures.queries'
export { findSubscriber, updateSubscriber } from './subscribers.queries'

/**
 * Always counts and queues the same: the mail worker looks the address up, so neither the reply nor its time reveals whether the
 * address is known.
 */
export async function subscribe(
  { db, now }: Services,
  { email, language = DEFAULT_LANGUAGE, page, topics }: Subscription,
  address: string,
) {
  await countAttempts(db, [subscriptionsFrom(networkOf(address)), subscriptionsFor(email)], now())
  await db.transaction((tx) =>
    queueMail(tx, { kind: 'confirm-subscription', email, language, page: page && splitLanguage(page).path, topics }),
  )
}

/** The account with this address, if that is its owner's: they have shown it, or the account counts as confirmed. */
async function lockConfirmedAccount(tx: Db, email: string, rule: ConfirmationRule) {
  const countsAsConfirmed = rule === '1' ? undefined : eq(users.counts_as_confirmed, true)
  const isConfirmed = or(isNotNull(users.email_confirmed_at), countsAsConfirmed)
  const [user] = await tx
    .select()
    .from(users)
    .where(and(eq(sql`lower(${users.email})`, email.toLowerCase()), isConfirmed))
    .for('update')
  return user
}

/** Whose link it is, and when they asked for it. */
async function lockAsking(tx: Db, signer: Signer, token: string, now: Date) {
  const link = readSubscriptionLink(signer, token, now)
  if (link) return { row: await lockSubscriber(tx, eq(subscribers.id, link.id)), askedAt: link.time }
  // Mailed by a version that stored the links.
  const { token_hash, token_expires_at } = subscribers
  return {
    row: await lockSubscriber(tx, and(eq(token_hash, hashToken(token)), gt(token_expires_at, now))),
    askedAt: now,
  }
}

/**
 * Works as often as the link is followed, until the address unsubscribes. It confirms the address of the subscription, not of an account
 * that has yet to confirm it: a stranger may have made that.
 */
export async function confirmSubscription({ db, config, mail, now }: Services, token: string) {
  return db.transaction(async (tx) => {
    const { row, askedAt } = await lockAsking(tx, mail.signer, token, now())
    if (!row) throw linkInvalid()
    const confirmed = {
      confirmed_at: row.confirmed_at ?? now(),
      unsubscribed_at: null,
      token_hash: null,
      token_expires_at: null,
      page: null,
    }
    await updateSubscriber(tx, row.id, confirmed)
    if (row.page && (!row.confirmed_at || row.unsubscribed_at)) await countSubscription(tx, row.page, now())
    await clearBounces(tx, row.email)
    const user = await lockConfirmedAccount(tx, row.email, config.REQUIRE_CONFIRMED)
    // Joined earlier. The account may have another address since.
    if (row.user_id !== null && row.user_id !== user?.id) throw linkInvalid()
    const unsubscribed = [row.unsubscribed_at, row.user_id === null ? null : user?.unsubscribed_at]
    if (unsubscribed.some((time) => time && time > askedAt)) throw linkInvalid()
    if (user) await joinToAccount(tx, user)
    return mail.signer.sign('unsubscribe', row.id)
  })
}

const linkInvalid = () => invalid({ token: messages.linkInvalid })

/**
 * Joins the subscription of an address with the account that has confirmed it: the account gets the newsletters from now on. The
 * subscription stays, for the links in copies that were sent.
 */
export async function joinToAccount(tx: Db, user: Pick<UserRow, 'id' | 'email'>) {
  const row = await lockSubscriber(tx, withoutAccount(withAddress(user.email)))
  if (!row) return
  await updateSubscriber(tx, row.id, { user_id: user.id, token_hash: null, token_expires_at: null })
  await tx.update(deliveries).set({ user_id: user.id }).where(eq(deliveries.user_id, row.id))
  const { scheduled_user_ids } = newsletters
  await tx
    .update(newsletters)
    .set({ scheduled_user_ids: sql`array_replace(${scheduled_user_ids}, ${row.id}, ${user.id})` })
    .where(sql`${row.id} = any(${scheduled_user_ids})`)
  if (row.confirmed_at && !row.unsubscribed_at)
    await tx.update(users).set({ unsubscribed_at: null }).where(eq(users.id, user.id))
}

/**
 * Idempotent: the first date stays. The address is what unsubscribes: an account that has not confirmed it and a subscriber without one
 * may share it.
 */
export async function unsubscribeAddress(tx: Db, email: string, now: Date) {
  const isWanted = (table: typeof users | typeof subscribers) =>
    and(eq(sql`lower(${table.email})`, email.toLowerCase()), isNull(table.unsubscribed_at))
  const left = [
    ...(await tx
      .update(users)
      .set({ unsubscribed_at: now, ...bumpVersion(users, now) })
      .where(isWanted(users))
      .returning({ id: users.id })),
    ...(await tx
      .update(subscribers)
      .set({ unsubscribed_at: now })
      .where(isWanted(subscribers))
      .returning({ id: subscribers.id })),
  ]
  if (left.length > 0) await countUnsubscribed(tx, email, 1)
}

/** The address of a recipient: of a subscriber without an account, or of an account, which a subscriber may have got since. */
export async function addressOf(db: Db, id: number) {
  const subscriber = await findSubscriber(db, id)
  if (subscriber && subscriber.user_id === null) return subscriber.email
  const [user] = await db
    .select({ email: users.email })
    .from(users)
    .where(eq(users.id, subscriber?.user_id ?? id))
  return user?.email
}

async function findAlone(db: Db, id: number) {
  const row = await findSubscriber(db, id)
  if (!row || row.user_id !== null) throw notFound('Subscriber')
  return row
}

const instants = ({ created_at, imported_at, confirmed_at, unsubscribed_at, ...row }: SubscriberRow) => ({
  ...row,
  created_at: created_at.toISOString(),
  imported_at: imported_at?.toISOString() ?? null,
  confirmed_at: confirmed_at?.toISOString() ?? null,
  unsubscribed_at: unsubscribed_at?.toISOString() ?? null,
})

/** Everything that is stored about a subscriber without an account. */
export async function exportSubscriber({ db, now }: Services, id: number) {
  const row = await findAlone(db, id)
  const copies = await db
    .select({ ...getTableColumns(deliveries), subject: newsletters.subject })
    .from(deliveries)
    .innerJoin(newsletters, eq(newsletters.id, deliveries.newsletter_id))
    .where(eq(deliveries.user_id, id))
    .orderBy(asc(deliveries.id))
  return SubscriberData.parse({
    exported_at: now().toISOString(),
    subscriber: instants(row),
    deliveries: copies.map((copy) => ({ ...copy, updated_at: copy.updated_at.toISOString() })),
    bounce: (await findBounce(db, row.email)) ?? null,
  })
}

/** Deletes what the requests for a subscription to these addresses have left. */
export async function eraseRequests(tx: Db, emails: string[]) {
  const addresses = emails.map((email) => email.toLowerCase())
  await tx
    .delete(mails)
    .where(
      and(
        sql`${mails.mail}->>'kind' = 'confirm-subscription'`,
        inArray(sql`lower(${mails.mail}->>'email')`, addresses),
      ),
    )
  const keys = addresses.map((email) => subscriptionsFor(email).key)
  await tx.delete(rateLimits).where(inArray(rateLimits.key, keys))
}

/** Deletes a subscriber without an account. The copies stay for the newsletters' figures, without a name. See docs/privacy.md. */
export const eraseSubscriber = ({ db }: Pick<Services, 'db'>, id: number) =>
  db.transaction(async (tx) => {
    const row = await lockSubscriber(tx, withoutAccount(eq(subscribers.id, id)))
    if (!row) throw notFound('Subscriber')
    await eraseRecipient(tx, id)
    await clearBounces(tx, row.email)
    const { scheduled_user_ids } = newsletters
    await tx
      .update(newsletters)
      .set({ scheduled_user_ids: sql`array_remove(${scheduled_user_ids}, ${id})` })
      .where(sql`${id} = any(${scheduled_user_ids})`)
    await eraseRequests(tx, [row.email])
    await deleteSubscriber(tx, id)
  })
