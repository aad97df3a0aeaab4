import { AppError } from '../../http/errors'
import type { Services } from '../../http/route'
import { findUser, lockUser, updateUser } from '../users/users.service'

const invalidLink = () => new AppError('not_found', 'This link is not valid')

function userIdOf({ mail }: Services, token: string) {
  const id = mail.signer.read('unsubscribe', token)
  if (id === undefined) throw invalidLink()
  return id
}

/** Masked, since mails are forwarded together with their links; readers still recognise their own address. */
const masked = (email: string) => email.replace(/^(.)[^@]*@/, '$1•••@')

export async function readSubscription(services: Services, token: string) {
  const user = await findUser(services.db, userIdOf(services, token))
  if (!user) throw invalidLink()
  return { email: masked(user.email), name: user.name, subscribed: user.unsubscribed_at === null }
}

/** Idempotent: the first date stays. */
export async function setSubscribed(services: Services, token: string, subscribed: boolean) {
  const { db, now } = services
  const id = userIdOf(services, token)
  await db.transaction(async (tx) => {
    const user = await lockUser(tx, id)
    if (!user) throw invalidLink()
    if ((user.unsubscribed_at === null) === subscribed) return
    await updateUser(tx, id, { unsubscribed_at: subscribed ? null : now() }, now())
  })
}
