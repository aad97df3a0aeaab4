import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDatabase } from '@server/db/connect/open'
import { rateLimits } from '@server/db/schema/core'
import { recordFailure } from '@server/mail/outage.queries'
import { contract } from '@shared/contract'
import { takesKey } from '@shared/contract/parts'
import { createDatabase } from '@tests/postgres'
import { EMPTY_POSTGRES } from '@tests/server/database'
import { BOUNCE_SECRET, type Post, type PostName, postExamples } from '@tests/server/http/post-examples'
import { publicCalls } from '@tests/server/public-addresses'
import { canvas } from '@tests/server/send-upload'
import { startServer, type TestServer } from '@tests/server/start-server'
import { sql } from 'drizzle-orm'
import { pino } from 'pino'
import { expect, vi } from 'vitest'
import { MOMENTS, type Moment, startDatabaseProxy } from './database-proxy'
import { changesBetween, tableReader, withoutLines } from './table-changes'

/** Longer than any statement of these calls, also on a busy machine. */
const AN_HOUR = 3_600_000

/** A change notices of nothing in these: they are counts. */
const COUNTS = /"(?:views|clicks)":\d+/g

type Reply = Awaited<ReturnType<TestServer['call']>>

type Outcome = { status: number; shape: string; changes: string[] }

/** The names and types of what a reply holds. */
function shapeOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(shapeOf)
  if (typeof value !== 'object' || value === null) return typeof value
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, shapeOf(part)]))
}

/** Answers with counts are dropped after two seconds in any case, which would hide that a notice has not come. */
function keepForLong(cache: TestServer['cache']) {
  const set = cache.set.bind(cache)
  cache.set = (key, { lifetimeMs: _, ...reply }, generation) => set(key, reply, generation)
}

/**
 * A server behind a proxy that cuts its connections to PostgreSQL, and two others on the same database: one that goes on, and one that
 * keeps no answers.
 */
export async function openCuts(postgres: string, closeOn: (close: () => Promise<void>) => void) {
  const { url, drop } = await createDatabase(postgres)
  const DATA_DIR = await mkdtemp(join(tmpdir(), 'eye-of-sumatra-cuts-'))
  const logger = pino({ level: 'silent' })
  const proxy = await startDatabaseProxy(url)
  const direct = await openDatabase({ DATABASE_URL: url, DATA_DIR }, logger)
  const proxied = await openDatabase({ DATABASE_URL: proxy.url, DATA_DIR }, logger, { migrates: false })
  const closers: (() => Promise<void>)[] = []
  const picture = await canvas(30, 30).png().toBuffer()

  const start = (database: typeof direct, more: Pick<Parameters<typeof startServer>[0] & object, 'storage'> = {}) =>
    startServer({
      ...more,
      database: { db: database.db, close: async () => {} },
      env: { BOUNCE_SECRET, BOUNCE_ADDRESS: 'bounces@example.com' },
      translate: async (texts) => texts,
      foreignFetch: async (foreign) => ({ body: picture, url: foreign, type: 'image/png' }),
      closeOn: (close) => closers.push(close),
    })
  const steady = await start(direct)
  const { storage } = steady
  const cut = await start(proxied, { storage })
  const fresh = await start(direct, { storage })
  for (const { cache } of [steady, cut]) keepForLong(cache)
  closeOn(async () => {
    for (const close of closers) await close()
    await Promise.all([direct.close(), proxied.close()])
    proxy.close()
    await drop()
    await rm(DATA_DIR, { recursive: true, force: true })
  })

  const { db, make } = steady
  const readTables = await tableReader(db)
  const exampleOf = postExamples(steady)

  /** Empties the database, but for some records that readers see. Returns the addresses that show them. */
  async function reset() {
    await db.execute(sql.raw(EMPTY_POSTGRES))
    // No worker sends the copies: a call would wait for them.
    await recordFailure(db, 'no mail server', AN_HOUR)
    const author = await make.user({ role: 'editor', bio: 'Writes.' })
    const category = await make.category()
    const article = await make.article({ author_id: author.id, category_ids: [category.id] })
    const event = await make.article({ slug: 'events', status: 'draft', excerpt: '/subscribe' })
    const others = { event, series: await make.series(), place: await make.place(), page: await make.page() }
    return publicCalls({ article, author, category, ...others }).map(({ address }) => address)
  }

  const read = async ({ fetch }: TestServer, address: string) => {
    const { status, text } = await fetch(address)
    return `${status} ${text.replace(COUNTS, '')}`
  }

  /** What a server without kept answers shows. */
  async function readFresh(addresses: string[]) {
    fresh.cache.invalidate()
    const answers = new Map<string, string>()
    for (const address of addresses) answers.set(address, await read(fresh, address))
    return answers
  }

  /** Has both servers keep their present answers. */
  async function keep(addresses: string[]) {
    for (const { cache } of [steady, cut]) cache.invalidate()
    for (const address of addresses) for (const server of [steady, cut]) await read(server, address)
  }

  /** The addresses at which one of the servers shows what was there before. */
  async function staleOf(addresses: string[]) {
    const stale: string[] = []
    for (const [address, expected] of await readFresh(addresses))
      for (const server of [steady, cut]) if ((await read(server, address)) !== expected) stale.push(address)
    return stale
  }

  async function send(server: TestServer, { name, token, ...input }: Post, key: string) {
    const caller = token === undefined ? server : server.withToken(token)
    const headers = takesKey(contract[name]) ? { 'idempotency-key': key } : undefined
    return caller.call(name, { ...input, headers })
  }

  let serial = 0

  /** Makes a call on new records. `perform` sends it, as often as it likes, and returns the last reply. */
  async function attempt(
    name: PostName,
    addressesOf: (post: Post) => string[],
    perform: (send: (server: TestServer) => Promise<Reply>) => Promise<Reply>,
  ) {
    const post = await exampleOf(name)
    serial += 1
    const key = `key-${serial}`
    const addresses = addressesOf(post)
    await keep(addresses)
    await db.delete(rateLimits)
    const before = await readTables()
    const { status, body } = await perform((server) => send(server, post, key))
    const changes = changesBetween(before, await readTables())
    return { addresses, outcome: { status, shape: JSON.stringify(shapeOf(body)), changes } satisfies Outcome }
  }

  /** Sends a call that is cut, then repeats it. */
  async function cutAndRepeat(send: (server: TestServer) => Promise<Reply>, after: number, moment: Moment) {
    proxy.cut(after, moment)
    const first = await send(cut)
    // Fails as what the server still does after the answer: behind it in the line for a connection.
    if (proxy.isCut()) await cut.db.execute(sql`select`).catch(() => {})
    const { wasCut } = proxy.restore()
    // As a balancer does, whose next server may be the same.
    const reply = wasCut ? await untilServed(() => send(moment === 'after' ? cut : steady)) : first
    return { wasCut, reply }
  }

  return { steady, reset, readFresh, staleOf, attempt, cutAndRepeat }
}

/** As clients do: the server may only now have found out that the database was gone, and tell them to come back. */
async function untilServed(send: () => Promise<Reply>) {
  for (;;) {
    const reply = await send()
    if (reply.status !== 503) return reply
  }
}

type Cuts = Awaited<ReturnType<typeof openCuts>>

const isEqual = (one: Outcome, other: Outcome) => JSON.stringify(one) === JSON.stringify(other)

/** How one cut differs from what should be: the effect once, or for a call without a key, what plain repetitions do. */
function faultsOf(outcome: Outcome, [once, twice]: [Outcome, Outcome]) {
  if ([once, twice].some((right) => isEqual(right, outcome))) return undefined
  return {
    doubled: withoutLines(outcome.changes, once.changes),
    lost: withoutLines(once.changes, outcome.changes),
    ...(outcome.status !== once.status && { status: outcome.status }),
    ...(outcome.shape !== once.shape && { shape: outcome.shape }),
  }
}

/** The address of the record that a call names, if readers see such records. */
function ownAddress({ name, params }: Post) {
  const call = `GET /api/${name.split('/')[2]}/:id`
  return call in contract && params?.id ? [call.slice(4).replace(':id', String(params.id))] : []
}

/** A change is everywhere within a second, on a busy machine later. Without a notice, answers are kept for an hour. */
const NOTICE = { timeout: 20_000, interval: 20 }

/**
 * Makes a call again and again, cuts it at each of its statements, and repeats it. Expects that this leaves its effect once, or what plain
 * repetitions leave, if it takes no key, and that no server shows what was there before.
 */
export async function expectOnce(
  { steady, reset, readFresh, staleOf, attempt, cutAndRepeat }: Cuts,
  name: PostName,
  moments: readonly Moment[] = MOMENTS,
) {
  const addresses = await reset()
  const seen: string[] = []
  const seenBy = (post: Post) => (seen.length > 0 ? [...seen, ...ownAddress(post)] : [])

  // The first one stores what later ones find, and shows where readers see the change.
  await attempt(
    name,
    () => [],
    async (send) => {
      const before = await readFresh(addresses)
      const reply = await send(steady)
      for (const [address, answer] of await readFresh(addresses)) if (answer !== before.get(address)) seen.push(address)
      return reply
    },
  )
  const once = (await attempt(name, seenBy, (send) => send(steady))).outcome
  const twice = (await attempt(name, seenBy, async (send) => (await send(steady)) && send(steady))).outcome

  const faults: object[] = []
  let cuts = 0
  let slowestMs = 0
  /** Returns whether the call had such a statement. */
  async function cutAt(after: number, moment: Moment) {
    let wasCut = false
    const tried = await attempt(name, seenBy, async (send) => {
      const done = await cutAndRepeat(send, after, moment)
      wasCut = done.wasCut
      return done.reply
    })
    if (!wasCut) return false
    cuts += 1
    const wrong = faultsOf(tried.outcome, [once, twice])
    if (wrong) faults.push({ after, moment, ...wrong })
    const begun = performance.now()
    await vi
      .waitUntil(async () => (await staleOf(tried.addresses)).length === 0, NOTICE)
      .catch(async () => faults.push({ after, moment, stale: await staleOf(tried.addresses) }))
    slowestMs = Math.max(slowestMs, performance.now() - begun)
    return true
  }
  let statements = 0
  const cutAtAll = async () => {
    for (const moment of moments) if (!(await cutAt(statements, moment))) return false
    return true
  }
  while (await cutAtAll()) statements += 1
  expect(once.status, once.shape).toBeLessThan(300)
  // Two calls with one key have the effect of one.
  if (takesKey(contract[name])) expect(twice).toEqual(once)
  expect(faults.map((fault) => JSON.stringify(fault))).toEqual([])
  return { statements, cuts, 'shown everywhere after': `${Math.round(slowestMs)} ms` }
}
