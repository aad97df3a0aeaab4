import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { CONNECTIONS } from '@server/mail/transport'
import { expect, onTestFinished, vi } from 'vitest'
import type { BuiltServer } from './built-server'
import { counts, prepareMailRun, send, startMailServer } from './mail-run'
import { startPostgres } from './postgres'
import { startSmtpServer } from './smtp-server'

const RECOVERY = { timeout: 60_000, interval: 50 }

async function timed(server: BuiltServer, path: string) {
  const start = performance.now()
  const reply = await fetch(server.address + path)
  return { reply, text: await reply.text(), seconds: (performance.now() - start) / 1000 }
}

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
  expect(page?.text).toContain('>Kami segera kembali</h1>')
  expect(page?.text).toContain('<html lang="id"')
  expect(page?.reply.headers.get('cache-control')).toBe('no-store')
  expect((await timed(server, '/api/health/live')).reply.status).toBe(200)
}

/** A server on a separate PostgreSQL that is sending a newsletter to so many readers. */
export async function startSendingOnPostgres(readers: number, { durable = false } = {}) {
  const dataDir = await mkdtemp(join(tmpdir(), 'eye-of-sumatra-'))
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }))
  const cluster = await startPostgres({ durable })
  onTestFinished(cluster.stop)
  const smtp = await startSmtpServer({ delayMs: 20 })
  onTestFinished(smtp.close)
  const run = { ...(await prepareMailRun(dataDir, readers, undefined, cluster.url)), dataDir, smtpUrl: smtp.url }
  const server = await startMailServer(run)
  onTestFinished(async () => void (await server.stop('SIGKILL')))
  void send(run, server)
  let outages = 0

  return {
    cluster,
    databaseUrl: run.databaseUrl as string,
    /** Waits until so many copies have arrived. */
    arrived: (count: number) =>
      vi.waitUntil(() => smtp.mails.length >= count, { timeout: 60_000, interval: 5 }).then(() => {}),

    /** Takes the database away, looks at the outage, brings it back, and returns the milliseconds of the recovery. */
    async outage({ begin, end, isNoticed = true }: { begin: () => unknown; end: () => unknown; isNoticed?: boolean }) {
      outages += 1
      await begin()
      if (isNoticed) await expectOutage(server)
      await end()
      const back = performance.now()
      await vi.waitUntil(async () => (await fetch(`${server.address}/api/health/ready`)).ok, RECOVERY)
      return Math.round(performance.now() - back)
    },

    /** Waits for the end of the newsletter, and checks that each copy was sent once. */
    async finish() {
      await vi.waitUntil(async () => (await counts(run, server)).queued === 0, RECOVERY)
      const { unknown, ...others } = await counts(run, server)
      expect(others).toMatchObject({ total: readers, sent: readers - unknown, failed: 0 })
      expect(unknown).toBeLessThanOrEqual(CONNECTIONS)
      const recipients = smtp.mails.map(({ to }) => to)
      expect(new Set(recipients).size).toBe(recipients.length)
      expect(await server.stop('SIGTERM')).toBe(0)
      // A line for ten seconds, not one for each connection of the pool.
      expect(server.log().match(/idle database connections were lost/g)?.length ?? 0).toBeLessThanOrEqual(2 * outages)
      return { copies: readers, unknown }
    },
  }
}
