import type { Config } from '../config/config'
import { reasonOf } from '../config/error-text'
import { newestBackup } from '../transfer/backup/schedule'
import { backupFolder } from '../transfer/backup/targets'
import { nearestExisting, whyNotWritable } from './data-folder'
import { type Finding, fail, ok, warn, withinTime } from './finding'

const CHECK = 'backups'
const LIMIT_MS = 10_000

/** Checks that the server makes backups, and that the newest one is as new as the schedule says. */
export async function checkBackups(config: Config, now: Date): Promise<Finding> {
  if (!config.BACKUP_SCHEDULE) return warn(CHECK, 'BACKUP_SCHEDULE is not set: the server makes no backups by itself')
  const folder = backupFolder(config)
  const reason = folder && whyNotWritable(nearestExisting(folder))
  if (reason) return fail(CHECK, `BACKUP_TARGET: ${reason}`)
  try {
    const { place, isMissing, isOverdue } = await withinTime(
      LIMIT_MS,
      newestBackup(config, config.BACKUP_SCHEDULE, now),
    )
    // Where a server runs and makes none, that is late work (`checkScheduledWork`).
    if (isMissing) return warn(CHECK, `there is none in ${place} yet; the server makes the first when it starts`)
    return isOverdue
      ? fail(CHECK, `the newest, ${place}, is older than BACKUP_SCHEDULE calls for: see the log of the server`)
      : ok(CHECK, `the newest is ${place}`)
  } catch (error) {
    return fail(CHECK, `BACKUP_TARGET cannot be read: ${reasonOf(error)}`)
  }
}
