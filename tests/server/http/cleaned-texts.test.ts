import { contract } from '@shared/contract'
import type { ContractRow } from '@shared/contract/parts'
import { textFields } from '@tests/hostile/schemas'
import { PASSWORD, startServer } from '@tests/server/start-server'
import { expect, test } from 'vitest'
import type { z } from 'zod'

const start = async () => {
  const server = await startServer()
  return { ...server, editor: await server.as(await server.make.user({ role: 'editor' })) }
}

test('a save answers which texts something was taken out of, and stores them clean', async () => {
  const { editor } = await start()
  const sent = {
    title: 'Be\u0007ll',
    excerpt: 'Cafe\u0301\r\nby the lake',
    content: '<p>Deep\ufffe &#7;water</p>',
    image_credit: 'Dewi\vAnggraini',
    image_alt: 'A la\u0000ke',
  }
  const saved = await editor.post('/api/articles', sent)
  expect(saved.status, saved.text).toBe(201)
  // Not the excerpt and the credit: their lines and accents look as before.
  expect(saved.json.cleaned).toEqual(['title', 'content', 'image_alt'])
  expect(saved.json.article).toMatchObject({
    title: 'Bell',
    excerpt: 'Café\nby the lake',
    content: '<p>Deep water</p>',
    image_credit: 'Dewi Anggraini',
    image_alt: 'A lake',
  })
  const again = await editor.put(`/api/articles/${saved.json.articleId}`, {
    ...sent,
    title: 'Bell',
    content: '',
    image_alt: '',
  })
  expect(again.status, again.text).toBe(200)
  expect(again.json).not.toHaveProperty('cleaned')
})

test('it says so of a long text, of texts within a text, and of a repetition', async () => {
  const { editor } = await start()
  const blocks = [
    { id: 'a', type: 'paragraph', data: { text: `De\u0001ep ${'word '.repeat(20_000)}` } },
    { id: 'b', type: 'unheardOf', data: { any: { '\u0002key': ['va\u0003lue'] } } },
  ]
  const body = { title: 'a', excerpt: 'b', blocks: { time: 1, version: '2.31.0', blocks } }
  const long = await editor.post('/api/articles', body)
  expect(long.json.cleaned).toEqual(['blocks'])
  expect(long.json.article.blocks.blocks[1].data).toEqual({ any: { key: ['value'] } })
  expect(long.json.article.content).toMatch(/^<p[^>]*>Deep word/)

  const note = [{ text: 'It\u001b rains' }, { 'idempotency-key': 'note' }] as const
  for (const _ of [1, 2])
    expect((await editor.post(`/api/articles/${long.json.articleId}/notes`, ...note)).json).toMatchObject({
      cleaned: ['text'],
      note: { text: 'It rains' },
    })
})

test('a password is compared as it was typed, and one with a NUL character is refused', async () => {
  const { as, make, fetch } = await startServer()
  const user = await make.user({ email: 'ana@example.com' })
  const me = await as(user)
  const profile = { name: 'A\u0007na', email: 'ana@example.com', current_password: PASSWORD }
  const saved = await me.put('/api/auth/profile', { ...profile, password: 'bell \u0007 cafe\u0301' })
  expect(saved.status, saved.text).toBe(200)
  expect(saved.json.cleaned).toEqual(['name'])
  const signIn = (password: string) =>
    fetch('/api/auth/login', { method: 'POST', body: { email: 'ana@example.com', password } })
  expect((await signIn('bell  café')).status).toBe(401)
  expect((await signIn('bell \u0007 cafe\u0301')).status).toBe(200)
  const refused = await signIn('secret\0')
  expect([refused.status, Object.keys(refused.json.errors)]).toEqual([400, ['password']])
})

test('an address with a character that no page can hold is refused at its field', async () => {
  const { editor } = await start()
  const article = { title: 'a', excerpt: 'b', image_url: 'https://example.com/a\u0007.jpg' }
  const refused = await editor.post('/api/articles', article)
  expect([refused.status, Object.keys(refused.json.errors)]).toEqual([400, ['image_url']])
})

test('a text of nothing but what is taken out is missing', async () => {
  const { editor } = await start()
  const refused = await editor.post('/api/articles', { title: '\u0007\ufffe', excerpt: 'b' })
  expect(refused.json.errors).toEqual({ title: 'Title is required' })
})

test('what is searched for is cleaned like what is found', async () => {
  const { make, fetch } = await startServer()
  await make.article({ title: 'Café' })
  for (const q of ['Cafe\u0301', 'Ca\u0007fé'])
    expect((await fetch(`/api/articles?q=${encodeURIComponent(q)}`)).json.total).toBe(1)
})

/** Calls whose texts no one reads later: what they answer is all there is. */
const UNSTORED = [
  'POST /api/ads/check',
  'POST /api/articles/link/check',
  'POST /api/articles/link/names',
  'POST /api/newsletters/preview',
  'POST /api/upload/image-by-url',
]

test('every call that stores texts of the team can tell what was taken out of them', () => {
  const silent = Object.entries<ContractRow>(contract).filter(([name, { access, body, reply }]) => {
    if (access === 'public' || !body || UNSTORED.includes(name)) return false
    const takesText = textFields(body).some(({ build }) =>
      ['wo\u0007rd'].some((text) => {
        const { data } = (body as z.ZodType).safeParse(build(text))
        return JSON.stringify(data)?.includes('"word"')
      }),
    )
    return takesText && !('cleaned' in ((reply as z.ZodObject).shape ?? {}))
  })
  expect(silent.map(([name]) => name)).toEqual(['PUT /api/auth/totp'])
})
