import type { LanguageCode } from '@shared/languages'
import { dashboardPath } from '@shared/paths'
import { canAll } from '@shared/permissions'
import { screens } from '@shared/screens'
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Config } from '../config/config'
import type { Db } from '../db/client'
import { ads } from '../db/schema/ads'
import { users } from '../db/schema/core'
import type { DeskMail, TransactionalMail } from '../db/schema/mail'
import { magazineIn } from '../settings/current.service'
import { type Notice, noticeMessage } from './account-message'
import { createAccountToken } from './account-tokens'
import { adEnds, adReport, type Shown } from './ad-notices'
import { findBounce } from './bounces.queries'
import type { Links } from './links'
import { asSubject, filled, mailTexts } from './mail-texts'
import { securityNotice } from './security-notice'
import { subscriptionMessage } from './subscription-message'
import type { MailTexts } from './texts/en'
import { translationNotice } from './translation-notice'
import type { Message } from './transport'

type Context = { db: Db; links: Links; now: () => Date; config: Pick<Config, 'REQUIRE_CONFIRMED'> }
type User = typeof users.$inferSelect
type MailOf<Kind extends TransactionalMail['kind']> = Extract<TransactionalMail, { kind: Kind }>
type AccountMail = Exclude<TransactionalMail, MailOf<'confirm-subscription' | 'account-deleted'>>
type NewAd = Pick<MailOf<'new-ad'>, 'adId' | 'title' | 'advertiser'>

/**
 * Whether the owner has confirmed the address, or an admin has made the account with a password. Any other may be a stranger's: then no mail carries what people
 * have written, such as the name in a registration, or the magazine would deliver it for them.
 */
const isConfirmed = (user: User, email: string) =>
  email.toLowerCase() === user.email.toLowerCase() && (user.email_confirmed_at !== null || user.counts_as_confirmed)

/** What members can write. The team's notes and reasons stay. */
const WORDS = ['title', 'advertiser']

const withoutWords: Shown = (written) => ({
  ...written,
  ...Object.fromEntries(WORDS.flatMap((word) => (word in written ? [[word, '…']] : []))),
})

async function resetPassword({ db, links, now }: Context, user: User): Promise<Notice> {
  const token = await createAccountToken(db, { purpose: 'reset-password', user, now: now() })
  const { subject, text, button, reason } = mailTexts[user.language].resetPassword
  const address = links.resetPassword(user.language, token)
  return { subject, paragraphs: [text], button: { label: button, address }, reason }
}

async function invitation({ db, links, now }: Context, user: User, { by }: MailOf<'invitation'>): Promise<Notice> {
  const token = await createAccountToken(db, { purpose: 'invitation', user, now: now() })
  const { subject, text, validity, button, reason } = mailTexts[user.language].invitation
  const address = links.invitation(user.language, token)
  return { subject, paragraphs: [filled(text, { by }), validity], button: { label: button, address }, reason }
}

/** News about an article, for those who write and review it. */
function deskNotice({ kind, articleId, title, by, note }: DeskMail, links: Links, texts: MailTexts): Notice {
  const { subject, text, button } = texts.desk[kind]
  const lines = note?.split(/\n+/).filter((line) => line.trim()) ?? []
  return {
    subject: filled(subject, { title }),
    paragraphs: [filled(text, { by, title }), ...(note ? [texts.desk.note, ...lines] : [])],
    button: { label: button, address: links.site(`${dashboardPath('articles')}/${articleId}`) },
    reason: texts.optOut,
  }
}

/** Confirms the first address, or the one that is to replace it. */
async function confirmEmail({ db, links, now }: Context, user: User, newEmail?: string): Promise<Notice> {
  const token = await createAccountToken(
    db,
    newEmail === undefined
      ? { purpose: 'confirm-email', user, now: now() }
      : { purpose: 'change-email', user: { id: user.id, email: newEmail }, now: now() },
  )
  const texts = mailTexts[user.language]
  const { subject, text } = newEmail === undefined ? texts.confirmEmail : texts.changeEmail
  const { button, reason } = texts.confirmEmail
  const address = links.confirmEmail(user.language, token)
  return { subject, paragraphs: [text], button: { label: button, address }, reason }
}

/** An address is confirmed once, and again after it took no newsletters. */
const needsConfirmation = async ({ db }: Context, { email, email_confirmed_at }: User) =>
  !email_confirmed_at || (await findBounce(db, email))?.stopped

function adStatus({ links }: Context, user: User, { title, status, reason }: MailOf<'ad-status'>): Notice {
  const { adStatus: texts, optOut } = mailTexts[user.language]
  const news = filled(texts[status], { title })
  return {
    subject: asSubject(news),
    paragraphs: [news, ...(reason ? [filled(texts.reviewer, { reason })] : [])],
    button: { label: texts.button, address: links.site(dashboardPath('my-ads')) },
    reason: optOut,
  }
}

function newAd(links: Links, user: User, { title, advertiser, adId }: NewAd): Notice {
  const {
    newAd: { subject, text, button },
    optOut,
  } = mailTexts[user.language]
  return {
    subject: filled(subject, { title }),
    paragraphs: [filled(text, { title, advertiser })],
    button: { label: button, address: links.site(`${dashboardPath('ad-form')}/${adId}`) },
    reason: optOut,
  }
}

/** More would not be read in a mail. */
const MAX_LISTED = 30

/** Those that still wait. */
async function newAds({ db, links }: Context, user: User, { adIds }: MailOf<'new-ads'>, shown: Shown) {
  const { id: adId, title, advertiser_name: advertiser, status } = ads
  const waiting = await db
    .select({ adId, title, advertiser })
    .from(ads)
    .where(and(inArray(adId, adIds), eq(status, 'pending')))
    .orderBy(adId)
  const found = waiting.map(shown)
  const [first, second] = found
  if (first && !second) return newAd(links, user, first)
  if (!first) return undefined
  const { newAd: single, newAds: texts, optOut } = mailTexts[user.language]
  const more = found.length - MAX_LISTED
  return {
    subject: filled(texts.subject, { count: String(found.length) }),
    paragraphs: [
      ...found.slice(0, MAX_LISTED).map(({ adId: _, ...names }) => filled(single.text, names)),
      ...(more > 0 ? [filled(texts.more, { count: String(more) })] : []),
    ],
    button: { label: texts.button, address: links.site(dashboardPath(screens.ads.path)) },
    reason: optOut,
  }
}

/** Notes are for the team, which the user may have left by the time of sending. */
const mayReadNotes = (user: User) => !user.deactivated_at && canAll(user, 'list', 'notes')

/** Undefined if the user does not want this mail, or no longer needs it. */
async function noticeFor(context: Context, user: User, mail: AccountMail, shown: Shown): Promise<Notice | undefined> {
  const { links } = context
  switch (mail.kind) {
    case 'reset-password':
      return resetPassword(context, user)
    case 'invitation':
      return user.invited_at && !user.deactivated_at ? invitation(context, user, mail) : undefined
    case 'confirm-email':
      return (await needsConfirmation(context, user)) ? confirmEmail(context, user) : undefined
    case 'change-email':
      return user.pending_email === mail.email ? confirmEmail(context, user, mail.email) : undefined
    case 'security':
      return securityNotice(mail.event, links, user.language)
    case 'ad-status':
      return user.notify_ad_status ? adStatus(context, user, mail) : undefined
    case 'ad-ends':
      return user.notify_ad_status ? adEnds(context, user, mail, shown) : undefined
    case 'ad-report':
      return user.notify_ad_reports ? adReport(context, user, mail, shown) : undefined
    case 'new-ad':
      return user.notify_new_ads ? newAd(links, user, mail) : undefined
    case 'new-ads':
      return user.notify_new_ads ? newAds(context, user, mail, shown) : undefined
    case 'article-review':
      return user.notify_reviews && mayReadNotes(user) ? deskNotice(mail, links, mailTexts[user.language]) : undefined
    case 'article-sent-back':
    case 'article-note':
      return user.notify_notes && mayReadNotes(user) ? deskNotice(mail, links, mailTexts[user.language]) : undefined
    case 'translation-review':
      return user.notify_reviews && mayReadNotes(user) ? translationNotice(mail, links, user.language) : undefined
    case 'translation-sent-back':
    case 'translation-published':
      return user.notify_notes && mayReadNotes(user) ? translationNotice(mail, links, user.language) : undefined
  }
}

const around = async ({ db, links }: Context, language: LanguageCode) => ({
  links,
  magazine: await magazineIn(db, language),
})

/** To the address alone: nothing else is left of the account. */
async function accountDeleted(context: Context, { email, language }: MailOf<'account-deleted'>) {
  const { subject, text } = mailTexts[language].accountDeleted
  return noticeMessage(
    { subject, paragraphs: [text], reason: '' },
    { name: '', email, language },
    await around(context, language),
  )
}

/**
 * The message for a queued mail, or undefined if it has no recipient any more. It reflects the account at the time of
 * sending, which may be long after the mail was queued.
 */
export async function transactionalMessage(context: Context, mail: TransactionalMail): Promise<Message | undefined> {
  if (mail.kind === 'confirm-subscription') return subscriptionMessage(context, mail)
  if (mail.kind === 'account-deleted') return accountDeleted(context, mail)
  const isRecipient =
    mail.kind === 'reset-password'
      ? eq(sql`lower(${users.email})`, mail.email.trim().toLowerCase())
      : eq(users.id, mail.userId)
  const [user] = await context.db.select().from(users).where(isRecipient)
  if (!user) return undefined
  // The mail names an address if it is not, or no longer, that of the account.
  const email = 'email' in mail && mail.kind !== 'reset-password' ? mail.email : user.email
  const isKnown = isConfirmed(user, email)
  const shown: Shown = isKnown ? (written) => written : withoutWords
  const notice = await noticeFor(context, user, shown(mail), shown)
  const name = isKnown ? user.name : ''
  const { language } = user
  return notice && noticeMessage(notice, { name, email, language }, await around(context, language))
}
