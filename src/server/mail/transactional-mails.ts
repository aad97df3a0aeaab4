import { SITE_NAME } from '@shared/magazine'
import { dashboardPath } from '@shared/paths'
import { canAll } from '@shared/permissions'
import type { AdStatus } from '@shared/statuses'
import { eq, sql } from 'drizzle-orm'
import { createAccountToken } from '../auth/account-tokens'
import type { Config } from '../config'
import type { Db } from '../db/client'
import { users } from '../db/schema'
import type { TransactionalMail } from '../db/schema-mail'
import { type Notice, noticeMessage } from './account-message'
import { deskNotice } from './desk-notice'
import type { Links } from './links'
import { securityNotice } from './security-notice'
import { subscriptionMessage } from './subscription-message'
import type { Message } from './transport'

type Context = { db: Db; links: Links; now: () => Date; config: Pick<Config, 'REQUIRE_CONFIRMED'> }
type User = typeof users.$inferSelect
type AccountMail = Exclude<TransactionalMail, { kind: 'confirm-subscription' }>

const adNews: Record<AdStatus, string> = {
  pending: 'waits for review again',
  approved: 'has been approved',
  rejected: 'has been rejected',
  published: 'is now published',
}

const optOut = 'You get this because of the settings in your profile, where you can switch it off.'

async function resetPassword({ db, links, now }: Context, user: User): Promise<Notice> {
  const token = await createAccountToken(db, { purpose: 'reset-password', user, now: now() })
  return {
    subject: `Set a new password for ${SITE_NAME}`,
    paragraphs: ['Someone, probably you, has asked for a new password. The link works once, and for one hour.'],
    button: { label: 'Set a new password', address: links.resetPassword(token) },
    reason: 'If it was not you, there is nothing to do: your password stays as it is.',
  }
}

async function invitation(
  { db, links, now }: Context,
  user: User,
  { by }: TransactionalMail & { kind: 'invitation' },
): Promise<Notice> {
  const token = await createAccountToken(db, { purpose: 'invitation', user, now: now() })
  return {
    subject: `Your account at ${SITE_NAME}`,
    paragraphs: [
      `${by} has set up an account at ${SITE_NAME} for you. Choose a password, and sign in with it and this e-mail address.`,
      'The link works once, and for seven days.',
    ],
    button: { label: 'Choose a password', address: links.invitation(token) },
    reason: 'If you did not expect this, ignore it: without a password, the account cannot be used.',
  }
}

async function confirmEmail({ db, links, now }: Context, user: User): Promise<Notice> {
  const token = await createAccountToken(db, { purpose: 'confirm-email', user, now: now() })
  return {
    subject: `Confirm your e-mail address for ${SITE_NAME}`,
    paragraphs: ['Please confirm that this address is yours. The link works for seven days.'],
    button: { label: 'Confirm this address', address: links.confirmEmail(token) },
    reason: `If you have no account at ${SITE_NAME}, someone has mistyped an address: ignore this.`,
  }
}

async function changeEmail({ db, links, now }: Context, user: User, email: string): Promise<Notice> {
  const token = await createAccountToken(db, { purpose: 'change-email', user: { id: user.id, email }, now: now() })
  return {
    subject: `Confirm your new e-mail address for ${SITE_NAME}`,
    paragraphs: [
      'Please confirm that this is the new address of your account. Until then the old one stays in use. The link works for one day.',
    ],
    button: { label: 'Confirm this address', address: links.confirmEmail(token) },
    reason: `If you have no account at ${SITE_NAME}, someone has mistyped an address: ignore this.`,
  }
}

const adStatus = (
  { links }: Context,
  { title, status, reason }: TransactionalMail & { kind: 'ad-status' },
): Notice => ({
  subject: `Your ad “${title}” ${adNews[status]}`,
  paragraphs: [`Your ad “${title}” ${adNews[status]}.`, ...(reason ? [`The reviewer writes: ${reason}`] : [])],
  button: { label: 'See your ads', address: links.site(dashboardPath('my-ads')) },
  reason: optOut,
})

const newAd = ({ links }: Context, { title, advertiser, adId }: TransactionalMail & { kind: 'new-ad' }): Notice => ({
  subject: `A new ad waits for review: “${title}”`,
  paragraphs: [`${advertiser} has submitted the ad “${title}”.`],
  button: { label: 'Review it', address: links.site(`${dashboardPath('ad-form')}/${adId}`) },
  reason: optOut,
})

/** Notes are for the team, which the user may have left by the time of sending. */
const mayReadNotes = (user: User) => !user.deactivated_at && canAll(user, 'list', 'notes')

/** Undefined if the user does not want this mail, or no longer needs it. */
async function noticeFor(context: Context, user: User, mail: AccountMail): Promise<Notice | undefined> {
  switch (mail.kind) {
    case 'reset-password':
      return resetPassword(context, user)
    case 'invitation':
      return user.invited_at && !user.deactivated_at ? invitation(context, user, mail) : undefined
    case 'confirm-email':
      return user.email_confirmed_at ? undefined : confirmEmail(context, user)
    case 'change-email':
      return user.pending_email === mail.email ? changeEmail(context, user, mail.email) : undefined
    case 'security':
      return securityNotice(mail.event, context.links)
    case 'ad-status':
      return user.notify_ad_status ? adStatus(context, mail) : undefined
    case 'new-ad':
      return user.notify_new_ads ? newAd(context, mail) : undefined
    case 'article-review':
      return user.notify_reviews && mayReadNotes(user) ? deskNotice(mail, context.links, optOut) : undefined
    case 'article-sent-back':
    case 'article-note':
      return user.notify_notes && mayReadNotes(user) ? deskNotice(mail, context.links, optOut) : undefined
  }
}

/**
 * The message for a queued mail, or undefined if it has no recipient any more. It reflects the account at the time of
 * sending, which may be long after the mail was queued.
 */
export async function transactionalMessage(context: Context, mail: TransactionalMail): Promise<Message | undefined> {
  if (mail.kind === 'confirm-subscription') return subscriptionMessage(context, mail.email, mail.language)
  const isRecipient =
    mail.kind === 'reset-password'
      ? eq(sql`lower(${users.email})`, mail.email.trim().toLowerCase())
      : eq(users.id, mail.userId)
  const [user] = await context.db.select().from(users).where(isRecipient)
  const notice = user && (await noticeFor(context, user, mail))
  // The mail names an address if it is not, or no longer, that of the account.
  const email = 'email' in mail && mail.kind !== 'reset-password' ? mail.email : user?.email
  return notice && email ? noticeMessage(notice, { name: user.name, email }, context.links) : undefined
}
