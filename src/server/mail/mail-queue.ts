import type { Logger } from 'pino'
import type { Config } from '../config/config'
import type { Db } from '../db/client'
import type { Jobs } from '../jobs/jobs'
import { failureOf, persist, retryDelay } from './attempts'
import type { Mail } from './mail'
import type { MailServer } from './mail-server'
import {
  type ClaimedMail,
  claimMails,
  deleteMail,
  isClaimed,
  postponeMail,
  releaseMails,
  unclaimMail,
} from './mails.queries'
import { transactionalMessage } from './transactional-mails'
import type { MailQueue } from './worker'

const MAX_ATTEMPTS = 6
/** Sent at once; the other connections to the mail server are left to newsletters. */
const BATCH = 4

type Options = {
  db: Db
  config: Pick<Config, 'REQUIRE_CONFIRMED'>
  mail: Pick<Mail, 'links' | 'send'>
  mailServer: MailServer
  logger: Pick<Logger, 'error' | 'warn'>
  jobs: Jobs
  workerId: string
  now: () => Date
  /** Before the second attempt; doubles with each further one. */
  retryAfterMs?: number
}

/** The queue of single mails: account mails and notices. */
export function createMailQueue({
  db,
  config,
  mail,
  mailServer,
  logger,
  jobs,
  workerId,
  now,
  retryAfterMs = 30_000,
}: Options): MailQueue {
  /** Returns the statement that stores the outcome. */
  async function attempt({ id, mail: queued, attempts }: ClaimedMail) {
    let isHeld = true
    /** On a slow machine, a worker may have been taken for dead, and another one may be sending this. */
    const beforeEnd = async () => {
      isHeld = false
      if (!(await isClaimed(db, workerId, id))) throw new Error('Another worker has taken this mail over')
      isHeld = true
    }
    try {
      const message = await transactionalMessage({ db, config, links: mail.links, now }, queued)
      if (message) {
        await mail.send(message, beforeEnd)
        await mailServer.reportAnswer().catch(() => {})
      }
    } catch (error) {
      if (!isHeld) return () => unclaimMail(db, workerId, id)
      const { kind, reason } = failureOf(error, false)
      if (kind === 'outage') {
        await mailServer.reportAway(reason).catch(() => {})
        return () => unclaimMail(db, workerId, id)
      }
      if (kind !== 'permanent' && attempts + 1 < MAX_ATTEMPTS)
        return () => postponeMail(db, workerId, id, retryDelay(retryAfterMs, attempts))
      logger.warn({ mailId: id, kind: queued.kind, reason }, 'gave up on a mail')
    }
    return () => deleteMail(db, workerId, id)
  }

  async function handle(claimed: ClaimedMail) {
    const store = await attempt(claimed)
    await persist(logger, store)
  }

  async function claim() {
    const allowance = await mailServer.allowance()
    if (allowance === 0) return []
    try {
      return await claimMails(db, workerId, Math.min(BATCH, allowance))
    } catch (error) {
      // The claim may have been committed although its reply was lost. Then the mails would wait until this process ends.
      await persist(logger, () => releaseMails(db, [workerId]))
      throw error
    }
  }

  async function sendDue(signal: AbortSignal) {
    while (!signal.aborted) {
      const claimed = await claim()
      if (claimed.length === 0) return
      await Promise.all(claimed.map(handle))
    }
  }

  return { ...jobs.schedule({ name: 'single mails', run: sendDue }), release: releaseMails }
}
