import { randomUUID } from 'node:crypto'
import { GIVE_UP_AFTER_DAYS } from '@shared/mail-limits'
import type { Logger } from 'pino'
import type { Config } from '../config/config'
import type { Db } from '../db/client'
import type { PublicCache } from '../http/cache/public-cache'
import type { MailSystem } from '../mail/mail'
import { createMailQueue } from '../mail/mail-queue'
import { createMailServer } from '../mail/mail-server'
import { deleteOverdueMails } from '../mail/mails.queries'
import { type MailQueue, startWorker } from '../mail/worker'
import { createBounceReader } from '../newsletters/bounce-reader'
import { failOverdueDeliveries } from '../newsletters/deliveries.queries'
import { createNewsletterQueue } from '../newsletters/newsletter-queue'
import { createPublicationQueue } from '../texts/articles/publication-queue'

type Options = {
  db: Db
  config: Config
  mailSystem: MailSystem
  /** Cleared when a scheduled article is published. */
  cache: PublicCache
  logger: Logger
  /** True if no other process can use this database. */
  alone: boolean
  now?: () => Date
  retryAfterMs?: number
  pollEveryMs?: number
  readMailboxEveryMs?: number
}

/**
 * Sends queued mail, single messages and copies of newsletters, and reads the mailbox of those that are returned. The same worker
 * publishes scheduled articles.
 */
export function startMailWorker({
  db,
  config,
  mailSystem,
  cache,
  logger,
  now = () => new Date(),
  ...options
}: Options) {
  const { mail, onNotify } = mailSystem
  const workerId = randomUUID()
  const giveUp = async (reason: string) =>
    (await failOverdueDeliveries(db, GIVE_UP_AFTER_DAYS, reason)) + (await deleteOverdueMails(db, GIVE_UP_AFTER_DAYS))
  const mailServer = createMailServer({ db, logger, giveUp, firstPauseMs: options.retryAfterMs })
  const shared = { db, config, mail, mailServer, logger, workerId, now, retryAfterMs: options.retryAfterMs }
  const queues: MailQueue[] = [
    createPublicationQueue({ db, cache, logger, now }),
    createMailQueue(shared),
    createNewsletterQueue(shared),
  ]
  const mailbox = config.bounceMailbox
  if (mailbox)
    queues.push(
      createBounceReader({ db, mailbox, signer: mail.signer, logger, workerId, everyMs: options.readMailboxEveryMs }),
    )
  return startWorker({ db, logger, workerId, queues, onNotify, alone: options.alone, pollEveryMs: options.pollEveryMs })
}
