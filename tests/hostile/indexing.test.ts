import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { copyDatabaseTo } from '@tests/database-template'
import { expect, onTestFinished, test } from 'vitest'
import { watchHealth } from './watch-health'
import { startTarget } from './worst-shapes'

const LIMIT_MS = 200
const LENGTH = 1_000_000

const fill = (piece: string) => piece.repeat(LENGTH / piece.length)

/** Words of letters, all different. */
const differentWords = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    [...String(index)].map((digit) => 'abcdefghij'[Number(digit)]).join(''),
  ).join(' ')

const differentCharacters = () =>
  Array.from({ length: LENGTH / 4 }, (_, index) => String.fromCharCode(0x4e00 + ((index * 7919) % 20_000))).join('')

const SHAPES = {
  'accented letters': fill('é'),
  'one word': fill('a'),
  'different words': differentWords(150_000),
  'different pairs of characters': differentCharacters(),
  'two scripts in one word': fill('a漢'),
  'open tags': fill('<b>x'),
}

/** `/api/health` asks the embedded database, so it waits for every statement. */
test('indexing a text of any shape keeps neither the event loop nor the database from answering', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'eye-of-sumatra-'))
  await copyDatabaseTo(dataDir)
  const { server, call } = await startTarget(dataDir)
  const health = watchHealth(server.address)
  onTestFinished(async () => {
    await health.stop()
    await server.stop()
    await rm(dataDir, { recursive: true, force: true })
  })
  const slowest: Record<string, number> = {}
  for (const [name, content] of Object.entries(SHAPES)) {
    const { articleId } = (await call('POST', '/api/articles', { title: 'Long', excerpt: 'Long', content })).json
    // The search waits until the text is indexed.
    const { status } = await call('GET', `/api/articles/manage?q=long%20${articleId}`)
    slowest[name] = await health.slowest()
    expect(status).toBe(200)
  }
  process.stdout.write(`Slowest /api/health in milliseconds: ${JSON.stringify(slowest)}\n`)
  expect(Math.max(...Object.values(slowest))).toBeLessThanOrEqual(LIMIT_MS)
})
