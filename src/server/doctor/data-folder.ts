import { accessSync, constants, existsSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Config } from '../config/config'
import { DATA_FOLDER_PARTS, explainFileError, whyNotAsRoot } from '../config/data-dir'
import { reasonOf } from '../config/error-text'
import { FOR_OTHERS, pathsFrom } from '../config/file-rights'
import { freeSpace, RESERVE_BYTES } from '../files/storage/disk-guard'
import { type Finding, fail, ok, warn } from './finding'

const CHECK = 'data folder'
const MB = 1024 * 1024

/** Little for a site that gets pictures. */
const LITTLE_BYTES = 1024 * MB

/** The folder itself, or the one in which it would be created. */
export function nearestExisting(folder: string) {
  let nearest = folder
  while (!existsSync(nearest) && dirname(nearest) !== nearest) nearest = dirname(nearest)
  return nearest
}

/** Why this user cannot write there; undefined if they can. */
export function whyNotWritable(folder: string) {
  try {
    if (!statSync(folder).isDirectory()) return `${folder} is not a folder`
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EACCES'
      ? `this user may not write to ${folder}`
      : (explainFileError(error) ?? reasonOf(error))
  }
  return whyNotAsRoot(folder)
}

function isUsable(path: string) {
  try {
    accessSync(path, constants.R_OK | constants.W_OK)
    return true
  } catch (error) {
    // The files of a running database come and go.
    return (error as NodeJS.ErrnoException).code === 'ENOENT'
  }
}

function checkRights(dataDir: string): Finding {
  const parts = DATA_FOLDER_PARTS.map((name) => join(dataDir, name)).filter((path) => existsSync(path))
  const open: string[] = []
  // Others cannot reach what is in a folder that is closed to them.
  const isClosed = (statSync(dataDir).mode & FOR_OTHERS) === 0
  for (const path of [dataDir, ...parts.flatMap((part) => (isUsable(part) ? [...pathsFrom(part)] : [part]))]) {
    if (!isUsable(path)) return fail(CHECK, `DATA_DIR: this user may not read and write ${path}`)
    const { mode } = statSync(path, { throwIfNoEntry: false }) ?? { mode: 0 }
    if (!isClosed && (mode & FOR_OTHERS) !== 0) open.push(path)
  }
  if (open.length === 0) return ok(CHECK, `${dataDir} can be written, and is closed to other users`)
  const more = open.length > 1 ? ` and ${open.length - 1} more files or folders` : ''
  return warn(CHECK, `DATA_DIR: other users may use ${open[0]}${more}; the next start takes that right from them`)
}

async function checkSpace(folder: string): Promise<Finding> {
  const free = await freeSpace(folder)
  const line = `${Math.floor(free / MB)} MB free on the disk of DATA_DIR`
  if (free < RESERVE_BYTES) return fail('disk', `${line}: below ${RESERVE_BYTES / MB} MB nothing can be saved`)
  return free < LITTLE_BYTES ? warn('disk', `${line}, which is little`) : ok('disk', line)
}

/** Checks the rights and the free space, and creates nothing. */
export async function checkDataFolder({ DATA_DIR }: Pick<Config, 'DATA_DIR'>): Promise<Finding[]> {
  const nearest = nearestExisting(DATA_DIR)
  const reason = whyNotWritable(nearest)
  if (reason) return [fail(CHECK, `DATA_DIR: ${reason}`)]
  const rights =
    nearest === DATA_DIR
      ? checkRights(DATA_DIR)
      : warn(CHECK, `DATA_DIR: ${DATA_DIR} does not exist yet; the first start creates it`)
  return [rights, await checkSpace(nearest)]
}
