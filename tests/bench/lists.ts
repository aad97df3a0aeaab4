import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { projectRoot } from '@server/config/root'
import { openDatabase } from '@server/db/connect/open'
import { startSession } from '@server/people/credentials/sessions'
import { type BuiltServer, startBuiltServer } from '@tests/built-server'
import { createDatabase, postgresPrograms, startPostgres } from '@tests/postgres'
import { sql } from 'drizzle-orm'
import { pino } from 'pino'
import { cpuOf } from './cpu'
import { inOrder, managedPaths, type NextAddress, publicPaths } from './lists-paths'
import { type Cost, drawCosts, PATHS } from './lists-plot'
import { type Latencies, measureLatencies, measureTyping, TYPED_REQUESTS } from './load'
import { EDITOR, fillMagazines } from './magazine'
import { startBareServer } from './server'

const SIZES = [1000, 10_000, 100_000]
/** Of each path. */
const REQUESTS = Number(process.env.BENCH_REQUESTS ?? 1500)
const WARM_UP = Math.min(200, REQUESTS / 2)
/** Paths that are asked for before the first measurement, and how often. */
const STARTING = { paths: 3, requests: Math.min(1600, 4 * REQUESTS) }

const silent = pino({ level: 'silent' })

type Env = { DATA_DIR: string; DATABASE_URL?: string }
type Database = { name: string; env: Env; pid?: number }

/** Fills the databases that are empty. They are kept in the folder BENCH_DATA, if it is set: filling them takes minutes. */
async function prepare(databases: Database[], size: number) {
  const connections = await Promise.all(databases.map(({ env }) => openDatabase(env, silent)))
  const empty: typeof connections = []
  for (const connection of connections) {
    const { rows } = await connection.db.execute(sql`select 1 from articles limit 1`)
    if (rows.length === 0) empty.push(connection)
  }
  if (empty.length > 0)
    await fillMagazines(
      empty.map(({ db }) => db),
      size,
    )
  const tokens: string[] = []
  for (const { db, close } of connections) {
    tokens.push(await startSession(db, EDITOR, new Date()))
    await close()
  }
  return tokens
}

async function sitemapsOf(address: string) {
  const index = await (await fetch(`${address}/sitemap.xml`)).text()
  const parts = [...index.matchAll(/<sitemap><loc>(.*?)<\/loc>/g)].map(([, part = '']) => new URL(part).pathname)
  return ['/sitemap.xml', ...parts]
}

const perRequest = (milliseconds: number, requests: number) => Math.round((milliseconds / requests) * 100) / 100

type PathOptions = Omit<Parameters<typeof measureLatencies>[1], 'amount' | 'next'> & { next: NextAddress }

/** How many requests there are for each measurement. An address that is asked for a second time would be answered from the cache. */
function amountsFor({ count = Number.POSITIVE_INFINITY }: NextAddress) {
  const isTyped = count > 2 * TYPED_REQUESTS
  const rest = isTyped ? count - TYPED_REQUESTS : count
  const amount = Math.min(REQUESTS, Math.floor(rest * 0.9))
  return { isTyped, amount, warmUp: Math.min(WARM_UP, Math.floor(rest * 0.1)) }
}

async function measurePath(server: BuiltServer, { pid }: Database, path: PathOptions) {
  const { isTyped, amount, warmUp } = amountsFor(path.next)
  const options = { ...path, amount }
  if (warmUp > 0) await measureLatencies(server.address, { ...options, amount: warmUp })
  const asked: string[] = []
  const next = () => {
    const address = options.next()
    asked.push(address)
    return address
  }
  const before = [await cpuOf(server.process.pid), await cpuOf(pid)] as const
  const latencies = await measureLatencies(server.address, { ...options, next })
  const after = [await cpuOf(server.process.pid), await cpuOf(pid)] as const
  return {
    ...latencies,
    typing: isTyped ? await measureTyping(server.address, options) : undefined,
    // What staff see is not kept.
    again: options.token ? undefined : await measureLatencies(server.address, { ...options, next: inOrder(asked) }),
    server: perRequest(after[0] - before[0], amount),
    postgres: perRequest(after[1] - before[1], amount),
  }
}

/** The same load on a server that sends the first page of articles from memory: what the machine takes for the rest. */
async function measureBare(server: BuiltServer) {
  const path = '/api/articles?page=1&perPage=24'
  const bare = await startBareServer(server, [path])
  try {
    return await measureLatencies(bare.address, { amount: REQUESTS, next: () => path })
  } finally {
    await bare.stop()
  }
}

/** Of a smaller magazine, only what the plot shows, unless it is the only one. */
function isWanted(path: string, size: number) {
  const { BENCH_PATH, BENCH_SIZE } = process.env
  if (BENCH_PATH) return path.includes(BENCH_PATH)
  return path in PATHS || size === (BENCH_SIZE ? Number(BENCH_SIZE) : SIZES.at(-1))
}

async function measureOn(database: Database, size: number, token: string) {
  const server = await startBuiltServer({ ...database.env, DEMO: '0' })
  const costs: Cost[] = []
  try {
    const lines = [
      `${database.name}, ${size.toLocaleString('en')} articles: bare Fastify ${show(await measureBare(server))}`,
    ]
    const sitemaps = await sitemapsOf(server.address)
    const pages = publicPaths(size, sitemaps)
    // A server that was just started has compiled none of its code.
    for (const next of Object.values(pages).slice(0, STARTING.paths))
      await measureLatencies(server.address, { amount: STARTING.requests, next })
    const measure = async (paths: Record<string, NextAddress>, session?: string) => {
      for (const [path, next] of Object.entries(paths).filter(([name]) => isWanted(name, size))) {
        const cost = await measurePath(server, database, { next, token: session })
        costs.push({ database: database.name, size, path, ...cost })
        lines.push(
          `${database.name}, ${size.toLocaleString('en')} articles, ${path}: ${show(cost)}; processor per request: ` +
            `server ${cost.server} ms${database.pid ? `, PostgreSQL ${cost.postgres} ms` : ''}` +
            (cost.again ? `; the same again, from the cache: ${show(cost.again)}` : '') +
            (cost.typing ? `; four times a second each: ${show(cost.typing)}` : ''),
        )
      }
    }
    await measure(pages)
    await measure(managedPaths(size), token)
    return { lines, costs }
  } finally {
    await server.stop()
  }
}

const show = ({ p50, p95, p99 }: Latencies) => `p50 ${p50} ms, p95 ${p95} ms, p99 ${p99} ms`

async function measureSize(folder: string, size: number, cluster?: { url: string; pid: number }) {
  const databases: Database[] = [{ name: 'PGlite', env: { DATA_DIR: join(folder, `pglite-${size}`) } }]
  if (cluster) {
    const { url } = await createDatabase(cluster.url, `size_${size}`)
    // The server closes its folder to other users, as whom PostgreSQL may run.
    databases.push({
      name: 'PostgreSQL',
      env: { DATA_DIR: join(folder, `files-${size}`), DATABASE_URL: url },
      pid: cluster.pid,
    })
  }
  for (const { env } of databases) await mkdir(env.DATA_DIR, { recursive: true })
  const tokens = await prepare(databases, size)
  const measured: Awaited<ReturnType<typeof measureOn>>[] = []
  for (const [index, database] of databases.entries())
    measured.push(await measureOn(database, size, tokens[index] as string))
  return { lines: measured.flatMap(({ lines }) => lines), costs: measured.flatMap(({ costs }) => costs) }
}

/**
 * What lists cost at several sizes of the magazine, on both databases. Also draws the plot of docs/benchmarks.md, if all is measured.
 * In the environment: BENCH_DATA names a folder that keeps the databases for the next time, BENCH_SIZE a single size, BENCH_PATH a
 * part of the names of paths, BENCH_REQUESTS how many requests are sent to each.
 */
export async function measureLists() {
  const { BENCH_DATA, BENCH_SIZE, BENCH_PATH } = process.env
  const folder = BENCH_DATA ?? (await mkdtemp(join(tmpdir(), 'eye-of-sumatra-bench-')))
  await mkdir(folder, { recursive: true })
  const cluster = postgresPrograms
    ? await startPostgres({ keptIn: BENCH_DATA && join(BENCH_DATA, 'postgres') })
    : undefined
  try {
    const lines: string[] = []
    const costs: Cost[] = []
    for (const size of BENCH_SIZE ? [Number(BENCH_SIZE)] : SIZES) {
      const measured = await measureSize(folder, size, cluster)
      lines.push(...measured.lines)
      costs.push(...measured.costs)
    }
    if (!BENCH_SIZE && !BENCH_PATH && cluster) await writeFile(join(projectRoot, 'docs/lists.svg'), drawCosts(costs))
    return lines
  } finally {
    await cluster?.stop()
    if (!BENCH_DATA) await rm(folder, { recursive: true, force: true })
  }
}
