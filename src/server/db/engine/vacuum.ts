import { sql } from 'drizzle-orm'
import type { Logger } from 'pino'
import type { Connection } from '../client'
import { isUnavailable } from '../unavailable'

const VACUUM_EVERY_MS = 6 * 3_600_000
/**
 * Each checkpoint readies the files of the log for later use. With some of them ready, the engine needs no new one at the moment
 * at which another program fills the disk, which would block this process for ever.
 */
const CHECKPOINT_EVERY_MS = 60_000

/**
 * Vacuums the embedded database on a schedule, since it has no autovacuum, and lets it recycle its log, which would otherwise grow
 * until the next start. Returns a function that stops both.
 */
export function scheduleVacuum({ db, checkpoint }: Connection, logger: Logger) {
  if (!checkpoint) return () => {}
  const schedule = (work: () => Promise<unknown>, everyMs: number) => {
    const run = () =>
      work().catch((error) => {
        if (!isUnavailable(error)) logger.error({ err: error }, 'maintenance of the database failed')
      })
    return setInterval(run, everyMs).unref()
  }
  const timers = [
    schedule(() => db.execute(sql`vacuum (analyze)`), VACUUM_EVERY_MS),
    schedule(checkpoint, CHECKPOINT_EVERY_MS),
  ]
  return () => {
    for (const timer of timers) clearInterval(timer)
  }
}
