import type { SendResult } from '@shared/entities/newsletter'
import { messages } from '@shared/messages'
import type { DeliveryStatus } from '@shared/statuses'
import { invalid, notFound, Refusal } from './refusals'
import { touch } from './rows'
import type { State, StoredDelivery, StoredNewsletter, StoredUser } from './state'

export function findNewsletter(state: State, id: number) {
  const newsletter = state.newsletters.find((each) => each.id === id)
  if (!newsletter) throw notFound('Newsletter')
  return newsletter
}

export function findUnsent(state: State, id: number) {
  const newsletter = findNewsletter(state, id)
  if (newsletter.sent_at) throw new Refusal('conflict', messages.newsletterAlreadySent)
  return newsletter
}

/** Addresses by which a failure can be seen by hand. */
function fateOf({ email, notifications }: StoredUser): Pick<StoredDelivery, 'status' | 'error'> {
  if (!notifications.newsletters) return { status: 'skipped', error: 'Skipped: has unsubscribed' }
  if (email.startsWith('bounce')) return { status: 'failed', error: '550 5.1.1 No such user' }
  if (email.startsWith('unknown'))
    return {
      status: 'unknown',
      error: 'The server stopped while this copy was handed over: it may have arrived, or not',
    }
  return { status: 'sent', error: null }
}

export const deliveriesOf = (state: State, newsletterId: number) =>
  state.deliveries.filter((delivery) => delivery.newsletter_id === newsletterId)

export function countDeliveries(state: State, newsletterId: number) {
  const all = deliveriesOf(state, newsletterId)
  const of = (...statuses: DeliveryStatus[]) => all.filter(({ status }) => statuses.includes(status)).length
  return {
    ...{ total: all.length, sent: of('sent'), failed: of('failed'), skipped: of('skipped') },
    ...{ unknown: of('unknown'), queued: of('queued', 'sending') },
  }
}

/** Everything is through at once: there is no queue here. */
export function sendNewsletter(state: State, newsletter: StoredNewsletter, userIds?: number[] | null) {
  const recipients = state.users.filter(({ id, notifications }) =>
    userIds ? userIds.includes(id) : notifications.newsletters,
  )
  if (!recipients.some(({ notifications }) => notifications.newsletters))
    throw new Refusal('invalid', messages.noSubscribers)
  const now = new Date().toISOString()
  for (const user of recipients) {
    const fate = fateOf(user)
    state.deliveries.push({
      ...{ id: state.newId(state.deliveries), newsletter_id: newsletter.id, email: user.email, name: user.name },
      ...{ ...fate, attempts: fate.status === 'skipped' ? 0 : 1, created_at: now, updated_at: now },
    })
  }
  Object.assign(newsletter, { sent_at: now, scheduled_at: null, scheduled_user_ids: null }, touch(newsletter))
  return sendResult(state, newsletter.id)
}

export function sendResult(state: State, newsletterId: number): SendResult {
  const { total, sent, failed } = countDeliveries(state, newsletterId)
  const errors = deliveriesOf(state, newsletterId)
    .filter(({ status }) => status !== 'sent')
    .map(({ email, name, error }) => ({ email, name, error: error ?? '' }))
  const message = `Newsletter sent to ${sent} ${sent === 1 ? 'subscriber' : 'subscribers'}`
  return { message, results: { total, sent, failed, errors } }
}

/** What failed here fails again; what was unknown arrives. */
export function retryDeliveries(state: State, newsletterId: number, statuses: DeliveryStatus[] = ['failed']) {
  const again = deliveriesOf(state, newsletterId).filter(({ status }) => statuses.includes(status))
  if (again.length === 0) throw new Refusal('conflict', 'There is nothing to send again')
  for (const delivery of again) {
    delivery.updated_at = new Date().toISOString()
    if (delivery.status === 'unknown') Object.assign(delivery, { status: 'sent', error: null })
  }
  return sendResult(state, newsletterId)
}

export function scheduleNewsletter(newsletter: StoredNewsletter, sendAt: string, userIds: number[] | undefined) {
  if (Date.parse(sendAt) <= Date.now()) throw invalid({ send_at: messages.sendTimePast })
  const schedule = { scheduled_at: new Date(sendAt).toISOString(), scheduled_user_ids: userIds ?? null }
  return Object.assign(newsletter, schedule, touch(newsletter))
}

/** A schedule comes due when somebody looks: nothing runs here by itself. */
export function sendDue(state: State) {
  for (const newsletter of state.newsletters)
    if (newsletter.scheduled_at && Date.parse(newsletter.scheduled_at) <= Date.now())
      sendNewsletter(state, newsletter, newsletter.scheduled_user_ids)
}
