import { randomUUID } from 'node:crypto'
import { GIVE_UP_AFTER_DAYS } from '@shared/mail-limits'
import type { Logger } from 'pino'
import { schedulePartnerMails } from '../ads/partner-mails.service'
import type { Config } from '../config/config'
import type { Db } from '../db/client'
import type { Jobs } from '../jobs/jobs'
import type { MailSystem } from '../mail/mail'
import { createMailQueue } from '../mail/mail-queue'
import { createMailServer } from '../mail/mail-server'
import { deleteOverdueMails } from '../mail/mails.queries'
import { type MailQueue, startWorker } from '../mail/worker'
import { createBounceReader } from '../newsletters/bounce-reader'
import { failOverdueDeliveries } from '../newsletters/claimed-deliveries.queries'
import { createNewsletterQueue } from '../newsletters/newsletter-queue'
import { publishDue } from '../texts/articles/publication-queue'

type Options = {
  db: Db
  config: Config
  mailSystem: MailSystem
  logger: Logger
  jobs: Jobs
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
export function startMailWorker({ config, mailSystem, now = () => new Date(), ...options }: Options) {
  const { db, logger, jobs, retryAfterMs } = options
  const { mail } = mailSystem
  const workerId = randomUUID()
  const giveUp = async (reason: string) =>
    (await failOverdueDeliveries(db, GIVE_UP_AFTER_DAYS, reason)) + (await deleteOverdueMails(db, GIVE_UP_AFTER_DAYS))
  const mailServer = createMailServer({ db, logger, giveUp, firstPauseMs: retryAfterMs })
  const shared = { db, config, mail, mailServer, logger, jobs, workerId, now, retryAfterMs }
  const publication = jobs.schedule({ name: 'publication', run: () => publishDue({ db, logger, now }) })
  schedulePartnerMails(jobs, { db, now })
  const queues: MailQueue[] = [
    // Publishing an article is a single transaction: nothing is claimed.
    { ...publication, release: async () => {} },
    createMailQueue(shared),
    createNewsletterQueue(shared),
  ]
  const mailbox = config.bounceMailbox
  if (mailbox)
    queues.push(createBounceReader({ ...shared, mailbox, signer: mail.signer, everyMs: options.readMailboxEveryMs }))
  return startWorker({ ...options, workerId, queues })
}
