import { accessSync, chmodSync, constants, existsSync, mkdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { Logger } from 'pino'
import { CommandError } from './command-error'
import type { Config } from './config'
import { FOR_OTHERS, tighten } from './file-rights'

/** What we keep in the data folder. It may hold other things, which are not ours. */
export const DATA_FOLDER_PARTS = ['lock', 'db', 'uploads', 'incoming', 'outbox', 'backups', 'imports']

/** Whether this folder holds an embedded database. */
export const isDatabase = (folder: string) => existsSync(join(folder, 'PG_VERSION'))

/** Why a folder cannot be used, as the owner needs it. */
const REASONS: Record<string, string> = {
  EACCES: 'this user may not write there',
  EPERM: 'this user may not write there',
  EROFS: 'the disk is read-only',
  ENOTDIR: 'a part of the path is not a folder',
  EEXIST: 'it is not a folder',
}

/** A plain line for an error of the file system in or above the data folder; undefined for any other error. */
export function explainFileError(error: unknown) {
  const { code = '', path } = error as NodeJS.ErrnoException
  const reason = REASONS[code]
  return reason && path ? `DATA_DIR: ${path} cannot be used: ${reason}` : undefined
}

/** Why root must not work in this folder: it belongs to another user. Undefined for all others, and for root's own folders. */
export function whyNotAsRoot(folder: string) {
  if (process.getuid?.() !== 0) return undefined
  const { uid } = statSync(folder, { throwIfNoEntry: false }) ?? { uid: 0 }
  if (uid === 0) return undefined
  return `${folder} belongs to another user (id ${uid}), who could not read what root writes there. Run this as that user: in production, 'eye COMMAND' does (docs/production.md)`
}

/** Refuses to work as root in the data folder of another user, whose server could not use what root leaves there. */
export function refuseAsRoot({ DATA_DIR }: Pick<Config, 'DATA_DIR'>) {
  const reason = whyNotAsRoot(DATA_DIR)
  if (reason) throw new CommandError(`DATA_DIR: ${reason}`)
}

/**
 * Makes the data folder, checks that it can be written, and takes it from other users: it holds password hashes. What is in a folder
 * that was closed to them is not looked at, since that takes longer the more there is.
 */
export function prepareDataDir({ DATA_DIR }: Pick<Config, 'DATA_DIR'>, logger: Pick<Logger, 'warn'>) {
  mkdirSync(DATA_DIR, { recursive: true })
  accessSync(DATA_DIR, constants.W_OK | constants.X_OK)
  if ((statSync(DATA_DIR).mode & FOR_OTHERS) === 0) return
  const foreign = DATA_FOLDER_PARTS.map((name) => join(DATA_DIR, name)).flatMap(tighten)
  try {
    chmodSync(DATA_DIR, 0o700)
  } catch {
    foreign.push(DATA_DIR)
  }
  if (foreign.length > 0)
    logger.warn(
      `DATA_DIR: other users may read ${foreign[0]}, and it belongs to another user, so its rights stay as they are`,
    )
}
