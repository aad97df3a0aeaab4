import { closeSync, mkdirSync, openSync } from 'node:fs'
import { join } from 'node:path'
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
