import type { Logger } from 'pino'
import type { Mailbox } from '../config/mailbox'
import type { Db } from '../db/client'
import { AppError } from '../http/errors'
import type { Jobs } from '../jobs/jobs'
import { mailboxFailure, readMessages } from '../mail/mailbox'
import { claimReading, endReading, releaseReadings } from '../mail/mailbox.queries'
import type { Signer } from '../mail/signing'
import type { MailQueue } from '../mail/worker'
import { originOf } from '../metering/failures'
import { processText } from '../threads/threads'
import { takeReturned } from './returned.service'

const EVERY_MS = 5 * 60_000

type Options = {
  db: Db
  mailbox: Mailbox
  signer: Signer
  logger: Pick<Logger, 'warn' | 'info'>
  jobs: Jobs
  workerId: string
  /** Between two readings; doubles with each failure. */
  everyMs?: number
}

/** Reads the mailbox of returned newsletters, in one process at a time, and stops mail to the addresses that take none. */
export function createBounceReader({
  db,
  mailbox,
  signer,
  logger,
  jobs,
  workerId,
  everyMs = EVERY_MS,
}: Options): MailQueue {
  /** Returns true for a message that is of no further use. */
  async function take(message: Buffer) {
    const returned = await processText('readReturned', message, { size: message.length, field: 'message' }).catch(
      (error) => {
        if (error instanceof AppError && error.code === 'invalid') return undefined
        throw error
      },
    )
    if (!returned) return false
    for (const copy of returned.copies)
      if ((await takeReturned(db, signer, { ...returned, copy })) !== 'unknown') return true
    return false
  }

  /** If the reading cannot be ended, the claim stays, so that the next run repeats it. */
  async function readIfDue(signal: AbortSignal) {
    if (!(await claimReading(db, workerId))) return
    let taken = 0
    const count = async (message: Buffer) => {
      const isTaken = await take(message)
      if (isTaken) taken += 1
      return isTaken
    }
    try {
      const hasMore = await readMessages(mailbox, signal, count)
      const failures = await endReading(db, workerId, { pauseMs: hasMore ? 0 : everyMs })
      if (failures > 0) logger.info({ host: mailbox.host }, 'the mailbox of returned mail can be read again')
    } catch (error) {
      // The claim is released at the end of this process, or the reading is repeated.
      if (signal.aborted) return
      if (originOf(error)?.place === 'database') throw error
      const reason = mailboxFailure(error)
      logger.warn({ host: mailbox.host, reason }, 'the mailbox of returned mail cannot be read; it is tried again')
      await endReading(db, workerId, { pauseMs: everyMs, failure: reason })
    } finally {
      if (taken > 0) logger.info({ returned: taken }, 'returned newsletters were read')
    }
  }

  return { ...jobs.schedule({ name: 'returned mail', run: readIfDue }), release: releaseReadings }
}
