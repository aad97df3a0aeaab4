import { setTimeout as pause } from 'node:timers/promises'
import type { BuiltServer } from '@tests/built-server'
import { caddy, startCaddy } from '@tests/caddy'
import { freePort } from '@tests/free-port'
import { nginx, startNginx } from '@tests/nginx'
import { describe, expect, onTestFinished, test } from 'vitest'
import { report } from './figures'
import { call, isMissing, openSite, signIn, signInWriters } from './site'

const PROXIES = [
  { name: 'nginx', program: nginx, startProxy: (servers: string[]) => startNginx(servers, { hasTls: false }) },
  { name: 'Caddy', program: caddy, startProxy: startCaddy },
]
const CLIENTS = 3
/** An account may store sixty things in a minute. */
const ACCOUNTS = 12
const WRITE_EVERY_MS = 150
/** All come from one network, which may ask fifty times a second. */
const READ_EVERY_MS = 120
/** Enough for each reader to meet it, and for its turn to come again. */
const READS_WHILE_ONE_HANGS = 200

/** A writer waits for a server that hangs until that goes on. */
const PATIENT = { timeoutMs: 180_000 }

type Site = { address: string }
type Answer = { kind: 'reader' | 'writer'; status: number | string; ms: number }

/** Three readers and three writers. */
function startClients(proxy: Site, tokens: string[]) {
  const answers: Answer[] = []
  let isOver = false
  let serial = 0
  const repeat = async (kind: Answer['kind'], ask: (count: number) => Promise<{ status: number; text: string }>) => {
    while (!isOver) {
      const asked = performance.now()
      serial += 1
      const status = await ask(serial).then(
        ({ status, text }) => (status < 400 ? status : `${status} ${text.slice(0, 200)}`),
        (error: Error) => String(error.cause ?? error),
      )
      answers.push({ kind, status, ms: Math.round(performance.now() - asked) })
      await pause(kind === 'writer' ? WRITE_EVERY_MS : READ_EVERY_MS)
    }
  }
  const pages = ['/', '/articles', '/api/articles', '/about']
  const read = (count: number) => call(proxy, `${pages[count % pages.length]}?count=${count}`, PATIENT)
  const write = (count: number) =>
    call(proxy, '/api/articles', {
      ...PATIENT,
      method: 'POST',
      token: tokens[count % tokens.length],
      body: { title: `Written ${count}`, excerpt: 'Excerpt', content: '<p>Text</p>' },
    })
  const clients = Array.from({ length: CLIENTS }, () => [repeat('reader', read), repeat('writer', write)]).flat()
  return {
    answers,
    async stop() {
      isOver = true
      await Promise.all(clients)
    },
    /** Until each of these kinds has had so many more answers. */
    async more(count: number, kinds: Answer['kind'][] = ['reader', 'writer']) {
      const has = () => kinds.map((kind) => answers.filter((each) => each.kind === kind).length)
      const before = has()
      await expect
        .poll(() => has().every((now, index) => now >= (before[index] ?? 0) + count), { timeout: 120_000 })
        .toBe(true)
    },
  }
}

const failedOf = (answers: Answer[]) => answers.filter(({ status }) => typeof status === 'string')

const longest = (answers: Answer[], kind: Answer['kind']) =>
  `${Math.max(...answers.filter((answer) => answer.kind === kind).map(({ ms }) => ms))} ms`

describe.skipIf(isMissing('PostgreSQL'))('two servers on PostgreSQL', () => {
  for (const { name, program, startProxy } of PROXIES) {
    async function open() {
      const site = await openSite('PostgreSQL', { env: { TRUST_PROXY: '1', BUDGET_PERCENT: '0' } })
      const ports = [String(await freePort()), String(await freePort())] as const
      const start = (index: 0 | 1) => site.start({ PORT: ports[index] })
      const servers: [BuiltServer, BuiltServer] = [await start(0), await start(1)]
      const proxy = await startProxy(ports.map((port) => `127.0.0.1:${port}`))
      onTestFinished(proxy.stop)
      const tokens = await signInWriters(servers[0], await signIn(servers[0]), ACCOUNTS)
      return { start, servers, proxy, tokens }
    }

    test.runIf(program)(`behind ${name} are restarted one after the other, and no one notices`, async () => {
      const { start, servers, proxy, tokens } = await open()
      const clients = startClients(proxy, tokens)
      await clients.more(10)
      // Twice, and at once after one another: what the proxy remembers of the first must not hide it while the second is away.
      for (const index of [0, 1, 0, 1] as const) {
        expect(await servers[index].stop()).toBe(0)
        servers[index] = await start(index)
      }
      await clients.more(10)
      await clients.stop()
      const { answers } = clients
      const failed = failedOf(answers)
      report({
        answers: answers.length,
        failed: failed.length,
        'longest answer to a reader': longest(answers, 'reader'),
        'to a writer': longest(answers, 'writer'),
      })
      expect(failed).toEqual([])
      const { json } = await call(proxy, '/api/articles/manage?perPage=1', { token: tokens[0] })
      expect(json.total).toBe(answers.filter(({ kind }) => kind === 'writer').length)
    })

    test.runIf(program)(`behind ${name}: one that hangs keeps no reader, and the other answers`, async () => {
      const { servers, proxy, tokens } = await open()
      const clients = startClients(proxy, tokens)
      await clients.more(10)
      const [{ process: hanging }] = servers
      hanging.kill('SIGSTOP')
      const before = clients.answers.length
      await clients.more(READS_WHILE_ONE_HANGS, ['reader'])
      const meanwhile = clients.answers.length - before
      hanging.kill('SIGCONT')
      await clients.stop()
      const failed = failedOf(clients.answers)
      const since = clients.answers.slice(before)
      report({
        'answers while it hung': meanwhile,
        failed: failed.length,
        'longest answer to a reader': longest(since, 'reader'),
        'readers that waited': since.filter(({ kind, ms }) => kind === 'reader' && ms > 3500).length,
      })
      expect(failed).toEqual([])
    })
  }
})
