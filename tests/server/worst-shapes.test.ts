import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { copyDatabaseTo } from '@tests/database-template'
import { measureCosts } from '@tests/hostile/shape-costs'
import { targets } from '@tests/hostile/worst-shapes'
import { expect, test } from 'vitest'

/** The short form of tests/hostile/worst-shapes.test.ts, which measures how long /api/health takes meanwhile. */
test('no text in any field of any call costs more processor time than its length explains', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'eye-of-sumatra-'))
  await copyDatabaseTo(dataDir)
  try {
    const { failures } = await measureCosts(targets, dataDir)
    expect(failures).toEqual([])
  } finally {
    await rm(dataDir, { recursive: true, force: true })
  }
})
