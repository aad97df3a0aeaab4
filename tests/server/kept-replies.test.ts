import { articles } from '@server/db/schema/core'
import { tag } from '@server/http/cache/cache-tags'
import { networkOf } from '@server/http/network'
import { loadBuiltSite } from '@server/render/site-renderer'
import { eq } from 'drizzle-orm'
import { expect, onTestFinished, test, vi } from 'vitest'
import { startServer } from './start-server'

/** A server whose pages name what they were rendered for, and that counts how often each was rendered. */
async function startWithPages(env: Record<string, string> = {}) {
  const built = await loadBuiltSite()
  const entry = await built.entry()
  const rendered: string[] = []
  const render: typeof entry.render = (url, options) => {
    rendered.push(url)
    return entry.render(url, options)
  }
  const server = await startServer({ renderer: { ...built, entry: async () => ({ ...entry, render }) }, env })
  return { ...server, rendered }
}

const titles = ({ json }: { json: { articles: { title: string }[] } }) => json.articles.map(({ title }) => title)

test('ten readers of a page that is not kept cause one rendering', async () => {
  const { fetch, rendered } = await startWithPages()
  const replies = await Promise.all(Array.from({ length: 10 }, () => fetch('/articles')))
  expect(replies.every(({ status }) => status === 200)).toBe(true)
  expect(rendered).toEqual(['/articles'])
})

test('a saved text drops the pages that show it, and no others', async () => {
  const { fetch, make, as, rendered } = await startWithPages()
  const editor = await as(await make.user({ role: 'editor' }))
  const category = await make.category()
  const topic = { category_ids: [category.id] }
  // Not in the future, as articles of a test that comes late: a save would move it to the present.
  const created_at = new Date('2026-01-01')
  const saved = await make.article({ title: 'Before', created_at, ...topic })
  const other = await make.article({ title: 'Other', created_at })
  // As many as are related, so that neither is shown below the other.
  for (const _ of [1, 2, 3, 4]) await make.article()
  const pages = [`/articles/${saved.id}`, `/topics/${category.slug}`, `/articles/${other.id}`, '/about']
  for (const page of pages) await fetch(page)
  rendered.length = 0
  await editor.put(`/api/articles/${saved.id}`, { title: 'After', excerpt: 'x' })
  const texts = []
  for (const page of pages) texts.push((await fetch(page)).text)
  expect(rendered).toEqual(pages.slice(0, 2))
  expect(texts[0]).toContain('After')
  expect(texts[1]).toContain('After')
})

test('a publication is on every list that it belongs to at once, and leaves the others kept', async () => {
  const { fetch, make, as, cache } = await startServer()
  const editor = await as(await make.user({ role: 'editor' }))
  const [lakes, craters] = [await make.category(), await make.category()]
  const draft = await make.article({ title: 'New', status: 'draft', category_ids: [lakes.id] })
  const lists = ['', `?category=${lakes.slug}`, `?category=0${lakes.id}`, '?sort=title', '?q=new']
  const elsewhere = `/api/articles?category=${craters.id}`
  for (const list of lists) expect(titles(await fetch(`/api/articles${list}`))).toEqual([])
  await fetch(elsewhere)
  const kept = vi.spyOn(cache, 'set')
  await editor.put(`/api/articles/${draft.id}/status`, { status: 'published' })
  for (const list of lists) expect([list, titles(await fetch(`/api/articles${list}`))]).toEqual([list, ['New']])
  expect(titles(await fetch(elsewhere))).toEqual([])
  expect(kept).toHaveBeenCalledTimes(lists.length)
})

test('after a change, the one who made it sees it at once, and others within a second', async () => {
  const { fetch, make, as, rendered } = await startWithPages()
  const editor = await as(await make.user({ role: 'editor' }))
  const { id } = await make.article({ title: 'First' })
  let now = performance.now()
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => now)
  onTestFinished(() => clock.mockRestore())
  const page = `/articles/${id}`
  const readers = async () => [(await fetch(page)).text, (await fetch(page, { from: '203.0.113.9' })).text]
  await readers()
  await editor.put(`/api/articles/${id}`, { title: 'Second', excerpt: 'x' })
  const stale = await fetch(page, { from: '203.0.113.9' })
  expect(stale.text).toContain('First')
  expect(stale.headers['cache-control']).not.toContain('s-maxage')
  expect((await fetch(page)).text).toContain('Second')
  expect((await fetch(page, { from: '203.0.113.9' })).text).toContain('Second')

  await editor.put(`/api/articles/${id}`, { title: 'Third', excerpt: 'x' })
  now += 999
  expect((await fetch(page, { from: '203.0.113.9' })).text).toContain('Second')
  now += 2
  expect((await fetch(page, { from: '203.0.113.9' })).text).toContain('Third')
  expect(rendered).toHaveLength(3)
})

test('after a change that another process has made, the one who made it sees it at once here too', async () => {
  const { fetch, make, db, cache } = await startWithPages()
  const { id } = await make.article({ title: 'First' })
  const page = `/articles/${id}`
  await fetch(page)
  await db.update(articles).set({ title: 'Second' }).where(eq(articles.id, id))
  const writers = [networkOf('203.0.113.7')]
  cache.applyFromElsewhere({ tags: [tag.article(id)], writers }, 0)
  expect((await fetch(page, { from: '203.0.113.9' })).text).toContain('First')
  expect((await fetch(page, { from: '203.0.113.7' })).text).toContain('Second')
})

test('a page that was begun before a change is not kept after it', async () => {
  const { fetch, make, as, rendered } = await startWithPages()
  const editor = await as(await make.user({ role: 'editor' }))
  const { id } = await make.article({ title: 'Before' })
  const page = `/articles/${id}`
  const pending = fetch(page)
  await editor.put(`/api/articles/${id}`, { title: 'After', excerpt: 'x' })
  await pending
  expect((await fetch(page)).text).toContain('After')
  expect(rendered.length).toBeGreaterThan(0)
})

/** Over the network, where kept replies do not pass the hooks. */
async function listen(env?: Record<string, string>) {
  const server = await startWithPages(env)
  const origin = await server.app.listen({ host: '127.0.0.1', port: 0 })
  const open = async (path: string, headers: Record<string, string> = {}, method = 'GET') => {
    const reply = await globalThis.fetch(origin + path, { method, headers, redirect: 'manual' })
    const { date: _, ...all } = Object.fromEntries(reply.headers)
    return { status: reply.status, headers: all, text: await reply.text() }
  }
  return { ...server, open }
}

test('an early answer is the same as one that has passed the hooks', async () => {
  const { open, make, rendered } = await listen()
  const { id } = await make.article({ title: 'Lake Toba' })
  const page = `/articles/${id}`
  const answers = [await open(page), await open(page), await open(page)]
  // Without an origin, those of CORS mean nothing. The length of what is compressed while it is sent is not known.
  const varying = ['content-length', 'transfer-encoding', 'access-control-expose-headers']
  const [made, kept, early] = answers.map(({ headers }) =>
    Object.fromEntries(Object.entries(headers).filter(([name]) => !varying.includes(name))),
  )
  expect(kept).toEqual(early)
  expect(made).toEqual(early)
  expect(new Set(answers.map(({ text }) => text)).size).toBe(1)
  expect(rendered).toEqual([page])
  const seen = { 'if-none-match': String(early?.etag) }
  expect(await open(page, seen)).toMatchObject({ status: 304, text: '' })
  expect(await open(page, {}, 'HEAD')).toMatchObject({ status: 200, text: '' })
  expect((await open(page, { 'accept-encoding': 'identity' })).headers['content-encoding']).toBeUndefined()
  expect((await open('/api/metrics')).text).toContain(
    'http_request_duration_seconds_count{method="GET",route="/*",status="200"} 4\n',
  )
})

test('an early answer is no way around the choice of a language, a session or a bad host', async () => {
  const { open, make, as, fetch } = await listen({ CORS_ORIGINS: 'https://desk.example' })
  const staff = await as(await make.user({ role: 'editor' }))
  for (const path of ['/about', '/api/articles']) for (const _ of [1, 2, 3]) await open(path)
  const indonesian = await open('/about', { cookie: 'googtrans=/en/id' })
  expect([indonesian.status, indonesian.headers.location]).toEqual([302, '/id/about'])
  const own = await open('/api/articles', { authorization: `Bearer ${staff.token}` })
  expect(own.headers['cache-control']).toBe('no-store')
  const foreign = await open('/api/articles', { origin: 'https://desk.example' })
  expect(foreign.headers['access-control-allow-origin']).toBe('https://desk.example')
  expect((await fetch('/about', { headers: { host: 'a b' } })).status).toBe(400)
})

test('shared caches may keep a public reply for a second, and never one to a session', async () => {
  const { fetch, make, as } = await startServer()
  const staff = await as(await make.user({ role: 'editor' }))
  const { headers } = await fetch('/api/articles')
  expect(headers['cache-control']).toBe('public, max-age=0, s-maxage=1, must-revalidate')
  expect(headers.vary).toContain('authorization')
  expect((await staff.get('/api/articles')).headers['cache-control']).toBe('no-store')
})
