import { Cron } from 'croner'
import { sql } from 'drizzle-orm'
import type { Logger } from 'pino'
import type { Config } from '../../config/config'
import type { Connection } from '../../db/client'
import { BACKUP_LOCK } from '../../db/locks'
import type { Storage } from '../../files/storage/types'
import type { Jobs } from '../../jobs/jobs'
import { type BackupTarget, openTarget } from './targets'

const CHECK_EVERY_MS = 60_000
const RETRY_AFTER_MS = 30 * 60_000

const NAME = /^eye-of-sumatra-\d{8}T\d{6}Z\.tar$/

/** The name of the backup that is due at this time. Names sort by time. */
const nameOf = (due: Date) => `eye-of-sumatra-${due.toISOString().replace(/[-:]|\.\d+/g, '')}.tar`

/** A run at this very second is not one of the previous runs. */
const EARLY_MS = 1000

/** The last time at or before `now` at which the schedule calls for a backup. */
const lastDue = (schedule: string, now: Date) =>
  new Cron(schedule, { timezone: 'UTC' }).previousRuns(1, new Date(now.getTime() + EARLY_MS))[0]

/**
 * The scheduled backups, oldest first, without those of the future: a clock that was wrong for a while has left them, and they
 * must not stand in for what is due until then.
 */
async function listArchives(target: BackupTarget, now: Date) {
  const latest = nameOf(new Date(now.getTime() + EARLY_MS))
  return (await target.list()).filter((file) => NAME.test(file) && file <= latest).sort()
}

/** A backup that was due less than this ago may still be under way, or be tried again after a failure. */
const GRACE_MS = 60 * 60_000

/** Where the newest scheduled backup is, if there is one, and whether a later one should be there. */
export async function newestBackup(config: Config, schedule: string, now: Date) {
  const target = await openTarget(config)
  const newest = (await listArchives(target, now)).at(-1)
  const due = lastDue(schedule, new Date(now.getTime() - GRACE_MS))
  return {
    place: target.describe(newest ?? ''),
    isMissing: !newest,
    isOverdue: newest !== undefined && due !== undefined && newest < nameOf(due),
  }
}

type Options = {
  connection: Pick<Connection, 'db' | 'embedded'>
  config: Config
  storage: Storage
  logger: Pick<Logger, 'info'>
  now?: () => Date
}

/** Runs it unless another process on the same database does. The embedded database has only one process. */
async function exclusively({ db, embedded }: Options['connection'], work: () => Promise<void>) {
  if (embedded) return work()
  let running: Promise<void> | undefined
  const locked = db.transaction(async (tx) => {
    await tx.execute(sql`set local idle_in_transaction_session_timeout = 0`)
    const { rows } = await tx.execute<{ locked: boolean }>(
      sql`select pg_try_advisory_xact_lock(${BACKUP_LOCK}) as locked`,
    )
    if (!rows[0]?.locked) return
    running = work()
    await running
  })
  // The work counts, although the connection with the lock may have been lost meanwhile.
  await locked.catch((error) => running ?? Promise.reject(error))
}

/**
 * Makes the backup that is due, unless it exists, and deletes the oldest beyond BACKUP_KEEP. A backup is named for the time at
 * which it was due, so one that was missed while the server was down is made up for, and none is made twice.
 */
export async function backUpIfDue(options: Options, signal: AbortSignal) {
  const { connection, config, storage, logger, now = () => new Date() } = options
  const due = config.BACKUP_SCHEDULE && lastDue(config.BACKUP_SCHEDULE, now())
  if (!due) return
  const name = nameOf(due)
  const target = await openTarget(config)
  const archives = () => listArchives(target, now())
  if (((await archives()).at(-1) ?? '') >= name) return

  await exclusively(connection, async () => {
    if ((await archives()).includes(name)) return
    const { createBackup, describeArchive } = await import('./create-backup')
    let description = ''
    await target.store(name, async (path) => {
      const { manifest, bytes } = await createBackup(path, { db: connection.db, storage, signal, now })
      description = describeArchive(manifest)
      return { bytes }
    })
    logger.info(`backup ${target.describe(name)}: ${description}`)
    for (const old of (await archives()).slice(0, -config.BACKUP_KEEP)) await target.remove(old)
  })
}

/** Makes backups as BACKUP_SCHEDULE says. */
export function scheduleBackups(jobs: Jobs, options: Options) {
  if (!options.config.BACKUP_SCHEDULE) return
  jobs.schedule({
    name: 'backup',
    everyMs: CHECK_EVERY_MS,
    retryAfterMs: RETRY_AFTER_MS,
    reportsOutages: true,
    run: (signal) => backUpIfDue(options, signal),
  })
}
