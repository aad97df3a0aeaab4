import { ACTORS, fuzz } from '@tests/hostile/fuzz'
import { expect, test } from 'vitest'
import { startServer } from './start-server'

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

/** The short form of tests/hostile/fuzz.test.ts. */
test.each(ACTORS)('random requests as %s get no 5xx, and errors with a code and a message', async (actor) => {
  expect((await fuzz(actor, 150, 1)).wrong).toEqual([])
})
