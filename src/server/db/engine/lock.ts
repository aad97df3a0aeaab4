import { closeSync, mkdirSync, openSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { tryLock } from 'fs-native-extensions'

export class DataDirInUseError extends Error {
  override name = 'DataDirInUseError'
  constructor(dataDir: string) {
    super(
      `${dataDir} is in use by another server: two on one folder would destroy its database. Stop the other one, or give this one another DATA_DIR.`,
    )
  }
}

/**
 * Locks the data folder for this process and returns the release. The operating system drops the lock however the process
 * ends, so it cannot go stale.
 */
export function lockDataDir(dataDir: string): () => void {
  mkdirSync(dataDir, { recursive: true })
  const file = openSync(join(dataDir, 'lock'), 'a+')
  if (!tryLock(file)) {
    closeSync(file)
    throw new DataDirInUseError(dataDir)
  }
  return () => closeSync(file)
}

/** A killed server's first start holds the folder until its process notices that, which takes a moment on a busy machine. */
const TRIES = 40
const RETRY_MS = 50

/** Like `lockDataDir`, but gives a process that is ending the time to do so: so many tries, which take longer on a busy machine. */
export async function lockDataDirSoon(dataDir: string, tries = TRIES) {
  for (let left = tries; ; left -= 1) {
    try {
      return lockDataDir(dataDir)
    } catch (error) {
      if (!(error instanceof DataDirInUseError) || left <= 1) throw error
      await pause(RETRY_MS)
    }
  }
}
