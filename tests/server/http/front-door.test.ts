import { once } from 'node:events'
import { request as httpRequest } from 'node:http'
import { BUDGETS, PLACES } from '@server/http/front-door/limits'
import { pino } from 'pino'
import { expect, test, vi } from 'vitest'
import { barrier, PATIENT, startListening, startWithDearPages } from './listening-server'

test('while thirty connections of one client ask for its dearest pages, others sign in, save and read', async () => {
  const { passed, release } = barrier()
  const isDear = (url: string) => url.startsWith('/register')
  const { open, signIn, make } = await startListening({
    rendering: async (url) => (isDear(url) ? passed : undefined),
  })
  const editor = await make.user({ role: 'editor' })
  const dear = Array.from({ length: 30 }, (_, serial) => open(`/register?next=/${serial}`, { from: '10.6.6.6' }))
  for (let round = 0; round < 3; round += 1) {
    const { token } = (await signIn(editor.email)).json()
    const saved = await open('/api/categories', {
      method: 'POST',
      token,
      body: { name: `N${round}`, slug: `n${round}` },
    })
    expect(saved.status).toBe(201)
    expect((await open(`/articles?q=lake${round}`)).status).toBe(200)
  }
  release()
  expect((await Promise.all(dear)).map(({ status }) => status)).toEqual(dear.map(() => 200))
})

test('one client that asks for more than there is room for is refused by the heads of its requests, others are not', async () => {
  const { passed, release } = barrier()
  const log: string[] = []
  const { open } = await startListening({
    env: { TRUST_PROXY: '1', CORS_ORIGINS: 'https://desk.example' },
    logger: pino({ level: 'info' }, { write: (line) => log.push(line) }),
    rendering: () => passed,
  })
  for (const _ of [1, 2]) expect((await open('/api/categories')).status).toBe(200)
  const pages = Array.from({ length: PLACES.insidePerClient }, (_, serial) => open(`/login?next=/${serial}`))
  const refused = await vi.waitUntil(async () => {
    const reply = await open('/api/articles?page=1')
    return reply.status === 503 && reply
  }, PATIENT)
  expect(Object.fromEntries(refused.headers)).toMatchObject({
    'retry-after': '2',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  })
  expect(refused.json()).toEqual({ code: 'busy', message: expect.any(String) })
  // Before its body is read.
  expect(
    (
      await open('/api/auth/forgot-password', {
        method: 'POST',
        body: 'not an object',
      })
    ).status,
  ).toBe(503)
  const foreign = await open('/api/articles?page=2', { headers: { origin: 'https://desk.example' } })
  expect([foreign.status, foreign.headers.get('access-control-allow-origin')]).toEqual([503, 'https://desk.example'])
  expect(foreign.headers.get('access-control-expose-headers')).toContain('retry-after')

  expect((await open('/api/categories')).status).toBe(200)
  expect((await open('/api/health/live')).status).toBe(200)
  expect((await open('/api/articles?page=3', { from: '10.0.0.2' })).status).toBe(200)
  // Together, not a line each.
  const busy = () => log.map((line) => JSON.parse(line)).filter(({ cause }) => cause === 'busy')
  await expect.poll(() => busy().reduce((sum, { count }) => sum + count, 0)).toBe(3)
  expect(busy().at(-1)).toMatchObject({ level: 40, status: 503, reqId: foreign.headers.get('x-request-id') })

  release()
  await Promise.all(pages)
  expect((await open('/api/articles?page=4')).status).toBe(200)
})

test('a client that spends more than its share gets 429 with the time at which it may go on; kept answers and health stay free', async () => {
  const { open } = await startWithDearPages()
  for (const _ of [1, 2]) expect((await open('/articles')).status).toBe(200)
  expect((await open('/login')).status).toBe(200)
  const refused = await open('/api/articles?page=2')
  expect([refused.status, refused.json()]).toEqual([429, { code: 'over_budget', message: expect.any(String) }])
  const wait = Number(refused.headers.get('retry-after'))
  expect(wait).toBeGreaterThan(0)
  expect(wait).toBeLessThanOrEqual(1000 / BUDGETS.network.perSecond + 1)
  for (const path of ['/articles', '/api/health', '/api/health/live'])
    expect([path, (await open(path)).status]).toEqual([path, 200])
  expect((await open('/api/articles?page=2', { from: '10.0.0.2' })).status).toBe(200)
  // The same customer of a provider, whatever the address.
  expect((await open('/login?next=/saved', { from: '2001:db8::1' })).status).toBe(200)
  expect((await open('/api/articles?page=3', { from: '2001:db8::2' })).status).toBe(429)
  expect((await open('/api/articles?page=3', { from: '2001:db8:0:1::2' })).status).toBe(200)
})

test('in an office behind one address that is over its budget, those who are signed in, or sign in, go on with their own; forged and ended sessions do not', async () => {
  const { open, signIn, make } = await startWithDearPages()
  const late = await make.user({ role: 'editor' })
  const tokens: string[] = []
  for (let serial = 0; serial < 10; serial += 1) {
    const { email } = await make.user({ role: 'editor' })
    tokens.push((await signIn(email)).json().token)
  }
  const me = (token: string) => open('/api/auth/me', { token })
  for (const token of tokens) expect((await me(token)).status).toBe(200)
  expect((await open('/login')).status).toBe(200)
  for (const token of tokens) expect((await me(token)).status).toBe(200)
  expect((await signIn(late.email)).status).toBe(200)
  const [ended = '', other = ''] = tokens
  expect((await me('forged')).status).toBe(429)
  expect((await open('/api/auth/logout', { method: 'POST', token: ended })).status).toBeLessThan(300)
  // The server learns from the first request that it is over.
  expect([(await me(ended)).status, (await me(ended)).status]).toEqual([401, 429])
  expect((await me(other)).status).toBe(200)
})

test('a client that gives up a request keeps its place until the work has ended', async () => {
  const { db, port, open } = await startListening()
  const { passed, release } = barrier()
  const holding = barrier()
  // On both databases, the lock keeps the requests at work.
  const held = db.transaction(async (tx) => {
    await tx.execute('lock table articles in access exclusive mode')
    holding.release()
    await passed
  })
  await holding.passed
  for (let serial = 0; serial < PLACES.insidePerClient; serial += 1) {
    const given = httpRequest({
      port,
      path: `/api/articles?page=${serial + 1}`,
      headers: { 'x-forwarded-for': '10.6.6.6' },
    })
    given.on('error', () => {})
    given.end()
    await once(given, 'finish')
  }
  expect((await open('/api/health/live')).status).toBe(200)
  release()
  await held
  await expect.poll(async () => (await open('/api/articles?page=1', { from: '10.6.6.6' })).status).toBe(200)
})
