import type { CallName } from '@shared/contract'
import { makeArticle, makeEvent } from '@tests/factories/article'
import { makeUser } from '@tests/factories/user'
import { type Contents, insertContents } from '@tests/host-contents'
import { startServer } from '@tests/server/start-server'
import { createVisitor, fetchOver } from '@tests/server/visitor'
import { added, injectInto, tableOnly } from '@tests/table-only'
import { expect, test } from 'vitest'

// The filter that makes our server a host of the specification's table: the front ends are tested against it.

const editor = makeUser({ role: 'editor', email: 'editor@example.com' })

async function start(contents: Contents = {}) {
  const { app, db, as } = await startServer()
  await insertContents(db, { users: [editor], ...contents })
  const send = fetchOver(tableOnly(injectInto(app)))
  return { host: createVisitor(send), session: createVisitor(send, (await as(editor)).token) }
}

const five = () => Array.from({ length: 5 }, () => makeArticle())

test('lists have no total, and paging, sorting and searching are ignored', async () => {
  const { host } = await start({ articles: five() })
  const query = { page: 2, perPage: 1, sort: 'nonsense', order: 'sideways', q: 'nowhere', lang: 'nl' }
  const { body } = await host.call('GET /api/articles', { query })
  expect(Object.keys(body as object)).toEqual(['articles'])
  expect((body as { articles: unknown[] }).articles).toHaveLength(5)
})

test('limit, slug and status of the articles are known', async () => {
  const { host } = await start({ articles: [...five(), makeEvent()] })
  const count = async (query: object) =>
    ((await host.call('GET /api/articles', { query: { ...query } })).body as { articles: unknown[] }).articles.length
  expect(await count({ limit: 3 })).toBe(3)
  expect(await count({ slug: 'events', status: 'draft' })).toBe(1)
})

test('fields that we added are left out', async () => {
  const { session } = await start({ articles: five() })
  for (const name of ['GET /api/auth/me', 'GET /api/articles/manage'] as const) {
    const { status, text } = await session.call(name)
    expect(status).toBe(200)
    expect(text).not.toMatch(/version|blocks|advertiser_id|total|notifications|languages/)
  }
})

test('calls that we added are not found', async () => {
  const { session } = await start()
  const params = { id: 1, revision: 1, language: 'id', key: '1', token: 'x' }
  for (const name of added as readonly CallName[]) expect((await session.call(name, { params })).status, name).toBe(404)
})

test('changes are answered with nothing, and versions are ignored', async () => {
  const [article = makeArticle()] = five()
  const { session } = await start({ articles: [article] })
  const body = { title: 'T', excerpt: 'E' }
  const params = { id: article.id }
  expect(await session.call('POST /api/articles', { body })).toMatchObject({ status: 200, text: '' })
  const headers = { 'if-match': '"99"' }
  expect(await session.call('PUT /api/articles/:id', { params, body, headers })).toMatchObject({
    status: 204,
    text: '',
  })
  expect(await session.call('DELETE /api/articles/:id', { params })).toMatchObject({ status: 204, text: '' })
})

test('an error reply has only a message', async () => {
  const { host } = await start()
  const refusals = [
    await host.call('POST /api/auth/login', { body: {} }),
    await host.call('GET /api/auth/me'),
    await host.call('GET /api/articles/:id', { params: { id: 99_999 } }),
    await host.call('POST /api/auth/register', { body: { ...editor, password: 'secret1', role: 'user' } }),
  ]
  expect(refusals.map((reply) => reply.status)).toEqual([400, 401, 404, 409])
  for (const { body } of refusals) expect(body).toEqual({ message: expect.any(String) })
})
