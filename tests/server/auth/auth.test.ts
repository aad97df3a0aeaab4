import { sessions, users } from '@server/db/schema/core'
import type { Services } from '@server/http/services'
import { PASSWORD, startServer } from '@tests/server/start-server'
import { eq } from 'drizzle-orm'
import { expect, onTestFinished, test, vi } from 'vitest'

const login = (email: string, password: string) => ({ method: 'POST' as const, body: { email, password } })

test('tokens and passwords are stored as hashes only', async () => {
  const { fetch, make, db } = await startServer()
  const user = await make.user()
  const { token } = (await fetch('/api/auth/login', login(user.email, PASSWORD))).json
  const [session] = await db.select().from(sessions)
  expect(session?.token_hash).toMatch(/^[0-9a-f]{64}$/)
  expect(JSON.stringify(session)).not.toContain(token)
  const [row] = await db.select().from(users)
  expect(row?.password_hash).toMatch(/^\$argon2id\$/)
  // 256 random bits
  expect(Buffer.from(token, 'base64url')).toHaveLength(32)
})

test('no reply about a user contains the password hash', async () => {
  const { fetch, make, as } = await startServer()
  const user = await make.user()
  const replies = [
    await fetch('/api/auth/login', login(user.email, PASSWORD)),
    await (await as(user)).get('/api/auth/me'),
    await (await as(user)).put('/api/auth/profile', { name: 'New', email: user.email }),
  ]
  for (const reply of replies) {
    expect(reply.status).toBe(200)
    expect(reply.text).not.toMatch(/argon2|password/)
  }
})

test('a session expires 30 days after its last use', async () => {
  let now = new Date('2026-01-01T00:00:00Z')
  const { make, as } = await startServer({ now: () => now })
  const user = await as(await make.user())
  const inDays = (days: number) => {
    now = new Date(now.getTime() + days * 86_400_000)
  }
  inDays(29)
  expect((await user.get('/api/auth/me')).status).toBe(200)
  inDays(29)
  expect((await user.get('/api/auth/me')).status).toBe(200)
  inDays(31)
  expect((await user.get('/api/auth/me')).status).toBe(401)
})

test('too many wrong passwords block the account for a while, and the reply has the time to wait', async () => {
  let now = new Date('2026-01-01T00:00:00Z')
  const { fetch, make } = await startServer({ now: () => now })
  const user = await make.user()
  const guess = () => fetch('/api/auth/login', login(user.email.toUpperCase(), 'wrong'))
  for (let attempt = 0; attempt < 10; attempt += 1) expect((await guess()).status).toBe(401)
  const refused = await guess()
  expect(refused.status).toBe(429)
  expect(refused.json).toMatchObject({ code: 'rate_limited', message: expect.any(String) })
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  expect((await fetch('/api/auth/login', login(user.email, PASSWORD))).status).toBe(429)
  now = new Date(now.getTime() + 16 * 60_000)
  expect((await fetch('/api/auth/login', login(user.email, PASSWORD))).status).toBe(200)
})

test('concurrent guesses all count', async () => {
  const { fetch, make } = await startServer()
  const user = await make.user()
  const guesses = Array.from({ length: 15 }, () => fetch('/api/auth/login', login(user.email, 'wrong')))
  const statuses = (await Promise.all(guesses)).map((reply) => reply.status)
  expect(statuses.filter((status) => status === 401)).toHaveLength(10)
  expect(statuses.filter((status) => status === 429)).toHaveLength(5)
})

test('guesses from one IP address are limited across accounts', async () => {
  const { fetch } = await startServer()
  let last = 0
  for (let attempt = 0; attempt < 51; attempt += 1)
    last = (await fetch('/api/auth/login', login(`nobody-${attempt}@example.com`, 'wrong'))).status
  expect(last).toBe(429)
})

test('correct passwords do not count towards the limit', async () => {
  const { fetch, make } = await startServer()
  const user = await make.user()
  for (let attempt = 0; attempt < 12; attempt += 1)
    expect((await fetch('/api/auth/login', login(user.email, PASSWORD))).status).toBe(200)
})

test('a password stays valid for years', async () => {
  let now = new Date('2026-01-01T00:00:00Z')
  const { fetch, make } = await startServer({ now: () => now })
  const user = await make.user()
  for (const year of [2026, 2031, 2046]) {
    now = new Date(Date.UTC(year, 6, 1))
    expect((await fetch('/api/auth/login', login(user.email, PASSWORD))).status).toBe(200)
  }
})

test('an unknown e-mail address costs a hash too, so that timing does not reveal accounts', async () => {
  const server = await startServer()
  const user = await server.make.user()
  // Test files share modules within a worker, so load what signs in again to make it use the spy.
  const argon2 = await import('@node-rs/argon2')
  const verify = vi.fn(argon2.verify)
  vi.doMock('@node-rs/argon2', () => ({ ...argon2, verify }))
  vi.resetModules()
  onTestFinished(() => {
    vi.doUnmock('@node-rs/argon2')
    vi.resetModules()
  })
  const { signIn } = await import('@server/people/auth/auth.service')
  const services = { db: server.db, now: () => new Date() } as Services
  for (const email of [user.email, 'nobody@example.com']) {
    verify.mockClear()
    await expect(signIn(services, { email, password: 'wrong' }, '127.0.0.1')).rejects.toMatchObject({
      code: 'unauthenticated',
    })
    expect(verify).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(/^\$argon2id\$/), 'wrong')
  }
})

test('registration ignores fields that a user may not set', async () => {
  const { fetch, db } = await startServer()
  const body = {
    name: ' Ana ',
    email: 'ana@example.com',
    password: 'secret1',
    id: 77,
    version: 9,
    unsubscribed_at: 'now',
  }
  expect((await fetch('/api/auth/register', { method: 'POST', body })).status).toBe(201)
  const [row] = await db.select().from(users)
  expect(row).toMatchObject({ id: 1, name: 'Ana', role: 'user', version: 1, unsubscribed_at: null })
})

test('concurrent registrations of one address create one user', async () => {
  const { fetch, db } = await startServer()
  const body = { name: 'Ana', email: 'ana@example.com', password: 'secret1' }
  const replies = await Promise.all([
    fetch('/api/auth/register', { method: 'POST', body }),
    fetch('/api/auth/register', { method: 'POST', body: { ...body, email: 'ANA@example.com' } }),
  ])
  expect(replies.map((reply) => reply.status).sort()).toEqual([201, 409])
  expect(await db.select().from(users)).toHaveLength(1)
})

test('the profile cannot change the role', async () => {
  const { make, as, db } = await startServer()
  const user = await make.user()
  const reply = await (await as(user)).put('/api/auth/profile', { name: 'A', email: user.email, role: 'admin' })
  expect(reply.status).toBe(200)
  const [row] = await db.select().from(users).where(eq(users.id, user.id))
  expect(row?.role).toBe('user')
})

test('a request that is not JSON, or is too large, gets a clear error', async () => {
  const { fetch } = await startServer()
  const malformed = await fetch('/api/auth/login', { method: 'POST', body: '{"email": ' })
  expect(malformed.status).toBe(400)
  expect(malformed.json).toMatchObject({ code: 'invalid', message: expect.any(String) })
  const large = await fetch('/api/auth/login', { method: 'POST', body: `"${'x'.repeat(5 * 1024 * 1024)}"` })
  expect(large.status).toBe(413)
  const xml = await fetch('/api/auth/login', {
    method: 'POST',
    body: '<a/>',
    headers: { 'content-type': 'application/xml' },
  })
  expect(xml.status).toBe(415)
})
