import type { LanguageCode } from '@shared/languages'
import { and, eq, isNotNull, isNull, or, sql } from 'drizzle-orm'
import type { Config } from '../config/config'
import type { Db } from '../db/client'
import { users } from '../db/schema/core'
import { subscribers } from '../db/schema/subscribers'
import { createToken, hashToken } from '../http/tokens'
import { noticeMessage } from './account-message'
import type { Links } from './links'
import { mailTexts } from './mail-texts'

type Context = { db: Db; links: Links; now: () => Date; config: Pick<Config, 'REQUIRE_CONFIRMED'> }

const LIFETIME_MS = 7 * 86_400_000

/** Whether the address gets newsletters as that of an account which need not confirm it, or as a subscriber without one. */
async function isSubscribed({ db, config }: Context, address: string) {
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

/** Notes who asked, and returns the token of the link. It replaces an earlier one. */
async function createSubscriptionToken({ db, now }: Context, email: string, language: LanguageCode) {
  const token = createToken()
  const expires = new Date(now().getTime() + LIFETIME_MS).toISOString()
  await db.execute(sql`
    insert into subscribers (email, language, token_hash, token_expires_at, created_at)
    values (${email}, ${language}, ${hashToken(token)}, ${expires}, ${now().toISOString()})
    on conflict (lower(email)) where user_id is null do update
    set language = excluded.language, token_hash = excluded.token_hash, token_expires_at = excluded.token_expires_at`)
  return token
}

/** The mail that asks whether the owner of the address wants the newsletter. It looks the same for everyone who does not get it yet. */
export async function subscriptionMessage(context: Context, email: string, language: LanguageCode) {
  const { subject, text, button, reason, already } = mailTexts[language].confirmSubscription
  const to = { name: '', email, language }
  if (await isSubscribed(context, email.toLowerCase()))
    return noticeMessage({ subject, paragraphs: [already], reason: '' }, to, context.links)
  const token = await createSubscriptionToken(context, email, language)
  const address = context.links.confirmSubscription(language, token)
  return noticeMessage(
    {
      subject,
      paragraphs: [text],
      button: { label: button, address },
      // Newsletters would come all the same.
      reason: context.config.REQUIRE_CONFIRMED === '0' ? '' : reason,
    },
    to,
    context.links,
  )
}
