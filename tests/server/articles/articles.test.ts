import { activity } from '@server/db/schema/core'
import { startServer } from '@tests/server/start-server'
import { expect, test } from 'vitest'

const draft = { title: 'A title', excerpt: 'An excerpt', content: '<p>Text</p>' }

test('an article’s HTML is sanitised on write', async () => {
  const { make, as } = await startServer()
  const editor = await as(await make.user({ role: 'editor' }))
  const content = [
    '<p onclick="steal()">Kept <b>bold</b></p><script>steal()</script><style>p{}</style>',
    '<a href="javascript:steal()">link</a><a href="https://example.com" target="_top">out</a>',
    '<img src="https://example.com/a.png" onerror="steal()" style="x"><img src="data:text/html,x">',
    '<iframe src="https://example.com"></iframe><form action="/x"><input name="a" type="text"></form>',
    '<svg><script>steal()</script></svg><ol type="i" start="3"><li>x</li></ol>',
  ].join('')
  const reply = await editor.post('/api/articles', { ...draft, content })
  const html: string = reply.json.article.content
  expect(html).not.toMatch(/script|steal|onclick|onerror|style|iframe|form|javascript|svg|data:/)
  expect(html).toContain('<p>Kept <b>bold</b></p>')
  expect(html).toContain('<a href="https://example.com" target="_blank" rel="noopener noreferrer">out</a>')
  expect(html).toContain('<ol type="i" start="3"><li>x</li></ol>')
  const updated = await editor.put(`/api/articles/${reply.json.articleId}`, { ...draft, content })
  expect(updated.json.article.content).toBe(html)
})

test('the HTML is generated from the blocks and sanitised; the blocks keep their ids', async () => {
  const { make, as } = await startServer()
  const editor = await as(await make.user({ role: 'editor' }))
  const blocks = {
    time: 1,
    version: '2.31.0',
    blocks: [
      { id: 'abc123', type: 'paragraph', data: { text: 'Hello <script>x</script><mark class="cdx-marker">m</mark>' } },
    ],
  }
  const { title, excerpt } = draft
  const created = (await editor.post('/api/articles', { title, excerpt, blocks })).json
  const text = 'Hello <mark class="cdx-marker">m</mark>'
  expect(created.article.content).toBe(`<p data-block-id="abc123">${text}</p>`)
  expect(created.article.blocks).toEqual({ ...blocks, blocks: [{ ...blocks.blocks[0], data: { text } }] })
  const withoutBlocks = await editor.put(`/api/articles/${created.articleId}`, draft)
  expect(withoutBlocks.json.article).toMatchObject({ content: '<p>Text</p>', blocks: null })
})

test('a long title is stored in full, an excessive one is refused', async () => {
  const { make, as } = await startServer()
  const editor = await as(await make.user({ role: 'editor' }))
  const title = 'Kawah '.repeat(66).trim()
  expect((await editor.post('/api/articles', { ...draft, title })).json.article.title).toBe(title)
  const reply = await editor.post('/api/articles', { ...draft, title: 'x'.repeat(501) })
  expect(reply.status).toBe(400)
  expect(reply.json.errors).toHaveProperty('title')
})

test('an article titled Events does not become an event', async () => {
  const { make, as } = await startServer()
  const editor = await as(await make.user({ role: 'editor' }))
  const reply = await editor.post('/api/articles', { ...draft, title: 'Events' })
  expect(reply.json.article.slug).toBe('events-2')
})

test('a title without Latin letters still gets a slug', async () => {
  const { make, as } = await startServer()
  const editor = await as(await make.user({ role: 'editor' }))
  const slugs = []
  for (const title of ['多巴湖', '多巴湖'])
    slugs.push((await editor.post('/api/articles', { ...draft, title })).json.article.slug)
  expect(slugs).toEqual(['article', 'article-2'])
})

test('wildcards in the search text are literal', async () => {
  const { fetch, make } = await startServer()
  await make.article({ title: '100% Sumatra' })
  await make.article({ title: 'Another' })
  expect((await fetch(`/api/articles?q=${encodeURIComponent('100%')}`)).json.total).toBe(1)
  expect((await fetch('/api/articles?q=_')).json.total).toBe(0)
})

test('a list returns at most 100 rows and the total number', async () => {
  const { fetch, make } = await startServer()
  for (let index = 0; index < 103; index += 1) await make.article()
  const reply = (await fetch('/api/articles')).json
  expect(reply.articles).toHaveLength(100)
  expect(reply.total).toBe(103)
  expect((await fetch('/api/articles?page=2&perPage=100')).json.articles).toHaveLength(3)
})

test('publishing appears once in the activity feed', async () => {
  const { make, as, db } = await startServer()
  const editor = await as(await make.user({ role: 'editor', name: 'Yusuf' }))
  const { articleId } = (await editor.post('/api/articles', draft)).json
  await editor.put(`/api/articles/${articleId}/status`, { status: 'published' })
  await editor.put(`/api/articles/${articleId}`, { ...draft, status: 'published' })
  const entries = await db.select().from(activity)
  expect(entries).toMatchObject([{ kind: 'article_published', subject_title: 'A title', actor_name: 'Yusuf' }])
})

test('of two saves of the same version one succeeds, and the other gets the current state', async () => {
  const { make, as } = await startServer()
  const editor = await as(await make.user({ role: 'editor' }))
  const { articleId, article } = (await editor.post('/api/articles', draft)).json
  const match = { 'if-match': `"${article.version}"` }
  const save = (title: string) => editor.put(`/api/articles/${articleId}`, { ...draft, title }, match)
  const replies = await Promise.all([save('First'), save('Second')])
  expect(replies.map((reply) => reply.status).sort()).toEqual([200, 409])
  const refused = replies.find((reply) => reply.status === 409)
  expect(refused?.json).toMatchObject({ code: 'conflict', current: { version: 2 } })
})

test('articles with one title that are created concurrently get different slugs', async () => {
  const { make, as } = await startServer()
  const editor = await as(await make.user({ role: 'editor' }))
  const replies = await Promise.all(Array.from({ length: 8 }, () => editor.post('/api/articles', draft)))
  expect(replies.map((reply) => reply.status)).toEqual(Array.from({ length: 8 }, () => 201))
  const slugs: string[] = replies.map((reply) => reply.json.article.slug)
  expect(new Set(slugs).size).toBe(8)
  for (const slug of slugs) expect(slug).toMatch(/^a-title(-[0-9a-f]+)?$/)
})

test('of two concurrent articles with the same slug, the second is a conflict', async () => {
  const { make, as } = await startServer()
  const editor = await as(await make.user({ role: 'editor' }))
  const create = () => editor.post('/api/articles', { ...draft, slug: 'mine' })
  const replies = await Promise.all([create(), create()])
  expect(replies.map((reply) => reply.status).sort()).toEqual([201, 409])
  const refused = replies.find((reply) => reply.status === 409)
  expect(refused?.json.errors).toEqual({ slug: 'This slug is already taken' })
})
