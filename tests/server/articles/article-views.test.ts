import { rateLimits } from '@server/db/schema/core'
import { articleDays } from '@server/db/schema/views'
import { startServer } from '@tests/server/start-server'
import { refused } from '@tests/server/visitor'
import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'

describe('a view', () => {
  test('of a published article is counted once per visit, and changes nothing else', async () => {
    const host = await startServer()
    // Without a session, figures may be ten seconds old.
    const reader = await host.as(await host.make.user())
    const { id } = await host.make.article()
    const before = (await reader.request('GET /api/articles/:id', { params: { id } })).article
    expect((await host.call('POST /api/articles/:id/view', { params: { id } })).status).toBe(200)
    expect((await host.call('POST /api/articles/:id/view', { params: { id } })).status).toBe(200)
    const { article } = await reader.request('GET /api/articles/:id', { params: { id } })
    expect(article).toEqual({ ...before, views: 1 })
    expect((await reader.request('GET /api/articles')).articles[0]?.views).toBe(1)
  })

  test('of anything else is a 404', async () => {
    const host = await startServer()
    const editor = await host.as(await host.make.user({ role: 'editor' }))
    for (const status of ['draft', 'review'] as const) {
      const { id } = await host.make.article({ status })
      expect(await editor.call('POST /api/articles/:id/view', { params: { id } })).toMatchObject(refused(404))
      const { article } = await editor.request('GET /api/articles/:id', { params: { id } })
      expect(article.views).toBe(0)
    }
    expect((await host.call('POST /api/articles/:id/view', { params: { id: 999 } })).status).toBe(404)
    expect((await host.call('POST /api/articles/:id/view', { params: { id: 'toba' } })).status).toBe(404)
  })
})

test('a view counts for the article and for the day of the magazine', async () => {
  let now = new Date('2026-03-01T16:59:59Z')
  const { fetch, make, db } = await startServer({ now: () => now })
  const { id } = await make.article()
  const view = (from: string) => fetch(`/api/articles/${id}/view`, { method: 'POST', from })
  await Promise.all([view('203.0.113.1'), view('203.0.113.2'), view('203.0.113.3')])
  now = new Date('2026-03-01T17:00:01Z')
  await view('203.0.113.4')
  expect((await fetch(`/api/articles/${id}`)).json.article.views).toBe(4)
  const { article_id, day, views } = articleDays
  const days = await db.select({ article_id, day, views }).from(articleDays).orderBy(day)
  expect(days).toEqual([
    { article_id: id, day: '2026-03-01', views: 3 },
    { article_id: id, day: '2026-03-02', views: 1 },
  ])
})

test('one network counts once in half an hour, whatever its address within the network', async () => {
  let now = new Date('2026-03-01T12:00:00Z')
  const { fetch, make, as } = await startServer({ now: () => now })
  const [first, second] = [await make.article(), await make.article()]
  // Without a session, those who have not viewed anything can get figures that are a few seconds old.
  const reader = await as(await make.user())
  const view = (id: number, from: string) => fetch(`/api/articles/${id}/view`, { method: 'POST', from })
  const views = async (id: number) => (await reader.get(`/api/articles/${id}`)).json.article.views

  const replies = await Promise.all(['::1', '::2', '::ffff'].map((end) => view(first.id, `2001:db8:0:7${end}`)))
  expect(replies.map(({ status, json }) => [status, json.message])).toEqual(Array(3).fill([200, 'View counted']))
  expect(await views(first.id)).toBe(1)
  await view(first.id, '2001:db8:0:8::1')
  await view(second.id, '2001:db8:0:7::1')
  expect([await views(first.id), await views(second.id)]).toEqual([2, 1])

  now = new Date('2026-03-01T12:29:59Z')
  await view(first.id, '2001:db8:0:7::1')
  expect(await views(first.id)).toBe(2)
  now = new Date('2026-03-01T12:30:00Z')
  await view(first.id, '2001:db8:0:7::1')
  expect(await views(first.id)).toBe(3)
})

test('views of ids that do not exist leave nothing in the database', async () => {
  const { fetch, make, db } = await startServer()
  const draft = await make.article({ status: 'draft' })
  for (const id of [draft.id, 999_999])
    expect((await fetch(`/api/articles/${id}/view`, { method: 'POST' })).status).toBe(404)
  expect(await db.select().from(rateLimits)).toEqual([])
})

test('no index has a figure that readers count: each view would be written to all indexes of its row', async () => {
  const { db } = await startServer()
  const { rows } = await db.execute(sql`
    select indexname from pg_indexes where schemaname = current_schema() and indexdef ~ '\\m(views|clicks)\\M'`)
  expect(rows).toEqual([])
})
