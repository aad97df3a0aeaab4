import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { copyDatabaseTo } from '@tests/database-template'
import { measureCosts } from '@tests/hostile/shape-costs'
import { targets } from '@tests/hostile/worst-shapes'
import { expect, test } from 'vitest'

/** Less than tests/hostile/worst-shapes.test.ts, which measures how long /api/health takes meanwhile. */
async function failuresOf(chosen: typeof targets) {
  const dataDir = await mkdtemp(join(tmpdir(), 'eye-of-sumatra-'))
  await copyDatabaseTo(dataDir)
  try {
    return (await measureCosts(chosen, dataDir)).failures
  } finally {
    await rm(dataDir, { recursive: true, force: true })
  }
}

test('no text in every fortieth field of the calls costs more processor time than its length explains', async () => {
  expect(await failuresOf(targets.filter((_, index) => index % 40 === 0))).toEqual([])
})

test('no text in any field of any call costs more than that', { tags: 'sweep' }, async () => {
  expect(await failuresOf(targets)).toEqual([])
})
