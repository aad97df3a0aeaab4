import { type CallName, contract } from '@shared/contract'
import { makeAd } from '@tests/factories/ad'
import { makeArticle } from '@tests/factories/article'
import { demoState } from '@tests/mock-host/demo-state'
import { makeHandlers } from '@tests/mock-host/make-handlers'
import { createState } from '@tests/mock-host/state'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { startMock } from './start-mock'

// What only the mock does; what it has in common with the server stands in the scenarios.

afterEach(() => {
  vi.restoreAllMocks()
})

test('there is a handler for each call of the contract', () => {
  const names = Object.keys(contract)
  const handlers = makeHandlers(createState(), { kind: 'ours', baseUrl: 'http://host.invalid' })
  const mocked = handlers.map(({ info }) => info.header.replace('http://host.invalid', ''))
  expect(mocked.sort()).toEqual([...names, 'GET /uploads/:name'].sort())
})

test('a reply that does not fit the contract fails the test that caused it', async () => {
  const { mock, host } = startMock({ keepOpen: true, state: createState({ ads: [makeAd({ title: 7 as never })] }) })
  vi.spyOn(console, 'error').mockImplementation(() => {})
  await host.call('GET /api/ads/published').catch(() => {})
  expect(mock.close).toThrow(/reply to GET \/api\/ads\/published does not fit the contract/)
})

test('a request that nobody knows fails the test that made it, even if its failure is swallowed', async () => {
  const { mock, host } = startMock({ keepOpen: true })
  vi.spyOn(console, 'error').mockImplementation(() => {})
  await host.call('GET /api/volcanoes' as CallName).catch(() => {})
  expect(mock.close).toThrow('The mock host knows no GET')
})

test('a picture that was uploaded can be looked at', async () => {
  const { mock, host } = startMock()
  const editor = await host.as(await host.make.user({ role: 'editor' }))
  const body = new FormData()
  body.append('image', new File(['GIF89a'], 'lake.gif'))
  const { file } = (await editor.call('POST /api/upload/image', { body })).body as { file: { url: string } }
  const reply = await fetch(mock.url + file.url)
  expect(reply.headers.get('content-type')).toBe('image/gif')
  expect(await reply.text()).toBe('GIF89a')
})

test('its state is a copy of what it was given', async () => {
  const article = makeArticle()
  const { mock, host } = startMock({ state: createState({ articles: [article] }) })
  await host.call('POST /api/articles/:id/view', { params: { id: article.id } })
  expect(mock.state.articles[0]?.views).toBe(1)
  expect(article.views).toBe(0)
})

test('the demo accounts sign in', async () => {
  const { host } = startMock({ state: demoState() })
  const body = { email: 'editor@eyeofsumatra.example', password: 'sumatra-demo' }
  expect((await host.request('POST /api/auth/login', { body })).user.role).toBe('editor')
  expect((await host.request('GET /api/ads/published')).ads.map((ad) => ad.ad_type).sort()).toEqual([
    ...['image', 'text', 'video'],
  ])
})

test('the calls are remembered in their order, refused ones as well', async () => {
  const { mock, host } = startMock()
  await host.call('GET /api/categories')
  await host.call('GET /api/auth/me')
  expect(mock.calls).toEqual(['GET /api/categories', 'GET /api/auth/me'])
})

test('an id that it gives is never one of the factories’', async () => {
  const { mock, host } = startMock()
  const editor = await host.as(await host.make.user({ role: 'editor' }))
  await host.make.article()
  await editor.call('POST /api/articles', { body: { title: 'T', excerpt: 'E' } })
  await host.make.article()
  expect(new Set(mock.state.articles.map((article) => article.id)).size).toBe(3)
})

describe('failures', () => {
  test('are arranged for the next call of a name, one after the other', async () => {
    const { mock, host } = startMock()
    mock.failNext('GET /api/articles', 500, { message: 'First' })
    mock.failNext('GET /api/articles', 429)
    expect((await host.call('GET /api/categories')).status).toBe(200)
    expect(await host.call('GET /api/articles')).toMatchObject({ status: 500, body: { message: 'First' } })
    expect((await host.call('GET /api/articles')).status).toBe(429)
    expect((await host.call('GET /api/articles')).status).toBe(200)
  })

  test('are asked for by a text that begins with fail- and a status', async () => {
    const { host } = startMock()
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
    const editor = await host.as(await host.make.user({ role: 'editor' }))
    const body = new FormData()
    body.append('image', new File(['GIF89a'], 'fail-500.gif'))
    expect((await editor.call('POST /api/upload/thumbnail', { body })).status).toBe(500)
  })

  test('may come late: a call is delayed once, while others overtake it', async () => {
    const { mock, host } = startMock()
    mock.delay('GET /api/categories', 100)
    const order: string[] = []
    const call = async (label: string) => {
      await host.request('GET /api/categories')
      order.push(label)
    }
    await Promise.all([call('delayed'), call('undelayed')])
    expect(order).toEqual(['undelayed', 'delayed'])
  })
})
