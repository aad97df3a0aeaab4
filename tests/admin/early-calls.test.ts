import { request } from '@admin/api/client'
import { dataProvider } from '@admin/api/data-provider'
import { articleListQuery } from '@admin/early/list-query'
import { askEarly } from '@admin/early/replies'
import { callUrl } from '@shared/client'
import { makeArticle } from '@tests/factories/article'
import { startHost } from '@tests/host'
import { expect, test, vi } from 'vitest'

const ME = '/api/auth/me'

function start() {
  const host = startHost({ articles: [makeArticle({ title: 'Toba' })] })
  host.signIn({ name: 'Ayu', role: 'admin' })
  return host
}

const calls = (host: ReturnType<typeof start>) => host.sent.map(({ call }) => call)

test('what was asked for early is not asked for again, but once', async () => {
  const host = start()
  askEarly(ME)

  expect((await request('GET /api/auth/me')).user.name).toBe('Ayu')
  expect(calls(host)).toEqual(['GET /api/auth/me'])

  await request('GET /api/auth/me')
  expect(calls(host)).toEqual(['GET /api/auth/me', 'GET /api/auth/me'])
})

test('the list of articles finds its early reply', async () => {
  const host = start()
  askEarly(callUrl('GET /api/articles/manage', { query: articleListQuery({}) }).path)

  const { data } = await dataProvider.getList('articles', {
    pagination: { page: 1, perPage: 25 },
    sort: { field: 'created_at', order: 'DESC' },
    filter: {},
  })

  expect(data).toMatchObject([{ title: 'Toba' }])
  expect(calls(host)).toEqual(['GET /api/articles/manage'])
})

test('a call that failed early is made again, and a write never takes an early reply', async () => {
  const host = start()
  host.failNext('GET /api/auth/me', 500)
  askEarly(ME)
  expect((await request('GET /api/auth/me')).user.name).toBe('Ayu')

  askEarly('/api/categories')
  await request('POST /api/categories', { body: { name: 'Lakes', slug: 'lakes' } })
  expect(calls(host)).toContain('POST /api/categories')
})

test('a reply for another session, or an old one, is not used', async () => {
  const host = start()
  askEarly(ME)
  host.signIn({ name: 'Budi', role: 'editor' })
  expect((await request('GET /api/auth/me')).user.name).toBe('Budi')

  askEarly(ME)
  const now = performance.now()
  vi.spyOn(performance, 'now').mockReturnValue(now + 60_000)
  await request('GET /api/auth/me')
  expect(calls(host)).toHaveLength(4)
  vi.restoreAllMocks()
})

test('the session that has ended is reported, though the early call found out first', async () => {
  const host = start()
  host.failNext('GET /api/auth/me', 401)
  askEarly(ME)
  host.failNext('GET /api/auth/me', 401)
  await expect(request('GET /api/auth/me')).rejects.toMatchObject({ status: 401 })
})
