import { randomUUID } from 'node:crypto'
import { openDatabase } from '@server/db/connect/open'
import { recordFailure } from '@server/mail/outage.queries'
import { openSigner } from '@server/mail/signing'
import { callUrl } from '@shared/client'
import { contract } from '@shared/contract'
import { takesKey } from '@shared/contract/parts'
import { EMPTY_POSTGRES } from '@tests/server/database'
import { BOUNCE_SECRET, POSTS, type Post, postExamples } from '@tests/server/http/post-examples'
import { startServer } from '@tests/server/start-server'
import { startTranslateService } from '@tests/server/translate-service'
import { sql } from 'drizzle-orm'
import { pino } from 'pino'
import { expect, onTestFinished, test } from 'vitest'
import { startDatabaseProxy } from './database-proxy'
import { report } from './figures'
import { call, DATABASES, type Database, isMissing, openSite } from './site'
import { changesBetween, type Rows, tableReader, withoutLines } from './table-changes'

const KILLS = 20

/** `KILL_SEED=… npm run test:faults -- cuts-by-kills` repeats a run. */
const seed = Number(process.env.KILL_SEED ?? Date.now() % 1_000_000)

/** Numbers from 0 to 1. */
function createRandom(state: number) {
  let current = state
  return () => {
    current = (Math.imul(current, 1_664_525) + 1_013_904_223) >>> 0
    return current / 2 ** 32
  }
}

/**
 * How many get a newsletter depends on which of the other calls came first; none can get two, by a key of the table. The index follows
 * in the background.
 */
const DIFFERENT_EACH_TIME = /^(?:deliveries: new|search_outdated|article_search)/

/** Longer than a test takes. */
const AN_HOUR = 3_600_000

type Sent = Post & { key: string }

/** Sends a call. Returns nothing if the server was killed before it has answered, or could not perform it. */
async function send(server: { address: string }, { name, params, query, body, token, key }: Sent) {
  const { path } = callUrl(name, { params, query })
  const reply = await call(server, path, {
    method: 'POST',
    body,
    token,
    key: takesKey(contract[name]) ? key : undefined,
    timeoutMs: 120_000,
  }).catch(() => undefined)
  return reply && reply.status < 500 ? reply.status : undefined
}

/** So many at the same time: more would wait in the line of the front door. */
const AT_ONCE = 6

/** Sends all of them. Returns the status of each. */
async function sendAll(server: { address: string }, posts: Sent[]) {
  const statuses: (number | undefined)[] = posts.map(() => undefined)
  const rest = [...posts.entries()]
  const sendRest = async () => {
    for (let next = rest.shift(); next; next = rest.shift()) statuses[next[0]] = await send(server, next[1])
  }
  await Promise.all(Array.from({ length: AT_ONCE }, sendRest))
  return statuses
}

async function openKills(database: Database) {
  const { url: TRANSLATE_API_URL } = await startTranslateService()
  // No worker: what is queued stays where it can be counted.
  const env = { BOUNCE_SECRET, BOUNCE_ADDRESS: 'bounces@example.com', TRANSLATE_API_URL, MAIL_WORKER: '0' }
  const site = await openSite(database, { env })
  const proxy = site.cluster && (await startDatabaseProxy(site.cluster.url))
  if (proxy) onTestFinished(proxy.close)
  const start = () => site.start(proxy && { DATABASE_URL: proxy.url })
  // It migrates, and makes the admin.
  await (await start()).stop()

  /** Does something with the database while no server uses it. */
  async function between<Result>(work: (db: Awaited<ReturnType<typeof openDatabase>>['db']) => Promise<Result>) {
    const { db, close } = await openDatabase(site.settings, pino({ level: 'silent' }))
    return work(db).finally(close)
  }

  /** One of each call. */
  const prepare = () =>
    between(async (db) => {
      // Each time the same: what others have left would be counted in, or changed instead.
      await db.execute(sql.raw(EMPTY_POSTGRES))
      await recordFailure(db, 'no mail server', AN_HOUR)
      const closers: (() => Promise<void>)[] = []
      const server = await startServer({
        database: { db, close: async () => {} },
        closeOn: (close) => closers.push(close),
      })
      const exampleOf = postExamples(
        { ...server, mail: { ...server.mail, signer: await openSigner(db) } },
        { others: true },
      )
      const posts: Sent[] = []
      for (const name of POSTS) posts.push({ ...(await exampleOf(name)), key: randomUUID() })
      for (const close of closers) await close()
      return { posts, before: await (await tableReader(db))() }
    })

  const changesSince = (before: Rows) =>
    between(async (db) => {
      const lines = changesBetween(before, await (await tableReader(db))())
      return lines.filter((line) => !DIFFERENT_EACH_TIME.test(line))
    })

  return { start, proxy, prepare, changesSince }
}

test.for(DATABASES)(
  `${KILLS} kills on %s while each POST is performed lose and double nothing that is repeated`,
  async (database, { skip }) => {
    if (isMissing(database)) skip('pg_ctl was not found')
    const { start, proxy, prepare, changesSince } = await openKills(database)
    const random = createRandom(seed)

    /** All calls, so many times each, without a kill. */
    async function perform(timesOf: (post: Sent) => number) {
      const { posts, before } = await prepare()
      const server = await start()
      proxy?.cut(Number.POSITIVE_INFINITY, 'before')
      const begun = performance.now()
      const statuses = await sendAll(server, posts)
      const took = performance.now() - begun
      const statements = proxy?.restore().passed ?? 0
      for (const post of posts) for (let time = 1; time < timesOf(post); time += 1) await send(server, post)
      await server.stop()
      const refused = posts.flatMap(({ name }, index) => ((statuses[index] ?? 500) < 300 ? [] : [name]))
      return { changes: await changesSince(before), took, statements, refused }
    }
    const once = await perform(() => 1)
    const twice = await perform(({ name }) => (takesKey(contract[name]) ? 1 : 2))
    // A server copies no picture from this machine.
    expect(once.refused).toEqual(['POST /api/upload/image-by-url'])

    let cutOff = 0
    const faults: unknown[] = []
    for (let kill = 1; kill <= KILLS; kill += 1) {
      const { posts, before } = await prepare()
      const server = await start()
      const end = () => void server.stop('SIGKILL')
      if (proxy) proxy.cut(Math.floor(random() * once.statements), random() < 0.5 ? 'before' : 'after', end)
      else setTimeout(end, random() * once.took)
      const statuses = await sendAll(server, posts)
      // Also if it has performed all of them.
      await server.stop('SIGKILL')
      proxy?.restore()
      const unanswered = posts.filter((_, index) => statuses[index] === undefined)
      cutOff += unanswered.length
      const next = await start()
      await sendAll(next, unanswered)
      await next.stop()
      const changes = await changesSince(before)
      const doubled = withoutLines(withoutLines(changes, once.changes), withoutLines(twice.changes, once.changes))
      const lost = withoutLines(withoutLines(once.changes, changes), withoutLines(once.changes, twice.changes))
      if (doubled.length + lost.length > 0) faults.push({ kill, doubled, lost })
    }
    report({ seed, kills: KILLS, calls: POSTS.length, 'calls without an answer': cutOff, faults: faults.length })
    expect(faults.map((fault) => JSON.stringify(fault))).toEqual([])
    expect(cutOff).toBeGreaterThan(KILLS)
  },
)
