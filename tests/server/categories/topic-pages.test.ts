import { loadBuiltSite } from '@server/render/site-renderer'
import { startServer } from '@tests/server/start-server'
import { expect, test } from 'vitest'

async function start() {
  const server = await startServer({ renderer: await loadBuiltSite(), env: { PUBLIC_URL: 'https://eye.example' } })
  const leads = async (path: string) => {
    const { status, headers } = await server.fetch(path)
    return [status, headers.location]
  }
  return { ...server, leads, editor: await server.as(await server.make.user({ role: 'editor' })) }
}

const structuredData = (html: string) =>
  [...html.matchAll(/application\/ld\+json">(.*?)<\/script>/gs)].map(([, json]) => JSON.parse(json ?? ''))

test('a topic has a page with its articles, a feed and its place in the sitemap, in its languages', async () => {
  const { fetch, make, editor } = await start()
  const { id } = await make.category({ name: 'Lakes', slug: 'lakes', description: 'Water in calderas' })
  await make.category({ name: 'Empty', slug: 'empty' })
  await editor.put(`/api/categories/${id}/translations/id`, { name: 'Danau', description: 'Air di kaldera' })
  const article = await make.article({ title: 'Deep & clear', category_ids: [id] })
  await make.article({ title: 'Elsewhere' })

  const page = await fetch('/topics/lakes')
  expect(page.status).toBe(200)
  expect(page.text).toContain('<title>Lakes')
  for (const part of ['Water in calderas', `href="/articles/${article.id}"`, 'href="/topics/lakes/feed.xml"'])
    expect(page.text).toContain(part)
  expect(page.text).not.toContain('Elsewhere')
  expect(page.text).toContain('rel="canonical" href="https://eye.example/topics/lakes"')
  expect(page.text).toContain('hreflang="id" href="https://eye.example/id/topics/lakes"')
  expect(page.text).toContain('title="Lakes - Eye of Sumatra" href="https://eye.example/topics/lakes/feed.xml"')
  expect(structuredData(page.text)).toMatchObject([
    { '@type': 'CollectionPage', name: 'Lakes', mainEntity: { itemListElement: [{ name: 'Deep & clear' }] } },
    { '@type': 'BreadcrumbList', itemListElement: [{}, {}, { name: 'Lakes' }] },
  ])
  const translated = (await fetch('/id/topics/lakes')).text
  for (const part of ['<title>Danau', 'Air di kaldera', 'Topik', 'href="/id/topics/lakes/feed.xml"'])
    expect(translated).toContain(part)
  expect((await fetch(`/id/articles/${article.id}`)).text).toMatch(/href="\/id\/topics\/lakes"[^>]*>.*?Danau/)

  const feed = (await fetch('/id/topics/lakes/feed.xml')).text
  expect(feed).toContain('<title>Danau - Eye of Sumatra</title><link>https://eye.example/id/topics/lakes</link>')
  expect(feed).toContain('<title>Deep &amp; clear</title>')
  expect(feed).not.toContain('Elsewhere')
  const sitemap = (await fetch('/sitemap.xml')).text
  expect(sitemap).toContain('<loc>https://eye.example/id/topics/lakes</loc><lastmod>')
  expect(sitemap).not.toContain('/topics/empty')
  expect((await fetch('/topics/empty')).text).toContain('content="noindex, nofollow"')
})

test('unknown topics and authors are a 404, also their feeds and pages past the end', async () => {
  const { fetch, make } = await start()
  const { id } = await make.category({ slug: 'lakes' })
  await make.article({ category_ids: [id] })
  const author = await make.user({ name: 'Sari', role: 'editor' })
  await make.article({ author_id: author.id })
  const unknown = [
    'rivers',
    'rivers/feed.xml',
    '%00/feed.xml',
    'lakes?page=2',
    'lakes?page=0',
    'x'.repeat(300),
    '%00',
    '%f0%9f',
  ]
  for (const path of unknown) expect((await fetch(`/topics/${path}`)).status, path).toBe(404)
  for (const path of ['999', '0-sari', 'sari', `${author.id}-sari?page=2`, '99999999999-sari'])
    expect((await fetch(`/authors/${path}`)).status, path).toBe(404)
})

test('the list of a topic has pages, each with its address and links to the others', async () => {
  const { fetch, make } = await start()
  const { id } = await make.category({ slug: 'lakes' })
  for (let count = 0; count < 25; count += 1) await make.article({ category_ids: [id] })
  const first = (await fetch('/id/topics/lakes')).text
  expect(first).toContain('href="/id/topics/lakes?page=2"')
  expect(first.match(/<article class="card"/g)).toHaveLength(24)
  const second = (await fetch('/topics/lakes?page=2')).text
  expect(second.match(/<article class="card"/g)).toHaveLength(1)
  expect(second).toContain('rel="prev" href="/topics/lakes"')
  expect(second).toContain('rel="canonical" href="https://eye.example/topics/lakes?page=2"')
})

test('a renamed topic leads from its old addresses to the new ones, as do other letter case and a final slash', async () => {
  const { make, editor, leads } = await start()
  const { id } = await make.category({ name: 'Lakes', slug: 'lakes' })
  await make.article({ category_ids: [id] })
  expect(await leads('/topics/Lakes?page=1')).toEqual([301, '/topics/lakes?page=1'])
  expect(await leads('/id/topics/lakes/')).toEqual([301, '/id/topics/lakes'])
  expect(await leads('/topics/LAKES/feed.xml')).toEqual([301, '/topics/lakes/feed.xml'])
  await editor.put(`/api/categories/${id}`, { name: 'Lakes', slug: 'waters' })
  expect(await leads('/ja/topics/lakes')).toEqual([301, '/ja/topics/waters'])
  expect(await leads('/topics/lakes?from=mail&page=2')).toEqual([301, '/topics/waters?page=2'])
  expect(await leads('/ja/topics/lakes/feed.xml')).toEqual([301, '/ja/topics/waters/feed.xml'])
  await editor.put(`/api/categories/${id}`, { name: 'Lakes', slug: 'lakes' })
  expect(await leads('/topics/lakes')).toEqual([200, undefined])
  expect(await leads('/topics/waters')).toEqual([301, '/topics/lakes'])
})

test('an author has a page, to which other forms of its address lead, and the article names it', async () => {
  const { fetch, make, leads } = await start()
  const bio = 'Walks & writes'
  const { id, email } = await make.user({ name: 'Sari Lubis', role: 'editor', bio, phone: '0812 345' })
  const article = await make.article({ title: 'Deep', author_id: id, author_name: 'Sari Lubis' })
  const own = `/authors/${id}-sari-lubis`
  const { text, status } = await fetch(own)
  expect(status).toBe(200)
  for (const part of ['Walks &amp; writes', '>Deep<', `href="/articles/${article.id}"`]) expect(text).toContain(part)
  for (const secret of [email, '0812 345', '"role"', 'editor']) expect(text).not.toContain(secret)
  const url = `https://eye.example${own}`
  expect(text).toContain(`rel="canonical" href="${url}"`)
  expect(structuredData(text)[0]).toMatchObject({
    '@type': 'ProfilePage',
    mainEntity: { '@type': 'Person', name: 'Sari Lubis', description: bio, url },
  })
  expect(await leads(`/authors/${id}`)).toEqual([301, own])
  expect(await leads(`/id/authors/${id}-someone-else?page=1`)).toEqual([301, `/id${own}?page=1`])

  const { text: html } = await fetch(`/articles/${article.id}`)
  expect(html).toContain(`rel="author" href="${own}"`)
  expect(structuredData(html)[0]).toMatchObject({ author: { '@type': 'Person', name: 'Sari Lubis', url } })
  expect((await fetch('/sitemap.xml')).text).toContain(`<loc>${url}</loc><lastmod>`)

  const hidden = await make.article({ author_id: id, author_name: 'Sari Lubis', byline: 'A pen name' })
  const { text: underByline } = await fetch(`/articles/${hidden.id}`)
  expect(underByline).not.toContain(own)
  expect(structuredData(underByline)[0].author).toEqual({ '@type': 'Person', name: 'A pen name' })
})

test('an article shows related ones in the language of the reader', async () => {
  const { fetch, make, editor } = await start()
  const { id } = await make.category()
  const [article, other] = [await make.article({ category_ids: [id] }), await make.article({ category_ids: [id] })]
  for (let count = 0; count < 3; count += 1) await make.article({ title: `News ${count}` })
  const danau = { title: 'Danau Toba', excerpt: 'Sebuah danau', content: '<p>Danau</p>', status: 'published' }
  await editor.put(`/api/articles/${other.id}/translations/id`, danau)
  const { text } = await fetch(`/id/articles/${article.id}`)
  const cards = [
    ...text.slice(text.indexOf('id="related"')).matchAll(/class="card-link"[^>]*>(?:<span[^>]*>)?([^<]*)/g),
  ]
  expect(cards.map(([, title]) => title)).toEqual(['Danau Toba', 'News 2', 'News 1'])
})
