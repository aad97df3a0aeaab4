import { isDeepStrictEqual } from 'node:util'
import type { Notifications, ProfileUpdate } from '@shared/entities/user'
import { messages } from '@shared/messages'
import type { Db } from '../../db/client'
import { refuseForeignUpload } from '../../files/media/own-media.service'
import { confirmationsFor, countAttempt, countAttempts, forgetAttempts, passwordChecksFor } from '../../http/attempts'
import { announce } from '../../http/cache/cache-tags'
import { invalid, unauthenticated } from '../../http/errors'
import type { UserRow } from '../../http/route'
import type { Services } from '../../http/services'
import { checkVersion } from '../../http/versions'
import { queueMail } from '../../mail/mails.queries'
import { credentialsChanged, tellOwner } from '../credentials/credentials-changed'
import { originOf } from '../credentials/known-networks'
import { hashNewPassword, verifyPassword } from '../credentials/passwords'
import {
  changeAccount,
  emailConflict,
  findUserByEmail,
  isSameAddress,
  lockProved,
  lockUser,
  toUser,
} from '../users/users.service'

type Caller = Services & { user: UserRow; address: string }

/** A session may be stolen or left open: what could take the account away needs the password as well. */
export async function checkCurrentPassword({ db, now, user, address }: Caller, password: string | undefined) {
  if (!password) throw invalid({ current_password: messages.currentPasswordRequired })
  const limits = passwordChecksFor(user.id, await originOf(db, user.id, address))
  await countAttempts(db, limits, now())
  if (!(await verifyPassword(user.password_hash, password)))
    throw invalid({ current_password: messages.currentPasswordWrong })
  await forgetAttempts(db, limits)
}

/**
 * A new password needs the current one, and ends the user's other sessions. So does a new address, which replaces the old one
 * only when it is confirmed.
 */
export async function saveProfile(
  context: Caller & { token: string; expectedVersion?: number },
  { email, password, current_password, notifications = {}, ...values }: ProfileUpdate,
) {
  const { db, now, user, token, expectedVersion } = context
  const hasNewAddress = !isSameAddress(email, user.email)
  if (hasNewAddress && (await findUserByEmail(db, email))) throw invalid({ email: messages.emailTaken }, 'conflict')
  if (password || hasNewAddress) await checkCurrentPassword(context, current_password)
  if (hasNewAddress) await countAttempt(db, confirmationsFor(user.id), now())
  const password_hash = password ? await hashNewPassword(password) : undefined
  return db
    .transaction(async (tx) => {
      const current = password || hasNewAddress ? await lockProved(tx, user) : await lockUser(tx, user.id)
      if (!current) throw unauthenticated()
      checkVersion(expectedVersion, current, toUser(current))
      await refuseForeignUpload(tx, current, values.image_url, current.image_url)
      if (password_hash) await credentialsChanged(tx, current, 'password-changed', token)
      const changed = {
        ...values,
        ...switchedNotifications(notifications, current, now()),
        ...(hasNewAddress ? await requestAddress(tx, current, email) : caseOf(email, current)),
        password_hash,
      }
      const saved = await changeAccount(tx, user.id, changed, context)
      // Readers see them under the user's articles, and the name on the author's page.
      if (!isDeepStrictEqual(shownOf(saved), shownOf(current))) await announce(tx)
      return toUser(saved)
    })
    .catch(emailConflict)
}

/** What readers see of an author. */
const shownOf = ({ name, bio, bio_texts, image_url }: UserRow) => ({ name, bio, bio_texts, image_url })

/** The old address stays in use until the link that is mailed to the new one has been followed. */
async function requestAddress(tx: Db, current: UserRow, email: string) {
  await queueMail(tx, { kind: 'change-email', userId: current.id, email })
  await tellOwner(tx, current, 'email-change-requested')
  return { pending_email: email }
}

/** The same address may be written in another case. After a change in the meantime, the form's address is out of date. */
const caseOf = (email: string, current: UserRow) => (isSameAddress(email, current.email) ? { email } : {})

/** The columns of the notifications that the payload names. Unsubscribing again keeps the first date. */
const switchedNotifications = (
  { ad_status, ad_reports, new_ads, reviews, notes, newsletters }: Partial<Notifications>,
  { unsubscribed_at }: UserRow,
  now: Date,
) => ({
  ...(ad_status !== undefined && { notify_ad_status: ad_status }),
  ...(ad_reports !== undefined && { notify_ad_reports: ad_reports }),
  ...(new_ads !== undefined && { notify_new_ads: new_ads }),
  ...(reviews !== undefined && { notify_reviews: reviews }),
  ...(notes !== undefined && { notify_notes: notes }),
  ...(newsletters !== undefined && { unsubscribed_at: newsletters ? null : (unsubscribed_at ?? now) }),
})
