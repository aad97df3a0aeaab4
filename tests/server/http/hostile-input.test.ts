import type { AnyBlock, ListItem } from '@shared/content/document'
import { toDocument } from '@shared/content/from-html'
import { contract } from '@shared/contract'
import { ACTORS, fuzz } from '@tests/hostile/fuzz'
import { startServer } from '@tests/server/start-server'
import { expect, test } from 'vitest'

const nested = (levels: number) => `${'['.repeat(levels)}${']'.repeat(levels)}`

test('a body is refused if it is larger than its call can need', async () => {
  const { fetch, as, make } = await startServer()
  const editor = await as(await make.user({ role: 'editor' }))
  const email = `${'a'.repeat(70_000)}@example.com`
  const { status, json } = await fetch('/api/auth/forgot-password', { method: 'POST', body: { email } })
  expect([status, json.code]).toEqual([413, 'too_large'])
  const article = { title: 'Long', excerpt: 'Long', content: `<p>${'word '.repeat(20_000)}</p>` }
  expect((await editor.post('/api/articles', article)).status).toBe(201)
})

test('an e-mail address is refused for its length before a pattern sees it', async () => {
  const { fetch } = await startServer()
  for (const email of [`a@${'.%'.repeat(30_000)} x`, `a@${'b.'.repeat(30_000)}`]) {
    const { status, json } = await fetch('/api/auth/forgot-password', { method: 'POST', body: { email } })
    expect([status, json.errors]).toEqual([400, { email: 'At most 254 characters' }])
  }
})

test('JSON nested deeper than 64 levels is refused, at any call', async () => {
  const { fetch, as, make } = await startServer()
  const editor = await as(await make.user({ role: 'editor' }))
  const bodies = [nested(65), nested(30_000), '['.repeat(60_000), `{"a":${nested(64)}}`]
  for (const body of bodies) {
    const { status, json } = await fetch('/api/auth/login', { method: 'POST', body })
    expect([status, json.code, Object.keys(json.errors)]).toEqual([400, 'invalid', ['body']])
  }
  const document = (data: string) =>
    `{"title":"a","excerpt":"b","blocks":{"time":1,"version":"2","blocks":[{"id":"a","type":"widget","data":${data}}]}}`
  expect((await editor.post('/api/articles', document(`{"a":${nested(2000)}}`))).status).toBe(400)
  // Brackets within texts do not count, and what is stored can be published.
  const saved = await editor.post('/api/articles', document(`{"a":${nested(50)},"text":"\\"${'['.repeat(500)}"}`))
  expect(saved.status).toBe(201)
  const { status } = await editor.put(`/api/articles/${saved.json.articleId}/status`, { status: 'published' })
  expect(status).toBe(200)
})

test('half a surrogate pair is taken out of every text of a body, and whole pairs and escaped backslashes stay', async () => {
  const { as, make } = await startServer()
  const editor = await as(await make.user({ role: 'editor' }))
  const sent = String.raw`\ud83d \uD83C\uDF0B \\ud83d \udf0b`
  const kept = ' 🌋 \\ud83d '
  const line = kept.trim()
  const blocks = `{"time":1,"version":"${sent}","blocks":[{"id":"a","type":"widget","data":{"${sent}":"${sent}"}}]}`
  const saved = await editor.post('/api/articles', `{"title":"${sent}","excerpt":"b","blocks":${blocks}}`)
  expect(saved.status, saved.text).toBe(201)
  expect((await editor.get(`/api/articles/manage/${saved.json.articleId}`)).json.article).toMatchObject({
    title: line,
    blocks: { version: kept, blocks: [{ data: { [kept]: kept } }] },
  })
  const templates = `{"templates":[{"language":"en","name":"${sent}","text":"${sent}"}]}`
  const reply = await editor.put('/api/ads/rejection-templates', templates)
  expect(reply.status, reply.text).toBe(200)
  expect((await editor.get('/api/ads/rejection-templates')).json.templates).toEqual([
    { language: 'en', name: line, text: line },
  ])
  // Large bodies are read in a thread.
  const large = `{"title":"a","excerpt":"b","content":"<p>${'word '.repeat(20_000)}${sent}</p>"}`
  const { articleId } = (await editor.post('/api/articles', large)).json
  expect((await editor.get(`/api/articles/manage/${articleId}`)).json.article.content).toContain(kept)
})

test('a NUL character in the address of a call names nothing', async () => {
  const { as, make, fetch } = await startServer()
  const callers = [await as(await make.user({ role: 'admin' })), await as(await make.user({ role: 'editor' }))]
  const wrong: unknown[] = []
  for (const name of Object.keys(contract).filter((each) => each.includes(':'))) {
    const [method = '', path = ''] = name.split(' ')
    const url = path.replace(/:\w+/g, 'x%00')
    const send = method.toLowerCase() as 'get' | 'post' | 'put' | 'delete'
    const statuses = await Promise.all(callers.map(async (caller) => (await caller[send](url)).status))
    // Each call is allowed to one of them.
    if (!statuses.includes(404) || statuses.some((status) => status !== 403 && status !== 404))
      wrong.push([name, statuses])
  }
  expect(wrong).toEqual([])
  expect((await fetch('/api/places/x%00/gpx')).status).toBe(404)
})

test('a text with what looks like the endless address of an upload is saved', async () => {
  const { as, make } = await startServer()
  const editor = await as(await make.user({ role: 'editor' }))
  const content = `<p>${'/uploads/-1x'.repeat(20)} /uploads/${'a-'.repeat(400_000)}</p>`
  const saved = await editor.post('/api/articles', { title: 'a', excerpt: 'b', content })
  expect(saved.status, saved.text).toBe(201)
})

test('HTML nested deeper than 100 levels is refused with an error at its field', async () => {
  const { as, make } = await startServer()
  const editor = await as(await make.user({ role: 'editor' }))
  for (const piece of ['<div>', '<b>', '<table><tr><td>', '<ul><li>']) {
    const html = piece.repeat(5000)
    const article = { title: 'a', excerpt: 'b' }
    const blocks = { time: 1, version: '2', blocks: [{ id: 'a', type: 'paragraph', data: { text: html } }] }
    const replies = [
      await editor.post('/api/articles', { ...article, content: html }),
      await editor.post('/api/articles', { ...article, blocks }),
      await editor.post('/api/newsletters', { subject: 'a', content: `${html}x` }),
      await editor.post('/api/newsletters/preview', { subject: 'a', content: `${html}x` }),
    ]
    expect(replies.map(({ status, json }) => [status, json.errors])).toEqual(
      ['content', 'blocks', 'content', 'content'].map((field) => [
        400,
        { [field]: 'Nested more than 100 levels deep' },
      ]),
    )
  }
})

const listOf = (levels: number): ListItem =>
  Array.from({ length: levels }).reduce<ListItem>(
    (inner, _, level) => ({ content: `${level}`, meta: {}, items: [inner] }),
    {
      content: 'innermost',
      meta: {},
      items: [],
    },
  )

test.each<[string, { content: string; blocks?: AnyBlock }]>([
  ['HTML', { content: `${'<div>'.repeat(5000)}x` }],
  [
    'lists',
    {
      content: '<p>x</p>',
      blocks: { id: 'a', type: 'list', data: { style: 'ordered', meta: {}, items: [listOf(1000)] } },
    },
  ],
  [
    'foreign data',
    { content: '<p>x</p>', blocks: { id: 'a', type: 'widget', data: JSON.parse(`{"a":${nested(3000)}}`) } },
  ],
])(
  'an article with deep %s, stored before that was refused, can be opened, saved and published',
  async (_, article) => {
    const { as, make, fetch } = await startServer()
    const editor = await as(await make.user({ role: 'editor' }))
    const blocks = article.blocks ? { time: 1, version: '2', blocks: [article.blocks] } : null
    const { id } = await make.article({ content: article.content, blocks, status: 'draft' })
    const { json } = await editor.get(`/api/articles/manage/${id}`)
    if (blocks) expect(JSON.stringify(json.article.blocks)).toMatch(/innermost|\[\[/)
    const fields = { title: 'Opened', excerpt: 'b' }
    const replies = [
      await editor.put(`/api/articles/${id}`, fields),
      await editor.put(`/api/articles/${id}/status`, { status: 'published' }),
      await editor.put(`/api/articles/${id}`, {
        ...fields,
        blocks: json.article.blocks ?? toDocument(article.content, 1),
      }),
      await editor.get(`/api/articles/${id}/revisions/1`),
      await fetch(`/api/articles/${id}`),
    ]
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
  },
)

/** The short form of tests/hostile/fuzz.test.ts. */
test.each(ACTORS)('random requests as %s get no 5xx, and errors with a code and a message', async (actor) => {
  expect((await fuzz(actor, 150, 1)).wrong).toEqual([])
})
