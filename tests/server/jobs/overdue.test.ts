import { articles } from '@server/db/schema/core'
import { type RecordedKind, scheduledJobs } from '@server/db/schema/jobs'
import { mailWorkers, newsletters } from '@server/db/schema/mail'
import { checkScheduledWork } from '@server/doctor/scheduled-work'
import { expectWork } from '@server/jobs/due-times'
import { createJobs } from '@server/jobs/jobs'
import { watchOverdue } from '@server/jobs/overdue-watch'
import { heartbeat } from '@server/jobs/workers'
import { startWorker } from '@server/mail/worker'
import { type Overdue, SCHEDULED_KINDS } from '@shared/entities/overdue'
import { startServer, type TestServer } from '@tests/server/start-server'
import { sql } from 'drizzle-orm'
import { expect, onTestFinished, test } from 'vitest'

/** With all kinds of scheduled work. */
const env = { BACKUP_SCHEDULE: '30 3 * * *', TRANSLATE_API_URL: 'http://127.0.0.1:1' }

const ago = (seconds: number) => sql`now() - ${seconds}::int * interval '1 second'`

/** The work of a background job is due since then. */
const recorded = (kind: RecordedKind) => async (server: TestServer, seconds: number) => {
  const due_at = ago(seconds)
  await server.db
    .insert(scheduledJobs)
    .values({ kind, due_at })
    .onConflictDoUpdate({ target: scheduledJobs.kind, set: { due_at } })
  return { id: null, title: null }
}

/** Makes work due since so many seconds. Notices end without any work, and pieces are people's. */
const makeDue: Record<
  Exclude<Overdue['kind'], 'notices' | 'pieces'>,
  (server: TestServer, seconds: number) => Promise<Pick<Overdue, 'id' | 'title'>>
> = {
  async articles({ db, make }, seconds) {
    const { id } = await make.article({ title: 'Toba', status: 'draft' })
    await db.update(articles).set({ publish_at: ago(seconds) })
    return { id, title: 'Toba' }
  },
  async newsletters({ db, make }, seconds) {
    const { id } = await make.newsletter({ subject: 'March' })
    await db.update(newsletters).set({ scheduled_at: ago(seconds) })
    return { id, title: 'March' }
  },
  purges: recorded('purges'),
  backups: recorded('backups'),
  index: recorded('index'),
  translations: recorded('translations'),
  partners: recorded('partners'),
  async workers(server, seconds) {
    await recorded('workers')(server, 10 * seconds)
    await heartbeat(server.db, 'dead')
    await server.db.update(mailWorkers).set({ seen_at: ago(seconds) })
    return { id: null, title: null }
  },
}

async function startWatched() {
  const server = await startServer({ env })
  const { db, config, fetch, make, as } = server
  const lines: string[] = []
  const log = (level: string) => (_: unknown, message?: string) => void lines.push(`${level} ${message ?? _}`)
  const jobs = createJobs({ error: log('error'), info: log('info') })
  onTestFinished(() => jobs.stop())
  const watch = watchOverdue(jobs, { db, config, logger: { warn: log('warn'), info: log('info') } })
  const editor = await as(await make.user({ role: 'editor' }))
  return {
    ...server,
    lines,
    editor,
    jobs,
    /** What the process logs at its next look. */
    async logged() {
      watch.figures.lastSuccess = 0
      lines.length = 0
      watch.soon()
      await expect.poll(() => watch.figures.lastSuccess).toBeGreaterThan(0)
      return lines
    },
    desk: async (): Promise<Overdue[]> => (await editor.get('/api/dashboard/desk')).json.overdue,
    doctor: (own = {}) => checkScheduledWork(db, { ...config, ...own }),
    async figure(name: string) {
      const { text } = await fetch('/api/metrics', { headers: { host: '127.0.0.1:3000' } })
      const value = text.split('\n').find((line) => line.startsWith(`${name} `))
      return value === undefined ? undefined : Number(value.split(' ')[1])
    },
    async clear() {
      for (const table of [articles, newsletters, scheduledJobs, mailWorkers]) await db.delete(table)
    },
  }
}

test('work of every kind that is a minute late shows in the metrics, the overview, doctor and the log', async () => {
  const server = await startWatched()
  const { figure, desk, doctor, logged, clear, db } = server
  for (const [kind, make] of Object.entries(makeDue)) {
    await heartbeat(db, 'alive')
    const isJob = kind !== 'workers'
    const seconds = () => figure(`overdue_seconds{kind="${kind}"}`)
    if (isJob) expect(await seconds(), kind).toBe(0)
    expect(await desk(), kind).toEqual([])
    expect((await doctor()).status, kind).toBe('ok')

    await make(server, 5)
    expect(await desk(), kind).toEqual([])
    expect(await logged(), kind).toEqual([])
    if (isJob) expect(await seconds(), kind).toBeGreaterThanOrEqual(5)

    await clear()
    if (isJob) await heartbeat(db, 'alive')
    const record = await make(server, 61)
    const [overdue, ...others] = await desk()
    expect(overdue, kind).toMatchObject({ kind, ...record })
    expect(others, kind).toEqual([])
    if (isJob) expect(await seconds(), kind).toBeGreaterThanOrEqual(61)
    else expect(await figure('workers')).toBe(0)
    expect((await doctor({ MAIL_WORKER: false })).status, kind).toBe('fail')
    expect(await logged(), kind).toEqual([expect.stringMatching(`^warn late: .* since ${overdue?.due_at}$`)])

    await clear()
    await heartbeat(db, 'alive')
    expect(await logged(), kind).toEqual(['info no scheduled work is late any more'])
    expect(await logged(), kind).toEqual([])
    await clear()
  }
})

test('every kind has a figure, and a scrape without the database has the others', async () => {
  const { fetch, db } = await startServer({ env })
  const scrape = async () => (await fetch('/api/metrics', { headers: { host: '127.0.0.1:3000' } })).text
  const kinds = [...(await scrape()).matchAll(/^overdue_seconds\{kind="(\w+)"\} 0$/gm)].map(([, kind]) => kind)
  expect(kinds).toEqual([...SCHEDULED_KINDS])

  await db.execute(sql`alter table scheduled_jobs rename to away`)
  const text = await scrape().finally(() => db.execute(sql`alter table away rename to scheduled_jobs`))
  expect(text).toMatch(/^workers 0$/m)
  expect(text).not.toMatch(/^overdue_seconds\{/m)
})

test('only editors and admins see what is late', async () => {
  const { as, make } = await startServer()
  const keys = async (role: 'admin' | 'editor' | 'marketing') =>
    Object.keys((await (await as(await make.user({ role }))).get('/api/dashboard/desk')).json)
  expect(await keys('editor')).toContain('overdue')
  expect(await keys('admin')).toContain('overdue')
  expect(await keys('marketing')).not.toContain('overdue')
})

test('work that the settings do not ask for is not late', async () => {
  const server = await startServer()
  await makeDue.backups(server, 600)
  await makeDue.translations(server, 600)
  const editor = await server.as(await server.make.user({ role: 'editor' }))
  expect((await editor.get('/api/dashboard/desk')).json.overdue).toEqual([])
})

test('doctor fails without a worker where the servers send no mail, and a stopped server is late with what readers wait for only', async () => {
  const server = await startWatched()
  const { doctor, db } = server
  const started = { MAIL_WORKER: false }
  expect(await doctor(started)).toMatchObject({ status: 'fail', line: expect.stringContaining('start npm run worker') })
  expect(await doctor()).toMatchObject({ status: 'warn', line: expect.stringContaining('start the server') })
  await makeDue.purges(server, 3600)
  expect((await doctor()).status).toBe('warn')
  await makeDue.articles(server, 61)
  expect(await doctor()).toMatchObject({
    status: 'fail',
    line: expect.stringMatching(/^late: scheduled articles since [^;]+; no process publishes/),
  })
  await heartbeat(db, 'alive')
  expect((await doctor()).line).toMatch(/^late: purges since [^;]+; scheduled articles since/)
})

const DAY = 24 * 3600

test('a job records when it is due again: after a run, while one goes on, and at the start after a stop', async () => {
  const server = await startWatched()
  const { db } = server
  const dueIn = async () => {
    const { rows } = await db.execute<{ seconds: number; is_done: boolean }>(
      sql`select extract(epoch from due_at - now())::float8 as seconds, done_at is not null as is_done from scheduled_jobs`,
    )
    return rows[0]
  }
  await makeDue.purges(server, DAY)
  const jobs = createJobs({ error: () => {}, info: () => {} }, db)
  onTestFinished(() => jobs.stop())
  let isFailing = true
  const purge = jobs.schedule({
    name: 'purge',
    kind: 'purges',
    everyMs: 3_600_000,
    firstAfterMs: 600_000,
    async run() {
      if (isFailing) throw new Error('Full')
    },
  })
  await expect.poll(async () => (await dueIn())?.seconds).toBeGreaterThan(300)

  await makeDue.purges(server, DAY)
  purge.soon()
  await expect.poll(() => purge.figures.failures).toBe(1)
  expect(await dueIn()).toMatchObject({ seconds: expect.closeTo(-DAY, -3), is_done: false })

  isFailing = false
  const later = jobs.schedule({ name: 'purge', kind: 'purges', everyMs: 3_600_000, run: async () => {} })
  await expect.poll(async () => (await dueIn())?.is_done).toBe(true)
  expect((await dueIn())?.seconds).toBeGreaterThan(3000)
  expect(later.figures.failures).toBe(0)

  // Another process that has just started does not shorten that.
  await expectWork(db, 'purges', 60_000)
  expect((await dueIn())?.seconds).toBeGreaterThan(3000)
})

test('a worker that has stopped is missed from then on', async () => {
  const { db, jobs, figure, desk } = await startWatched()
  const logger = { error: () => {} }
  const worker = await startWorker({ db, logger, jobs, workerId: 'mine', queues: [], alone: false })
  expect(await figure('workers')).toBe(1)
  await worker.stop()
  expect(await figure('workers')).toBe(0)
  expect(await desk()).toEqual([])
  await db.update(scheduledJobs).set({ due_at: sql`due_at - interval '61 seconds'` })
  expect(await desk()).toMatchObject([{ kind: 'workers', id: null, title: null }])
})
