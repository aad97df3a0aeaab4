import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { type CallName, contract } from '@shared/contract'
import type { ContractRow } from '@shared/contract/parts'
import { meets } from '@shared/permissions'
import { ROLES, type Role } from '@shared/roles'
import { startServer, type TestServer } from '@tests/server/start-server'
import fc from 'fast-check'
import type { $ZodType } from 'zod/v4/core'
import { hostileText, inputOf, wellFormed } from './arbitraries'

/** Anonymous visitors too. */
export const ACTORS = ['anonymous', ...ROLES] as const
type Actor = (typeof ACTORS)[number]

type Fuzzed = { call: CallName; path: string; body: string | Buffer | undefined; headers: Record<string, string> }

/** An address must be ASCII, and half of a surrogate pair cannot be encoded. */
const inAddress = (value: unknown) =>
  encodeURIComponent(wellFormed(typeof value === 'string' ? value : (JSON.stringify(value) ?? '')))

const search = (query: unknown) => {
  const given = typeof query === 'object' && query !== null ? Object.entries(query) : []
  const parts = given.filter(([, value]) => value !== undefined)
  return parts.length > 0 ? `?${parts.map(([key, value]) => `${inAddress(key)}=${inAddress(value)}`).join('&')}` : ''
}

/** Ids mostly of records that exist, so that a call gets past the first check. */
const param = fc.oneof({ weight: 6, arbitrary: fc.constantFrom('1', '2', '3', 'id', 'de') }, hostileText)

const boundaries = [
  'multipart/form-data',
  'multipart/form-data; boundary=b',
  `multipart/form-data; boundary=${'b'.repeat(300)}`,
]
const types = [
  'application/json',
  'application/json; charset=utf-8',
  'text/plain',
  'application/x-www-form-urlencoded',
  '',
]

const headers = fc.record(
  {
    'content-type': fc.constantFrom(
      'application/json',
      'application/json',
      'application/json',
      ...types,
      ...boundaries,
    ),
    'if-match': fc.constantFrom('"1"', '*', '"x"', 'W/"2"', '"99999999999999999999"'),
    'idempotency-key': fc.constantFrom('a', 'é', 'x'.repeat(300)),
    'accept-encoding': fc.constantFrom('br', 'gzip;q=0', '*', ';;;'),
    cookie: fc.constantFrom('googtrans=/en/de', 'googtrans=%', 'a'),
    range: fc.constantFrom('bytes=0-', 'bytes=5-1', 'x'),
  },
  { requiredKeys: ['content-type'] },
)

const part = '--b\r\nContent-Disposition: form-data; name="f"; filename="a.png"\r\n\r\nx'

function requestOf(call: CallName) {
  const { query, body, multipart } = contract[call] as ContractRow
  const [method = '', template = ''] = call.split(' ')
  const names = [...template.matchAll(/:(\w+)/g)].map(([, name = '']) => name)
  const sent = multipart
    ? fc.constantFrom(part, `${part}\r\n--b--\r\n`, '--b--', '', '\0')
    : fc.oneof(
        {
          weight: 20,
          arbitrary: (body ? inputOf(body as $ZodType) : fc.constant(undefined)).map((it) => JSON.stringify(it)),
        },
        {
          weight: 1,
          arbitrary: fc.constantFrom('', '{', '[', 'null', '"', '\ufeff{}', '{"__proto__":1}', '[['.repeat(99)),
        },
      )
  return fc
    .record({
      params: fc.record(Object.fromEntries(names.map((name) => [name, param]))),
      query: query ? inputOf(query as $ZodType) : fc.constant(undefined),
      body: sent,
      headers,
    })
    .map(
      ({ params, query, body, headers }): Fuzzed => ({
        call,
        path: template.replace(/:(\w+)/g, (_, name) => inAddress(params[name])) + search(query),
        body: method === 'GET' ? undefined : body,
        headers: multipart ? { ...headers, 'content-type': 'multipart/form-data; boundary=b' } : headers,
      }),
    )
}

const CALLS = Object.keys(contract) as CallName[]

function mayMake(actor: Actor, call: CallName) {
  const { access } = contract[call] as ContractRow
  if (access === 'public') return true
  if (actor === 'anonymous') return false
  return access === 'session' || meets(actor, access)
}

/** Mostly calls that get past the check of the role: the others are all refused alike. */
function requestsOf(actor: Actor) {
  const [open, closed] = [true, false].map((may) => CALLS.filter((call) => mayMake(actor, call) === may).map(requestOf))
  return fc.oneof(
    { weight: 9, arbitrary: fc.oneof(...(open ?? [])) },
    ...(closed?.length ? [{ weight: 1, arbitrary: fc.oneof(...closed) }] : []),
  )
}

/** Some records of each kind, so that calls find something. */
async function fill({ make }: TestServer) {
  for (let index = 0; index < 3; index += 1) {
    await make.category()
    await make.place()
    await make.article()
    await make.ad()
    await make.newsletter()
  }
}

const decoders: Record<string, (payload: Buffer) => Buffer> = { br: brotliDecompressSync, gzip: gunzipSync }

/** Signs in again whenever a request has ended the session or the account: logout, a new password, a deletion. */
function clientOf(server: TestServer, actor: Actor) {
  let token: string | undefined
  async function renew() {
    if (actor === 'anonymous') return
    token = (await server.as(await server.make.user({ role: actor as Role }))).token
  }
  async function send({ call, path, body, headers }: Fuzzed) {
    if (!token) await renew()
    const {
      statusCode,
      headers: answered,
      rawPayload,
    } = await server.app.inject({
      method: call.split(' ')[0] as 'GET',
      url: path,
      headers: { ...headers, ...(token && { authorization: `Bearer ${token}` }) },
      payload: body,
    })
    // As well after too many changes by one account.
    if (statusCode === 401 || statusCode === 429) token = undefined
    const decode = decoders[String(answered['content-encoding'])]
    return { status: statusCode, answer: (decode?.(rawPayload) ?? rawPayload).toString() }
  }
  return send
}

const isErrorReply = (answer: string) => {
  try {
    const { code, message } = JSON.parse(answer)
    return typeof code === 'string' && typeof message === 'string'
  } catch {
    return false
  }
}

/** Longer than any answer should take, on a busy machine. */
const SLOW_MS = 5000

/** Sends so many requests as this actor. Returns what was wrong with the answers. */
export async function fuzz(actor: Actor, count: number, seed: number) {
  // With mail: the call that sends a newsletter waits for its copies.
  const server = await startServer({ mail: true })
  await fill(server)
  const send = clientOf(server, actor)
  const wrong: string[] = []
  const statuses: Record<number, number> = {}
  for (const request of fc.sample(requestsOf(actor), { numRuns: count, seed })) {
    const began = performance.now()
    const { status, answer } = await send(request)
    const ms = performance.now() - began
    statuses[status] = (statuses[status] ?? 0) + 1
    if (status >= 500 || (status >= 400 && !isErrorReply(answer)) || ms > SLOW_MS)
      wrong.push(`${status} ${Math.round(ms)} ms ${JSON.stringify(request).slice(0, 600)} → ${answer.slice(0, 200)}`)
  }
  return { wrong, statuses }
}
