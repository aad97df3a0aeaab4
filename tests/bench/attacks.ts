import { Agent as PlainAgent, request as plainRequest } from 'node:http'
import { Agent as TlsAgent, request as tlsRequest } from 'node:https'
import { connect, type Socket } from 'node:net'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { DEMO_PASSWORD } from '@demo/accounts'
import { type BuiltServer, startBuiltServer } from '@tests/built-server'
import { nginx, startNginx } from '@tests/nginx'
import { postgresPrograms, startPostgres } from '@tests/postgres'
import { memoryOf } from './memory'
import { median } from './server'

/** Each attack lasts so long, and so does the time before it. */
const SECONDS = Number(process.env.BENCH_SECONDS ?? 40)
/** Names of sites. */
const WANTED = new RegExp(process.env.BENCH_SITES ?? '')
const CONNECTIONS = 30
const EDITOR = 'editor@eyeofsumatra.example'

const OTHERS = '127.0.0.1'

type Ask = { method?: string; path: string; headers?: Record<string, string>; body?: object }
type Site = { name: string; port: number; isTls: boolean; server: BuiltServer }

let serial = 0
const next = () => {
  serial += 1
  return serial
}

/** A client of its own network: the loopback has as many addresses as that takes. */
function clientOf({ port, isTls }: Site, localAddress: string) {
  const agent = isTls
    ? new TlsAgent({ keepAlive: true, rejectUnauthorized: false })
    : new PlainAgent({ keepAlive: true })
  const ask = ({ method = 'GET', path, headers = {}, body }: Ask) =>
    new Promise<{ status: number; text: () => string }>((resolve, reject) => {
      const content = body && JSON.stringify(body)
      const send = isTls ? tlsRequest : plainRequest
      send(
        {
          agent,
          localAddress,
          host: '127.0.0.1',
          port,
          path,
          method,
          headers: { host: 'www.example.com', ...(content && { 'content-type': 'application/json' }), ...headers },
        },
        async (reply) => {
          const chunks: Buffer[] = []
          reply.on('data', (chunk) => chunks.push(chunk))
          reply.on('error', reject)
          reply.on('end', () =>
            resolve({ status: reply.statusCode ?? 0, text: () => Buffer.concat(chunks).toString() }),
          )
        },
      )
        .on('error', reject)
        .end(content)
    })
  return { ask, close: () => agent.destroy() }
}

type Client = ReturnType<typeof clientOf>

const letters = () => Math.random().toString(36).slice(2, 9).replace(/\d/g, 'x')
/** Pages are kept by host, so a new one is not kept. */
const coldPage = (): Ask => ({ path: '/articles/1', headers: { host: `host-${next()}.example.com` } })

const ATTACKS: Record<string, () => Ask> = {
  '16 misspelt words': () => ({ path: `/api/articles?q=${Array.from({ length: 16 }, letters).join('+')}` }),
  'cold pages': coldPage,
  'scripts of /api/docs': () => ({
    path: '/api/docs/static/swagger-ui-bundle.js',
    headers: { 'accept-encoding': 'br' },
  }),
  'wrong passwords': () => ({
    method: 'POST',
    path: '/api/auth/login',
    body: { email: `nobody-${next()}@example.com`, password: 'wrong password' },
  }),
}

const signIn = (client: Client) =>
  client.ask({ method: 'POST', path: '/api/auth/login', body: { email: EDITOR, password: DEMO_PASSWORD } })

/** What others do meanwhile, one after the other: how long each took, and how many failed. */
async function measureOthers(site: Site, seconds: number) {
  const client = clientOf(site, OTHERS)
  const { token } = JSON.parse((await signIn(client)).text())
  const save = () => {
    const name = `Topic ${next()} ${Date.now()}`
    const body = { name, slug: name.toLowerCase().replaceAll(' ', '-') }
    return client.ask({ method: 'POST', path: '/api/categories', headers: { authorization: `Bearer ${token}` }, body })
  }
  const acts = { 'sign-in': () => signIn(client), save, 'cold page': () => client.ask(coldPage()) }
  const took: Record<string, number[]> = {}
  let failures = 0
  const end = performance.now() + seconds * 1000
  while (performance.now() < end)
    for (const [name, act] of Object.entries(acts)) {
      const began = performance.now()
      const status = await act().then(
        (reply) => reply.status,
        () => 0,
      )
      took[name] = [...(took[name] ?? []), performance.now() - began]
      if (status < 200 || status >= 300) failures += 1
      // An account may save 60 times a minute.
      await pause(350)
    }
  client.close()
  return { took, failures }
}

/** Sends from so many connections at once until it is told to stop. Returns the answers by status. */
function attack(site: Site, network: string, build: () => Ask) {
  const answers: Record<number, number> = {}
  let isOver = false
  const client = clientOf(site, network)
  const running = Array.from({ length: CONNECTIONS }, async () => {
    while (!isOver) {
      const { status } = await client.ask(build()).catch(() => ({ status: 0 }))
      answers[status] = (answers[status] ?? 0) + 1
    }
  })
  return async () => {
    isOver = true
    await Promise.all(running)
    client.close()
    return answers
  }
}

const show = (answers: Record<number, number>) =>
  Object.entries(answers)
    .map(([status, count]) => `${count} × ${status === '0' ? 'closed' : status}`)
    .join(', ')

async function measureAttacks(site: Site) {
  const lines: string[] = []
  const quiet = await measureOthers(site, SECONDS)
  let network = 1
  for (const [name, build] of Object.entries(ATTACKS)) {
    network += 1
    const stop = attack(site, `127.0.0.${network}`, build)
    const under = await measureOthers(site, SECONDS)
    const answers = await stop()
    const ratios = Object.entries(under.took).map(([act, times]) => {
      const [before, after] = [median(quiet.took[act] ?? []), median(times)]
      return `${act} ${before.toFixed(0)} → ${after.toFixed(0)} ms (× ${(after / before).toFixed(1)}, longest ${Math.max(...times).toFixed(0)})`
    })
    lines.push(
      `${site.name}, ${name}: ${ratios.join('; ')}; failed: ${under.failures}; the attacker got ${show(answers)}`,
    )
  }
  return lines
}

/** The longest time that a health check took while `work` was done, and what memory the server took. */
async function watched(site: Site, what: string, work: () => Promise<Socket[]>) {
  const client = clientOf(site, OTHERS)
  const { pid } = site.server.process
  const memory = await memoryOf(pid)
  let most = memory
  let longest = 0
  let failures = 0
  let isOver = false
  const watching = (async () => {
    while (!isOver) {
      const began = performance.now()
      const { status } = await client.ask({ path: '/api/health' }).catch(() => ({ status: 0 }))
      longest = Math.max(longest, performance.now() - began)
      if (status !== 200) failures += 1
      most = Math.max(most, await memoryOf(pid))
      await pause(20)
    }
  })()
  await pause(3000)
  const before = longest
  const sockets = await work()
  await pause(5000)
  isOver = true
  await watching
  for (const socket of sockets) socket.destroy()
  client.close()
  return `${site.name}, ${what}: /api/health at most ${longest.toFixed(0)} ms (before ${before.toFixed(0)}), failed: ${failures}; memory ${memory} → ${most} MB`
}

async function measureConnections(site: Site) {
  const open = () => connect({ port: site.port, host: '127.0.0.1', localAddress: '127.0.0.9' }).on('error', () => {})
  const requests = 'GET /sitemap.xml HTTP/1.1\r\nHost: www.example.com\r\n\r\n'.repeat(1000)
  return [
    await watched(site, '60 sockets with 1,000 pipelined requests each', async () => {
      const sockets = Array.from({ length: 60 }, open)
      for (const socket of sockets) socket.resume().write(requests)
      return sockets
    }),
    await watched(site, '5,000 idle sockets', async () => {
      const sockets: Socket[] = []
      for (let count = 0; count < 5000; count += 1) {
        sockets.push(open())
        if (count % 100 === 0) await pause(10)
      }
      return sockets
    }),
  ]
}

/**
 * What one client that sends its dearest requests does to others: on both databases, without a proxy and behind nginx with our sample, where
 * they are installed. In the environment, for a quick look: BENCH_SECONDS; BENCH_SITES, a regular expression for names such as
 * `embedded, bare`.
 */
export async function measureAttacksOnAll(dataDir: string) {
  const cluster = postgresPrograms ? await startPostgres() : undefined
  const databases = [{ name: 'embedded', url: '' }, ...(cluster ? [{ name: 'PostgreSQL', url: cluster.url }] : [])]
  const lines: string[] = []
  try {
    for (const { name, url } of databases)
      for (const isBehind of nginx ? [false, true] : [false]) {
        const siteName = `${name}, ${isBehind ? 'nginx' : 'bare'}`
        if (!WANTED.test(siteName)) continue
        const env = { DATA_DIR: join(dataDir, `attacks-${name}`), DATABASE_URL: url }
        const server = await startBuiltServer({ ...env, TRUST_PROXY: isBehind ? '1' : '0' })
        const { host, port } = new URL(server.address)
        const proxy = isBehind ? await startNginx([host]) : undefined
        const site = {
          name: siteName,
          port: proxy?.port ?? Number(port),
          isTls: isBehind,
          server,
        }
        lines.push(...(await measureAttacks(site)))
        if (!isBehind) lines.push(...(await measureConnections(site)))
        await proxy?.stop()
        await server.stop()
      }
  } finally {
    await cluster?.stop()
  }
  return lines
}
