import { MIGRATION_LOCK } from '@server/db/locks'
import { startBuiltServer } from '@tests/built-server'
import pg from 'pg'
import { expect, onTestFinished, test, vi } from 'vitest'
import { report } from './figures'
import { buildOldVersion } from './old-build'
import { call, isMissing, openSite, signIn, signInWriters } from './site'

type Server = Awaited<ReturnType<typeof startBuiltServer>>

/** An account may save sixty times a minute. */
const WRITERS = 12
const READS_PER_WRITE = 10
const TRIES = 3

/** Reads and writes all the time, past the cache, until it is stopped. Returns how many answers there were, and which were not 200. */
function startTraffic(servers: Server[], tokens: string[], article: number) {
  let isOver = false
  let answers = 0
  let slowest = 0
  const failed: string[] = []
  async function send(server: Server, path: string, options: Parameters<typeof call>[2]) {
    const begun = performance.now()
    const { status, text } = await call(server, path, options)
    slowest = Math.max(slowest, performance.now() - begun)
    answers += 1
    if (status !== 200) failed.push(`${path}: ${status} ${text}`)
  }
  async function work(server: Server) {
    for (let turn = 0; !isOver; turn += 1) {
      const token = tokens[turn % tokens.length]
      const body = { title: `Edit ${turn}`, excerpt: 'Excerpt' }
      await send(server, `/api/articles/${article}`, { method: 'PUT', token, body })
      for (let read = 0; read < READS_PER_WRITE && !isOver; read += 1)
        await send(server, `/api/articles/manage?page=${1 + read}`, { token })
    }
  }
  const working = servers.map(work)
  return {
    answers: () => answers,
    async stop() {
      isOver = true
      await Promise.all(working)
      return { answers, failed, slowest: `${Math.round(slowest)} ms` }
    },
  }
}

test.skipIf(isMissing('PostgreSQL'))(
  'the version before reads and writes while a migration waits for a long read, and beside the new version',
  async () => {
    const { folder, commit } = await buildOldVersion()
    const site = await openSite('PostgreSQL', { env: { BUDGET_PERCENT: '0' } })
    const old = await startBuiltServer(site.settings, { folder })
    onTestFinished(async () => void (await old.stop('SIGKILL')))
    const [, ...tokens] = await signInWriters(old, await signIn(old), 1 + WRITERS, 'editor')
    const body = { title: 'Edit', excerpt: 'Excerpt', content: '<p>Text</p>', status: 'published' }
    const { status, text, json } = await call(old, '/api/articles', { method: 'POST', token: tokens[0], body })
    expect(status, text).toBe(201)

    const pool = new pg.Pool({ connectionString: site.cluster?.url, max: 2 })
    onTestFinished(() => pool.end())
    const backup = await pool.connect()
    await backup.query('begin isolation level repeatable read')
    // As a backup does. A migration that only adds a table waits for nothing else.
    await backup.query('select pg_advisory_xact_lock_shared($1)', [MIGRATION_LOCK])
    await backup.query('select from articles limit 1')

    const before = startTraffic([old, old], tokens, json.articleId)
    const starting = site.start()
    const isWaiting = async () => {
      const { rowCount } = await pool.query(
        `select from pg_locks where not granted and (locktype = 'advisory'
          or locktype = 'relation' and mode in ('AccessExclusiveLock', 'ShareLock'))`,
      )
      return rowCount !== 0
    }
    for (let tries = 0; tries < TRIES; tries += 1) {
      await vi.waitUntil(isWaiting, { timeout: 120_000, interval: 20 })
      await vi.waitUntil(async () => !(await isWaiting()), { timeout: 120_000, interval: 20 })
    }
    await backup.query('commit')
    backup.release()
    const migrated = await starting
    const during = await before.stop()

    // As any later migration may: the statements that they have prepared go on.
    await pool.query('alter table articles add column of_later text')
    const after = startTraffic([old, migrated], tokens, json.articleId)
    await vi.waitUntil(() => after.answers() > 200, { timeout: 120_000 })
    const beside = await after.stop()

    report({
      'old version': commit,
      'answers of it during the migration': during.answers,
      'slowest of them': during.slowest,
      'answers of both after it': beside.answers,
      failed: during.failed.length + beside.failed.length,
    })
    expect([...during.failed, ...beside.failed]).toEqual([])
    await expect(startBuiltServer(site.settings, { folder })).rejects.toThrow('the schema of a newer one')
    expect(await old.stop()).toBe(0)
    expect(await migrated.stop()).toBe(0)
  },
)
