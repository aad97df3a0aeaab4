import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { afterProcessorSeconds } from '@server/metering/processor-time'
import { copyDatabaseTo } from '@tests/database-template'
import { startTarget } from '@tests/hostile/worst-shapes'
import { expect, onTestFinished, test } from 'vitest'

async function startBuilt() {
  const dataDir = await mkdtemp(join(tmpdir(), 'eye-of-sumatra-'))
  await copyDatabaseTo(dataDir)
  const { server, call } = await startTarget(dataDir)
  onTestFinished(async () => {
    await server.stop()
    await rm(dataDir, { recursive: true, force: true })
  })
  return { ...server, call }
}

test('a limit of processor time is reached by work, unless it is cancelled', async () => {
  const before = process.cpuUsage()
  const used = () => {
    const { user, system } = process.cpuUsage(before)
    return (user + system) / 1e6
  }
  let isOver = false
  afterProcessorSeconds(0.3, () => {
    isOver = true
  })
  const cancelled = afterProcessorSeconds(0.1, () => expect.unreachable())
  cancelled()
  while (!isOver) {
    for (const end = performance.now() + 20; performance.now() < end; );
    await nextTurn()
  }
  expect(used()).toBeGreaterThanOrEqual(0.3)
})

test('the built server converts long texts in a thread, and answers others meanwhile', { tags: 'sweep' }, async () => {
  const { address, call } = await startBuilt()
  const post = (body: object) => call('POST', '/api/articles', body)
  const article = (content: string) => ({ title: 'Long', excerpt: 'Long', content })
  let done = false
  let meanwhile = 0
  const converting = post(article('<p>a <b onclick=alert(1)>b</b><script>c</script></p>'.repeat(36_000)))
  converting.finally(() => {
    done = true
  })
  while (!done) {
    expect((await fetch(`${address}/api/health`)).status).toBe(200)
    meanwhile += 1
  }
  const { status, json } = await converting
  expect(status).toBe(201)
  // On the event loop, the conversion of two megabytes would let one or two through.
  expect(meanwhile).toBeGreaterThan(5)
  const stored = (await call('GET', `/api/articles/manage/${json.articleId}`)).json.article.content
  expect(stored).toContain('<p>a <b>b</b></p>')
  expect(stored).not.toMatch(/onclick|script/)

  const deep = await post(article('<div>'.repeat(50_000)))
  expect([deep.status, deep.json.errors]).toEqual([400, { content: 'Nested more than 100 levels deep' }])
  const invalid = await post({ ...article('x'.repeat(100_000)), title: '' })
  expect([invalid.status, Object.keys(invalid.json.errors)]).toEqual([400, ['title']])
})
