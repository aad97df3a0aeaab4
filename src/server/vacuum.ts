import { sql } from 'drizzle-orm'
import type { Connection } from './db/client'
import type { Jobs } from './jobs/jobs'

const VACUUM_EVERY_MS = 6 * 3_600_000
/**
 * Each checkpoint readies the files of the log for later use. With some of them ready, the engine needs no new one at the moment
 * at which another program fills the disk, which would block this process for ever.
 */
const CHECKPOINT_EVERY_MS = 60_000

/**
 * Vacuums the embedded database on a schedule, since it has no autovacuum, and lets it recycle its log, which would otherwise grow
 * until the next start.
 */
export function scheduleVacuum(jobs: Jobs, { db, checkpoint }: Connection) {
  if (!checkpoint) return
  const schedule = (name: string, everyMs: number, run: () => Promise<unknown>) =>
    jobs.schedule({ name, everyMs, firstAfterMs: everyMs, run })
  schedule('vacuum', VACUUM_EVERY_MS, () => db.execute(sql`vacuum (analyze)`))
  schedule('checkpoint', CHECKPOINT_EVERY_MS, checkpoint)
}
