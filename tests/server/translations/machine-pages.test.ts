import { loadBuiltSite } from '@server/render/site-renderer'
import { expect, test } from 'vitest'
import { startWithMachine } from './machine-texts'

const start = async () =>
  startWithMachine(undefined, { env: { PUBLIC_URL: 'https://eye.example' }, renderer: await loadBuiltSite() })

const robots = (html: string) => /<meta [^>]*name="robots" content="([^"]*)"/.exec(html)?.[1]
const canonical = (html: string) => /<link [^>]*rel="canonical" href="([^"]*)"/.exec(html)?.[1]

test('a page with a machine’s text is labelled, links to the original, has its own address and is kept from search engines', async () => {
  const { make, fetch, work } = await start()
  const { id } = await make.article({ title: 'Lake', excerpt: 'Deep' })
  const open = async (path: string) => (await fetch(path)).text
  const before = await open(`/de/articles/${id}`)
  expect(before).toContain('Eine maschinelle Übersetzung ist in Arbeit.')
  expect(robots(before)).toBe('index, follow')
  expect(canonical(before)).toBe(`https://eye.example/articles/${id}`)
  await open('/de/articles')
  await work()

  const after = await open(`/de/articles/${id}`)
  expect(after).toMatch(new RegExp(`Maschinelle Übersetzung\\. <a [^>]*href="/articles/${id}"`))
  expect(after).toContain('[de] Lake')
  expect(robots(after)).toBe('noindex, follow')
  expect(canonical(after)).toBe(`https://eye.example/de/articles/${id}`)
  expect(after).toContain('property="og:locale" content="de_DE"')
  expect(after).not.toContain('hreflang')
  const list = await open('/de/articles')
  expect(list).toContain('Teilweise maschinell übersetzt.')
  expect(robots(list)).toBe('noindex, follow')
  // Other languages, and pages without such texts, are as before.
  const original = await open(`/articles/${id}`)
  expect(robots(original)).toBe('index, follow')
  expect(original).not.toContain('hreflang')
  expect(robots(await open('/de/about'))).toBe('index, follow')
  expect(after).toContain('"translateWidgetUrl":null')
})

test('an article that people have translated is indexed, although a machine has translated those that it recommends', {
  tags: 'sweep',
}, async () => {
  const { make, fetch, work, editor } = await start()
  const [{ id }, other] = [await make.article({ title: 'Lake' }), await make.article({ title: 'Forest' })]
  const texts = { title: 'See', excerpt: 'Tief', content: '<p>Wasser</p>', status: 'published' }
  await editor.put(`/api/articles/${id}/translations/de`, texts)
  await fetch(`/de/articles/${id}`)
  await work()
  const { text } = await fetch(`/de/articles/${id}`)
  expect(text).toContain('[de] Forest')
  expect(text).toContain('Teilweise maschinell übersetzt.')
  expect(robots(text)).toBe('index, follow')
  expect(canonical(text)).toBe(`https://eye.example/de/articles/${id}`)
  const sitemap = (await fetch('/sitemap.xml')).text
  expect(sitemap).toContain(`/de/articles/${id}<`)
  expect(sitemap).not.toContain(`/de/articles/${other.id}<`)
})

test('feeds and the sitemap have nothing of the machine', async () => {
  const { make, fetch, work, editor } = await start()
  await make.article({ title: 'Lake' })
  const place = await make.place({ name: 'Pond', slug: 'pond' })
  await editor.put(`/api/places/${place.id}/translations/fr`, { name: 'Étang', summary: 'Un étang' })
  await fetch('/de/articles')
  await fetch('/de/places/pond')
  await work()
  expect((await fetch('/de/articles')).text).toContain('[de] Lake')
  expect((await fetch('/de/feed.xml')).text).toContain('<title>Lake</title>')
  const sitemap = (await fetch('/sitemap.xml')).text
  expect(sitemap).toContain('https://eye.example/fr/places/pond<')
  expect(sitemap).not.toContain('https://eye.example/de/places/pond<')
  const page = (await fetch('/de/places/pond')).text
  expect(page).toContain('[de] A lake in a caldera')
  expect(canonical(page)).toBe('https://eye.example/de/places/pond')
  expect(robots(page)).toBe('noindex, follow')
})

test('English lists with an original in another language are indexed; its machine translation leads to the original', async () => {
  const { make, fetch, work, editor } = await start()
  const open = async (path: string) => (await fetch(path)).text
  await make.article({ title: 'Lake' })
  const danau = { title: 'Danau', excerpt: 'Dalam', content: '<p>Air</p>', status: 'published', language: 'id' }
  const { articleId: id } = (await editor.post('/api/articles', danau)).json
  for (const path of ['/', `/articles/${id}`]) await open(path)
  await work()

  const home = await open('/')
  expect(home).toContain('[en] Danau')
  expect(robots(home)).toBe('index, follow')
  expect(home).toMatch(/Partly translated by machine\. <a [^>]*href="\/id"/)
  const page = await open(`/articles/${id}`)
  expect(page).toContain('[en] Danau')
  expect(robots(page)).toBe('noindex, follow')
  expect(page).toMatch(new RegExp(`Machine translation\\. <a [^>]*href="/id/articles/${id}"`))
  expect(robots(await open(`/id/articles/${id}`))).toBe('index, follow')
})
