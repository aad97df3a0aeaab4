import { loadBuiltSite } from '@server/render/site-renderer'
import { expect, test } from 'vitest'
import { startServer } from './start-server'

type Server = Awaited<ReturnType<typeof startServer>>

const texts = { excerpt: 'An excerpt', content: '<p>Text</p>' }

/** A server whose clock stands still until the test moves it, and an editor on it. */
async function startWithClock(options: Parameters<typeof startServer>[0] = {}) {
  let now = new Date('2026-03-01T08:00:00.000Z')
  const server = await startServer({ ...options, now: () => now })
  const editor = await server.as(await server.make.user({ role: 'editor' }))
  return {
    ...server,
    editor,
    setTime(instant: string) {
      now = new Date(instant)
    },
    async create(title: string, status = 'draft'): Promise<number> {
      return (await editor.post('/api/articles', { ...texts, title, status })).json.articleId
    },
    async setStatus(id: number, status: string) {
      return (await editor.put(`/api/articles/${id}/status`, { status })).json.article
    },
  }
}

const titlesOf = async ({ fetch }: Pick<Server, 'fetch'>, query = '') =>
  (await fetch(`/api/articles${query}`)).json.articles.map(({ title }: { title: string }) => title)

test('an article that is published last comes first, although it was begun first', async () => {
  const server = await startWithClock({ renderer: await loadBuiltSite() })
  const { fetch, create, setStatus, setTime } = server
  const slow = await create('Slow')
  setTime('2026-03-10T08:00:00.000Z')
  for (const title of ['B', 'C', 'D']) await create(title, 'published')
  setTime('2026-03-20T08:00:00.000Z')
  await setStatus(slow, 'published')

  expect(await titlesOf(server)).toEqual(['Slow', 'D', 'C', 'B'])
  const { article } = (await fetch(`/api/articles/${slow}`)).json
  expect(article).toMatchObject({
    created_at: '2026-03-01T08:00:00.000Z',
    published_at: '2026-03-20T08:00:00.000Z',
  })

  const feed = (await fetch('/feed.xml')).text
  const [newest] = feed.split('</item>')
  expect(newest).toContain('<title>Slow</title>')
  expect(newest).toContain('<pubDate>Fri, 20 Mar 2026 08:00:00 GMT</pubDate>')

  const sitemap = (await fetch('/sitemap.xml')).text
  expect(sitemap.indexOf(`/articles/${slow}<`)).toBeLessThan(sitemap.indexOf('/articles/4<'))

  const home = (await fetch('/')).text
  expect(home.indexOf('Slow')).toBeGreaterThan(0)
  expect(home.indexOf('Slow')).toBeLessThan(home.indexOf('<time dateTime="2026-03-10'))
  expect(home).toContain('<time dateTime="2026-03-20T08:00:00.000Z">')

  const page = (await fetch(`/articles/${slow}`)).text
  expect(page).toContain('<time dateTime="2026-03-20T08:00:00.000Z">')
  expect(page).toContain('"datePublished":"2026-03-20T08:00:00.000Z"')
})

test('the date of the first publication stays when an article is taken back and published again', async () => {
  const { create, setStatus, setTime, editor } = await startWithClock()
  const id = await create('Toba')
  expect((await editor.get(`/api/articles/manage/${id}`)).json.article.published_at).toBeNull()
  setTime('2026-03-02T08:00:00.000Z')
  const first = await editor.put(`/api/articles/${id}`, { ...texts, title: 'Toba', status: 'published' })
  expect(first.json.article.published_at).toBe('2026-03-02T08:00:00.000Z')
  setTime('2026-03-03T08:00:00.000Z')
  expect((await setStatus(id, 'draft')).published_at).toBe('2026-03-02T08:00:00.000Z')
  expect((await setStatus(id, 'published')).published_at).toBe('2026-03-02T08:00:00.000Z')
  const saved = await editor.put(`/api/articles/${id}`, { ...texts, title: 'Lake Toba', status: 'published' })
  expect(saved.json.article.published_at).toBe('2026-03-02T08:00:00.000Z')
})

test('articles are sorted by either date on request', async () => {
  const server = await startWithClock()
  const { create, setStatus, setTime, editor } = server
  const slow = await create('Slow')
  setTime('2026-03-02T08:00:00.000Z')
  await create('Quick', 'published')
  setTime('2026-03-03T08:00:00.000Z')
  await setStatus(slow, 'published')
  await create('Unfinished')
  expect(await titlesOf(server, '?order=asc')).toEqual(['Quick', 'Slow'])
  expect(await titlesOf(server, '?sort=published_at')).toEqual(['Quick', 'Slow'])
  expect(await titlesOf(server, '?sort=published_at&order=desc')).toEqual(['Slow', 'Quick'])
  expect(await titlesOf(server, '?sort=created_at&order=desc')).toEqual(['Quick', 'Slow'])

  const managed = async (query = '') =>
    (await editor.get(`/api/articles/manage${query}`)).json.articles.map(({ title }: { title: string }) => title)
  expect(await managed()).toEqual(['Unfinished', 'Quick', 'Slow'])
  // What was never published counts as older than anything that was.
  expect(await managed('?sort=published_at&order=desc')).toEqual(['Slow', 'Quick', 'Unfinished'])
  expect(await managed('?sort=published_at&order=asc')).toEqual(['Unfinished', 'Quick', 'Slow'])
})

test('events are drafts, so they stay in the order in which they were created', async () => {
  const { editor, fetch, setTime } = await startWithClock()
  for (const [index, title] of ['First', 'Second'].entries()) {
    setTime(`2026-03-0${index + 1}T08:00:00.000Z`)
    await editor.post('/api/articles', { title, excerpt: '/membership', slug: 'events' })
  }
  const { articles } = (await fetch('/api/articles?slug=events&status=draft')).json
  expect(articles).toMatchObject([
    { title: 'Second', published_at: null },
    { title: 'First', published_at: null },
  ])
})
