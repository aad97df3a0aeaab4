import { DataDirInUseError, lockDataDir, lockDataDirSoon } from '@server/db/engine/lock'
import { newFolder } from '@tests/faults/site'
import { expect, test } from 'vitest'

test('a start waits for a process that is giving up the data folder, and is refused by one that keeps it', async () => {
  const folder = await newFolder()
  const release = lockDataDir(folder)
  const started = lockDataDirSoon(folder)
  release()
  const releaseStarted = await started

  await expect(lockDataDirSoon(folder, 1)).rejects.toThrow(DataDirInUseError)
  releaseStarted()
})
