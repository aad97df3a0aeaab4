import { GIVE_UP_AFTER_DAYS } from '@shared/mail-limits'
import type { Logger } from 'pino'
import type { Db } from '../db/client'
import { countWaiting, endOutage, findOutage, recordFailure } from './outage.queries'

const FIRST_PAUSE_MS = 15_000
/** An outage is logged when it begins, and then at most this often. */
const LOG_EVERY_MS = 3_600_000

type Options = {
  db: Db
  logger: Pick<Logger, 'error' | 'warn' | 'info'>
  /** Gives up what has waited for too long, and returns how many messages those were. */
  giveUp: (reason: string) => Promise<number>
  /** After the first failure; doubles with each further one. */
  firstPauseMs?: number
}

/** A mail server's response may quote the recipient, whom the log must not name. */
export const withoutAddresses = (text: string) => text.replace(/[^\s<>@]{1,64}@[^\s<>@]{1,255}/g, '…')

/**
 * Whether the mail server serves us. The state is in the database: while the server is away, the queues of all processes pause
 * for longer and longer, and then try a single message.
 */
export function createMailServer({ db, logger, giveUp, firstPauseMs = FIRST_PAUSE_MS }: Options) {
  let isAway = false
  let loggedAt = Number.NEGATIVE_INFINITY

  return {
    /** How many messages may be tried now. */
    async allowance() {
      const outage = await findOutage(db)
      isAway = outage !== undefined
      if (!outage) return Number.POSITIVE_INFINITY
      return outage.isPaused ? 0 : 1
    },

    /** Call it after each attempt that failed because the mail server was away. */
    async reportAway(response: string) {
      const reason = withoutAddresses(response)
      const outage = await recordFailure(db, reason, firstPauseMs)
      isAway = true
      if (!outage) return
      const givenUp = await giveUp(`The mail server did not answer for ${GIVE_UP_AFTER_DAYS} days: ${reason}`)
      if (givenUp > 0) logger.error({ givenUp }, `gave up on mail that waited for ${GIVE_UP_AFTER_DAYS} days`)
      if (outage.failures > 1 && performance.now() - loggedAt < LOG_EVERY_MS) return
      loggedAt = performance.now()
      const waiting = await countWaiting(db)
      logger.error({ reason, since: outage.since, waiting }, 'the mail server does not answer; the mail waits for it')
    },

    /** Call it after each message that the mail server has taken. */
    async reportAnswer() {
      if (!isAway) return
      isAway = false
      const outage = await endOutage(db)
      if (outage) logger.info({ since: outage.since }, 'the mail server answers again')
    },
  }
}

export type MailServer = ReturnType<typeof createMailServer>
