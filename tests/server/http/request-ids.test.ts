import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { startListening, startWithDearPages } from './listening-server'

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
