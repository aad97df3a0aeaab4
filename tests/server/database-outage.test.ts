import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { CONNECTIONS } from '@server/mail/transport'
import type { BuiltServer } from '@tests/built-server'
import { counts, prepareMailRun, send, startMailServer } from '@tests/mail-run'
import { postgresPrograms, startPostgres } from '@tests/postgres'
import { startSmtpServer } from '@tests/smtp-server'
import pg from 'pg'
import { expect, onTestFinished, test, vi } from 'vitest'

// A database and a server are started, on a machine that is busy with other tests.
vi.setConfig({ testTimeout: 240_000 })

const READERS = 300
const RECOVERY = { timeout: 60_000, interval: 100 }

async function timed(server: BuiltServer, path: string) {
  const start = performance.now()
  const reply = await fetch(server.address + path)
  return { reply, text: await reply.text(), seconds: (performance.now() - start) / 1000 }
}

const isReady = (server: BuiltServer) => async () => (await fetch(`${server.address}/api/health/ready`)).ok

/** The API and pages say that the database is gone, in time, and the process is alive. */
async function expectOutage(server: BuiltServer) {
  const paths = ['/api/health', '/api/articles/1', '/id/articles/1', '/sitemap.xml']
  const [health, article, page, sitemap] = await Promise.all(paths.map((path) => timed(server, path)))
  for (const answer of [health, article, page, sitemap]) {
    expect(answer?.reply.status, `${answer?.text}\n${server.log()}`).toBe(503)
    expect(Number(answer?.reply.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(answer?.seconds).toBeLessThan(15)
  }
  expect(JSON.parse(article?.text ?? '')).toMatchObject({ code: 'unavailable', message: expect.any(String) })
  expect(page?.text).toContain('<h1>Kami segera kembali</h1>')
  expect(page?.text).toContain('<html lang="id"')
  expect(page?.reply.headers.get('cache-control')).toBe('no-store')
  expect((await timed(server, '/api/health/live')).reply.status).toBe(200)
}

test.skipIf(!postgresPrograms)('the server outlives its database, in the middle of a newsletter too', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'eye-of-sumatra-'))
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }))
  const cluster = await startPostgres()
  onTestFinished(cluster.stop)
  const smtp = await startSmtpServer({ delayMs: 20 })
  onTestFinished(smtp.close)
  const run = { ...(await prepareMailRun(dataDir, READERS, undefined, cluster.url)), dataDir, smtpUrl: smtp.url }
  const server = await startMailServer(run)
  onTestFinished(async () => void (await server.stop('SIGKILL')))

  void send(run, server)
  await vi.waitUntil(() => smtp.mails.length >= 60, { timeout: 60_000, interval: 5 })
  await cluster.shutDown()
  await expectOutage(server)
  await cluster.start()
  await vi.waitUntil(isReady(server), RECOVERY)

  // What an administrator does, or a failover. Transactions are under way.
  const admin = new pg.Client(run.databaseUrl)
  await admin.connect()
  await admin.query(
    'select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and datname = current_database()',
  )
  await admin.end()
  await vi.waitUntil(isReady(server), RECOVERY)

  await cluster.freeze()
  onTestFinished(cluster.thaw)
  await expectOutage(server)
  await cluster.thaw()
  await vi.waitUntil(isReady(server), RECOVERY)

  await vi.waitUntil(async () => (await counts(run, server)).queued === 0, RECOVERY)
  const { unknown, ...others } = await counts(run, server)
  expect(others).toMatchObject({ total: READERS, sent: READERS - unknown, failed: 0 })
  expect(unknown).toBeLessThanOrEqual(CONNECTIONS)
  const recipients = smtp.mails.map(({ to }) => to)
  expect(new Set(recipients).size).toBe(recipients.length)
  expect(await server.stop('SIGTERM')).toBe(0)
})
