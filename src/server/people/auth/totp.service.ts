import type { CurrentUser } from '@shared/entities/user'
import { messages } from '@shared/messages'
import type { Config } from '../../config/config'
import type { Db } from '../../db/client'
import { apart } from '../../db/unit-of-work'
import { countAttempts, forgetAttempts, type Origin, totpChecksFor } from '../../http/attempts'
import { AppError, invalid, notFound, unauthenticated } from '../../http/errors'
import type { UserRow } from '../../http/route'
import type { Services } from '../../http/services'
import { credentialsChanged } from '../credentials/credentials-changed'
import { originOf, rememberNetwork } from '../credentials/known-networks'
import { lacksSecondFactor } from '../credentials/required-totp'
import { endSessions } from '../credentials/sessions'
import { acceptSecondFactor, acceptTotp, beginSetup, removeSecondFactor } from '../credentials/totp'
import { lockProved, lockUser, setAccountState, toUser } from '../users/users.service'
import { checkCurrentPassword } from './profile.service'

type Caller = Services & { user: UserRow; address: string; token: string }

export const toCurrentUser = (config: Config, user: UserRow): CurrentUser => ({
  ...toUser(user),
  totp_required: lacksSecondFactor(config, user),
})

/** The last step of a sign-in, once the password was right. */
export async function checkSecondFactor(
  { db, now }: Pick<Services, 'db' | 'now'>,
  user: UserRow,
  code: string | undefined,
  origin: Origin,
) {
  if (!code?.trim()) throw new AppError('totp_required', messages.totpRequired)
  const limits = totpChecksFor(user.id, origin)
  await countAttempts(db, limits, now())
  if (!(await acceptSecondFactor(apart(db), user.id, code, now())))
    throw new AppError('totp_invalid', messages.totpWrong, { errors: { totp: messages.totpWrong } })
  await forgetAttempts(db, limits)
}

async function lockWithoutTotp(tx: Db, id: number) {
  const current = await lockUser(tx, id)
  if (!current) throw unauthenticated()
  if (current.totp_enabled_at) throw new AppError('conflict', messages.totpEnabled)
  return current
}

/** Another set-up may be begun as long as none is confirmed. */
export const beginTotp = ({ db, now, user }: Caller) =>
  db.transaction(async (tx) => beginSetup(tx, await lockWithoutTotp(tx, user.id), now()))

export async function confirmTotp({ db, now, user, address, token }: Caller, code: string) {
  const origin = await originOf(db, user.id, address)
  const limits = totpChecksFor(user.id, origin)
  await countAttempts(db, limits, now())
  const totp_enabled_at = now()
  await db.transaction(async (tx) => {
    const current = await lockWithoutTotp(tx, user.id)
    if (!(await acceptTotp(tx, user.id, code, now()))) throw invalid({ code: messages.totpWrong })
    await setAccountState(tx, user.id, { totp_enabled_at })
    await credentialsChanged(tx, current, 'totp-enabled', token)
    await rememberNetwork(tx, { ...current, totp_enabled_at }, origin, now())
    await forgetAttempts(tx, limits)
  })
}

/** Switches a second factor off, and tells its owner. */
export async function switchOffTotp(tx: Db, user: UserRow, keptToken?: string) {
  await removeSecondFactor(tx, user.id)
  if (!user.totp_enabled_at) return
  await setAccountState(tx, user.id, { totp_enabled_at: null })
  await credentialsChanged(tx, user, 'totp-disabled', keptToken)
}

export async function removeOwnTotp(context: Caller, password: string) {
  const { db, user, token } = context
  await checkCurrentPassword(context, password)
  await db.transaction(async (tx) => {
    const current = await lockProved(tx, user)
    if (!current) throw unauthenticated()
    await switchOffTotp(tx, current, token)
  })
}

/** For a user who has lost the device. Their sessions end: the device may still have one. */
export async function removeTotpOf({ db, user: actor }: Caller, id: number) {
  // An admin's stolen session must not be enough to switch off that admin's second factor.
  if (id === actor.id) throw new AppError('conflict', messages.ownSecondFactor)
  await db.transaction(async (tx) => {
    const user = await lockUser(tx, id)
    if (!user) throw notFound('User')
    await switchOffTotp(tx, user)
    await endSessions(tx, id)
  })
}
