import { setImmediate as nextTurn } from 'node:timers/promises'
import { articles, rateLimits } from '@server/db/schema/core'
import { articleViewDays } from '@server/db/schema/views'
import { createViewCounter } from '@server/statistics/view-counter'
import { eq } from 'drizzle-orm'
import { expect, onTestFinished, test, vi } from 'vitest'
import { startServer } from './start-server'

async function startWithArticle() {
  const server = await startServer()
  const { db, make, fetch } = server
  const { id } = await make.article()
  return {
    ...server,
    id,
    count: (counter: ReturnType<typeof createViewCounter>, host: number) =>
      counter.count({ id, address: `203.0.113.${host}`, now: new Date() }),
    counter: createViewCounter(db),
    view: (host: number, article = id) =>
      fetch(`/api/articles/${article}/view`, { method: 'POST', from: `203.0.113.${host}` }),
    stored: async () => (await db.select().from(articles).where(eq(articles.id, id)))[0]?.views,
  }
}

test('views that come together are written in one statement, before they are answered', async () => {
  const { counter, count, stored, db, make, id } = await startWithArticle()
  const draft = await make.article({ status: 'draft' })
  const execute = vi.spyOn(db, 'execute')
  onTestFinished(() => execute.mockRestore())
  const absent = [draft.id, 999_999].map((other) => counter.count({ id: other, address: '::1', now: new Date() }))
  const counted = await Promise.allSettled([...[1, 2, 2, 3, 4].map((host) => count(counter, host)), ...absent])
  const statuses = counted.map(({ status }) => status)
  expect(statuses).toEqual([...Array(5).fill('fulfilled'), 'rejected', 'rejected'])
  expect(execute).toHaveBeenCalledTimes(1)
  expect(await stored()).toBe(4)
  const days = await db
    .select({ article_id: articleViewDays.article_id, views: articleViewDays.views })
    .from(articleViewDays)
  expect(days).toEqual([{ article_id: id, views: 4 }])
  expect(await db.select().from(rateLimits)).toHaveLength(4)
})

test('a hundred views do not wait for more', async () => {
  const { counter, count, stored, db } = await startWithArticle()
  const execute = vi.spyOn(db, 'execute')
  onTestFinished(() => execute.mockRestore())
  await count(counter, 100)
  const counted = Array.from({ length: 100 }, (_, host) => count(counter, host))
  await nextTurn()
  expect(execute).toHaveBeenCalledTimes(2)
  await Promise.all(counted)
  expect(await stored()).toBe(101)
})

test('two processes count the view of a network once', async () => {
  const { db, counter, count, stored } = await startWithArticle()
  const counters = [counter, createViewCounter(db)]
  await Promise.all([1, 2, 3].flatMap((host) => counters.map((each) => count(each, host))))
  expect(await stored()).toBe(3)
})

test('readers without a session get figures that are at most ten seconds old', async () => {
  const { fetch, view, id, as, make } = await startWithArticle()
  let now = performance.now()
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => now)
  onTestFinished(() => clock.mockRestore())
  const member = await as(await make.user())
  const path = `/api/articles/${id}`
  const seen = async () => (await fetch(path)).json.article.views
  expect(await seen()).toBe(0)
  await view(1)
  expect([await seen(), (await member.get(path)).json.article.views]).toEqual([0, 1])
  now += 10_000
  expect(await seen()).toBe(1)
})
