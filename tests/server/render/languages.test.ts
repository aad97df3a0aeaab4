import { loadBuiltSite } from '@server/render/site-renderer'
import { startServer } from '@tests/server/start-server'
import { expect, test } from 'vitest'

async function start() {
  const server = await startServer({ renderer: await loadBuiltSite(), env: { PUBLIC_URL: 'https://eye.example' } })
  const open = (path: string, cookie?: string) => server.fetch(path, { headers: cookie ? { cookie } : {} })
  const editor = await server.as(await server.make.user({ role: 'editor' }))
  const translate = (id: number, language: string, texts: object) =>
    editor.put(`/api/articles/${id}/translations/${language}`, texts)
  return { ...server, open, translate }
}

const french = { title: 'Le lac', excerpt: 'Un extrait', content: '<p>Le lac est profond.</p>', status: 'published' }

test.each([
  ['/about', 'googtrans=/en/id', '/id/about'],
  ['/', 'googtrans=/en/zh-CN', '/zh-CN'],
  ['/articles/1?from=mail', 'theme=dark; googtrans=%2Fen%2Far', '/ar/articles/1?from=mail'],
  ['/about?lang=fr', undefined, '/fr/about'],
  ['/about?lang=fr', 'googtrans=/en/de', '/de/about'],
])('%s with the cookie %s redirects to %s', async (path, cookie, address) => {
  const { open } = await start()
  const { status, headers } = await open(path, cookie)
  expect(status).toBe(302)
  expect(headers.location).toBe(address)
  expect(headers.vary).toMatch(/cookie/i)
  expect(headers['cache-control']).toBe('no-store')
})

test.each([
  ['/about', undefined],
  ['/about', 'googtrans=/en/en'],
  ['/about', 'googtrans=/en/xx'],
  ['/about?lang=fr', 'googtrans=/en/en'],
  ['/about?lang=elvish', undefined],
])('%s with the cookie %s is shown in English', async (path, cookie) => {
  const { open } = await start()
  const { status, text, headers } = await open(path, cookie)
  expect(status).toBe(200)
  expect(text).toContain('<html lang="en" dir="ltr">')
  expect(headers.vary).toMatch(/cookie/i)
})

test('an address with a language code has that language, whatever the cookie, and is cached separately', async () => {
  const { open } = await start()
  for (const _ of ['rendered', 'from the cache']) {
    expect((await open('/fr/about', 'googtrans=/en/de')).text).toContain('<html lang="fr" dir="ltr">')
    const arabic = await open('/ar/about')
    expect(arabic.text).toContain('<html lang="ar" dir="rtl">')
    expect(arabic.text).toContain('href="/ar/articles"')
    expect((await open('/about')).text).toContain('href="/articles"')
  }
  expect((await open('/fr/nowhere')).status).toBe(404)
  expect((await open('/xx/about')).status).toBe(404)
})

test('a page links to all its languages for search engines', async () => {
  const { open } = await start()
  const { text } = await open('/id/about')
  expect(text).toContain('<link data-page rel="canonical" href="https://eye.example/id/about">')
  expect(text.match(/hreflang="/g)).toHaveLength(17)
  expect(text).toContain('rel="alternate" hreflang="zh-CN" href="https://eye.example/zh-CN/about"')
  expect(text).toContain('rel="alternate" hreflang="x-default" href="https://eye.example/about"')
})

test('an article links to the languages it has been translated into', async () => {
  const { open, make, translate } = await start()
  const { id } = await make.article({ title: 'The lake', content: '<p>The lake is deep.</p>' })
  const before = await open(`/fr/articles/${id}`)
  expect(before.text).toContain('The lake is deep.')
  expect(before.text).toContain(`rel="canonical" href="https://eye.example/articles/${id}"`)
  expect(before.text).not.toContain('hreflang')
  expect(before.text).toContain(`"mainEntityOfPage":"https://eye.example/articles/${id}"`)

  await translate(id, 'fr', french)
  await translate(id, 'id', { ...french, title: 'Danau', status: 'draft' })

  const { text } = await open(`/fr/articles/${id}`)
  expect(text).toContain('<p>Le lac est profond.</p>')
  expect(text).toContain('<title>Le lac - Eye of Sumatra</title>')
  expect(text).toContain(`rel="canonical" href="https://eye.example/fr/articles/${id}"`)
  expect(text).toContain(`hreflang="fr" href="https://eye.example/fr/articles/${id}"`)
  expect(text).not.toContain('hreflang="id"')
  expect(text).not.toContain('translate="yes"')
  expect(text).toContain(`"mainEntityOfPage":"https://eye.example/fr/articles/${id}"`)
  expect(text).toContain('property="og:locale" content="fr_FR"')
  expect((await open('/fr')).text).toContain('Le lac')
  expect((await open(`/id/articles/${id}`)).text).toContain('The lake is deep.')
  expect((await open(`/articles/${id}`)).text).toContain('The lake is deep.')

  const sitemap = (await open('/sitemap.xml')).text
  expect(sitemap).toContain(`<loc>https://eye.example/fr/articles/${id}</loc>`)
  expect(sitemap).not.toContain(`<loc>https://eye.example/id/articles/${id}</loc>`)
  expect(sitemap).toContain(`hreflang="fr" href="https://eye.example/fr/articles/${id}"/>`)
  expect(sitemap).toContain('<loc>https://eye.example/id/about</loc>')
})

test('the home page shows an ad in the language of the page, or says that it is in English', async () => {
  const { open, make, as } = await start()
  const { id } = await make.ad({
    title: 'Three rooms',
    description: 'By the lake',
    ad_type: 'text',
    status: 'published',
  })
  const editor = await as(await make.user({ role: 'editor' }))
  const kamar = { title: 'Tiga kamar', description: 'Di tepi danau', status: 'published' }
  await editor.put(`/api/ads/${id}/translations/id`, kamar)
  const indonesian = (await open('/id')).text
  expect(indonesian).toContain('<h3><span>Tiga kamar</span></h3>')
  expect(indonesian).not.toContain('Three rooms')
  expect((await open('/fr')).text).toContain('<h3><span translate="yes" lang="en" dir="auto">Three rooms</span></h3>')
  expect((await open('/')).text).toContain('<h3><span>Three rooms</span></h3>')
})

test('each language has a feed with its translations, which its pages link to', async () => {
  const { open, make, translate } = await start()
  const { id } = await make.article({ title: 'The lake' })
  const other = await make.article({ title: 'Salt & <smoke>' })
  await translate(id, 'fr', french)

  const { text, headers } = await open('/fr/feed.xml', 'googtrans=/en/de')
  expect(headers['content-type']).toMatch('application/rss+xml')
  expect(text).toContain('<link>https://eye.example/fr</link>')
  expect(text).toContain('href="https://eye.example/fr/feed.xml"/>')
  expect(text).toContain('<description>Le géotourisme durable, venu de la terre des légendes.</description>')
  expect(text).toContain('<language>fr</language>')
  const items = text.split('<item>').slice(1)
  expect(items).toEqual([
    expect.stringContaining('<title>Salt &amp; &lt;smoke&gt;</title>'),
    expect.stringContaining('<title>Le lac</title>'),
  ])
  expect(items[0]).toContain(`<link>https://eye.example/fr/articles/${other.id}</link>`)
  expect(items[0]).toContain('<dc:language>en</dc:language>')
  expect(items[1]).toContain(
    '<description>Un extrait</description><dc:creator>Someone</dc:creator><dc:language>fr</dc:language>',
  )
  expect((await open('/feed.xml')).text).toContain('<title>The lake</title>')
  expect((await open('/zh-CN/feed.xml')).text).toContain('<description>来自传说之地的可持续地质旅游。</description>')
  expect((await open('/xx/feed.xml')).status).toBe(404)

  const link = (path: string) => `rel="alternate" type="application/rss+xml" title="Eye of Sumatra" href="${path}"`
  expect((await open('/fr/about')).text).toContain(link('https://eye.example/fr/feed.xml'))
  expect((await open('/about')).text).toContain(link('https://eye.example/feed.xml'))
  expect((await open('/login')).text).not.toContain('rss+xml')
})
