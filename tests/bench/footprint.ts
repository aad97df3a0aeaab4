import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { DEMO_PASSWORD } from '@demo/accounts'
import { type BuiltServer, startBuiltServer } from '@tests/built-server'
import { photograph } from '@tests/photograph'
import { postgresPrograms, startPostgres } from '@tests/postgres'
import autocannon from 'autocannon'
import { memoryOfAll } from './memory'

/** A number of requests rather than a time, so that a slow machine does not need less memory. */
const READS = 4000
const PICTURES = 24
const SAVES = 50
const UPLOADS = 6

/** A process and all that it and its children have started. */
async function processesFrom(pid: number): Promise<number[]> {
  const tasks = await readdir(`/proc/${pid}/task`).catch(() => [])
  const lists = await Promise.all(
    tasks.map((task) => readFile(`/proc/${pid}/task/${task}/children`, 'utf8').catch(() => '')),
  )
  const children = lists.flatMap((list) => list.trim().split(' ').filter(Boolean).map(Number))
  return [pid, ...(await Promise.all(children.map(processesFrom))).flat()]
}

/** Follows the memory of all processes that are started from now on. `peak` tells the most since it was last asked, in megabytes. */
async function follow() {
  const others = new Set(await processesFrom(process.pid))
  let most = 0
  let stopped = false
  const following = (async () => {
    while (!stopped) {
      const ours = (await processesFrom(process.pid)).filter((pid) => !others.has(pid))
      most = Math.max(most, await memoryOfAll(ours))
      await pause(20)
    }
  })()
  return {
    peak() {
      const peak = most
      most = 0
      return peak
    },
    stop() {
      stopped = true
      return following
    },
  }
}

const send = async (server: BuiltServer, path: string, init: RequestInit) => {
  const reply = await fetch(server.address + path, { method: 'POST', ...init })
  if (!reply.ok) throw new Error(`${path} answered ${reply.status}: ${await reply.text()}`)
  return reply.json()
}

const json = (body: unknown) => ({ headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) })

async function signIn(server: BuiltServer) {
  const account = { email: 'editor@eyeofsumatra.example', password: DEMO_PASSWORD }
  const { token } = (await send(server, '/api/auth/login', json(account))) as { token: string }
  return { authorization: `Bearer ${token}` }
}

/** Pages from memory and rendered ones, searches and views. */
async function readPages(server: BuiltServer) {
  let serial = 0
  const next = () => {
    serial += 1
    return serial
  }
  const each = (path: (serial: number) => string): autocannon.Request => ({
    setupRequest: (request) => ({ ...request, method: 'GET', path: path(next()) }),
  })
  const requests = [
    { path: '/' },
    each((number) => `/articles/${1 + (number % 10)}?x=${number}`),
    each((number) => `/api/articles?q=${number}`),
    { method: 'POST', path: '/api/articles/1/view' } as const,
  ]
  await autocannon({ url: server.address, connections: 10, amount: READS, requests })
}

/** Has the copies of the pictures in the list made that a browser asks for, and waits for those that come later. */
async function loadPictures(server: BuiltServer) {
  const html = await (await fetch(`${server.address}/articles`)).text()
  const paths = new Set(html.match(/\/uploads\/[\w.-]+\.avif/g)?.slice(0, PICTURES))
  for (const path of paths)
    for (let seconds = 0; ; seconds += 1) {
      const { headers } = await fetch(server.address + path)
      if (headers.get('cache-control')?.includes('immutable')) break
      if (seconds > 120) throw new Error(`${path} was not made`)
      await pause(1000)
    }
}

/** Articles of 50 KB. */
async function saveArticles(server: BuiltServer) {
  const session = await signIn(server)
  const content = `<p>${'The lake lies in the caldera of a volcano. '.repeat(60)}</p>`.repeat(20)
  for (let save = 0; save < SAVES; save += 1) {
    const { headers, body } = json({ title: `Article ${save}`, excerpt: 'x', content, status: 'published' })
    await send(server, '/api/articles', { headers: { ...headers, ...session }, body })
  }
}

async function uploadPhotographs(server: BuiltServer) {
  const headers = await signIn(server)
  for (let upload = 0; upload < UPLOADS; upload += 1) {
    const body = new FormData()
    body.append('image', new Blob([new Uint8Array(await photograph())], { type: 'image/jpeg' }), 'photo.jpg')
    await send(server, '/api/upload/image', { headers, body })
  }
}

async function measureRun(name: string, env: Record<string, string>) {
  const memory = await follow()
  const server = await startBuiltServer({ DEMO: '1', TRUST_PROXY: '1', BUDGET_PERCENT: '0', ...env })
  const started = memory.peak()
  try {
    await readPages(server)
    const reading = memory.peak()
    await loadPictures(server)
    const pictures = memory.peak()
    await saveArticles(server)
    const saving = memory.peak()
    await uploadPhotographs(server)
    return `${name}: at most ${started} MB until it listens, ${reading} while pages are read, ${pictures} while copies of pictures are made, ${saving} while long articles are saved, ${memory.peak()} while photographs are uploaded`
  } finally {
    await server.stop()
    await memory.stop()
  }
}

/** The memory of the server with all its processes: at the first start, at the second, and on PostgreSQL without PostgreSQL's own. */
export async function measureFootprint(dataDir: string) {
  const lines: string[] = []
  const DATA_DIR = join(dataDir, 'footprint')
  for (const name of ['embedded database, first start', 'embedded database, second start'])
    lines.push(await measureRun(name, { DATA_DIR }))
  if (!postgresPrograms) return lines
  const cluster = await startPostgres()
  try {
    for (const name of ['PostgreSQL, first start', 'PostgreSQL, second start'])
      lines.push(await measureRun(name, { DATA_DIR: join(dataDir, 'footprint-postgres'), DATABASE_URL: cluster.url }))
  } finally {
    await cluster.stop()
  }
  return lines
}
