import type { Db } from '../../db/client'
import { AppError } from '../../http/errors'
import type { Services } from '../../http/services'
import {
  countUnsubscribed,
  findSubscriber,
  unsubscribeAddress,
  updateSubscriber,
} from '../../newsletters/subscribers.service'
import { findUser, lockUser, updateUser } from './users.service'

const invalidLink = () => new AppError('not_found', 'This link is not valid')

function idOf({ mail }: Services, token: string) {
  const id = mail.signer.read('unsubscribe', token)
  if (id === undefined) throw invalidLink()
  return id
}

/** Who the link was mailed to: an account, or a subscriber without one, who may have got an account since. */
async function recipientOf(db: Db, id: number) {
  const subscriber = await findSubscriber(db, id)
  if (subscriber && subscriber.user_id === null) return { ...subscriber, name: '', isUser: false }
  const user = await findUser(db, subscriber?.user_id ?? id)
  if (!user) throw invalidLink()
  return { ...user, isUser: true }
}

/** Masked, since mails are forwarded together with their links; readers still recognise their own address. */
const masked = (email: string) => email.replace(/^(.)[^@]*@/, '$1•••@')

export async function readSubscription(services: Services, token: string) {
  const { email, name, unsubscribed_at } = await recipientOf(services.db, idOf(services, token))
  const topics = (await findSubscriber(services.db, idOf(services, token)))?.topic_ids
  return { email: masked(email), name, subscribed: unsubscribed_at === null, topics }
}

/** Of an account that never subscribed on the site there is no subscription to choose for: it gets all. */
export async function chooseTopics(services: Services, token: string, topics: number[]) {
  const id = idOf(services, token)
  if (!(await findSubscriber(services.db, id))) throw invalidLink()
  await updateSubscriber(services.db, id, { topic_ids: [...new Set(topics)] })
}

/** Idempotent: the first date stays. */
export async function subscribeAgain(services: Services, token: string) {
  const { db, now } = services
  const { id, email, isUser } = await recipientOf(db, idOf(services, token))
  await db.transaction(async (tx) => {
    const user = isUser ? await lockUser(tx, id) : undefined
    const { unsubscribed_at } = user ?? (await findSubscriber(tx, id)) ?? {}
    if (!unsubscribed_at) return
    if (user) await updateUser(tx, id, { unsubscribed_at: null }, now())
    else await updateSubscriber(tx, id, { unsubscribed_at: null })
    await countUnsubscribed(tx, email, -1)
  })
}

export async function unsubscribe(services: Services, token: string) {
  const { db, now } = services
  const { email } = await recipientOf(db, idOf(services, token))
  await db.transaction((tx) => unsubscribeAddress(tx, email, now()))
}
