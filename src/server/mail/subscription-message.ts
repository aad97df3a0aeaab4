import { and, eq, isNotNull, isNull, or, sql } from 'drizzle-orm'
import type { Config } from '../config/config'
import type { Db } from '../db/client'
import { users } from '../db/schema/core'
import type { TransactionalMail } from '../db/schema/mail'
import { subscribers } from '../db/schema/subscribers'
import { magazineIn } from '../settings/current.service'
import { noticeMessage } from './account-message'
import { findBounce } from './bounces.queries'
import type { Links } from './links'
import { mailTexts } from './mail-texts'
import type { Signer } from './signing'

type Context = { db: Db; links: Links; now: () => Date; config: Pick<Config, 'REQUIRE_CONFIRMED'> }

/** How long the link in the mail works. It may be followed several times, and a link in a later mail does not end it. */
export const LIFETIME_MS = 7 * 86_400_000

/** Whether the address gets newsletters as that of an account which need not confirm it, or as a subscriber without one. */
async function isSubscribed({ db, config }: Context, address: string) {
  if ((await findBounce(db, address))?.stopped) return false
  const countsAsConfirmed = config.REQUIRE_CONFIRMED === '1' ? undefined : eq(users.counts_as_confirmed, true)
  const isConfirmed = or(isNotNull(users.email_confirmed_at), countsAsConfirmed)
  const [user] = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(sql`lower(${users.email})`, address), isConfirmed, isNull(users.unsubscribed_at)))
  if (user) return true
  const { email, user_id, confirmed_at, unsubscribed_at } = subscribers
  const [subscriber] = await db
    .select({ id: subscribers.id })
    .from(subscribers)
    .where(and(eq(sql`lower(${email})`, address), isNull(user_id), isNotNull(confirmed_at), isNull(unsubscribed_at)))
  return subscriber !== undefined
}

type Asking = Extract<TransactionalMail, { kind: 'confirm-subscription' }>

/** Notes who asked, and returns the id. */
async function noteRequest({ db, now }: Context, { email, language, page, topics = [] }: Asking) {
  const asked = now().toISOString()
  const expires = new Date(now().getTime() + LIFETIME_MS).toISOString()
  const { rows } = await db.execute<{ id: number }>(sql`
    insert into subscribers (email, language, page, topic_ids, token_expires_at, created_at)
    values (${email}, ${language}, ${page ?? null}, ${sql.param(topics)}::int[], ${expires}, ${asked})
    on conflict (lower(email)) where user_id is null do update
    set language = excluded.language, page = excluded.page, topic_ids = excluded.topic_ids, token_expires_at = excluded.token_expires_at
    returning id`)
  return (rows[0] as { id: number }).id
}

/** Who asked by the mail of this link, and when; undefined if it is no link, or no longer valid. */
export function readSubscriptionLink(signer: Signer, token: string, now: Date) {
  const asked = signer.readTimed('confirm-subscription', token)
  return asked && asked.time.getTime() + LIFETIME_MS > now.getTime() ? asked : undefined
}

/** The mail that asks whether the owner of the address wants the newsletter. It looks the same for everyone who does not get it yet. */
export async function subscriptionMessage(context: Context, asking: Asking) {
  const { email, language } = asking
  const { subject, text, button, reason, already } = mailTexts[language].confirmSubscription
  const around = { links: context.links, magazine: await magazineIn(context.db, language) }
  const to = { name: '', email, language }
  if (await isSubscribed(context, email.toLowerCase()))
    return noticeMessage({ subject, paragraphs: [already], reason: '' }, to, around)
  const id = await noteRequest(context, asking)
  const address = context.links.confirmSubscription(language, id, context.now())
  return noticeMessage(
    {
      subject,
      paragraphs: [text],
      button: { label: button, address },
      // Newsletters would come all the same.
      reason: context.config.REQUIRE_CONFIRMED === '0' ? '' : reason,
    },
    to,
    around,
  )
}
