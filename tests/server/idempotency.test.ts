import { articles, idempotencyKeys, users } from '@server/db/schema/core'
import { expect, test } from 'vitest'
import { startServer } from './start-server'

const draft = { title: 'Lake Toba', excerpt: 'Deep' }
const HOUR = 3_600_000

async function startAsAdmin() {
  let time = Date.now()
  const server = await startServer({ now: () => new Date(time) })
  const admin = await server.as(await server.make.user({ role: 'admin' }))
  const post = (path: string, body: unknown, key = 'a-key') => admin.post(path, body, { 'idempotency-key': key })
  const pass = (ms: number) => {
    time += ms
  }
  const countArticles = async () => (await server.db.select().from(articles)).length
  return { ...server, admin, post, pass, countArticles }
}

test('concurrent requests run once, and later ones get the same reply', async () => {
  const { post, countArticles } = await startAsAdmin()
  const replies = await Promise.all([1, 2, 3].map(() => post('/api/articles', draft)))
  const statuses = replies.map((reply) => reply.status)
  // A request during the first one is refused; a request after it gets its reply.
  expect(statuses).toContain(201)
  for (const status of statuses) expect([201, 409]).toContain(status)
  const again = await post('/api/articles', draft)
  expect(again.status).toBe(201)
  for (const reply of replies.filter(({ status }) => status === 201)) expect(reply.json).toEqual(again.json)
  expect(await countArticles()).toBe(1)
})

test('a request that is still running is not repeated until it has timed out', async () => {
  const { db, post, pass, countArticles } = await startAsAdmin()
  await post('/api/articles', draft)
  await db.update(idempotencyKeys).set({ status: null, reply: null })
  expect((await post('/api/articles', draft)).status).toBe(409)
  expect(await countArticles()).toBe(1)
  pass(3 * 60_000)
  expect((await post('/api/articles', draft)).status).toBe(201)
  expect(await countArticles()).toBe(2)
})

test('a reply is stored for a day', async () => {
  const { db, post, pass, countArticles } = await startAsAdmin()
  await post('/api/articles', draft, 'first')
  await post('/api/articles', draft, 'second')
  pass(23 * HOUR)
  expect((await post('/api/articles', draft, 'first')).status).toBe(201)
  expect(await countArticles()).toBe(2)
  pass(2 * HOUR)
  await post('/api/articles', draft, 'first')
  expect(await countArticles()).toBe(3)
  expect(await db.select().from(idempotencyKeys)).toHaveLength(1)
})

test('failures are not stored, neither the client’s nor the server’s', async () => {
  const { db, post, countArticles } = await startAsAdmin()
  expect((await post('/api/articles', { ...draft, slug: 'Not a slug' })).status).toBe(400)
  await db.execute('alter table articles rename to moved')
  expect((await post('/api/articles', draft)).status).toBe(500)
  await db.execute('alter table moved rename to articles')
  expect(await db.select().from(idempotencyKeys)).toHaveLength(0)
  expect((await post('/api/articles', draft)).status).toBe(201)
  expect(await countArticles()).toBe(1)
})

test('the stored reply reveals neither the key nor the password', async () => {
  const { db, post } = await startAsAdmin()
  const body = { name: 'Ana', email: 'ana@example.com', password: 'secret1', role: 'user' }
  const first = await post('/api/users', body)
  expect(first.status).toBe(201)
  const kept = JSON.stringify(await db.select().from(idempotencyKeys))
  expect(kept).not.toMatch(/a-key|password|secret1|argon2/)
  expect((await post('/api/users', body)).json).toEqual(first.json)
  // The password is part of the request.
  expect((await post('/api/users', { ...body, password: 'secret2' })).status).toBe(422)
  expect(await db.select().from(users)).toHaveLength(2)
})

test('public calls and calls other than POST ignore the key', async () => {
  const { db, fetch, admin } = await startAsAdmin()
  const headers = { 'idempotency-key': 'a-key' }
  const login = { email: 'ana@example.com', password: 'wrong' }
  expect((await fetch('/api/auth/login', { method: 'POST', body: login, headers })).status).toBe(401)
  const { json } = await admin.post('/api/articles', draft)
  for (const title of ['First', 'Second'])
    expect((await admin.put(`/api/articles/${json.articleId}`, { ...draft, title }, headers)).json.article.title).toBe(
      title,
    )
  expect(await db.select().from(idempotencyKeys)).toHaveLength(0)
})

test('other origins may send Idempotency-Key and If-Match with every method', async () => {
  const { app } = await startServer({ env: { CORS_ORIGINS: 'https://front.example' } })
  for (const method of ['POST', 'PUT', 'DELETE']) {
    const { headers } = await app.inject({
      method: 'OPTIONS',
      url: '/api/articles/1',
      headers: {
        origin: 'https://front.example',
        'access-control-request-method': method,
        'access-control-request-headers': 'authorization,content-type,idempotency-key,if-match',
      },
    })
    expect(headers['access-control-allow-headers']).toBe('authorization,content-type,idempotency-key,if-match')
    expect(headers['access-control-allow-methods']).toContain(method)
  }
})
