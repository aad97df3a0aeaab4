import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startSession } from '@server/auth/sessions'
import { openDatabase } from '@server/db/open'
import { users } from '@server/db/schema'
import { projectRoot } from '@server/root'
import { startBuiltServer } from '@tests/built-server'
import autocannon from 'autocannon'
import { sql } from 'drizzle-orm'
import { pino } from 'pino'
import { median, runServer } from './server'

const PER_PAGE = 25
const ROUNDS = 3
const SECONDS = 4
const CONNECTIONS = 10

/** Typical pages: the first, one in the middle, another order, a search with few results. */
const queries = (articles: number) => ({
  'first page': 'page=1',
  'page in the middle': `page=${Math.floor(articles / 2 / PER_PAGE)}`,
  'drafts only': 'page=1&status=draft',
  'by title': 'page=1&sort=title&order=asc',
  'search by title': 'page=1&q=walk 99',
})

/** Prepares a database with this many articles and an editor's session, whose token it returns. */
export async function fillWithArticles(dataDir: string, articles: number) {
  const { db, close } = await openDatabase({ DATA_DIR: dataDir }, pino({ level: 'silent' }))
  const now = new Date()
  const [editor] = await db
    .insert(users)
    .values({ name: 'Bench', email: 'bench@example.com', password_hash: '-', role: 'editor', email_confirmed_at: now })
    .returning({ id: users.id })
  await db.execute(
    sql`insert into categories (name, slug) select 'Category ' || i, 'category-' || i from generate_series(1, 8) i`,
  )
  await db.execute(sql`
    insert into articles (title, excerpt, content, status, slug, author_name, views, created_at, updated_at, published_at)
    select 'Crater walk ' || i, 'What the rocks of walk ' || i || ' tell.', repeat('<p>' || md5(i::text) || '</p>', 150),
      (array['published', 'published', 'published', 'draft', 'review'])[1 + i % 5]::article_status, 'walk-' || i,
      'Author ' || i % 20, i % 1000, now() - i * interval '1 minute', now() - i * interval '1 minute',
      case when i % 5 < 3 then now() - i * interval '1 minute' end
    from generate_series(1, ${articles}) i`)
  await db.execute(sql`
    insert into article_categories (article_id, category_id) select a.id, 1 + (a.id + n) % 8
    from articles a, generate_series(0, 1) n`)
  // What the server would do in the background, which would take part in the measurement.
  await db.execute(sql`
    insert into article_search (article_id, language, status, author_id, created_at, published_at, words, body)
    select id, 'en', status, author_id, created_at, published_at,
      to_tsvector('simple', title || ' ' || excerpt || ' ' || author_name || ' ' || md5(id::text)), excerpt
    from articles`)
  await db.execute(sql`truncate search_outdated`)
  await db.execute(sql`vacuum (analyze)`)
  const token = await startSession(db, (editor as { id: number }).id, now)
  await close()
  return token
}

async function measure(articles: number) {
  const dataDir = await mkdtemp(join(tmpdir(), 'eye-of-sumatra-bench-'))
  try {
    const token = await fillWithArticles(dataDir, articles)
    const ours = await startBuiltServer({ DATA_DIR: dataDir, DEMO: '0' })
    const path = '/api/articles/manage'
    const bare = await runServer(process.execPath, ['--import', 'tsx', `${projectRoot}/tests/bench/bare-server.ts`], {
      NODE_ENV: 'production',
      BENCH_ORIGINAL: ours.address,
      BENCH_PATHS: `${path}?page=1&perPage=${PER_PAGE}`,
      BENCH_TOKEN: token,
    })
    const load = (url: string) =>
      autocannon({
        url,
        connections: CONNECTIONS,
        duration: SECONDS,
        headers: { authorization: `Bearer ${token}` },
      })
    try {
      const lines: string[] = []
      for (const [name, query] of Object.entries(queries(articles))) {
        const rates: number[] = []
        const ratios: number[] = []
        const latencies: number[] = []
        const slowest: number[] = []
        for (let round = 0; round < ROUNDS; round += 1) {
          const mine = await load(`${ours.address}${path}?${encodeURI(query)}&perPage=${PER_PAGE}`)
          const reference = await load(bare.address + path)
          if (mine.non2xx > 0) throw new Error(`${query} did not always answer 200`)
          rates.push(mine.requests.average)
          ratios.push(mine.requests.average / reference.requests.average)
          latencies.push(mine.latency.p50)
          slowest.push(mine.latency.p99)
        }
        lines.push(
          `${articles.toLocaleString('en')} articles, ${name}: ${Math.round(median(rates) * PER_PAGE).toLocaleString('en')} rows/s, ` +
            `p50 ${median(latencies)} ms, p99 ${median(slowest)} ms; ratio to bare ${median(ratios).toFixed(3)}`,
        )
      }
      return lines
    } finally {
      await bare.stop()
      await ours.stop()
    }
  } finally {
    await rm(dataDir, { recursive: true, force: true })
  }
}

/** `GET /api/articles/manage?page=…` on the embedded database, 25 rows a page, at two sizes of the magazine. */
export const measureManagedList = async () => [...(await measure(1000)), ...(await measure(100_000))]
