import { type CallName, contract } from '@shared/contract'
import { makeAd } from '@tests/factories/ad'
import { makeArticle, makeEvent } from '@tests/factories/article'
import { makeUser } from '@tests/factories/user'
import { demoState } from '@tests/mock-host/demo-state'
import { makeHandlers } from '@tests/mock-host/make-handlers'
import { startMockHost } from '@tests/mock-host/node'
import { createState, DEFAULT_PASSWORD, startSession } from '@tests/mock-host/state'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { createHost, type Host } from './host'

type Options = Parameters<typeof startMockHost>[0]

/** What only the mock does; what it has in common with the server stands in the scenarios. */
function start(options?: Options) {
  const mock = startMockHost(options)
  const host = createHost({
    send: (path, init) => fetch(mock.url + path, init),
    password: DEFAULT_PASSWORD,
    startSession: async (userId) => startSession(mock.state, userId),
    // Nothing is made through the host here: each test brings its state.
    make: {} as Host['make'],
  })
  return { mock, host }
}

function startClean(options?: Options) {
  const started = start(options)
  onTestFinished(started.mock.close)
  return started
}

test('there is a handler for each call of the contract', () => {
  const names = Object.keys(contract)
  const handlers = makeHandlers(createState(), { kind: 'ours', baseUrl: 'http://host.invalid' })
  const mocked = handlers.map(({ info }) => info.header.replace('http://host.invalid', ''))
  expect(mocked.sort()).toEqual(names.sort())
})

test('a call that is not implemented says so', async () => {
  const { host } = startClean()
  expect(await host.call('GET /api/dashboard/stats')).toMatchObject({
    status: 501,
    body: { message: 'The mock host does not implement this call yet' },
  })
})

test('a reply that does not fit the contract fails the test that caused it', async () => {
  const { mock, host } = start({ state: createState({ ads: [makeAd({ title: 7 as never })] }) })
  vi.spyOn(console, 'error').mockImplementation(() => {})
  await host.call('GET /api/ads/published').catch(() => {})
  expect(mock.close).toThrow(/reply to GET \/api\/ads\/published does not fit the contract/)
})

test('a request that nobody knows fails the test that made it, even if its failure is swallowed', async () => {
  const { mock, host } = start()
  vi.spyOn(console, 'error').mockImplementation(() => {})
  await host.call('GET /api/volcanoes' as CallName).catch(() => {})
  expect(mock.close).toThrow('The mock host knows no GET')
})

test('its state is a copy of what it was given', async () => {
  const article = makeArticle()
  const { mock, host } = startClean({ state: createState({ articles: [article] }) })
  await host.call('POST /api/articles/:id/view', { params: { id: article.id } })
  expect(mock.state.articles[0]?.views).toBe(1)
  expect(article.views).toBe(0)
})

test('the demo accounts sign in', async () => {
  const { host } = startClean({ state: demoState() })
  const body = { email: 'editor@eyeofsumatra.example', password: 'sumatra-demo' }
  expect((await host.request('POST /api/auth/login', { body })).user.role).toBe('editor')
  expect((await host.request('GET /api/ads/published')).ads.map((ad) => ad.ad_type).sort()).toEqual([
    ...['image', 'text', 'video'],
  ])
})

describe('failures', () => {
  test('are arranged for the next call of a name, one after the other', async () => {
    const { mock, host } = startClean()
    mock.failNext('GET /api/articles', 500, { message: 'First' })
    mock.failNext('GET /api/articles', 429)
    expect((await host.call('GET /api/categories')).status).toBe(200)
    expect(await host.call('GET /api/articles')).toMatchObject({ status: 500, body: { message: 'First' } })
    expect((await host.call('GET /api/articles')).status).toBe(429)
    expect((await host.call('GET /api/articles')).status).toBe(200)
  })

  test('are asked for by a text that begins with fail- and a status', async () => {
    const { host } = startClean()
    const login = (email: string) => host.call('POST /api/auth/login', { body: { email, password: 'secret1' } })
    expect(await login('fail-500@example.com')).toMatchObject({
      status: 500,
      body: { code: 'internal', message: 'Something went wrong' },
    })
    const limited = await login('fail-429@example.com')
    expect(limited).toMatchObject({ status: 429, body: { code: 'too_many_requests' } })
    expect(Number(limited.headers.get('retry-after'))).toBeGreaterThan(0)
    expect((await host.call('GET /api/articles', { query: { q: 'fail-503' } })).status).toBe(503)
    expect((await login('never-fail-500@example.com')).status).toBe(401)
  })

  test('can be slow', async () => {
    const { mock, host } = startClean()
    mock.delayNext('GET /api/categories', 60)
    const timed = async () => {
      const begin = performance.now()
      await host.request('GET /api/categories')
      return performance.now() - begin
    }
    expect(await timed()).toBeGreaterThan(50)
    expect(await timed()).toBeLessThan(50)
  })
})

describe('a host that speaks only the specification’s table', () => {
  const editor = { ...makeUser({ role: 'editor' }) }
  const startTable = () => {
    const articles = Array.from({ length: 5 }, () => makeArticle())
    const state = createState({ users: [editor], articles: [...articles, makeEvent()], ads: [makeAd()] })
    return startClean({ kind: 'table-only', state })
  }

  test('lists without a total, and ignores paging, sorting and searching', async () => {
    const { host } = startTable()
    const query = { page: 2, perPage: 1, sort: 'nonsense', order: 'sideways', q: 'fail-500' }
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
      expect(text).not.toMatch(/version|blocks|advertiser_id|total/)
    }
  })

  test.each([
    'POST /api/auth/logout',
    'GET /api/users/:id',
    'GET /api/categories/:id',
    'GET /api/newsletters/:id',
    'GET /api/newsletters/:id/deliveries',
    'POST /api/ads/:id/view',
    'POST /api/upload/image-by-url',
    'GET /api/health',
  ] as const)('does not know %s', async (name) => {
    const { host } = startTable()
    expect(await host.call(name, { params: { id: 1 } })).toMatchObject({ status: 404 })
  })

  test('answers changes with what the table reads, or nothing', async () => {
    const { mock, host } = startTable()
    const session = await host.as(editor)
    const body = { title: 'T', excerpt: 'E', email: 'a@example.com', name: 'A', password: 'secret1' }
    const { body: created } = await session.call('POST /api/articles', { body })
    const { articleId: id } = created as { articleId: number }
    expect(created).toEqual({ articleId: id })
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
