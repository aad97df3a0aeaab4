import { setTimeout as pause } from 'node:timers/promises'
import type { SendResult } from '@shared/entities/newsletter'
import { messages } from '@shared/messages'
import type { Db } from '../../db/client'
import { AppError, notFound } from '../../http/errors'
import type { Services, UserRow } from '../../http/route'
import { checkVersion } from '../../http/versions'
import { insertDeliveries } from '../../mail/deliveries.queries'
import { newsletterMessages } from '../../mail/newsletter-message'
import { outboxOf } from '../../mail/transport'
import { countDeliveries, isThrough, listTroubles, requeue } from './deliveries.queries'
import { findNewsletter, lockNewsletter, markSent } from './newsletters.queries'

type Editing = Services & { expectedVersion?: number }

/** How long a call waits for the copies; the rest is sent all the same. */
const WAIT_MS = 20_000
const FIRST_LOOK_MS = 20
const LATER_LOOKS_MS = 500

/** Makes a newsletter a sent one, with a copy in the queue for each recipient. Answers how many there are. */
export async function queueCopies(
  tx: Db,
  { config, mail }: Pick<Services, 'config' | 'mail'>,
  newsletterId: number,
  userIds: number[] | null,
  now: Date,
) {
  const confirmedOnly = config.REQUIRE_CONFIRMED === '1'
  const queued = await insertDeliveries(tx, { newsletterId, userIds, confirmedOnly })
  if (queued === 0) return 0
  await markSent(tx, newsletterId, now)
  await mail.enqueue(tx, 'send-newsletter', { id: newsletterId }, { singletonKey: String(newsletterId) })
  return queued
}

/** Two who press at once: the second finds it sent. */
export async function sendNewsletter(editing: Editing, id: number, userIds: number[] | null = null) {
  const { db, mail, now, expectedVersion } = editing
  await db.transaction(async (tx) => {
    const newsletter = await lockNewsletter(tx, id)
    if (!newsletter) throw notFound('Newsletter')
    checkVersion(expectedVersion, newsletter, newsletter)
    if (newsletter.sent_at) throw new AppError('conflict', messages.newsletterAlreadySent)
    const queued = await queueCopies(tx, editing, id, userIds, now())
    if (queued === 0) throw new AppError('invalid', messages.noSubscribers)
  })
  mail.wake()
  return resultOf(editing, id)
}

/** Puts the copies that failed into the queue again, or those whose fate is unknown. */
export async function retryDeliveries(editing: Services, id: number, statuses: ('failed' | 'unknown')[] = ['failed']) {
  const { db, mail } = editing
  await db.transaction(async (tx) => {
    if (!(await lockNewsletter(tx, id))) throw notFound('Newsletter')
    if ((await requeue(tx, id, statuses)) === 0) throw new AppError('conflict', 'There is nothing to send again')
    await mail.enqueue(tx, 'send-newsletter', { id }, { singletonKey: String(id) })
  })
  mail.wake()
  return resultOf(editing, id)
}

async function waitUntilThrough({ db, mail }: Services, id: number) {
  const deadline = Date.now() + WAIT_MS
  for (
    let wait = FIRST_LOOK_MS;
    Date.now() < deadline && !mail.closing.aborted;
    wait = Math.min(wait * 2, LATER_LOOKS_MS)
  ) {
    if (await isThrough(db, id)) return
    await pause(wait)
  }
}

async function resultOf(services: Services, id: number): Promise<SendResult> {
  const { db, mail, config } = services
  await waitUntilThrough(services, id)
  const { total, sent, failed, queued } = await countDeliveries(db, id)
  const copies = (count: number) => `${count} ${count === 1 ? 'message' : 'messages'}`
  const outbox =
    mail.mode === 'outbox'
      ? `Mail is not configured: ${copies(sent)} went to the outbox folder ${outboxOf(config.DATA_DIR)}`
      : ''
  const progress = queued > 0 ? `${sent} of ${total} sent so far, the rest follows` : ''
  const done = `Newsletter sent to ${sent} ${sent === 1 ? 'subscriber' : 'subscribers'}`
  const message = [outbox, progress].filter(Boolean).join('. ') || done
  return { message, results: { total, sent, failed, errors: await listTroubles(db, id) } }
}

/** One copy for whoever asks, of a newsletter in any state; refusals of the mail server are told. */
export async function sendTest(
  { db, mail, config, user, log }: Services & { user: UserRow; log: Logging },
  id: number,
) {
  const newsletter = await findNewsletter(db, id)
  if (!newsletter) throw notFound('Newsletter')
  const message = await newsletterMessages({ ...newsletter, subject: `[Test] ${newsletter.subject}` }, mail.letterhead)
  try {
    await mail.send(message({ userId: user.id, email: user.email, name: user.name }))
  } catch (error) {
    log.warn({ err: error }, 'a test message could not be sent')
    throw new AppError('unavailable', `The mail server did not take the message: ${(error as Error).message}`)
  }
  return mail.mode === 'outbox'
    ? `Mail is not configured: 1 message went to the outbox folder ${outboxOf(config.DATA_DIR)}`
    : `Test sent to ${user.email}`
}

type Logging = { warn: (details: object, message: string) => void }
