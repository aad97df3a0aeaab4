import { setImmediate as turn } from 'node:timers/promises'
import { createLine } from '@server/http/line'
import { startServer, type TestServer } from '@tests/server/start-server'
import { pino } from 'pino'
import { expect, onTestFinished, test, vi } from 'vitest'

/** Different addresses, because answers are cached. */
const flood = ({ fetch }: TestServer, count: number) =>
  Array.from({ length: count }, (_, index) => fetch(`/api/articles?page=${index + 1}`))

/** Makes everything seem to take 200 ms. */
function slowDown() {
  let time = performance.now()
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => {
    time += 200
    return time
  })
  onTestFinished(() => clock.mockRestore())
}

test('what the server cannot do in time gets a quick 503, and everything else its answer', async () => {
  const log: string[] = []
  const server = await startServer({ logger: pino({ level: 'info' }, { write: (line) => log.push(line) }) })
  const burst = await Promise.all(flood(server, 300))
  const refused = burst.filter(({ status }) => status === 503)
  const served = burst.filter(({ status }) => status === 200)
  expect(served.length).toBeGreaterThan(10)
  expect(refused.length).toBeGreaterThan(100)
  expect(served.length + refused.length).toBe(300)
  expect(refused[0]?.headers).toMatchObject({ 'retry-after': '2', 'cache-control': 'no-store' })
  expect(refused[0]?.json).toEqual({ code: 'unavailable', message: expect.any(String) })
  // One line for all refusals.
  await expect
    .poll(() => log.filter((line) => line.includes('503')))
    .toEqual([expect.stringContaining(`"refused":${refused.length}`)])
  // Each place is free again.
  const later = await Promise.all(flood(server, 10))
  expect(later.every(({ status }) => status === 200)).toBe(true)
})

test('what changes something is refused as well, before its body is read', async () => {
  const { fetch, as, make, ...server } = await startServer({ env: {} })
  const editor = await as(await make.user({ role: 'editor' }))
  const pending = flood({ fetch, as, make, ...server }, 300)
  const replies = [
    fetch('/api/auth/forgot-password', { method: 'POST', body: '{ this is not JSON' }),
    editor.post('/api/categories', { name: 'Too late' }),
  ]
  expect((await Promise.all(replies)).map(({ status }) => status)).toEqual([503, 503])
  await Promise.all(pending)
  expect((await fetch('/api/categories')).json).not.toContainEqual(expect.objectContaining({ name: 'Too late' }))
})

test('a health check, and what the cache holds, do not wait for the requests before them', async () => {
  const server = await startServer({ env: {} })
  await server.fetch('/api/categories')
  let finished = 0
  const count = ({ status }: { status: number }) => {
    if (status === 200) finished += 1
  }
  const pending = flood(server, 300).map((reply) => reply.then(count))
  const [health, cached] = await Promise.all([server.fetch('/api/health'), server.fetch('/api/categories')])
  expect([health.status, cached.status]).toEqual([200, 200])
  expect(finished).toBeLessThan(20)
  await Promise.all(pending)
  expect(finished).toBeGreaterThanOrEqual(20)
})

test('over the network, requests are refused by their heads, but for health checks and what the cache holds', async () => {
  let giveUp = (_error: Error) => {}
  const stuck = new Promise<never>((_, reject) => {
    giveUp = reject
  })
  const wait = () => stuck
  const renderer = { siteTemplate: wait, liteTemplate: wait, adminTemplate: wait, entry: wait, manifest: {} }
  const { app } = await startServer({ renderer, env: { CORS_ORIGINS: 'https://desk.example' } })
  const origin = await app.listen({ host: '127.0.0.1', port: 0 })
  const open = (path: string, init?: RequestInit) => fetch(origin + path, init)
  for (const _ of [1, 2]) expect((await open('/api/categories')).status).toBe(200)

  // Different addresses, because one page is rendered once for all who wait for it.
  const pages = Array.from({ length: 100 }, (_, index) => open(`/articles/${index + 1}`))
  const refused = await vi.waitUntil(async () => {
    const reply = await open('/api/articles')
    return reply.status === 503 && reply
  })
  expect(Object.fromEntries(refused.headers)).toMatchObject({
    'retry-after': '2',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  })
  expect(await refused.json()).toEqual({ code: 'unavailable', message: expect.any(String) })
  expect((await open('/api/auth/login', { method: 'POST', body: '{ this is not JSON' })).status).toBe(503)
  expect((await open('/api/categories')).status).toBe(200)
  expect((await open('/api/health/live')).status).toBe(200)
  const foreign = await open('/api/articles', { headers: { origin: 'https://desk.example' } })
  expect(foreign.status).toBe(503)
  expect(foreign.headers.get('access-control-allow-origin')).toBe('https://desk.example')

  giveUp(new Error('The page cannot be rendered'))
  await Promise.all(pages)
  expect((await open('/api/articles')).status).toBe(200)
})

test('the requests of a page are served, however slow the machine is', async () => {
  const server = await startServer()
  slowDown()
  await Promise.all(flood(server, 10))
  const replies = await Promise.all(flood(server, 15))
  expect(replies.map(({ status }) => status)).toEqual(replies.map(() => 200))
})

test('work starts in its order, a piece in each turn of the event loop', async () => {
  const line = createLine()
  const started: number[] = []
  const all = [1, 2, 3].map((number) => line.turn().then(() => started.push(number)))
  await Promise.resolve()
  expect(started).toEqual([1])
  await turn()
  expect(started).toEqual([1, 2])
  await Promise.all(all)
  expect(started).toEqual([1, 2, 3])
})

test('work waits in the line while there is no room for it, and goes on when there is', async () => {
  let room = 1
  const line = createLine({ mayStart: () => room > 0 })
  const started: number[] = []
  const begin = async (number: number) => {
    await line.turn()
    room -= 1
    started.push(number)
  }
  const all = [1, 2, 3].map(begin)
  await turn()
  await turn()
  expect(started).toEqual([1])
  room = 2
  line.resume()
  await Promise.all(all)
  expect(started).toEqual([1, 2, 3])
})

test('the expected wait follows from how long earlier work took', async () => {
  let now = 0
  const line = createLine({ now: () => now })
  const work = async () => {
    await line.turn()
    now += 50
  }
  await Promise.all(Array.from({ length: 50 }, work))
  expect(line.expectedWait()).toBe(0)
  const waiting = Array.from({ length: 11 }, work)
  expect(line.expectedWait()).toBeGreaterThan(400)
  expect(line.expectedWait()).toBeLessThanOrEqual(550)
  await Promise.all(waiting)
})
