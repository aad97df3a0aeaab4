import { loadBuiltSite } from '@server/render/site-renderer'
import { startServer } from '@tests/server/start-server'
import { expect, onTestFinished, test, vi } from 'vitest'

/** A server whose pages name what they were rendered for, and that counts how often each was rendered. */
async function startWithPages(env: Record<string, string> = {}, now?: () => Date) {
  const built = await loadBuiltSite()
  const entry = await built.entry()
  const rendered: string[] = []
  const render: typeof entry.render = (url, options) => {
    rendered.push(url)
    return entry.render(url, options)
  }
  const server = await startServer({ renderer: { ...built, entry: async () => ({ ...entry, render }) }, env, now })
  return { ...server, rendered }
}

/** On a busy machine, a test takes longer than figures are kept. Returns what lets time pass. */
function stopClock() {
  let now = performance.now()
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => now)
  onTestFinished(() => clock.mockRestore())
  return (ms: number) => {
    now += ms
  }
}

const titles = ({ json }: { json: { articles: { title: string }[] } }) => json.articles.map(({ title }) => title)

test('ten readers of a page that is not kept cause one rendering', async () => {
  const { fetch, rendered, cache } = await startWithPages()
  // The first rendering of a process loads code, and none waits for another that takes longer than a second.
  await fetch('/articles')
  cache.invalidate()
  rendered.length = 0
  const replies = await Promise.all(Array.from({ length: 10 }, () => fetch('/articles')))
  expect(replies.every(({ status }) => status === 200)).toBe(true)
  expect(rendered).toEqual(['/articles'])
})

test('a saved text drops the pages that show it, and no others', async () => {
  const { fetch, make, as, rendered } = await startWithPages()
  stopClock()
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
  stopClock()
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

test('a saved text is on its page at once, for everyone', async () => {
  const { fetch, make, as, rendered } = await startWithPages()
  stopClock()
  const editor = await as(await make.user({ role: 'editor' }))
  const { id } = await make.article({ title: 'First' })
  const page = `/articles/${id}`
  for (const title of ['Second', 'Third']) {
    await fetch(page)
    await editor.put(`/api/articles/${id}`, { title, excerpt: 'x' })
    for (const from of ['203.0.113.7', '203.0.113.9']) expect((await fetch(page, { from })).text).toContain(title)
  }
  expect(rendered).toHaveLength(3)
})

test('views do not have a page rendered again before ten seconds have passed', async () => {
  const { fetch, make, rendered } = await startWithPages()
  const { id } = await make.article({ created_at: new Date('2026-01-01') })
  const pass = stopClock()
  const page = `/articles/${id}`
  for (let view = 1; view <= 20; view += 1) {
    await fetch(page)
    await fetch(`/api/articles/${id}/view`, { method: 'POST', from: `203.0.113.${view}` })
    pass(300)
  }
  expect(rendered).toHaveLength(1)
  // No view is shown as a figure.
  expect((await fetch(page)).text).not.toMatch(/\d+ views?/)
  pass(4000)
  expect((await fetch(page)).text).toContain('20 views')
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
  stopClock()
  const { id } = await make.article({ title: 'Lake Toba' })
  const page = `/articles/${id}`
  const answers = [await open(page), await open(page), await open(page)]
  // Without an origin, those of CORS mean nothing. The length of what is compressed while it is sent is not known.
  const varying = ['content-length', 'transfer-encoding', 'access-control-expose-headers', 'x-request-id']
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

test('a notice goes at midnight in Sumatra, from pages and calls', async () => {
  let now = new Date('2026-03-01T16:59:30Z')
  stopClock()
  const { fetch, make } = await startWithPages({}, () => now)
  const text = 'Closed for the feast'
  const days = { checked_on: '2026-02-27', valid_from: null, valid_until: '2026-03-01' }
  await make.place({ slug: 'toba', notices: [{ ...days, text, severity: 'closed', source_url: null }] })
  const shown = async () =>
    Promise.all(['/api/places/toba', '/places/toba'].map(async (path) => (await fetch(path)).text.includes(text)))
  expect(await shown()).toEqual([true, true])
  now = new Date('2026-03-01T16:59:59Z')
  expect(await shown()).toEqual([true, true])
  now = new Date('2026-03-01T17:00:00Z')
  expect(await shown()).toEqual([false, false])
})
