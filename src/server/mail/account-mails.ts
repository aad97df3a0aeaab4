import { SITE_NAME } from '@shared/constants'
import type { AdStatus } from '@shared/entities/ad'
import { dashboardPath } from '@shared/paths'
import type { Db } from '../db/client'
import { findUser, findUserByEmail } from '../features/users/users.queries'
import type { UserRow } from '../http/route'
import { type Notice, noticeMessage } from './account-message'
import { createAccountToken } from './account-tokens'
import type { MailJob } from './jobs'
import type { Links } from './links'
import type { Message } from './transport'

type Making = { db: Db; links: Links; now: () => Date }

const adNews: Record<AdStatus, string> = {
  pending: 'waits for review again',
  approved: 'has been approved',
  rejected: 'has been rejected',
  published: 'is now published',
}

const switchable = 'You get this because of the settings in your profile, where you can switch it off.'

async function resetPassword({ db, links, now }: Making, user: UserRow): Promise<Notice> {
  const token = await createAccountToken(db, { purpose: 'reset-password', user, now: now() })
  return {
    subject: `Set a new password for ${SITE_NAME}`,
    paragraphs: ['Somebody, probably you, has asked for a new password. The link works once, and for one hour.'],
    button: { label: 'Set a new password', address: links.resetPassword(token) },
    reason: 'If it was not you, there is nothing to do: your password stays as it is.',
  }
}

async function confirmEmail({ db, links, now }: Making, user: UserRow): Promise<Notice> {
  const token = await createAccountToken(db, { purpose: 'confirm-email', user, now: now() })
  return {
    subject: `Confirm your e-mail address for ${SITE_NAME}`,
    paragraphs: ['Please confirm that this address is yours. The link works for seven days.'],
    button: { label: 'Confirm this address', address: links.confirmEmail(token) },
    reason: `If you have no account at ${SITE_NAME}, somebody has mistyped an address: ignore this.`,
  }
}

const adStatus = ({ links }: Making, { title, status, reason }: MailJob & { kind: 'ad-status' }): Notice => ({
  subject: `Your ad “${title}” ${adNews[status]}`,
  paragraphs: [`Your ad “${title}” ${adNews[status]}.`, ...(reason ? [`The reviewer writes: ${reason}`] : [])],
  button: { label: 'See your ads', address: links.site(dashboardPath('my-ads')) },
  reason: switchable,
})

const newAd = ({ links }: Making, { title, advertiser, adId }: MailJob & { kind: 'new-ad' }): Notice => ({
  subject: `A new ad waits for review: “${title}”`,
  paragraphs: [`${advertiser} has submitted the ad “${title}”.`],
  button: { label: 'Review it', address: links.site(`${dashboardPath('ad-form')}/${adId}`) },
  reason: switchable,
})

/** The recipient, and what they are told: as things are when the mail is made, which may be later than when it was asked for. */
async function compose(making: Making, job: MailJob) {
  const { db } = making
  const user = job.kind === 'reset-password' ? await findUserByEmail(db, job.email) : await findUser(db, job.userId)
  if (!user) return undefined
  if (job.kind === 'reset-password') return { user, notice: await resetPassword(making, user) }
  if (job.kind === 'confirm-email')
    return user.email_confirmed_at ? undefined : { user, notice: await confirmEmail(making, user) }
  if (job.kind === 'ad-status') return user.notify_ad_status ? { user, notice: adStatus(making, job) } : undefined
  return user.notify_new_ads ? { user, notice: newAd(making, job) } : undefined
}

/** The message that a job asks for; undefined where there is nobody to get it, or who wants it. */
export async function accountMail(making: Making, job: MailJob): Promise<Message | undefined> {
  const composed = await compose(making, job)
  return composed && noticeMessage(composed.notice, composed.user, making.links)
}
