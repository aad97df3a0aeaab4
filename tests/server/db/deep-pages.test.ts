import { startServer } from '@tests/server/start-server'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'

const ARTICLES = 2600
const PER_PAGE = 25

test('pages far back in a list are the same in whatever order they are asked for, also after a change', async () => {
  const { db, make, as, fetch } = await startServer()
  const editor = await as(await make.user({ role: 'editor' }))
  // Several at the same moment, which only their ids put in order.
  await db.execute(sql`
    insert into articles (title, excerpt, content, status, slug, author_name, created_at, published_at)
    select 'Lake', '', '', (case when n % 7 = 0 then 'draft' else 'published' end)::article_status, 'lake-' || n, 'Dewi', at,
      case when n % 7 > 0 then at end
    from generate_series(1, ${ARTICLES}) n, lateral (select now() - n / 4 * interval '1 hour' as at) as dates`)

  const expected = async (where: string, order: string) => {
    const { rows } = await db.execute<{ id: number }>(sql.raw(`select id from articles ${where} order by ${order}`))
    return rows.map(({ id }) => id)
  }
  const lists = [
    { path: '/api/articles?', where: "where status = 'published'", order: 'published_at desc nulls last, id desc' },
    { path: '/api/articles/manage?', where: '', order: 'created_at desc, id desc' },
    { path: '/api/articles/manage?sort=title&order=asc&', where: '', order: 'title, id' },
    { path: '/api/articles/manage?sort=published_at&', where: '', order: 'published_at nulls first, id' },
    {
      path: '/api/articles/manage?sort=published_at&order=desc&',
      where: '',
      order: 'published_at desc nulls last, id desc',
    },
  ]
  const check = async () => {
    for (const { path, where, order } of lists) {
      const ids = await expected(where, order)
      for (const page of [60, 85, 84, 25, 61, 22, 104, 400]) {
        const { json } = await editor.get(`${path}page=${page}&perPage=${PER_PAGE}`)
        const start = (page - 1) * PER_PAGE
        expect({ path, page, ids: json.articles.map(({ id }: { id: number }) => id) }).toEqual({
          path,
          page,
          ids: ids.slice(start, start + PER_PAGE),
        })
      }
    }
  }
  await check()
  await make.article({ title: 'A new lake' })
  await editor.post('/api/articles', { title: 'Newest lake', excerpt: 'A lake', status: 'published' })
  await check()
  expect((await fetch('/api/articles?page=84&perPage=25')).json.articles).toHaveLength(25)
})
