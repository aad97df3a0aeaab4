import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDatabase } from '@server/db/connect/open'
import { startSession } from '@server/people/credentials/sessions'
import { type BuiltServer, startBuiltServer } from '@tests/built-server'
import { createDatabase, postgresPrograms, startPostgres } from '@tests/postgres'
import { sql } from 'drizzle-orm'
import { pino } from 'pino'
import { cpuOf } from './cpu'
import { managedPaths, type NextAddress, publicPaths } from './lists-paths'
import { type Latencies, measureLatencies, measureTyping, TYPED_REQUESTS } from './load'
import { EDITOR, fillMagazine } from './magazine'
import { startBareServer } from './server'

const SIZE = Number(process.env.BENCH_SIZE ?? 100_000)
/** Of each path. */
const REQUESTS = Number(process.env.BENCH_REQUESTS ?? 1500)
const WARM_UP = Math.min(200, REQUESTS / 2)
const WANTED = new RegExp(process.env.BENCH_PATH ?? '')

type Database = { name: string; env: { DATA_DIR: string; DATABASE_URL?: string }; pid?: number }

/** Fills the database if it is empty, and returns the token of an editor's session. */
async function prepare({ env }: Database) {
  const { db, close } = await openDatabase(env, pino({ level: 'silent' }))
  const { rows } = await db.execute(sql`select 1 from articles limit 1`)
  if (rows.length === 0) await fillMagazine(db, SIZE)
  const token = await startSession(db, EDITOR, new Date())
  await close()
  return token
}

async function sitemapsOf(address: string) {
  const index = await (await fetch(`${address}/sitemap.xml`)).text()
  const parts = [...index.matchAll(/<sitemap><loc>(.*?)<\/loc>/g)].map(([, part = '']) => new URL(part).pathname)
  return ['/sitemap.xml', ...parts]
}

/** How many requests there are for each measurement. An address that is asked for a second time would be answered from the cache. */
function amountsFor({ count = Number.POSITIVE_INFINITY }: NextAddress) {
  const isTyped = count > 2 * TYPED_REQUESTS
  const rest = isTyped ? count - TYPED_REQUESTS : count
  return {
    isTyped,
    amount: Math.min(REQUESTS, Math.floor(rest * 0.9)),
    warmUp: Math.min(WARM_UP, Math.floor(rest * 0.1)),
  }
}

const show = ({ p50, p95, p99 }: Latencies) => `p50 ${p50} ms, p95 ${p95} ms, p99 ${p99} ms`

async function measurePath(server: BuiltServer, { pid }: Database, path: { next: NextAddress; token?: string }) {
  const { isTyped, amount, warmUp } = amountsFor(path.next)
  if (warmUp > 0) await measureLatencies(server.address, { ...path, amount: warmUp })
  const pids = [server.process.pid, pid]
  const before = await Promise.all(pids.map(cpuOf))
  const latencies = await measureLatencies(server.address, { ...path, amount })
  const [ofServer, ofPostgres] = (await Promise.all(pids.map(cpuOf))).map(
    (after, index) => `${((after - (before[index] as number)) / amount).toFixed(2)} ms`,
  )
  return (
    `${show(latencies)}; processor per request: server ${ofServer}${pid ? `, PostgreSQL ${ofPostgres}` : ''}` +
    (isTyped ? `; four times a second each: ${show(await measureTyping(server.address, path))}` : '')
  )
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

async function measureOn(database: Database) {
  const token = await prepare(database)
  const server = await startBuiltServer({ ...database.env, DEMO: '0', BUDGET_PERCENT: '0' })
  try {
    const lines = [`${database.name}: bare Fastify ${show(await measureBare(server))}`]
    const pages = publicPaths(SIZE, await sitemapsOf(server.address))
    const measure = async (paths: Record<string, NextAddress>, session?: string) => {
      for (const [path, next] of Object.entries(paths).filter(([name]) => WANTED.test(name)))
        lines.push(`${database.name}, ${path}: ${await measurePath(server, database, { next, token: session })}`)
    }
    await measure(pages)
    await measure(managedPaths(SIZE), token)
    return lines
  } finally {
    await server.stop()
  }
}

/**
 * What lists cost in a magazine of 100,000 articles, on both databases. In the environment: BENCH_DATA names a folder that keeps the
 * databases for the next time, since filling them takes minutes; BENCH_SIZE another number of articles; BENCH_PATH a regular expression
 * for the names of paths; BENCH_REQUESTS how many requests are sent to each.
 */
export async function measureLists() {
  const { BENCH_DATA } = process.env
  const folder = BENCH_DATA ?? (await mkdtemp(join(tmpdir(), 'eye-of-sumatra-bench-')))
  const embedded = join(folder, `pglite-${SIZE}`)
  // The server closes its folder to other users, as whom PostgreSQL may run.
  const files = join(folder, `files-${SIZE}`)
  for (const each of [embedded, files]) await mkdir(each, { recursive: true })
  const cluster = postgresPrograms
    ? await startPostgres({ keptIn: BENCH_DATA && join(BENCH_DATA, 'postgres') })
    : undefined
  try {
    const lines = await measureOn({ name: 'PGlite', env: { DATA_DIR: embedded } })
    if (!cluster) return lines
    const { url } = await createDatabase(cluster.url, `size_${SIZE}`)
    const postgres = { name: 'PostgreSQL', env: { DATA_DIR: files, DATABASE_URL: url }, pid: cluster.pid }
    return [...lines, ...(await measureOn(postgres))]
  } finally {
    await cluster?.stop()
    if (!BENCH_DATA) await rm(folder, { recursive: true, force: true })
  }
}
