import { sql } from 'drizzle-orm'
import type { Logger } from 'pino'
import type { Connection } from './db/client'

const EVERY_MS = 6 * 3_600_000

/** Vacuums the embedded database on a schedule, since it has no autovacuum. Returns a function that stops it. */
export function scheduleVacuum({ db, embedded }: Connection, logger: Logger) {
  if (!embedded) return () => {}
  const run = () => db.execute(sql`vacuum (analyze)`).catch((error) => logger.error({ err: error }, 'vacuum failed'))
  const timer = setInterval(run, EVERY_MS).unref()
  return () => clearInterval(timer)
}
