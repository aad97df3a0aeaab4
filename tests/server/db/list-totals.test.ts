import { MAX_COUNTED } from '@shared/paging'
import { startServer } from '@tests/server/start-server'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'

test('a list counts its rows up to 10,000, and up to the end of the page beyond', async () => {
  const { db, make, as, fetch } = await startServer()
  const editor = await as(await make.user({ role: 'editor' }))
  const insert = (from: number, to: number) =>
    db.execute(sql`
      insert into articles (title, excerpt, content, status, slug, author_name, published_at)
      select 'Lake', '', '', 'published', 'lake-' || n, 'Dewi', now() - n * interval '1 minute'
      from generate_series(${from}::int, ${to}::int) n`)
  const managed = async (query: string) => {
    const { articles, ...total } = (await editor.get(`/api/articles/manage?${query}`)).json
    return { rows: articles.length, ...total }
  }

  await insert(1, MAX_COUNTED)
  expect(await managed('page=1&perPage=100')).toEqual({ rows: 100, total: MAX_COUNTED })
  await insert(MAX_COUNTED + 1, MAX_COUNTED + 150)
  expect(await managed('page=1&perPage=100')).toEqual({ rows: 100, total: MAX_COUNTED, total_is_minimum: true })
  // The last page that is counted has others behind it.
  expect(await managed('page=100&perPage=100')).toEqual({ rows: 100, total: MAX_COUNTED, total_is_minimum: true })
  expect(await managed('page=101&perPage=100')).toEqual({ rows: 100, total: 10_100, total_is_minimum: true })
  expect(await managed('page=102&perPage=100')).toEqual({ rows: 50, total: 10_150 })
  expect(await managed('page=500&perPage=100')).toEqual({ rows: 0, total: 10_150 })
  expect(await managed('page=1&status=draft')).toEqual({ rows: 0, total: 0 })

  const [first, html] = [await fetch('/api/articles?perPage=24'), await fetch('/api/articles?page=423&perPage=24')]
  expect(first.json).toMatchObject({ total: MAX_COUNTED, total_is_minimum: true })
  expect(html.json.articles.map(({ slug }: { slug: string }) => slug).slice(-1)).toEqual([`lake-${MAX_COUNTED + 150}`])
})

test('a search counts what it finds no further either', { tags: 'sweep' }, async () => {
  const { db, make, as, fetch } = await startServer()
  const admin = await as(await make.user({ role: 'admin' }))
  await db.execute(sql`
    insert into users (name, email, password_hash, role)
    select 'Reader ' || n, 'reader' || n || '@example.com', '-', 'user' from generate_series(1, ${MAX_COUNTED + 5}::int) n`)
  const found = async (query: string) => {
    const { users, ...total } = (await admin.get(`/api/users?${query}`)).json
    return { rows: users.length, ...total }
  }
  expect(await found('q=reader&page=1')).toEqual({ rows: 25, total: MAX_COUNTED, total_is_minimum: true })
  expect(await found('q=reader&page=401')).toEqual({ rows: 5, total: MAX_COUNTED + 5 })

  await db.execute(sql`
    with added as (
      insert into articles (title, excerpt, content, status, slug, author_name, published_at)
      select 'Lake', '', '', 'published', 'lake-' || n, 'Dewi', now() - n * interval '1 minute'
      from generate_series(1, ${MAX_COUNTED + 5}::int) n returning *)
    insert into article_search (article_id, language, status, author_id, created_at, published_at, words, body)
    select id, 'en', status, author_id, created_at, published_at, to_tsvector('simple', 'lake ^lake ~lake'), 'Lake' from added`)
  await db.execute(sql`truncate search_outdated`)
  expect((await fetch('/api/articles?q=lake&page=1')).json).toMatchObject({
    total: MAX_COUNTED,
    total_is_minimum: true,
  })
  expect((await fetch('/api/articles?q=lake&page=401')).json).toMatchObject({ total: MAX_COUNTED + 5 })
})
