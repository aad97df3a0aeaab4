import { setTimeout as pause } from 'node:timers/promises'
import { asDb } from '@server/db/commits'
import { alerts } from '@tests/alerts'
import type { BuiltServer } from '@tests/built-server'
import { type SQL, sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { report, timeUntil } from './figures'
import { call, isMissing, openSite, signIn } from './site'
import { canMount, MB, mountSmallDisk } from './small-disk'

type Site = Awaited<ReturnType<typeof openSite>>
type Server = Pick<BuiltServer, 'address'>
/** The values of a metric whose labels contain this text; undefined if the scrape fails. */
type Scrape = ((name: string, labels?: string) => number[]) | undefined

async function scrape(server: Server): Promise<Scrape> {
  const reply = await call(server, '/api/metrics', { timeoutMs: 10_000 }).catch(() => undefined)
  if (reply?.status !== 200) return undefined
  const lines = reply.text.split('\n')
  return (name, labels = '') =>
    lines
      .filter((line) => (line.startsWith(`${name} `) || line.startsWith(`${name}{`)) && line.includes(labels))
      .map((line) => Number(line.split(' ').at(-1)))
}

const sum = (values: number[]) => values.reduce((total, value) => total + value, 0)

/** Reads what is not kept, so that the database is asked. */
async function readMany(server: Server, count: number) {
  await Promise.all(Array.from({ length: count }, (_, serial) => call(server, `/api/articles?search=${serial}`)))
}

async function stopDatabase({ cluster }: Site) {
  await cluster?.shutDown()
  // Or it could not be stopped after the test.
  onTestFinished(async () => void (await cluster?.start()))
}

async function change({ cluster }: Site, statement: SQL) {
  const client = new pg.Client(cluster?.url)
  await client.connect()
  await asDb(drizzle(client)).execute(statement)
  await client.end()
}

/** No backup can be made. */
const SETTINGS = { MAIL_WORKER: '0', BACKUP_SCHEDULE: '30 3 * * *', BACKUP_TARGET: '/dev/null/backups' }

/** What causes each alert, and its condition, asked of a server that sends no mail. */
const CAUSES: Record<
  string,
  {
    cause: string
    /** Starts what is there until then. */
    before?: (site: Site, server: BuiltServer) => Promise<BuiltServer>
    provoke: (site: Site, server: BuiltServer, started?: BuiltServer) => Promise<unknown>
    holds: (scraped: Scrape) => boolean
    /** Done before: so long ago would be too long for a test. */
    givenSeconds?: number
  }
> = {
  ProcessDown: {
    cause: 'the process is killed',
    provoke: (_, server) => server.stop('SIGKILL'),
    holds: (scraped) => scraped === undefined,
  },
  DatabaseDown: {
    cause: 'PostgreSQL is stopped',
    provoke: stopDatabase,
    holds: (scraped) => scraped?.('database_up')[0] === 0,
  },
  NoWorker: {
    cause: 'the only worker is killed',
    async before(site, server) {
      const worker = await site.start({ MAIL_WORKER: '1' })
      await timeUntil(async () => (await scrape(server))?.('workers')[0] === 1)
      return worker
    },
    provoke: async (_site, _server, worker) => worker?.stop('SIGKILL'),
    holds: (scraped) => scraped?.('workers')[0] === 0,
  },
  WorkOverdue: {
    cause: 'an article is due, and no worker lives',
    async provoke(site, server) {
      const body = { title: 'Due', excerpt: 'Excerpt', content: '<p>Text</p>' }
      await call(server, '/api/articles', { method: 'POST', token: await signIn(server), body })
      await change(site, sql`update articles set publish_at = now()`)
    },
    holds: (scraped) => (scraped?.('overdue_seconds', 'kind="articles"')[0] ?? 0) > 60,
  },
  MailWaiting: {
    cause: 'a mail waits, and no worker lives',
    provoke: (site) =>
      change(
        site,
        sql`insert into mails (mail, created_at) values ('{"kind":"reset-password","email":"ana@example.com"}', now() - interval '890 seconds')`,
      ),
    givenSeconds: 890,
    holds: (scraped) => (scraped?.('oldest_waiting_mail_seconds')[0] ?? 0) > 900,
  },
  BackupOld: {
    cause: 'no backup is made any more',
    provoke: (site) =>
      change(
        site,
        sql`insert into scheduled_jobs (kind, due_at, done_at) values ('backups', now() + interval '1 day', now() - interval '89990 seconds')
          on conflict (kind) do update set done_at = excluded.done_at`,
      ),
    givenSeconds: 89_990,
    holds(scraped) {
      const [last = 0] = scraped?.('last_backup_timestamp') ?? []
      return last > 0 && Date.now() / 1000 - last > 90_000
    },
  },
  ServiceFailing: {
    cause: 'PostgreSQL is stopped, and three requests need it',
    async provoke(site, server) {
      await stopDatabase(site)
      await readMany(server, 3)
    },
    holds: (scraped) => sum(scraped?.('errors_total', 'place="database"') ?? []) > 2,
  },
  AnswersFailing: {
    cause: 'PostgreSQL is stopped, and 21 requests need it',
    async provoke(site, server) {
      await stopDatabase(site)
      await readMany(server, 21)
    },
    holds: (scraped) => sum(scraped?.('http_request_duration_seconds_count', 'status="5') ?? []) > 20,
  },
  EventLoopSlow: {
    cause: 'the process stands still for three seconds in a row, again and again',
    async provoke(_, { process }) {
      process.kill('SIGSTOP')
      await pause(3000)
      process.kill('SIGCONT')
    },
    holds: (scraped) => (scraped?.('nodejs_eventloop_lag_p99_seconds')[0] ?? 0) > 1,
  },
}

async function measure(name: string, site: Site, server: BuiltServer) {
  const known = CAUSES[name]
  if (!known) throw new Error(`Nothing here causes ${name}`)
  const started = await known.before?.(site, server)
  expect(known.holds(await scrape(server))).toBe(false)
  const begun = performance.now()
  const provoked = known.provoke(site, server, started)
  await timeUntil(async () => known.holds(await scrape(server)), { everyMs: 1000, withinMs: 180_000 })
  const seconds = Math.round((performance.now() - begun) / 1000) + (known.givenSeconds ?? 0)
  await provoked
  return { cause: known.cause, 'condition true after': `${seconds} s` }
}

test.skipIf(isMissing('PostgreSQL')).for(alerts.filter(({ name }) => name !== 'StorageFull'))(
  '$name shows',
  async ({ name, pending }) => {
    const site = await openSite('PostgreSQL', { env: SETTINGS })
    const server = await site.start()
    report({ ...(await measure(name, site, server)), 'and for': pending })
  },
)

test.skipIf(!canMount)('StorageFull shows', async () => {
  const disk = await mountSmallDisk(400)
  const site = await openSite('the embedded database', { dataDir: disk.folder })
  const server = await site.start()
  const isFull = async () => (await scrape(server))?.('storage_full')[0] === 1
  expect(await isFull()).toBe(false)
  await disk.fill(40 * MB)
  const ms = await timeUntil(isFull, { everyMs: 1000 })
  report({ cause: 'another program fills the disk', 'condition true after': `${Math.round(ms / 1000)} s` })
})
