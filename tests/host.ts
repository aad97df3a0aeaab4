import { createHash, randomUUID } from 'node:crypto'
import type { Db } from '@server/db/client'
import * as adTranslationSchema from '@server/db/schema/ad-translations'
import * as adSchema from '@server/db/schema/ads'
import * as schema from '@server/db/schema/core'
import * as deskSchema from '@server/db/schema/desk'
import * as mailSchema from '@server/db/schema/mail'
import * as versionSchema from '@server/db/schema/newsletter-translations'
import * as pageSchema from '@server/db/schema/pages'
import * as placeSchema from '@server/db/schema/places'
import * as topicSchema from '@server/db/schema/topics'
import type { ForeignFetch } from '@server/net/guarded-fetch'
import { verifyPassword } from '@server/people/credentials/passwords'
import { TOKEN_KEY } from '@shared/client'
import type { CallName } from '@shared/contract'
import type { User } from '@shared/entities/user'
import { sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { delay, HttpResponse, http, type JsonBodyType } from 'msw'
import { setupServer } from 'msw/node'
import { onTestFinished } from 'vitest'
import { makeUser } from './factories/user'
import { type Contents, insertContents, warmUp } from './host-contents'
import { signer } from './server/mail'
import { startServer } from './server/start-server'
import { callNameOf, injectInto, type PlainRequest, type Send, tableOnly } from './table-only'

export { DEFAULT_PASSWORD } from './host-contents'

/** `full` is our server; `table-only` has only the calls and fields of the specification's table. */
export type Kind = 'full' | 'table-only'

// Starting the database and hashing take seconds on a busy machine. Do both while the test file loads, so that they do
// not count towards a test's timeout.
await warmUp()

export type HostOptions = Contents & {
  kind?: Kind
  /** False: machine translation is not configured. Otherwise it adds the language before each text, such as `[id] `. */
  machine?: boolean
} & Pick<NonNullable<Parameters<typeof startServer>[0]>, 'mail' | 'env' | 'foreignFetch'>

const HOUR = 3_600_000

/** Every address of the web answers with an empty page: tests have no foreign network. */
const anyPage: ForeignFetch = async (url) => ({ body: Buffer.from(''), type: 'text/html', url })

/** The origin of relative addresses in tests with a DOM (vitest.config.ts). */
const ORIGIN = 'http://localhost:3000'

/** Signs a number as in the links of mails; not for hosts with `mail`. */
export const signedToken = signer.sign
export const signedTokenAt = signer.signAt

const tables = {
  ...schema,
  ...adSchema,
  ...adTranslationSchema,
  ...deskSchema,
  ...mailSchema,
  ...versionSchema,
  ...placeSchema,
  ...pageSchema,
  ...topicSchema,
}
type Tables = typeof tables
/** The type of a row for each table name. */
type Rows = {
  [Name in keyof Tables as Tables[Name] extends PgTable ? Name : never]: Tables[Name] extends PgTable
    ? Tables[Name]['$inferSelect']
    : never
}

const idOf = (row: object) => ('id' in row ? Number(row.id) : 0)

type Sent = { call: CallName | undefined; url: URL; authorization: string | null; headers: Headers; body: unknown }

/**
 * The API for tests of the front ends: msw intercepts each request and passes it to the real server, in this
 * process, on the worker's database. Requests wait until the contents are inserted, so a test need not. The host closes
 * when the test ends, and fails the test if a request did not belong to any host.
 */
export function startHost({
  kind = 'full',
  machine = true,
  mail,
  env,
  foreignFetch = anyPage,
  ...contents
}: HostOptions = {}) {
  const sent: Sent[] = []
  const calls: CallName[] = []
  const replies = new Map<CallName, (() => Response)[]>()
  const delays = new Map<CallName, number[]>()
  const holds = new Map<CallName, Promise<void>[]>()
  const losses = new Set<CallName>()
  const faults: unknown[] = []
  const underWay = new Set<Promise<unknown>>()
  let isClosed = false

  // A 500 from the server is a bug in the test or in the server.
  const onError = (line: string) => void faults.push(JSON.parse(line).err?.stack ?? line)
  const translate = async (texts: string[], target: string) => texts.map((text) => `[${target}] ${text}`)
  const starting = startServer({
    mail,
    env,
    foreignFetch,
    onError,
    translate: machine ? translate : undefined,
    closeOn: () => {},
  })
  let ready: Promise<unknown> = starting.then(({ db }) => insertContents(db, contents))
  ready.catch((fault) => faults.push(fault))

  /** Runs after the requests made so far, and before any later request is answered. */
  function inDatabase<Result>(work: (db: Db) => Promise<Result>) {
    const done = ready.then(async () => {
      const { db, cache } = await starting
      const result = await work(db)
      cache.invalidate()
      return result
    })
    ready = done
    return done
  }

  const toServer: Send = async (request) => injectInto((await starting).app)(request)
  const send = kind === 'table-only' ? tableOnly(toServer) : toServer

  async function forward(request: PlainRequest) {
    await ready
    const { status, headers, payload } = await send(request)
    return new HttpResponse(payload.length > 0 ? new Uint8Array(payload) : null, { status, headers })
  }

  async function answer(request: Request) {
    const url = new URL(request.url)
    const call = callNameOf(request.method, url.pathname)
    const isOurs = url.origin === ORIGIN && (call || url.pathname.startsWith('/uploads/'))
    if (!isOurs) {
      faults.push(new Error(`No host answers ${request.method} ${request.url}`))
      return HttpResponse.error()
    }
    const { headers: given } = request
    const entry: Sent = { call, url, authorization: given.get('authorization'), headers: given, body: undefined }
    sent.push(entry)
    if (call) calls.push(call)
    const reply = call && replies.get(call)?.shift()
    const ms = call && delays.get(call)?.shift()
    const held = call && holds.get(call)?.shift()
    const payload = Buffer.from(await request.arrayBuffer())
    const headers = Object.fromEntries(request.headers)
    if (headers['content-type'] === 'application/json') entry.body = JSON.parse(payload.toString())
    if (ms) await delay(ms)
    await held
    if (reply) return reply()
    // The test may have ended in the meantime.
    if (isClosed) return HttpResponse.error()
    const forwarded = forward({
      method: request.method,
      url: url.pathname + url.search,
      headers,
      payload: payload.length > 0 ? payload : undefined,
    })
    underWay.add(forwarded)
    if (call && losses.delete(call)) return forwarded.then(() => HttpResponse.error())
    return forwarded.finally(() => underWay.delete(forwarded))
  }

  const network = setupServer(http.all('*', ({ request }) => answer(request)))
  network.listen()

  onTestFinished(async () => {
    isClosed = true
    network.close()
    await Promise.allSettled([...underWay, ready])
    await (await starting).close()
    // Screens only log a failed read, so a test might not notice.
    if (faults.length > 0) throw new AggregateError(faults, faults.map(String).join('\n'))
  })

  const queue = <Item>(map: Map<CallName, Item[]>, call: CallName, item: Item) =>
    map.set(call, [...(map.get(call) ?? []), item])

  const replyNext = (call: CallName, reply: () => Response) => queue(replies, call, reply)

  function newToken(insert: (db: Db, key: { token_hash: string; expires_at: Date }) => Promise<unknown>) {
    const token = randomUUID()
    const token_hash = createHash('sha256').update(token).digest('hex')
    inDatabase((db) => insert(db, { token_hash, expires_at: new Date(Date.now() + HOUR) }))
    return token
  }

  /** Starts a session for this user and returns its token. */
  const startSession = (userId: number) =>
    newToken((db, key) => {
      const now = new Date()
      return db.insert(schema.sessions).values({ ...key, user_id: userId, created_at: now, last_used_at: now })
    })

  /** Stores a session of this user in the browser. */
  const signInAs = (userId: number) => localStorage.setItem(TOKEN_KEY, startSession(userId))

  type Purpose = (typeof mailSchema.accountTokens.$inferInsert)['purpose']
  /** Creates the token of a link in a mail to this user. */
  const mailedToken = (purpose: Purpose, { id, email }: { id: number; email: string }) =>
    newToken((db, key) => db.insert(mailSchema.accountTokens).values({ ...key, purpose, user_id: id, email }))

  /** The rows of a table, ordered by id, after all pending requests have been answered. */
  async function rows<Name extends keyof Rows>(name: Name) {
    await Promise.allSettled([...underWay, ready])
    const { db } = await starting
    const found = (await db.select().from(tables[name] as PgTable)) as Rows[Name][]
    return found.sort((a, b) => idOf(a) - idOf(b))
  }

  return {
    /** The calls of the contract in order of arrival. */
    calls,
    countOf: (call: CallName) => calls.filter((each) => each === call).length,
    /** All requests. `body` is set only for JSON. */
    sent,
    /** The query parameters of each request of this call. */
    queriesOf: (call: CallName) =>
      sent.filter((entry) => entry.call === call).map(({ url }) => Object.fromEntries(url.searchParams)),
    /** Answers the next request of this call instead of the server. Repeated calls form a queue. */
    replyNext,
    failNext: (call: CallName, status: number, body: JsonBodyType = { message: `Arranged to fail with ${status}` }) =>
      replyNext(call, () => HttpResponse.json(body, { status })),
    /** Refuses the next request of this call as a busy server does, with or without a time to come back. */
    refuseNext: (call: CallName, retryAfter?: number, status: 429 | 503 = 503) =>
      replyNext(call, () =>
        HttpResponse.json(
          { code: status === 429 ? 'over_budget' : 'busy', message: 'Arranged to be busy' },
          { status, headers: retryAfter === undefined ? {} : { 'retry-after': String(retryAfter) } },
        ),
      ),
    /** Breaks the connection of the next request of this call. */
    cutNext: (call: CallName) => replyNext(call, () => HttpResponse.error()),
    /** Performs the next request of this call, and breaks its connection before the reply. */
    loseReply: (call: CallName) => void losses.add(call),
    /** Delays the next request of this call. */
    delay: (call: CallName, ms: number) => queue(delays, call, ms),
    /** Holds the next request of this call until the test calls what this returns. */
    hold(call: CallName) {
      let release = () => {}
      const held = new Promise<void>((resolve) => {
        release = resolve
      })
      queue(holds, call, held)
      return release
    },
    inDatabase,
    rows,
    /** Changes a row directly in the database, for example to simulate a change by another user. */
    update: <Name extends keyof Rows>(name: Name, id: number, values: Partial<Rows[Name]>) =>
      inDatabase((db) =>
        db
          .update(tables[name] as PgTable)
          .set(values)
          .where(sql`id = ${id}`),
      ),
    row: async <Name extends keyof Rows>(name: Name, id: number) => (await rows(name)).find((row) => idOf(row) === id),
    /** Whether this e-mail address and password sign in. */
    async opens(email: string, password: string) {
      const user = (await rows('users')).find((row) => row.email === email)
      return user !== undefined && verifyPassword(user.password_hash, password)
    },
    startSession,
    mailedToken,
    /** Adds a user and stores a session of theirs in the browser. */
    signIn(overrides: Partial<User> = {}) {
      const user = makeUser(overrides)
      inDatabase((db) => insertContents(db, { users: [user] }))
      signInAs(user.id)
      return user
    },
    signInAs,
  }
}

export type Host = ReturnType<typeof startHost>
