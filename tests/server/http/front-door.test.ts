import { once } from 'node:events'
import { Agent, request as httpRequest } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { performance } from 'node:perf_hooks'
import { text } from 'node:stream/consumers'
import { BUDGETS, CONNECTIONS, PLACES } from '@server/http/front-door/limits'
import { loadBuiltSite } from '@server/render/site-renderer'
import { PASSWORD, startServer } from '@tests/server/start-server'
import { pino } from 'pino'
import { expect, onTestFinished, test, vi } from 'vitest'

type Init = { method?: string; body?: unknown; headers?: Record<string, string>; from?: string; token?: string }

/** A server that listens, where a page's rendering is what the test says. */
async function startListening({
  env = { TRUST_PROXY: '1' } as Record<string, string>,
  rendering = async (_url: string) => {},
  ...settings
}: Parameters<typeof startServer>[0] & { rendering?: (url: string) => Promise<void> } = {}) {
  const built = await loadBuiltSite()
  const entry = await built.entry()
  const render: typeof entry.render = async (url, options) => {
    await rendering(url)
    return entry.render(url, options)
  }
  const renderer = { ...built, entry: async () => ({ ...entry, render }) }
  const server = await startServer({ env, renderer, ...settings })
  const origin = await server.app.listen({ host: '127.0.0.1', port: 0 })
  const { port } = server.app.server.address() as AddressInfo
  // Otherwise it would wait for a proxy to end them.
  onTestFinished(() => server.app.server.closeAllConnections())

  /** `from`: as a proxy names the client. */
  async function open(path: string, { method, body, headers = {}, from = '10.0.0.1', token }: Init = {}) {
    const reply = await fetch(origin + path, {
      method,
      redirect: 'manual',
      body: body === undefined ? undefined : JSON.stringify(body),
      headers: {
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(token && { authorization: `Bearer ${token}` }),
        'x-forwarded-for': from,
        ...headers,
      },
    })
    const read = await reply.text()
    return { status: reply.status, headers: reply.headers, text: read, json: () => JSON.parse(read) }
  }
  const signIn = (email: string, from?: string) =>
    open('/api/auth/login', { method: 'POST', body: { email, password: PASSWORD }, from })
  return { ...server, open, signIn, port }
}

/** For a busy machine. */
const PATIENT = { timeout: 60_000 }

/** What is stuck until the test lets it go on. */
function barrier() {
  let release = () => {}
  const passed = new Promise<void>((resolve) => {
    release = resolve
  })
  // Before the server closes, which waits for its requests.
  onTestFinished(() => release())
  return { passed, release: () => release() }
}

/** Lets the main thread seem to work for so long. */
function fakeProcessor() {
  let used = 0
  const idle = performance.eventLoopUtilization()
  vi.spyOn(performance, 'eventLoopUtilization').mockImplementation(() => ({ ...idle, active: used }))
  vi.spyOn(process, 'cpuUsage').mockImplementation(() => ({ user: used * 1000, system: 0 }))
  onTestFinished(() => void vi.restoreAllMocks())
  return (ms: number) => {
    used += ms
  }
}

/** A server where a page of this path costs more than the budget of a network. */
async function startWithDearPages(settings: Parameters<typeof startListening>[0] = {}) {
  const work = fakeProcessor()
  return startListening({
    rendering: async (url) => (url.startsWith('/login') ? work(BUDGETS.network.atOnce + 1000) : undefined),
    ...settings,
  })
}

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

test('a connection that sends many requests ahead of the answers is closed, with the idle ones of its network', async () => {
  const { port, open } = await startListening({ env: {} })
  await open('/api/categories')
  const idle = connect(port, '127.0.0.1')
  await once(idle, 'connect')
  const closed = once(idle, 'close')
  const socket = connect(port, '127.0.0.1')
  socket.on('error', () => {})
  await once(socket, 'connect')
  socket.write('GET /api/categories HTTP/1.1\r\nHost: a\r\n\r\n'.repeat(1000))
  const answered = text(socket).catch(() => '')
  await Promise.all([once(socket, 'close'), closed])
  expect((await answered).split('HTTP/1.1 200').length - 1).toBeLessThanOrEqual(CONNECTIONS.pipelined + 1)
  expect((await open('/api/health')).status).toBe(200)
})

test('a few requests ahead of the answers are answered in their order', async () => {
  const { port } = await startListening({ env: {} })
  const socket = connect(port, '127.0.0.1')
  socket.write('GET /api/categories HTTP/1.1\r\nHost: a\r\n\r\n'.repeat(CONNECTIONS.pipelined))
  socket.write('GET /api/categories HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n')
  expect((await text(socket)).split('HTTP/1.1 200').length - 1).toBe(CONNECTIONS.pipelined + 1)
})

test('one network cannot take all connections: its oldest idle ones make room', async () => {
  const { port, open } = await startListening({ env: {} })
  const sockets: Socket[] = []
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy()
  })
  for (let serial = 0; serial < CONNECTIONS.perNetwork; serial += 1) {
    const socket = connect(port, '127.0.0.1')
    sockets.push(socket)
    await once(socket, 'connect')
  }
  const first = once(sockets[0] as Socket, 'close')
  expect((await open('/api/health')).status).toBe(200)
  await first
  const others = connect({ port, host: '127.0.0.1', localAddress: '127.0.0.2' })
  await once(others, 'connect')
  sockets.push(others)
  expect(sockets.slice(2).every(({ destroyed }) => !destroyed)).toBe(true)
})

test('every kind of answer carries the id under which the log knows it', async () => {
  const log: string[] = []
  const server = await startWithDearPages({ logger: pino({ level: 'info' }, { write: (line) => log.push(line) }) })
  const { open, port } = server
  const raw = async (head: string) => {
    const socket = connect(port, '127.0.0.1')
    socket.write(`${head}\r\nConnection: close\r\n\r\n`)
    return new Headers(
      (await text(socket))
        .split('\r\n\r\n')[0]
        ?.split('\r\n')
        .slice(1)
        .map((line): [string, string] => {
          const [name = '', ...value] = line.split(': ')
          return [name, value.join(': ')]
        }),
    )
  }
  const get = async (...input: Parameters<typeof open>) => (await open(...input)).headers
  await get('/articles')
  const kinds: Record<string, () => Promise<Headers>> = {
    kept: () => get('/articles'),
    'kept, for another origin': () => get('/articles', { headers: { origin: 'https://other.example' } }),
    'not modified': async () =>
      get('/articles', { headers: { 'if-none-match': (await get('/articles')).get('etag') ?? '' } }),
    page: () => get('/places'),
    call: () => get('/api/articles?page=9'),
    'missing page': () => get('/api/nothing'),
    'invalid input': () => get('/api/articles?page=x'),
    'undecodable address': () => raw('GET /%zz HTTP/1.1\r\nHost: a'),
    'not HTTP': () => raw('GET / HTTP/1.1\r\nHost: a\r\nbroken header'),
    'unknown expectation': () => raw('GET /api/health HTTP/1.1\r\nHost: a\r\nExpect: miracles'),
    'missing host': () => raw('GET / HTTP/1.1'),
    health: () => get('/api/health'),
    failure: async () => {
      await server.db.execute('alter table places rename to missing')
      const { status, headers } = await open('/api/places?lang=fr')
      await server.db.execute('alter table missing rename to places')
      expect(status).toBe(500)
      return headers
    },
    'over budget': async () => {
      await get('/login?next=/about', { from: '10.9.9.9' })
      const { status, headers } = await open('/api/articles?page=8', { from: '10.9.9.9' })
      expect(status).toBe(429)
      return headers
    },
    'over budget, for another origin': () =>
      get('/api/articles?page=8', { from: '10.9.9.9', headers: { origin: 'https://other.example' } }),
  }
  const seen = new Set<string>()
  for (const [kind, ask] of Object.entries(kinds)) {
    const id = (await ask()).get('x-request-id') ?? ''
    expect([kind, id]).toEqual([kind, expect.stringMatching(/^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/)])
    seen.add(id)
  }
  expect(seen.size).toBe(Object.keys(kinds).length)
  const missing = (await get('/api/missing')).get('x-request-id')
  await expect
    .poll(() => log.some((line) => line.includes('/api/missing') && JSON.parse(line).reqId === missing))
    .toBe(true)
})

test('a request has the id that our proxy gave it, in the answer and in all its lines; no one else may give one', async () => {
  const log: string[] = []
  const logger = pino({ level: 'info' }, { write: (line) => log.push(line) })
  const { open } = await startListening({ logger })
  const given = 'edge.7f3a:12-0'
  const asked = async (path: string, id: string, ask = open) =>
    (await ask(path, { headers: { 'x-request-id': id } })).headers.get('x-request-id')
  const pathsOf = (id: string) =>
    log.flatMap((line) => (JSON.parse(line).reqId === id ? [JSON.parse(line).path] : [])).toSorted()

  expect(await asked('/articles/999', given)).toBe(given)
  // The page, and the calls that it makes for the article.
  await expect.poll(() => pathsOf(given)).toEqual(expect.arrayContaining(['/api/articles/999', '/articles/999']))
  for (const odd of ['short', 'with space', '{"level":60,"a":1}', 'x'.repeat(129)])
    expect(await asked('/api/missing', odd)).not.toBe(odd)
  const { open: direct } = await startListening({ env: { TRUST_PROXY: '0' } })
  expect(await asked('/api/missing', given, direct)).toMatch(/^[\da-f-]{36}$/)
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

test('a server that stops answers what a proxy sends on a connection that it keeps, and accepts no new ones', async () => {
  const { app, port } = await startListening()
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  onTestFinished(() => agent.destroy())
  const ask = async (method: string, path: string) => {
    const request = httpRequest({ agent, port, method, path }).end()
    const [reply] = await once(request, 'response')
    await text(reply)
    return { status: reply.statusCode, connection: reply.headers.connection }
  }
  expect(await ask('GET', '/api/health/live')).toEqual({ status: 200, connection: 'keep-alive' })
  const closed = app.close()
  await expect.poll(() => app.server.listening).toBe(false)
  expect(await ask('POST', '/api/auth/logout')).toEqual({ status: 401, connection: 'close' })
  await closed
})
