import { DAY_MS } from '@shared/time'
import type { Logger } from 'pino'
import type { Db } from '../../db/client'
import type { Storage } from '../../files/storage/types'
import { RETENTION, type Rule } from './retention'

const EVERY_MS = 3_600_000
/** Not during the start, which has enough to do. */
const FIRST_AFTER_MS = 60_000

type Options = { db: Db; storage: Storage; logger: Pick<Logger, 'error'>; now?: () => Date }

/**
 * Purges everything that is due, `hours` after the first time. Each kind is purged separately, so that a failure does not keep the others.
 */
export async function purge({ db, storage, logger, now = () => new Date() }: Options, hours = 0) {
  for (const [kind, rule] of Object.entries<Rule>(RETENTION)) {
    if (hours % (rule.everyHours ?? 1) !== 0) continue
    const before = new Date(now().getTime() - rule.days * DAY_MS)
    await rule
      .purge(db, before, { storage, now: now() })
      .catch((error) => logger.error({ err: error, kind }, 'could not purge old data'))
  }
}

/**
 * Purges old data hourly until stopped. All processes do so: what is due is deleted once, and for the second process there is
 * nothing left to do.
 */
export function schedulePurge(options: Options) {
  let running: Promise<void> = Promise.resolve()
  let hours = 0
  const run = () => {
    running = running.then(() => purge(options, hours++))
  }
  const first = setTimeout(run, FIRST_AFTER_MS).unref()
  const timer = setInterval(run, EVERY_MS).unref()
  return async () => {
    clearTimeout(first)
    clearInterval(timer)
    await running
  }
}
