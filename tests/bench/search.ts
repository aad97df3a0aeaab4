import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { startSession } from '@server/auth/sessions'
import { openDatabase } from '@server/db/open'
import { users } from '@server/db/schema'
import { startBuiltServer } from '@tests/built-server'
import { postgresPrograms, startPostgres } from '@tests/postgres'
import autocannon from 'autocannon'
import { sql } from 'drizzle-orm'
import { pino } from 'pino'
import { rareWord, SEARCHES, sampleText } from './sample-texts'

const WORDS = 300
const CHUNK = 500
const SECONDS = 10
const CONNECTIONS = 10

type Env = { DATA_DIR: string; DATABASE_URL?: string }

const silent = pino({ level: 'silent' })

/** Fills the database with articles, and returns the token of an editor's session. */
async function fill(env: Env, articles: number) {
  const { db, close } = await openDatabase(env, silent)
  for (let start = 0; start < articles; start += CHUNK) {
    const rows = Array.from({ length: CHUNK }, (_, index) => ({
      number: start + index,
      title: `${sampleText(5)} ${rareWord()}`,
      excerpt: sampleText(20),
      content: `<p>${sampleText(WORDS / 2)}</p><p>${sampleText(WORDS / 2)} ${rareWord()}</p>`,
    }))
    await db.execute(sql`
      insert into articles (title, excerpt, content, status, slug, author_name, created_at, published_at)
      select title, excerpt, content, 'published', 'article-' || number, 'Author ' || number % 20, at, at
      from json_to_recordset(${JSON.stringify(rows)}::json) as added (number int, title text, excerpt text, content text),
        lateral (select now() - number * interval '1 minute' as at) as dates`)
  }
  const [editor] = await db
    .insert(users)
    .values({ name: 'Bench', email: 'bench@example.com', password_hash: '-', role: 'editor' })
    .returning({ id: users.id })
  const token = await startSession(db, (editor as { id: number }).id, new Date())
  await close()
  return token
}

/** Has the server index all articles, as after an import. Returns the seconds. */
async function index(env: Env) {
  const server = await startBuiltServer({ ...env, DEMO: '0' })
  const seconds = () => /"seconds":(\d+).*indexed articles/.exec(server.log())?.[1]
  while (!seconds()) await pause(1000)
  await server.stop()
  const { db, close } = await openDatabase(env, silent)
  // As both databases do by themselves in time.
  await db.execute(sql`vacuum (analyze)`)
  await close()
  return seconds()
}

/** A list of paths would be sent by each connection, and answered nine times in ten from the cache. */
const searches = (path: string, query: () => string) => ({
  setupRequest: (request: autocannon.Request) => ({
    ...request,
    path: `${path}?page=1&perPage=25&q=${encodeURIComponent(query())}`,
  }),
})

async function measure(address: string, token: string) {
  const lines: string[] = []
  for (const path of ['/api/articles', '/api/articles/manage'])
    for (const [kind, query] of Object.entries(SEARCHES)) {
      const { latency, requests, non2xx } = await autocannon({
        url: address,
        connections: CONNECTIONS,
        duration: SECONDS,
        requests: [searches(path, query)],
        ...(path.endsWith('manage') && { headers: { authorization: `Bearer ${token}` } }),
      })
      if (non2xx > 0) throw new Error(`${path}: a search did not answer 200`)
      const { p50, p90, p97_5 } = latency
      lines.push(`${path}, ${kind}: p50 ${p50} ms, p90 ${p90} ms, p97.5 ${p97_5} ms, ${requests.average} per second`)
    }
  return lines
}

async function measureOn(name: string, env: Env, articles: number) {
  const token = await fill(env, articles)
  const seconds = await index(env)
  const server = await startBuiltServer({ ...env, DEMO: '0' })
  try {
    const lines = await measure(server.address, token)
    return [`${name}: ${articles} articles indexed in ${seconds} s`, ...lines.map((line) => `${name}: ${line}`)]
  } finally {
    await server.stop()
  }
}

/** Indexing and `?q=…` with 100,000 articles of 320 words, on both databases. */
export async function measureSearch(articles = 100_000) {
  const DATA_DIR = await mkdtemp(join(tmpdir(), 'eye-of-sumatra-bench-'))
  const postgres = postgresPrograms ? await startPostgres() : undefined
  try {
    return [
      ...(await measureOn('PGlite', { DATA_DIR }, articles)),
      ...(postgres ? await measureOn('PostgreSQL', { DATA_DIR, DATABASE_URL: postgres.url }, articles) : []),
    ]
  } finally {
    await postgres?.stop()
    await rm(DATA_DIR, { recursive: true, force: true })
  }
}
