import { loadBuiltSite } from '@server/render/site-renderer'
import { startServer } from '@tests/server/start-server'
import { sql } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'

/** Enough for the planner: in a small table, reading all rows is the fastest way. */
const ARTICLES = 4000

/** Tables that grow with the magazine. */
const LARGE = /Seq Scan on (articles|article_categories|article_places|article_search|users)\b/

async function startLarge() {
  const server = await startServer({ renderer: await loadBuiltSite(), env: { PUBLIC_URL: 'https://eye.example' } })
  const { db } = server
  await db.execute(sql`
    insert into users (name, email, password_hash, role)
    select 'Reader ' || n, 'reader' || n || '@example.com', '-', 'user' from generate_series(1, 1000) n`)
  await db.execute(sql`insert into categories (name, slug) select 'T' || n, 't' || n from generate_series(1, 30) n`)
  await db.execute(sql`
    insert into places (name, slug, kind, latitude, longitude, summary, practical, notices)
    select 'P' || n, 'p' || n, 'lake', 1, 99, 'A lake', '{}', '[]' from generate_series(1, 30) n`)
  await db.execute(sql`
    insert into articles (id, title, excerpt, content, status, slug, author_id, author_name, published_at)
    select 10000 + n, 'Lake ' || n, repeat('Deep water. ', 40), '', (case when n % 10 = 0 then 'draft' else 'published' end)::article_status,
      'lake-' || n, (select min(id) from users) + n % 40, 'Reader', now() - n * interval '1 hour'
    from generate_series(1, ${ARTICLES}) n`)
  await db.execute(sql`
    insert into article_categories (article_id, category_id) select id, (select min(id) from categories) + id % 30 from articles`)
  await db.execute(sql`
    insert into article_places (article_id, place_id, position) select id, (select min(id) from places) + id % 30, 0 from articles`)
  await db.execute(sql`
    insert into article_search (article_id, language, status, author_id, created_at, published_at, words, body)
    select id, 'en', status, author_id, created_at, published_at,
      to_tsvector('simple', 'lake water w' || id % 300 || ' ^lake ~lake ^w' || id % 300), excerpt from articles`)
  await db.execute(sql`truncate search_outdated`)
  await db.execute(sql`vacuum (analyze) articles, article_categories, article_places, article_search, users`)
  return server
}

type Statement = string | { text: string }
type Client = { query: (statement: Statement, parameters?: unknown[]) => Promise<{ rows: { 'QUERY PLAN': string }[] }> }

test('no public path reads all articles or users', async () => {
  const { fetch, db } = await startLarge()
  const { rows: ids } = await db.execute<{ writer: number; place: number }>(sql`
    select (select max(author_id) from articles) as writer, (select min(id) from places) as place`)
  const sorts = ['created_at', 'updated_at', 'published_at', 'id', 'title', 'views', 'author_name', 'status']
  const lists = [
    '',
    'page=100&perPage=24',
    // Begins where the page before it has ended.
    'page=149&perPage=24',
    'category=t3&page=2',
    `place=${ids[0]?.place}`,
    `author=${ids[0]?.writer}`,
    ...sorts.map((sort) => `page=2&sort=${sort}&order=desc`),
    'q=w12+water',
    'q=w12&category=t3',
    'q=w12&sort=title',
  ]
  const paths = [
    ...lists.map((query) => `/api/articles?${query}`),
    '/api/articles/10001',
    '/api/articles/10001/related',
    `/api/authors/${ids[0]?.writer}`,
    '/',
    '/articles?page=2',
    '/topics/t3',
    '/feed.xml',
    '/fr/topics/t3/feed.xml',
    '/sitemap.xml',
    '/sitemaps/pages.xml',
    '/sitemaps/articles-101.xml',
  ]
  const { $client } = db as unknown as { $client: Client }
  const query = vi.spyOn($client, 'query')
  const plansOf = async (path: string) => {
    query.mockClear()
    expect((await fetch(path)).status, path).toBe(200)
    const statements = query.mock.calls.map(([statement, parameters]) => ({
      text: typeof statement === 'string' ? statement : statement.text,
      parameters,
    }))
    const plans: string[] = []
    for (const { text, parameters } of statements.filter((each) => /^\s*(select|with)/i.test(each.text)))
      plans.push((await $client.query(`explain ${text}`, parameters)).rows.map((row) => row['QUERY PLAN']).join('\n'))
    return plans
  }
  const seen: string[] = []
  const bad: string[] = []
  for (const path of paths)
    for (const plan of await plansOf(path)) {
      seen.push(plan)
      if (LARGE.test(plan)) bad.push(`${path}\n${plan}`)
    }
  expect(bad).toEqual([])
  const uses = (...parts: string[]) => seen.some((plan) => parts.every((part) => plan.includes(part)))
  expect(uses('article_categories_published')).toBe(true)
  expect(uses('articles_published', 'ROW(published_at, id) < ROW')).toBe(true)
  expect(uses('articles_of_author')).toBe(true)
  expect(uses('article_search_words')).toBe(true)
})
