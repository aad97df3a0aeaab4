import { DAY_MS } from '@shared/time'
import type { Db } from '../../db/client'
import type { Storage } from '../../files/storage/types'
import type { Jobs } from '../../jobs/jobs'
import { RETENTION, type Rule } from './retention'

const EVERY_MS = 3_600_000
/** Not during the start, which has enough to do. */
const FIRST_AFTER_MS = 60_000
const RETRY_AFTER_MS = 60_000

type Options = { db: Db; storage: Storage; now?: () => Date }

/**
 * Purges everything that is due, `hours` after the first time. Each kind is purged separately, so that a failure does not keep the others.
 */
export async function purge({ db, storage, now = () => new Date() }: Options, hours = 0) {
  const errors: unknown[] = []
  for (const [kind, rule] of Object.entries<Rule>(RETENTION)) {
    if (hours % (rule.everyHours ?? 1) !== 0) continue
    const before = new Date(now().getTime() - rule.days * DAY_MS)
    await rule
      .purge(db, before, { storage, now: now() })
      .catch((cause) => errors.push(new Error(`Could not purge ${kind}`, { cause })))
  }
  if (errors.length > 0) throw new AggregateError(errors, 'Could not purge all old data')
}

/**
 * Purges old data hourly. All processes do so: what is due is deleted once, and for the second process there is nothing left to do.
 */
export function schedulePurge(jobs: Jobs, options: Options) {
  let hours = 0
  jobs.schedule({
    name: 'purge',
    kind: 'purges',
    everyMs: EVERY_MS,
    firstAfterMs: FIRST_AFTER_MS,
    retryAfterMs: RETRY_AFTER_MS,
    reportsOutages: true,
    run: () => purge(options, hours++),
  })
}
