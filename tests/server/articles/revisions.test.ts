import { articleRevisions } from '@server/db/schema/core'
import { articlePresence } from '@server/db/schema/desk'
import { AUTOSAVE_FOLD_MS, MAX_REVISIONS, PRESENCE_TIMEOUT_MS } from '@shared/article-rules'
import { startServer } from '@tests/server/start-server'
import { expect, test } from 'vitest'

const text = { title: 'A title', excerpt: 'An excerpt', content: '<p>Text</p>' }
const START = Date.UTC(2026, 4, 1)

/** Starts a server whose clock moves only when the test calls `wait`. */
async function startClock() {
  let now = START
  const server = await startServer({ now: () => new Date(now) })
  const user = await server.make.user({ role: 'editor' })
  return {
    ...server,
    user,
    editor: await server.as(user),
    wait: (ms: number) => {
      now += ms
    },
  }
}

type Revisions = { revisions: { id: number; title: string; status: string; created_at: string }[]; total: number }

test('autosaves within ten minutes of the first one share a version', async () => {
  const { editor, wait } = await startClock()
  const { articleId } = (await editor.post('/api/articles', text)).json
  const autosave = (title: string) => editor.put(`/api/articles/${articleId}?autosave=1`, { ...text, title })
  const list = async () => (await editor.get(`/api/articles/${articleId}/revisions`)).json as Revisions
  await autosave('A')
  wait(AUTOSAVE_FOLD_MS - 1)
  await autosave('B')
  expect((await list()).revisions).toMatchObject([
    { title: 'B', created_at: new Date(START + AUTOSAVE_FOLD_MS - 1).toISOString() },
    { title: 'A title' },
  ])
  wait(1)
  await autosave('C')
  expect((await list()).revisions.map(({ title }) => title)).toEqual(['C', 'B', 'A title'])
})

test('an autosave does not replace a published version', async () => {
  const { editor } = await startClock()
  const { articleId } = (await editor.post('/api/articles', text)).json
  const path = `/api/articles/${articleId}`
  await editor.put(`${path}?autosave=1`, { ...text, title: 'Seen' })
  await editor.put(`${path}/status`, { status: 'published' })
  await editor.put(`${path}/status`, { status: 'draft' })
  await editor.put(`${path}?autosave=1`, { ...text, title: 'Later' })
  const { revisions } = (await editor.get(`${path}/revisions`)).json as Revisions
  expect(revisions.map(({ title, status }) => [title, status])).toEqual([
    ['Later', 'draft'],
    ['Seen', 'published'],
    ['A title', 'draft'],
  ])
})

test('pruning removes the oldest versions, except the first and the published ones', async () => {
  const { editor, db, user } = await startClock()
  const { articleId } = (await editor.post('/api/articles', text)).json
  const row = (number: number) => ({
    ...text,
    article_id: articleId,
    title: `Version ${number}`,
    words: 1,
    autosaved: false,
    author_id: user.id,
    author_name: user.name,
    begun_at: new Date(START),
    created_at: new Date(START),
    status: number === 3 ? ('published' as const) : ('draft' as const),
  })
  await db.insert(articleRevisions).values(Array.from({ length: MAX_REVISIONS - 1 }, (_, index) => row(index + 2)))
  for (const title of ['One more', 'Another']) await editor.put(`/api/articles/${articleId}`, { ...text, title })

  const { revisions, total } = (await editor.get(`/api/articles/${articleId}/revisions`)).json as Revisions
  expect(total).toBe(MAX_REVISIONS)
  expect(revisions.slice(0, 2).map(({ title }) => title)).toEqual(['Another', 'One more'])
  expect(revisions.slice(-3).map(({ title }) => title)).toEqual(['Version 5', 'Version 3', 'A title'])
})

test('a save that changes the document’s time only creates no version', async () => {
  const { editor } = await startClock()
  const blocks = (time: number) => ({
    time,
    version: '2.31.0',
    blocks: [{ id: 'a', type: 'paragraph', data: { text: 'Text' } }],
  })
  const { title, excerpt } = text
  const { articleId } = (await editor.post('/api/articles', { title, excerpt, blocks: blocks(1) })).json
  await editor.put(`/api/articles/${articleId}`, { title, excerpt, blocks: blocks(2) })
  expect((await editor.get(`/api/articles/${articleId}/revisions`)).json.total).toBe(1)
})

test('autosaving a draft keeps the readers’ cache, publishing drops it', async () => {
  const { editor, fetch } = await startClock()
  const { articleId } = (await editor.post('/api/articles', text)).json
  const tag = async () => (await fetch('/api/articles')).headers.etag
  const status = async (etag: string) => (await fetch('/api/articles', { headers: { 'if-none-match': etag } })).status
  const before = String(await tag())
  await editor.put(`/api/articles/${articleId}?autosave=1`, { ...text, title: 'Unseen' })
  expect(await status(before)).toBe(304)
  await editor.put(`/api/articles/${articleId}/status`, { status: 'published' })
  expect(await status(before)).toBe(200)
})

test('an author without a report for a minute is no longer listed', async () => {
  const { make, as, editor, wait, db } = await startClock()
  const { id } = await make.article()
  const other = await as(await make.user({ role: 'admin', name: 'Anna' }))
  const authors = async () => (await editor.post(`/api/articles/${id}/presence`)).json.authors
  await other.post(`/api/articles/${id}/presence`)
  wait(PRESENCE_TIMEOUT_MS)
  expect(await authors()).toEqual([{ name: 'Anna' }])
  wait(1)
  expect(await authors()).toEqual([])
  expect(await db.select().from(articlePresence)).toHaveLength(1)
})

test('a deleted author stays in the history by name and has no article open', async () => {
  const { make, as, editor } = await startClock()
  const author = await make.user({ role: 'editor', name: 'Anna' })
  const anna = await as(author)
  const { articleId } = (await anna.post('/api/articles', text)).json
  await anna.post(`/api/articles/${articleId}/presence`)
  const admin = await as(await make.user({ role: 'admin' }))
  await admin.delete(`/api/users/${author.id}`)
  const { revisions } = (await editor.get(`/api/articles/${articleId}/revisions`)).json
  expect(revisions).toMatchObject([{ author_name: 'Anna' }])
  expect((await editor.post(`/api/articles/${articleId}/presence`)).json.authors).toEqual([])
})
