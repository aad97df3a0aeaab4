import { articles, idempotencyKeys, users } from '@server/db/schema/core'
import { startServer } from '@tests/server/start-server'
import { refused, type Visitor } from '@tests/server/visitor'
import { describe, expect, onTestFinished, test } from 'vitest'

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

test('concurrent requests run once, and all get the same reply', async () => {
  const { post, countArticles } = await startAsAdmin()
  const replies = await Promise.all([1, 2, 3].map(() => post('/api/articles', draft)))
  expect(replies.map(({ status }) => status)).toEqual([201, 201, 201])
  for (const { json } of replies) expect(json).toEqual(replies[0]?.json)
  expect(await countArticles()).toBe(1)
})

test('a call whose reply could not be stored had no effect, and is performed when it is repeated', async () => {
  const { db, post, countArticles } = await startAsAdmin()
  await db.execute(`alter table idempotency_keys add constraint broken check (status is null)`)
  onTestFinished(async () => void (await db.execute('alter table idempotency_keys drop constraint if exists broken')))
  expect((await post('/api/articles', draft)).status).toBe(500)
  expect(await countArticles()).toBe(0)
  await db.execute('alter table idempotency_keys drop constraint broken')
  expect((await post('/api/articles', draft)).status).toBe(201)
  expect(await countArticles()).toBe(1)
})

test.each(['commits', 'fails'])(
  'a repetition waits for the first request in another process, which %s',
  async (end) => {
    const { db, post, countArticles } = await startAsAdmin()
    const first = await post('/api/articles', draft)
    const [stored] = await db.delete(idempotencyKeys).returning()
    let repeated: ReturnType<typeof post> | undefined
    const process = db.transaction(async (tx) => {
      await tx.insert(idempotencyKeys).values(stored as typeof idempotencyKeys.$inferInsert)
      repeated = post('/api/articles', draft)
      for (let round = 1; round <= 20; round += 1) await tx.execute('select 1')
      if (end === 'fails') throw new Error('The process is killed')
    })
    await process.catch(() => {})
    const reply = await (repeated as ReturnType<typeof post>)
    expect(reply.status).toBe(201)
    if (end === 'commits') expect(reply.json).toEqual(first.json)
    expect(await countArticles()).toBe(end === 'commits' ? 1 : 2)
  },
)

test('what has begun before a server of an earlier version was killed is performed', async () => {
  const { db, post, countArticles } = await startAsAdmin()
  await post('/api/articles', draft)
  await db.update(idempotencyKeys).set({ status: null, reply: null })
  expect((await post('/api/articles', draft)).status).toBe(201)
  expect(await countArticles()).toBe(2)
})

test('a reply is stored for a day', async () => {
  const { post, pass, countArticles } = await startAsAdmin()
  const first = await post('/api/articles', draft)
  pass(23 * HOUR)
  expect((await post('/api/articles', draft)).json).toEqual(first.json)
  pass(2 * HOUR)
  expect((await post('/api/articles', draft)).json.articleId).not.toBe(first.json.articleId)
  expect(await countArticles()).toBe(2)
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

test('public calls, calls other than POST and calls without a lasting effect ignore the key', async () => {
  const { db, fetch, admin } = await startAsAdmin()
  const headers = { 'idempotency-key': 'a-key' }
  const login = { email: 'ana@example.com', password: 'wrong' }
  expect((await fetch('/api/auth/login', { method: 'POST', body: login, headers })).status).toBe(401)
  const { json } = await admin.post('/api/articles', draft)
  expect((await admin.post(`/api/articles/${json.articleId}/presence`, undefined, headers)).status).toBe(200)
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

const lakes = { name: 'Lakes', slug: 'lakes' }

const create = (visitor: Visitor, key: string, body: Record<string, unknown>) =>
  visitor.call('POST /api/categories', { body, headers: { 'idempotency-key': key } })

const total = async (visitor: Visitor) => (await visitor.request('GET /api/categories/manage')).total

const startAsEditor = async () => {
  const host = await startServer()
  return { host, editor: await host.as(await host.make.user({ role: 'editor' })) }
}

describe('a POST with an Idempotency-Key', () => {
  test('gets the first reply again when it is repeated, without any effect', async () => {
    const { editor } = await startAsEditor()
    const first = await create(editor, 'a', lakes)
    expect(first.status).toBe(201)
    const again = await create(editor, 'a', lakes)
    expect(again).toMatchObject({ status: 201, body: first.body })
    expect(await total(editor)).toBe(1)
  })

  test('runs once per user and key', async () => {
    const { host, editor } = await startAsEditor()
    const other = await host.as(await host.make.user({ role: 'editor' }))
    const statuses = [
      (await create(editor, 'a', lakes)).status,
      (await create(editor, 'b', { ...lakes, slug: 'b' })).status,
      (await create(other, 'a', { ...lakes, slug: 'c' })).status,
    ]
    expect(statuses).toEqual([201, 201, 201])
    expect(await total(editor)).toBe(3)
  })

  test('counts as repeated in another session of the same user', async () => {
    const host = await startServer()
    const user = await host.make.user({ role: 'editor' })
    const first = await create(await host.as(user), 'a', lakes)
    expect((await create(await host.as(user), 'a', lakes)).body).toEqual(first.body)
  })

  test('is refused if the key belonged to another request', async () => {
    const { editor } = await startAsEditor()
    await create(editor, 'a', lakes)
    expect(await create(editor, 'a', { ...lakes, name: 'Peaks', slug: 'peaks' })).toMatchObject(refused(422))
    const headers = { 'idempotency-key': 'a' }
    expect(await editor.call('POST /api/articles', { body: { title: 'T', excerpt: 'E' }, headers })).toMatchObject(
      refused(422),
    )
    expect(await total(editor)).toBe(1)
  })

  test('can be corrected and sent again after a failure', async () => {
    const { host, editor } = await startAsEditor()
    await host.make.category({ slug: 'lakes' })
    expect(await create(editor, 'a', { ...lakes, name: ' ' })).toMatchObject(refused(400))
    expect(await create(editor, 'a', lakes)).toMatchObject(refused(409, { slug: expect.any(String) }))
    expect((await create(editor, 'a', { ...lakes, slug: 'waters' })).status).toBe(201)
  })

  test('is refused if the key is malformed', async () => {
    const { editor } = await startAsEditor()
    for (const key of ['', 'x'.repeat(201), 'caf\u00e9'])
      expect(await create(editor, key, lakes)).toMatchObject(refused(400))
    expect(await total(editor)).toBe(0)
    expect((await create(editor, 'x'.repeat(200), lakes)).status).toBe(201)
  })

  test('needs the same permission as without a key', async () => {
    const { host, editor } = await startAsEditor()
    const reader = await host.as(await host.make.user())
    await create(editor, 'a', lakes)
    expect(await create(host, 'a', lakes)).toMatchObject(refused(401))
    expect(await create(reader, 'a', lakes)).toMatchObject(refused(403))
  })
})
