import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Db } from '@server/db/client'
import { openDatabase } from '@server/db/connect/open'
import { articleDays, siteDays } from '@server/db/schema/views'
import { readArticleStatistics } from '@server/statistics/articles.queries'
import { lastPeriod } from '@server/statistics/period'
import { readLines, readStatistics } from '@server/statistics/statistics.service'
import { listManagedArticles } from '@server/texts/articles/list-articles.queries'
import { createDatabase, postgresPrograms, startPostgres } from '@tests/postgres'
import { sql } from 'drizzle-orm'
import { pino } from 'pino'

const SIZE = Number(process.env.BENCH_SIZE ?? 100_000)
const VIEWS = Number(process.env.BENCH_VIEWS ?? 10_000_000)
const DAYS = 365
const TIMES = 15
/** Most articles have no text that these calls read. */
const LANGUAGES = 8

/** Articles with topics, and views of a year: a few articles have most of them, and a few languages. */
async function fill(db: Db) {
  await db.execute(
    sql`insert into categories (name, slug) select 'Topic ' || n, 'topic-' || n from generate_series(1, 20) n`,
  )
  await db.execute(sql`
    insert into articles (title, excerpt, content, status, slug, author_name, created_at, updated_at, published_at, reads)
    select 'Article ' || n, 'Excerpt', '<p>Text</p>', 'published', 'article-' || n, 'Author', at, at, at, n % 50
    from generate_series(1, ${SIZE}) n, lateral (select now() - n * interval '5 minutes' as at) as dates`)
  await db.execute(sql`
    insert into article_categories (article_id, category_id) select n, 1 + n % 20 from generate_series(1, ${SIZE}) n`)
  for (let ago = 0; ago < DAYS; ago += 1)
    await db.execute(sql`
      insert into ${articleDays} (article_id, day, language, views, reads, kept, shared)
      select id, current_date - ${ago}::int, 'l' || language, count(*), count(*) / 3, count(*) / 40, count(*) / 30
      from generate_series(1, ${Math.round(VIEWS / DAYS)}) n,
        lateral (select 1 + floor(${SIZE} * power(random(), 3) + n * 0)::int as id, floor(${LANGUAGES} * power(random(), 3) + n * 0)::int as language) as drawn
      where id <= ${SIZE} group by id, language`)
  await db.execute(sql`
    insert into ${siteDays} (day, language, views, reads, kept, shared)
    select day, language, sum(views), sum(reads), sum(kept), sum(shared) from ${articleDays} group by day, language`)
  await db.execute(sql`vacuum (analyze)`)
}

async function median(read: () => Promise<unknown>) {
  await read()
  const times: number[] = []
  for (let time = 0; time < TIMES; time += 1) {
    const start = performance.now()
    await read()
    times.push(performance.now() - start)
  }
  return times.toSorted((a, b) => a - b)[Math.floor(TIMES / 2)] as number
}

async function measureOn(name: string, env: { DATA_DIR: string; DATABASE_URL?: string }) {
  const { db, close } = await openDatabase(env, pino({ level: 'silent' }))
  try {
    await fill(db)
    const now = new Date()
    const month = lastPeriod(now, 30)
    const list = await median(() => listManagedArticles(db, { page: 1, perPage: 25, hasTitle: true }))
    const ids = Array.from({ length: 25 }, (_, index) => index + 1)
    const calls: Record<string, () => Promise<unknown>> = {
      'first chart': () => readStatistics(db, { by: 'day', ...month }, now),
      'chart of a year': () => readStatistics(db, { by: 'day', ...lastPeriod(now, DAYS) }, now),
      'most read today': () => readStatistics(db, { by: 'article', ...lastPeriod(now, 1), page: 1, perPage: 10 }, now),
      'most read of 7 days': () =>
        readStatistics(db, { by: 'article', ...lastPeriod(now, 7), page: 1, perPage: 10 }, now),
      'most read of 30 days': () => readStatistics(db, { by: 'article', ...month, page: 1, perPage: 10 }, now),
      'topics of 30 days': () => readStatistics(db, { by: 'topic', ...month }, now),
      'most read since publication': () => readStatistics(db, { by: 'article', page: 1, perPage: 10 }, now),
      'lines of a list': () => readLines(db, ids, now),
      'an article': () => readArticleStatistics(db, 7, { now }),
    }
    const { rows } = await db.execute<{ rows: number; bytes: number }>(
      sql`select (select count(*)::int from ${articleDays}) as rows, pg_total_relation_size('article_days')::float8 as bytes`,
    )
    const lines = [
      `${name}: ${SIZE} articles, ${VIEWS} views in ${DAYS} days are ${rows[0]?.rows} rows, ${Math.round((rows[0]?.bytes ?? 0) / 1e6)} MB`,
      `${name}, list of articles: ${list.toFixed(1)} ms`,
    ]
    for (const [call, read] of Object.entries(calls)) {
      const time = await median(read)
      lines.push(`${name}, ${call}: ${time.toFixed(1)} ms, ${(time / list).toFixed(1)} times the list`)
    }
    return lines
  } finally {
    await close()
  }
}

/** What statistics cost in a large magazine after a year, on both databases. BENCH_SIZE and BENCH_VIEWS are other numbers of articles and views. */
export async function measureStatistics() {
  const folder = await mkdtemp(join(tmpdir(), 'eye-of-sumatra-statistics-'))
  const [embedded, files] = [join(folder, 'pglite'), join(folder, 'files')]
  for (const each of [embedded, files]) await mkdir(each)
  const cluster = postgresPrograms ? await startPostgres({}) : undefined
  try {
    const url = cluster && (await createDatabase(cluster.url, 'statistics')).url
    const onPostgres = url ? await measureOn('PostgreSQL', { DATA_DIR: files, DATABASE_URL: url }) : []
    return [...onPostgres, ...(await measureOn('PGlite', { DATA_DIR: embedded }))]
  } finally {
    await cluster?.stop()
    await rm(folder, { recursive: true, force: true })
  }
}
