import { startServer } from '@tests/server/start-server'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'

test('a large total is kept for a moment, and a small one is counted each time; who changes something sees it at once', async () => {
  const { db, make, as, fetch } = await startServer()
  const editor = await as(await make.user({ role: 'editor' }))
  const insert = (from: number, to: number) =>
    db.execute(sql`
      insert into articles (title, excerpt, content, status, slug, author_name, published_at)
      select 'Lake', '', '', 'published', 'lake-' || n, 'Dewi', now() from generate_series(${from}::int, ${to}::int) n`)
  const total = async (path: string) => (await editor.get(path)).json.total
  const all = '/api/articles/manage?page=1&perPage=1'

  await insert(1, 10)
  expect(await total(all)).toBe(10)
  await insert(11, 1200)
  expect(await total(all)).toBe(1200)

  // As another process would do it.
  await insert(1201, 1201)
  expect(await total(all)).toBe(1200)
  expect(await total(`${all}&status=draft`)).toBe(0)

  await editor.post('/api/articles', { title: 'Lake', excerpt: 'A lake' })
  expect(await total(all)).toBe(1202)
  expect((await fetch('/api/articles?perPage=1')).json.total).toBe(1201)
})
