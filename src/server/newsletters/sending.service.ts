import { setTimeout as pause } from 'node:timers/promises'
import type { SendResult } from '@shared/entities/newsletter'
import { DEFAULT_LANGUAGE, type LanguageCode } from '@shared/languages'
import { messages } from '@shared/messages'
import type { Db } from '../db/client'
import { AppError, notFound } from '../http/errors'
import type { Editing, UserRow } from '../http/route'
import type { Services } from '../http/services'
import { checkVersion } from '../http/versions'
import { findOutage } from '../mail/outage.queries'
import { outboxOf } from '../mail/transport'
import { countDeliveries, insertDeliveries, isFinished, listProblems, requeue } from './deliveries.queries'
import { newsletterMessages } from './newsletter-message'
import { translationsOfNewsletters } from './newsletter-translations'
import { findNewsletter, lockNewsletter, markSent } from './newsletters.queries'

/** How long a send call waits for the copies. The rest is sent after the answer. */
const WAIT_MS = 20_000
const FIRST_WAIT_MS = 20
const LONGEST_WAIT_MS = 500

/** Marks a newsletter as sent and queues a copy for each recipient. Returns how many are queued. */
export async function queueCopies(
  tx: Db,
  config: Services['config'],
  newsletterId: number,
  userIds: number[] | null,
  now: Date,
) {
  const queued = await insertDeliveries(tx, { newsletterId, userIds, rule: config.REQUIRE_CONFIRMED })
  if (queued === 0) return 0
  await markSent(tx, newsletterId, now)
  return queued
}

/** The row lock makes the second of two simultaneous calls find the newsletter sent. */
export async function sendNewsletter(
  { db, config, now, expectedVersion }: Editing,
  id: number,
  userIds: number[] | null = null,
) {
  await db.transaction(async (tx) => {
    const newsletter = await lockNewsletter(tx, id)
    if (!newsletter) throw notFound('Newsletter')
    checkVersion(expectedVersion, newsletter, newsletter)
    if (newsletter.sent_at) throw new AppError('conflict', messages.newsletterAlreadySent)
    const queued = await queueCopies(tx, config, id, userIds, now())
    if (queued === 0) throw new AppError('invalid', messages.noSubscribers)
  })
}

/** Queues the copies that failed, or whose outcome is unknown, again. */
export async function retryDeliveries({ db }: Services, id: number, statuses: ('failed' | 'unknown')[] = ['failed']) {
  await db.transaction(async (tx) => {
    if (!(await lockNewsletter(tx, id))) throw notFound('Newsletter')
    if ((await requeue(tx, id, statuses)) === 0) throw new AppError('conflict', 'There is nothing to send again')
  })
}

async function waitUntilFinished({ db, mail }: Services, id: number) {
  const deadline = performance.now() + WAIT_MS
  for (
    let wait = FIRST_WAIT_MS;
    performance.now() < deadline && !mail.closing.aborted;
    wait = Math.min(wait * 2, LONGEST_WAIT_MS)
  ) {
    if ((await isFinished(db, id)) || (await findOutage(db))) return
    await pause(wait)
  }
}

/** What has become of the copies so far. Waits a while for the rest of them. */
export async function resultOf(services: Services, id: number): Promise<SendResult> {
  const { db, mail, config } = services
  await waitUntilFinished(services, id)
  const { total, sent, failed, queued } = await countDeliveries(db, id)
  const copies = (count: number) => `${count} ${count === 1 ? 'message' : 'messages'}`
  const outbox =
    mail.mode === 'outbox'
      ? `Mail is not configured: ${copies(sent)} went to the outbox folder ${outboxOf(config.DATA_DIR)}`
      : ''
  const rest = (await findOutage(db)) ? 'the rest waits for the mail server, which does not answer' : 'the rest follows'
  const progress = queued > 0 ? `${sent} of ${total} sent so far, ${rest}` : ''
  const done = `Newsletter sent to ${sent} ${sent === 1 ? 'subscriber' : 'subscribers'}`
  const message = [outbox, progress].filter(Boolean).join('. ') || done
  return { message, results: { total, sent, failed, errors: await listProblems(db, id) } }
}

/** What the test of a language shows: its version, ready or not. */
async function textToTest(db: Db, id: number, language: LanguageCode) {
  const newsletter = await findNewsletter(db, id)
  if (!newsletter) throw notFound('Newsletter')
  if (language === DEFAULT_LANGUAGE) return newsletter
  return { ...(await translationsOfNewsletters.read(db, { id, language })), id }
}

/** Sends one copy to the caller, whatever the newsletter's state, and reports what the mail server refuses. */
export async function sendTest(
  { db, mail, config, user, log }: Services & { user: UserRow; log: Logging },
  id: number,
  language: LanguageCode = DEFAULT_LANGUAGE,
) {
  const text = await textToTest(db, id, language)
  const message = await newsletterMessages({ ...text, subject: `[Test] ${text.subject}` }, language, mail)
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
