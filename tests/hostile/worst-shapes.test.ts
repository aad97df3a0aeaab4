import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { copyDatabaseTo } from '@tests/database-template'
import { expect, test } from 'vitest'
import { MAX_ADDRESS, shapes, startTarget, targets, watchHealth } from './worst-shapes'

/** Beyond every limit, and below most of them. */
const LENGTHS = [1_000_000, 100_000, 250]

const LIMIT_MS = 200

test('no text in any field of any call keeps the server from answering within 200 ms', async () => {
  const DATA_DIR = await mkdtemp(join(tmpdir(), 'eye-of-sumatra-'))
  await copyDatabaseTo(DATA_DIR)
  const { server, send } = await startTarget(DATA_DIR)
  const wrong: string[] = []
  const slow: string[] = []
  let sent = 0
  let slowest = 0
  try {
    for (const target of targets) {
      const isLong = target.build('').body !== undefined
      // Each length once in an address, which is short.
      for (const length of isLong ? LENGTHS : [MAX_ADDRESS / 3, 250]) {
        const stop = watchHealth(server.address)
        for (const { name, text } of shapes(length)) {
          const { status, answer, ms } = await send(target, text)
          sent += 1
          if (status >= 500) wrong.push(`${target.name} ${name} ${length}: ${status} ${answer.slice(0, 200)}`)
          if (ms > 2000) slow.push(`${target.name} ${name} ${length}: ${ms} ms`)
        }
        const health = await stop()
        slowest = Math.max(slowest, health)
        if (health > LIMIT_MS) slow.push(`${target.name} ${length}: health ${health} ms`)
      }
    }
  } finally {
    await server.stop()
    await rm(DATA_DIR, { recursive: true, force: true })
  }
  process.stdout.write(`${sent} requests, slowest /api/health ${slowest} ms\n${slow.join('\n')}\n`)
  expect(wrong).toEqual([])
  expect(slowest).toBeLessThanOrEqual(LIMIT_MS)
})
