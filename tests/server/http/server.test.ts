import { Writable } from 'node:stream'
import { activity, articles, categories } from '@server/db/schema/core'
import { PublicCache } from '@server/http/cache/public-cache'
import { ensureAdmin } from '@server/people/admin-account'
import { PASSWORD, startServer } from '@tests/server/start-server'
import { pino } from 'pino'
import { expect, test } from 'vitest'

test('a server error has a plain message, and its cause is logged with the request id', async () => {
  const lines: string[] = []
  const stream = new Writable({
    write(chunk, _, done) {
      lines.push(String(chunk))
      done()
    },
  })
  const { fetch, db } = await startServer({ logger: pino({}, stream) })
  await db.execute('alter table articles rename to moved')
  const reply = await fetch('/api/articles').finally(() => db.execute('alter table moved rename to articles'))
  expect(reply.status).toBe(500)
  expect(reply.json).toEqual({ code: 'internal', message: 'Something went wrong' })
  const logged = lines.map((line) => JSON.parse(line)).find((line) => line.msg === 'request failed')
  expect(logged).toMatchObject({
    reqId: expect.stringMatching(/^[0-9a-f-]{36}$/),
    err: { message: expect.stringContaining('relation "articles" does not exist') },
  })
})

test('the log contains no passwords or tokens', async () => {
  let log = ''
  const stream = new Writable({
    write(chunk, _, done) {
      log += chunk
      done()
    },
  })
  const { fetch, make, as } = await startServer({ logger: pino({ level: 'trace' }, stream) })
  const user = await make.user()
  const { token } = (
    await fetch('/api/auth/login', { method: 'POST', body: { email: user.email, password: PASSWORD } })
  ).json
  await (await as(user)).get('/api/auth/me?token=in-the-address')
  expect(log).toContain('/api/auth/login')
  for (const secret of [PASSWORD, token, 'in-the-address']) expect(log).not.toContain(secret)
})

test('other origins may call the API only if they are configured', async () => {
  const { fetch } = await startServer({ env: { CORS_ORIGINS: 'https://static.example' } })
  const from = async (origin: string) =>
    (await fetch('/api/articles', { headers: { origin } })).headers['access-control-allow-origin']
  expect(await from('https://static.example')).toBe('https://static.example')
  expect(await from('https://evil.example')).toBeUndefined()
})

test('limits count the client’s address, which only the configured number of proxies can forward', async () => {
  const guess = async (proxies: string) => {
    const { fetch } = await startServer({ env: { TRUST_PROXY: proxies } })
    let status = 0
    for (let attempt = 0; attempt < 51; attempt += 1)
      status = (
        await fetch('/api/auth/login', {
          method: 'POST',
          body: { email: `n${attempt}@example.com`, password: 'wrong' },
          headers: { 'x-forwarded-for': `10.0.0.${attempt}` },
        })
      ).status
    return status
  }
  expect(await guess('0')).toBe(429)
  expect(await guess('1')).toBe(401)
})

test('the first admin is created from the configuration, once', async () => {
  const { db, fetch, config } = await startServer()
  const first = { ...config, ADMIN_EMAIL: 'boss@example.com', ADMIN_PASSWORD: 'topsecret' }
  expect(await ensureAdmin(db, first)).toBe(true)
  expect(await ensureAdmin(db, { ...first, ADMIN_EMAIL: 'other@example.com' })).toBe(false)
  const reply = await fetch('/api/auth/login', {
    method: 'POST',
    body: { email: 'boss@example.com', password: 'topsecret' },
  })
  expect(reply.json.user.role).toBe('admin')
})

test('a save that fails leaves nothing behind', async () => {
  const { db, make, as } = await startServer()
  const editor = await as(await make.user({ role: 'editor' }))
  const article = { title: 'T', excerpt: 'E', slug: 'taken', status: 'published' }
  expect((await editor.post('/api/articles', article)).status).toBe(201)
  expect((await editor.post('/api/articles', article)).status).toBe(409)
  expect(await db.select().from(articles)).toHaveLength(1)
  expect(await db.select().from(activity)).toHaveLength(1)
})

test('query parameters that a call does not read share one cached reply', async () => {
  const { fetch, make, db } = await startServer()
  await make.category({ name: 'Lakes' })
  await fetch('/api/categories')
  // Without invalidating the cache, so only a cached reply lacks this category.
  await db.insert(categories).values({ name: 'Craters', slug: 'craters' })
  expect((await fetch(`/api/categories?random=${crypto.randomUUID()}`)).json.total).toBe(1)
  expect((await fetch('/api/articles?limit=1&x=1')).json.total).toBe(0)
})

test('a request for an address of more than a kilobyte is answered but not cached', async () => {
  const { fetch } = await startServer()
  const reply = await fetch(`/api/articles?q=${'%C3%A9'.repeat(190)}`)
  expect(reply.status).toBe(200)
  expect(reply.headers.etag).toBeUndefined()
})

test('the size limit of the cache counts keys as well as bodies', () => {
  const cache = new PublicCache({ maxBytes: 10_000 })
  const reply = { status: 200, headers: {}, body: Buffer.from('x') }
  for (let number = 0; number < 10; number += 1) cache.set(`${number}${'k'.repeat(2000)}`, reply, 0)
  const kept = Array.from({ length: 10 }, (_, number) => cache.get(`${number}${'k'.repeat(2000)}`)).filter(Boolean)
  expect(kept.length).toBeLessThanOrEqual(4)
})

test('security.txt names the addresses for reports, and a date that moves on', async () => {
  let now = new Date('2026-11-22T12:00:00Z')
  const env = { PUBLIC_URL: 'https://eye.example', CONTACT_EMAILS: 'safety@eye.example,o?k@eye.example' }
  const { fetch } = await startServer({ env, now: () => now })
  const read = async () => (await fetch('/.well-known/security.txt')).text.trim().split('\n')
  expect(await read()).toEqual([
    'Contact: mailto:safety@eye.example',
    'Contact: mailto:o%3Fk@eye.example',
    'Expires: 2027-05-21T12:00:00.000Z',
    'Canonical: https://eye.example/.well-known/security.txt',
  ])
  now = new Date('2027-11-22T12:00:00Z')
  expect(await read()).toContain('Expires: 2028-05-20T12:00:00.000Z')
})

test('replies of every kind tell browsers what they may load and who may frame them', async () => {
  const { fetch } = await startServer()
  for (const path of ['/api/health', '/api/nothing', '/api/docs/', '/uploads/none.webp', '/.well-known/security.txt']) {
    const { headers } = await fetch(path)
    expect([path, headers['x-content-type-options']]).toEqual([path, 'nosniff'])
    expect([path, headers['referrer-policy']]).toEqual([path, 'strict-origin-when-cross-origin'])
    for (const directive of ["object-src 'none'", "base-uri 'none'", 'frame-ancestors'])
      expect([path, headers['content-security-policy']]).toEqual([path, expect.stringContaining(directive)])
  }
})
