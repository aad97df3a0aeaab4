import { randomUUID } from 'node:crypto'
import type { Logger } from 'pino'
import type { Config } from '../config'
import type { Db } from '../db/client'
import { findNewsletter } from '../features/newsletters/newsletters.queries'
import { sendScheduled } from '../features/newsletters/scheduling.service'
import { accountMail } from './account-mails'
import { createDeliverer } from './deliverer'
import type { ClaimedDelivery } from './deliveries.queries'
import { failureOf } from './failures'
import type { MailJob } from './jobs'
import type { MailRoom } from './mail'
import { newsletterMessages } from './newsletter-message'
import { beat, dueNewsletters, reclaimFromDead, releaseClaims, removeWorker } from './workers.queries'

const LOOK_EVERY_MS = 2000

type Options = {
  db: Db
  config: Config
  room: MailRoom
  logger: Pick<Logger, 'error' | 'info' | 'warn'>
  /** No other process can be at work on this database. */
  alone: boolean
  now?: () => Date
  retryAfterMs?: number
  lookEveryMs?: number
}

/** Works on the queue until stopped. Any number of processes may, beside one another. */
export async function startMailWorker({
  db,
  config,
  room,
  logger,
  alone,
  now = () => new Date(),
  retryAfterMs,
  lookEveryMs = LOOK_EVERY_MS,
}: Options) {
  const { mail, queue, transport } = room
  const workerId = randomUUID()
  const confirmedOnly = config.REQUIRE_CONFIRMED === '1'

  async function load(id: number) {
    const newsletter = await findNewsletter(db, id)
    if (!newsletter) return undefined
    const message = await newsletterMessages(newsletter, mail.letterhead)
    return ({ id: deliveryId, user_id, email, name }: ClaimedDelivery) =>
      message({ userId: user_id, email, name }, deliveryId)
  }
  const deliverer = createDeliverer({ db, transport, load, logger, workerId, confirmedOnly, retryAfterMs })

  async function sendMail(job: MailJob) {
    const message = await accountMail({ db, links: mail.links, now }, job)
    if (!message) return
    try {
      await mail.send(message)
    } catch (error) {
      const { kind, reason } = failureOf(error, false)
      // The queue tries again what is thrown here.
      if (kind !== 'permanent') throw error
      logger.warn({ kind: job.kind, reason }, 'a mail was refused for good')
    }
  }

  await beat(db, workerId)
  await reclaimFromDead(db, workerId, { alone })
  await queue.work({
    mail: sendMail,
    // The deliveries themselves say what is left to do, so the job is done once the work has begun.
    'send-newsletter': async ({ id }) => deliverer.start(id),
    'send-scheduled-newsletter': async (job) => {
      if (await sendScheduled({ db, config, mail, now, logger }, job)) mail.wake()
    },
  })

  async function lookAround() {
    await beat(db, workerId)
    await reclaimFromDead(db, workerId, { alone: false })
    for (const id of await dueNewsletters(db)) {
      if (deliverer.isAtWorkOn(id)) continue
      await queue.enqueue(db, 'send-newsletter', { id }, { singletonKey: String(id) })
      mail.wake()
    }
  }

  let looking = Promise.resolve()
  const look = () => {
    looking = looking
      .then(lookAround)
      .catch((error) => logger.error({ err: error }, 'the mail worker could not look around'))
  }
  look()
  const timer = setInterval(look, lookEveryMs)

  return {
    /** Finishes the messages that are being handed over, and leaves the rest to others. */
    async stop() {
      clearInterval(timer)
      await looking
      await deliverer.stop()
      await releaseClaims(db, workerId)
      await removeWorker(db, workerId)
    },
  }
}

export type MailWorker = Awaited<ReturnType<typeof startMailWorker>>
