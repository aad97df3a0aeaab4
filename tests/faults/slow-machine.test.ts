import { type ChildProcess, spawn } from 'node:child_process'
import { setTimeout as pause } from 'node:timers/promises'
import { startBuiltServer } from '@tests/built-server'
import { expect, onTestFinished, test } from 'vitest'
import { call, isMissing, newFolder, openSite, signIn } from './site'

/** More than a text of a stranger may take. */
const STOPPED_MS = 11_000

const BUSY_LOOPS = 30

/** Programs that take the processors, until the test ends. */
function keepBusy() {
  const loops: ChildProcess[] = []
  for (let count = 0; count < BUSY_LOOPS; count += 1)
    loops.push(spawn(process.execPath, ['--eval', 'for (;;);'], { stdio: 'ignore' }))
  onTestFinished(() => {
    for (const loop of loops) loop.kill('SIGKILL')
  })
}

test('a long text is accepted, however long the machine keeps its thread waiting', async () => {
  const { start } = await openSite('the embedded database')
  const server = await start()
  const token = await signIn(server)
  const body = { title: 'Long', excerpt: 'Long', content: '<p>a <b onclick=alert(1)>b</b></p>'.repeat(55_000) }
  const saving = call(server, '/api/articles', { method: 'POST', body, token, timeoutMs: 120_000 })
  await pause(500)
  server.process.kill('SIGSTOP')
  await pause(STOPPED_MS)
  server.process.kill('SIGCONT')
  expect((await saving).status).toBe(201)
})

test('a first start beside thirty busy programs ends with an open site, and says what it does', async () => {
  keepBusy()
  const server = await startBuiltServer({ DATA_DIR: await newFolder(), LOG_FORMAT: 'json' })
  onTestFinished(async () => void (await server.stop('SIGKILL')))
  expect((await call(server, '/api/articles?q=toba')).json.total).toBeGreaterThan(0)
  for (const step of ['making the database', 'making the demo content', 'indexing', 'is open at'])
    expect(server.log()).toContain(step)
})

test.skipIf(isMissing('PostgreSQL'))(
  'two servers that start on one empty PostgreSQL both open, with one demo',
  async () => {
    const { start } = await openSite('PostgreSQL', { env: { DEMO: '1' } })
    const servers = await Promise.all([start(), start({ DATA_DIR: await newFolder() })])
    for (const server of servers) expect((await call(server, '/api/articles?limit=100')).json.articles).toHaveLength(14)
  },
)
