import type { Login, Register } from '@shared/entities/user'
import { messages } from '@shared/messages'
import { PUBLIC_ROLES } from '@shared/roles'
import Bowser from 'bowser'
import {
  countAttempt,
  countAttempts,
  forgetAttempts,
  loginsFor,
  loginsFrom,
  refundAttempts,
  registrationsFrom,
} from '../../http/attempts'
import { AppError } from '../../http/errors'
import { coarseNetworkOf, networkOf } from '../../http/network'
import type { Services } from '../../http/services'
import { originOf, rememberNetwork } from '../credentials/known-networks'
import { verifyPassword } from '../credentials/passwords'
import type { Device } from '../credentials/sessions'
import { startSession } from '../credentials/sessions'
import { addUser, findUserByEmail, lockProved } from '../users/users.service'
import { checkSecondFactor, toCurrentUser } from './totp.service'

/** Longer than any browser's; the library runs patterns over it. */
const MAX_USER_AGENT = 300

/** What users recognise a device by. The version and the model are not kept. */
function deviceOf(userAgent: string, address: string): Device {
  const network = coarseNetworkOf(address)
  if (!userAgent) return { browser: null, system: null, network }
  const { browser, os } = Bowser.parse(userAgent.slice(0, MAX_USER_AGENT))
  return { browser: browser.name || null, system: os.name || null, network }
}

/** The message does not reveal whether the e-mail address or the password is wrong. */
export async function signIn(
  { db, config, now }: Services,
  { email, password, totp }: Login,
  address: string,
  userAgent = '',
) {
  const user = await findUserByEmail(db, email)
  const origin = await originOf(db, user?.id, address)
  const ofNetwork = loginsFrom(origin.network)
  const ofAccount = loginsFor(email, origin)
  await countAttempts(db, [ofNetwork, ...ofAccount], now())
  if (!(await verifyPassword(user?.password_hash, password)) || !user)
    throw new AppError('unauthenticated', messages.wrongLogin)
  await refundAttempts(db, [ofNetwork, ...ofAccount])
  if (user.totp_enabled_at) await checkSecondFactor({ db, now }, user, totp, origin)
  // Only those who know the password learn it.
  if (user.deactivated_at) throw new AppError('forbidden', messages.accountDeactivated)
  await forgetAttempts(db, ofAccount)
  const token = await db.transaction(async (tx) => {
    if (!(await lockProved(tx, user))) throw new AppError('unauthenticated', messages.wrongLogin)
    await rememberNetwork(tx, user, origin, now())
    return startSession(tx, user.id, now(), deviceOf(userAgent, address))
  })
  return { token, user: toCurrentUser(config, user) }
}

export async function register(services: Services, values: Register, address: string) {
  const role = values.role ?? 'user'
  if (!PUBLIC_ROLES.some((allowed) => allowed === role)) throw new AppError('forbidden', messages.roleByAdmin)
  await countAttempt(services.db, registrationsFrom(networkOf(address)), services.now())
  await addUser(services, { ...values, role })
  return role
}
