import { loadBuiltSite } from '@server/render/site-renderer'
import { startServer } from '@tests/server/start-server'
import { expect, test } from 'vitest'

async function start() {
  const server = await startServer({ renderer: await loadBuiltSite(), env: { PUBLIC_URL: 'https://eye.example' } })
  return { ...server, editor: await server.as(await server.make.user({ role: 'editor' })) }
}

const structuredData = (html: string) => JSON.parse(/application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1] ?? '')
const footerOf = (html: string) => /class="wrap footer-pages".*?<\/nav>/s.exec(html)?.[0]
const canonicalOf = (html: string) => /rel="canonical" href="([^"]*)"/.exec(html)?.[1]

test('a published page is rendered with its text, description and structured data, and the footer of each page links to it', async () => {
  const { fetch, make } = await start()
  expect(footerOf((await fetch('/')).text)).toBeUndefined()
  await make.page({ title: 'Privacy', slug: 'privacy', content: '<h2>Who</h2><p>We store little.</p>' })
  await make.page({ title: 'Imprint', slug: 'imprint', status: 'draft' })

  const { status, text } = await fetch('/pages/privacy')
  expect(status).toBe(200)
  expect(text).toContain('<p>We store little.</p>')
  expect(text).toContain('name="description" content="Who We store little."')
  expect(canonicalOf(text)).toBe('https://eye.example/pages/privacy')
  const about = { '@type': 'WebPage', name: 'Privacy', inLanguage: 'en', url: 'https://eye.example/pages/privacy' }
  expect(structuredData(text)).toMatchObject(about)
  for (const path of ['/', '/articles']) {
    const footer = footerOf((await fetch(path)).text)
    expect(footer).toContain('href="/pages/privacy"')
    expect(footer).not.toContain('Imprint')
  }
  for (const path of ['/pages/imprint', '/pages/none', '/id/pages/none']) expect((await fetch(path)).status).toBe(404)
})

test('a translated page has its own address, and the footer is in the reader’s language', async () => {
  const { fetch, make, editor } = await start()
  const { id } = await make.page({ title: 'Privacy', slug: 'privacy' })
  await editor.put(`/api/pages/${id}/translations/id`, {
    title: 'Privasi',
    status: 'published',
    content: '<p>Sedikit</p>',
  })
  const { text } = await fetch('/id/pages/privacy')
  expect(text).toContain('Sedikit')
  expect(canonicalOf(text)).toBe('https://eye.example/id/pages/privacy')
  expect(footerOf((await fetch('/id/articles')).text)).toContain('Privasi')
  // Not translated: the original, which search engines should index in its place.
  const german = (await fetch('/de/pages/privacy')).text
  expect(canonicalOf(german)).toBe('https://eye.example/pages/privacy')
  expect(footerOf(german)).toMatch(/<span[^>]* lang="en"[^>]*>Privacy/)
  const sitemap = (await fetch('/sitemap.xml')).text
  expect(sitemap).toContain('<loc>https://eye.example/id/pages/privacy</loc>')
  expect(sitemap).not.toContain('/de/pages/privacy')
})

test('a renamed page leads from its old address to the new one, in every language', async () => {
  const { fetch, make, editor } = await start()
  const { id, title } = await make.page({ slug: 'data' })
  await editor.put(`/api/pages/${id}`, { title, slug: 'privacy' })
  for (const [from, to] of [
    ['/pages/data', '/pages/privacy'],
    ['/id/pages/data', '/id/pages/privacy'],
  ] as const) {
    const { status, headers } = await fetch(from)
    expect([status, headers.location]).toEqual([301, to])
  }
})

test('a page has one address, to which other letter case and a final slash lead', async () => {
  const { fetch, make } = await start()
  await make.page({ slug: 'privacy' })
  for (const [from, to] of [
    ['/pages/Privacy', '/pages/privacy'],
    ['/ja/pages/privacy/?x=1', '/ja/pages/privacy?x=1'],
  ] as const) {
    const { status, headers } = await fetch(from)
    expect([status, headers.location]).toEqual([301, to])
  }
  expect((await fetch('/pages/%00')).status).toBe(404)
})

test('a published page with the slug about replaces the texts of About until it is taken back or deleted', async () => {
  const { fetch, make, editor } = await start()
  const about = async (path = '/about') => (await fetch(path)).text
  const builtIn = /<h1>(.*?)<\/h1>/.exec(await about())?.[1] as string
  const { id } = await make.page({ title: 'Who we are', slug: 'about', content: '<p>Six people</p>', status: 'draft' })
  expect(await about()).toContain(builtIn)

  const save = (status: string) => editor.put(`/api/pages/${id}`, { title: 'Who we are', status })
  await save('published')
  expect(await about()).toContain('Six people')
  expect(await about()).not.toContain(builtIn)
  expect(structuredData(await about())).toMatchObject({ '@type': 'AboutPage', name: 'Who we are' })
  expect(footerOf(await about())).toBeUndefined()
  const translation = { title: 'Siapa kami', content: '<p>Enam orang</p>', status: 'published' }
  await editor.put(`/api/pages/${id}/translations/id`, translation)
  expect(await about('/id/about')).toContain('Enam orang')
  const { status, headers } = await fetch('/id/pages/about')
  expect([status, headers.location]).toEqual([301, '/id/about'])
  expect((await fetch('/sitemap.xml')).text).not.toContain('/de/about<')

  await save('draft')
  expect(await about()).toContain(builtIn)
  await save('published')
  await editor.delete(`/api/pages/${id}`)
  expect(await about()).toContain(builtIn)
  expect((await fetch('/sitemap.xml')).text).toContain('/de/about<')
})
