import type { Db } from '@server/db/client'
import { loadBuiltSite } from '@server/render/site-renderer'
import { startServer } from '@tests/server/start-server'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'

/** Enough for the planner: in a small table, reading all rows is the fastest way. */
const ARTICLES = 4000

/** Tables that grow with the magazine. */
const LARGE = ['articles', 'article_categories', 'article_places', 'article_search', 'users']

/** Of a large table: a fraction of its rows, and more than the first pages of several lists. */
const FEW = 500

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

/** How many rows have been read by going through all of a table, by table, and how often each index was used. */
async function readStatistics(db: Db) {
  await db.execute(sql`select pg_stat_force_next_flush()`)
  const { rows: tables } = await db.execute<{ name: string; rows: number }>(sql`
    select relname as name, seq_tup_read::int as rows from pg_stat_user_tables where relname in ${LARGE}`)
  const { rows: indexes } = await db.execute<{ name: string; uses: number }>(sql`
    select indexrelname as name, idx_scan::int as uses from pg_stat_user_indexes`)
  return {
    rows: new Map(tables.map(({ name, rows }) => [name, rows])),
    uses: new Map(indexes.map(({ name, uses }) => [name, uses])),
  }
}

test('no public path reads all articles or users', async () => {
  const { fetch, db } = await startLarge()
  const { rows: ids } = await db.execute<{ writer: number; place: number }>(sql`
    select (select max(author_id) from articles) as writer, (select min(id) from places) as place`)
  // Not by views, which are in no index.
  const sorts = ['created_at', 'updated_at', 'published_at', 'id', 'title', 'author_name', 'status']
  const lists = [
    '',
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
  const bad: string[] = []
  const before = await readStatistics(db)
  let last = before
  for (const path of paths) {
    expect((await fetch(path)).status, path).toBe(200)
    const now = await readStatistics(db)
    for (const [table, rows] of now.rows)
      if (rows - (last.rows.get(table) ?? 0) >= FEW) bad.push(`${path} reads all ${table}`)
    last = now
  }
  expect(bad).toEqual([])
  const unused = [
    'article_categories_published',
    'articles_published',
    'articles_of_author',
    'article_search_words',
  ].filter((index) => last.uses.get(index) === before.uses.get(index))
  expect(unused).toEqual([])
})
