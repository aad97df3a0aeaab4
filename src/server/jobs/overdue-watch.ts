import type { Logger } from 'pino'
import type { Db } from '../db/client'
import type { Jobs } from './jobs'
import { describeOverdue, listOverdue } from './overdue'

const EVERY_MS = 60_000
/** After a stop, what was due meanwhile is done by then. */
const FIRST_AFTER_MS = 90_000

type Options = { db: Db; config: Parameters<typeof listOverdue>[1]; logger: Pick<Logger, 'warn' | 'info'> }

/** Logs a line a minute while scheduled work is late, in every process that can reach the database, and one when it no longer is. */
export function watchOverdue(jobs: Jobs, { db, config, logger }: Options) {
  let isLate = false
  return jobs.schedule({
    name: 'late work',
    everyMs: EVERY_MS,
    firstAfterMs: FIRST_AFTER_MS,
    async run() {
      const overdue = await listOverdue(db, config)
      if (overdue.length > 0) logger.warn({ overdue: overdue.length }, `late: ${describeOverdue(overdue)}`)
      else if (isLate) logger.info('no scheduled work is late any more')
      isLate = overdue.length > 0
    },
  })
}
