import { makeAd } from '@tests/factories/ad'
import { makeArticle, makeEvent } from '@tests/factories/article'
import { makeUser } from '@tests/factories/user'
import { createState } from '@tests/mock-host/state'
import { added } from '@tests/mock-host/table-only'
import { describe, expect, test } from 'vitest'
import { startMock } from './start-mock'

describe('a host that speaks only the specification’s table', () => {
  const editor = makeUser({ role: 'editor' })
  const startTable = () => {
    const articles = Array.from({ length: 5 }, () => makeArticle())
    const state = createState({ users: [editor], articles: [...articles, makeEvent()], ads: [makeAd()] })
    return startMock({ kind: 'table-only', state })
  }

  test('lists without a total, and ignores paging, sorting and searching', async () => {
    const { host } = startTable()
    const query = { page: 2, perPage: 1, sort: 'nonsense', order: 'sideways', q: 'fail-500', lang: 'nl' }
    const { body } = await host.call('GET /api/articles', { query })
    expect(Object.keys(body as object)).toEqual(['articles'])
    expect(body).toMatchObject({ articles: [{}, {}, {}, {}, {}] })
  })

  test('knows limit, slug and status of the articles', async () => {
    const { host } = startTable()
    const count = async (query: object) =>
      (await host.request('GET /api/articles', { query: query as Record<string, never> })).articles.length
    expect(await count({ limit: 3 })).toBe(3)
    expect(await count({ slug: 'events', status: 'draft' })).toBe(1)
  })

  test('has no fields that came with our server', async () => {
    const { host } = startTable()
    const session = await host.as(editor)
    const replies = [
      await session.call('GET /api/auth/me'),
      await session.call('GET /api/articles/manage'),
      await host.call('GET /api/ads/published'),
    ]
    for (const { status, text } of replies) {
      expect(status).toBe(200)
      expect(text).not.toMatch(/version|blocks|advertiser_id|total|notifications|languages/)
    }
  })

  test.each(added)('does not know %s', async (name) => {
    const { host } = startTable()
    expect(
      await host.call(name, { params: { id: 1, revision: 1, language: 'id', key: '1', token: 'x' } }),
    ).toMatchObject({
      status: 404,
    })
  })

  test('answers changes with nothing, and the calls of the session with what the table reads', async () => {
    const { mock, host } = startTable()
    const session = await host.as(editor)
    const body = { title: 'T', excerpt: 'E', email: 'a@example.com', name: 'A', password: 'secret1' }
    expect(await session.call('POST /api/articles', { body })).toMatchObject({ status: 200, text: '' })
    const id = mock.state.articles.find((article) => article.title === 'T')?.id ?? 0
    const headers = { 'if-match': '"99"' }
    expect(await session.call('PUT /api/articles/:id', { params: { id }, body, headers })).toMatchObject({
      status: 204,
      text: '',
    })
    expect(await session.call('DELETE /api/articles/:id', { params: { id } })).toMatchObject({ status: 204, text: '' })
    expect(mock.state.articles.some((article) => article.id === id)).toBe(false)
    const view = { params: { id: mock.state.articles[0]?.id ?? 0 } }
    expect(await host.call('POST /api/articles/:id/view', view)).toMatchObject({ status: 200, text: '' })
    expect(await host.call('POST /api/auth/register', { body })).toMatchObject({
      body: { message: 'Registration successful! You can now login.' },
    })
  })

  test('tells errors by a message alone', async () => {
    const { host } = startTable()
    const refusals = [
      await host.call('POST /api/auth/login', { body: {} }),
      await host.call('GET /api/auth/me'),
      await host.call('GET /api/articles/:id', { params: { id: 99_999 } }),
      await host.call('POST /api/auth/register', { body: { ...editor, password: 'secret1', role: 'user' } }),
    ]
    expect(refusals.map((reply) => reply.status)).toEqual([400, 401, 404, 409])
    for (const { body } of refusals) expect(body).toEqual({ message: expect.any(String) })
  })
})
