import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import { accounts, DEMO_PASSWORD } from '@demo/accounts'
import { projectRoot } from '@server/config/root'
import { type BuiltServer, startBuiltServer } from '@tests/built-server'
import { photograph } from '@tests/photograph'
import { createDatabase, startPostgres } from '@tests/postgres'
import { startSmtpServer } from '@tests/smtp-server'
import { expect, onTestFinished, test } from 'vitest'
import { report } from './figures'
import { addReaders, call, DATABASES, isMissing, newFolder, openSite, signIn } from './site'
import { busyMachine, smallMachine } from './slow-machines'

/** More than a text of a stranger may take. */
const STOPPED_MS = 11_000

const READERS = 200
const SEARCHES = 40
const LONG_TEXT = '<p>The <b>lake</b> lies in a <a href="https://example.com/caldera">caldera</a>.</p>'.repeat(18_000)
const EDITOR = { email: accounts.find(({ role }) => role === 'editor')?.email ?? '', password: DEMO_PASSWORD }

/** The drills assert that all succeeds, not when. No request gives up before the test does. */
const AN_HOUR_MS = 3_600_000
const timeoutMs = AN_HOUR_MS

const run = promisify(execFile)

test('a long text is accepted, however long the machine keeps its thread waiting', async () => {
  const { start } = await openSite('the embedded database')
  const server = await start()
  const token = await signIn(server)
  const body = { title: 'Long', excerpt: 'Long', content: '<p>a <b onclick=alert(1)>b</b></p>'.repeat(55_000) }
  const saving = call(server, '/api/articles', { method: 'POST', body, token, timeoutMs })
  await pause(500)
  server.process.kill('SIGSTOP')
  await pause(STOPPED_MS)
  server.process.kill('SIGCONT')
  expect((await saving).status).toBe(201)
})

/** Does a step, and reports how long it took. */
async function step<Result>(name: string, work: () => Promise<Result>) {
  const began = performance.now()
  const result = await work()
  report({ [name]: `${((performance.now() - began) / 1000).toFixed(1)} s` })
  return result
}

async function photographForm() {
  const body = new FormData()
  body.append('image', new File([new Uint8Array(await photograph())], 'photograph.jpg'))
  return body
}

const MACHINES = { 'a busy machine': busyMachine, 'half a core with 512 MB': smallMachine }
type MachineName = keyof typeof MACHINES
const DRILLS = DATABASES.flatMap((database) =>
  Object.keys(MACHINES).map((name) => [name as MachineName, database] as const),
)

test.for(DRILLS)(
  'on %s, everything works with %s',
  { timeout: AN_HOUR_MS },
  async ([machineName, database], { skip }) => {
    if (isMissing(database)) skip('pg_ctl was not found')
    const cluster = database === 'PostgreSQL' ? await startPostgres({ durable: true }) : undefined
    if (cluster) onTestFinished(cluster.stop)
    const smtp = await startSmtpServer()
    onTestFinished(smtp.close)
    const settings = {
      DATA_DIR: await newFolder(),
      DATABASE_URL: cluster?.url ?? '',
      DEMO: '1',
      SMTP_URL: smtp.url,
      MAIL_FROM: 'news@example.com',
      LOG_FORMAT: 'json',
    }
    const machine = MACHINES[machineName]() ?? skip('control groups cannot be made here')
    const start = async (more = {}) => {
      const server = await startBuiltServer({ ...settings, ...more }, { under: machine.under })
      onTestFinished(async () => void (await server.stop('SIGKILL')))
      return server
    }
    const command = async (name: string, file: string, more = {}) => {
      const [program = '', ...args] = [
        ...machine.under,
        process.execPath,
        join(projectRoot, `dist/server/${name}.js`),
        file,
      ]
      await run(program, args, { env: { ...process.env, ...settings, ...more } })
    }
    const save = async (server: BuiltServer, path: string, token: string, body: unknown) => {
      const { status, json } = await call(server, path, { method: 'POST', token, body, timeoutMs })
      expect([status, json?.message]).toEqual([path.startsWith('/api/upload') ? 200 : 201, json?.message])
      return json
    }

    const first = await step('first start', start)
    expect((await call(first, '/api/articles?q=toba', { timeoutMs })).json.total).toBeGreaterThan(0)
    for (const name of ['making the database', 'making the demo content', 'indexing', 'is open at'])
      expect(first.log()).toContain(name)
    expect(await first.stop()).toBe(0)
    await addReaders({ settings }, READERS)

    const server = await step('second start', start)
    const token = await step('sign-in', () => signIn(server, EDITOR, timeoutMs))
    const { article } = await step('save of a long article', () =>
      save(server, '/api/articles', token, { title: 'Long', excerpt: 'Long', content: LONG_TEXT, status: 'published' }),
    )
    // One reader, who waits for each answer: the machine's slowness is not charged to the reader.
    await step(`${SEARCHES} searches`, async () => {
      for (let word = 0; word < SEARCHES; word += 1)
        expect((await call(server, `/articles?q=lake+${word}`, { timeoutMs })).status).toBe(200)
    })
    const form = await photographForm()
    await step('upload of a photograph', () => save(server, '/api/upload/image', token, form))
    const news = await save(server, '/api/newsletters', token, { subject: 'News', content: '<p>Text</p>' })
    const path = `/api/newsletters/${news.newsletter.id}`
    await step('newsletter', async () => {
      expect((await call(server, `${path}/send`, { method: 'POST', token, timeoutMs })).status).toBe(200)
      const deliveries = async () =>
        (await call(server, `${path}/deliveries?perPage=1`, { token, timeoutMs })).json as Record<string, number>
      for (;;) {
        const { total, sent, queued } = await deliveries()
        if (queued === 0) {
          expect(sent).toBe(total)
          break
        }
        await pause(200)
      }
    })
    const copies = smtp.mails.filter(({ raw }) => raw.includes('Subject: News')).map(({ to }) => to)
    expect(new Set(copies).size).toBe(copies.length)
    expect(copies.length).toBeGreaterThanOrEqual(READERS)

    const archive = join(await newFolder(), 'site.tar')
    await step('backup', () => command('backup', archive))
    expect(await server.stop()).toBe(0)
    const other = {
      DATA_DIR: await newFolder(),
      DATABASE_URL: cluster ? (await createDatabase(cluster.url)).url : '',
    }
    await step('restore', () => command('restore', archive, other))
    const restored = await step('start of what was restored', () => start(other))
    const { json } = await call(restored, `/api/articles/${article.id}`, { timeoutMs })
    expect(json.article.title).toBe('Long')
    expect(machine.killed()).toBe(0)
  },
)

test.skipIf(isMissing('PostgreSQL'))(
  'two servers that start on one empty PostgreSQL both open, with one demo',
  async () => {
    const { start } = await openSite('PostgreSQL', { env: { DEMO: '1' } })
    const servers = await Promise.all([start(), start({ DATA_DIR: await newFolder() })])
    for (const server of servers) expect((await call(server, '/api/articles?limit=100')).json.articles).toHaveLength(20)
  },
)
