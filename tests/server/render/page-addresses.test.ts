import { addRedirects } from '@server/db/redirects'
import { loadBuiltSite } from '@server/render/site-renderer'
import { startServer } from '@tests/server/start-server'
import { afterAll, describe, expect, test } from 'vitest'

const server = await startServer({ renderer: await loadBuiltSite(), closeOn: afterAll })
const open = (path: string, headers: Record<string, string> = {}) => server.fetch(path, { headers })

describe('an address that is written in another way', () => {
  test.each([
    ['/en', '/'],
    ['/en/', '/'],
    ['/EN?from=mail', '/?from=mail'],
    ['/en/articles?q=toba&page=2', '/articles?q=toba&page=2'],
    ['/en-GB/about', '/about'],
    ['/zh', '/zh-CN'],
    ['/zh-cn/about', '/zh-CN/about'],
    ['/zh-TW/articles/1', '/zh-CN/articles/1'],
    ['/zh_Hant_HK/about', '/zh-CN/about'],
    ['/pt-BR', '/pt'],
    ['/pt-br/places/Samosir?x=%20', '/pt/places/Samosir?x=%20'],
    ['/ID', '/id'],
    ['/Id/Articles/12', '/id/articles/12'],
    // What Android calls Indonesian.
    ['/in/about', '/id/about'],
    ['/About', '/about'],
    ['/ARTICLES?Q=Toba', '/articles?Q=Toba'],
    ['/LOGIN', '/login'],
    ['/Confirm-Email?token=AbC', '/confirm-email?token=AbC'],
    ['/Dashboard', '/dashboard'],
    ['/FR/Feed.xml', '/fr/feed.xml'],
    ['/Sitemap.XML', '/sitemap.xml'],
    ['//about', '/about'],
    // Never to another host.
    ['//evil.example/about', '/evil.example/about'],
    ['/en//evil.example', '/evil.example'],
    ['/en/\\evil.example', '/evil.example'],
  ])('%s leads to %s for good', async (path, target) => {
    const { status, headers } = await open(path)
    expect(headers.location).toBe(target)
    expect(status).toBe(301)
  })

  test('leads to its own address before the language of the reader is asked', async () => {
    const { status, headers } = await open('/ID/About', { cookie: 'googtrans=/en/fr' })
    expect([status, headers.location]).toEqual([301, '/id/about'])
  })

  test('is left to the imported addresses first', async () => {
    await addRedirects(server.db, ['/pt-br/lago-toba'], '/articles/1')
    expect((await open('/pt-BR/lago-toba')).headers.location).toBe('/articles/1')
  })
})

test.each(['/', '/id', '/zh-CN/about', '/about', '/articles', '/fr/feed.xml', '/robots.txt'])(
  '%s is not redirected',
  async (path) => {
    expect((await open(path)).status).toBe(200)
  },
)

test.each([
  ['/articles/99', 'Article Not Found'],
  ['/articles/toba', 'Article Not Found'],
  ['/articles?page=9', 'Page not found'],
  ['/articles?page=0', 'Page not found'],
  ['/places/nowhere', 'Place Not Found'],
  ['/topics/nothing', 'Page not found'],
  ['/authors/99-nobody', 'Page not found'],
  ['/pages/nothing', 'Page not found'],
  ['/nowhere', 'Page not found'],
])('instead of %s, which does not exist, a reader gets a search and the latest articles', async (path, title) => {
  const latest = `What is new instead of ${path}`
  await server.make.article({ title: latest })
  const { status, text } = await open(path)
  expect(status).toBe(404)
  expect(text).toContain(`<title>${title} - Eye of Sumatra</title>`)
  expect(text).toContain('type="search"')
  expect(text.match(/<article class="card"/g)?.length).toBeLessThanOrEqual(3)
  expect(text).toContain(`>${latest}</`)
})

test.each(['/xx', '/it-is-a-place', '/enough', '/articles/Toba', '/Nowhere'])(
  '%s is no other way to write an address',
  async (path) => {
    expect((await open(path)).status).toBe(404)
  },
)

test('a press on English in the list of languages is a choice, a link elsewhere is none', async () => {
  const cookie = 'googtrans=/en/id'
  const press = await open('/en/about', { cookie, 'sec-fetch-site': 'same-origin' })
  expect(press.headers['set-cookie']).toContain('googtrans=/en/en; path=/')
  expect(press.headers['cache-control']).toBe('no-store')
  const link = await open('/en/about', { cookie, 'sec-fetch-site': 'cross-site' })
  expect(link.headers['set-cookie']).toBeUndefined()
  expect(link.headers.location).toBe('/about')
})
