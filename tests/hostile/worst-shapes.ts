import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type CallName, contract } from '@shared/contract'
import type { ContractRow } from '@shared/contract/parts'
import { startBuiltServer } from '@tests/built-server'
import { copyDatabaseTo } from '@tests/database-template'
import { signIn, signInWriters } from '@tests/faults/site'
import type { $ZodType } from 'zod/v4/core'
import { wellFormed } from './arbitraries'
import { smallest, textFields } from './schemas'
import { watchHealth } from './watch-health'

/** Pieces that patterns and parsers like to try again from each position, and what keeps them from matching in the end. */
const PIECES = [
  ...[
    '<',
    '<a',
    '<img ',
    '<b>',
    '</p>',
    '<br>',
    '<p>a',
    '<b>x</i>',
    '<li><ul>',
    '<table><tr><td>',
    '<!--',
    '<![CDATA[',
  ],
  ...['<a href="<!---->">', '<img srcset=",,,,', '<svg><p>', '&', '&#', '&amp;', '&nbsp;'],
  ...[
    ' ',
    '\n',
    '\t ',
    '\u00a0',
    '\0',
    '\u2028',
    '.',
    'a.',
    'a@a.',
    '-',
    'a-',
    '/',
    'http://',
    '1',
    '-1x',
    '"',
    '\\',
    '%',
  ],
  ...['é', '😀', '\ud800', 'กข', '漢'],
]
/** The same behind the start of an address, which lets more of a pattern match. */
const STARTED = ['a@.', 'a@a.', 'https://a/%', 'https://a//', '/uploads/-1x']
const SUFFIX = '!\n x'

type Shape = { name: string; text: string }

const filled = (name: string, text: string, length: number): Shape => ({
  name: JSON.stringify(name),
  text: text.slice(0, length - SUFFIX.length) + SUFFIX,
})

export const shapes = (length: number): Shape[] => [
  ...PIECES.map((piece) => filled(piece, piece.repeat(Math.ceil(length / piece.length)), length)),
  ...STARTED.map((start) => filled(start, start + start.slice(-2).repeat(length / 2), length)),
]

/** A request whose input contains a given text in one field. */
export type Target = { name: string; method: string; build: (text: string) => { path: string; body?: string } }

const withParams = (template: string, params: Record<string, unknown>) =>
  template.replace(/:(\w+)/g, (_, key) => encodeURIComponent(wellFormed(String(params[key] ?? 1))))

/** A lone half of a surrogate pair cannot be a part of an address. */
const toSearch = (query: object) => `?${new URLSearchParams(query as Record<string, string>)}`

function targetsOf(call: CallName): Target[] {
  const { params, query, body } = contract[call] as ContractRow
  const [method = '', template = ''] = call.split(' ')
  const [plainParams = {}, plainQuery, plainBody] = [params, query, body].map(
    (schema) => schema && (smallest(schema as $ZodType) as Record<string, unknown>),
  )
  const fill = (given: { params?: unknown; query?: unknown; body?: unknown }) => {
    const search = given.query ?? plainQuery
    const sent = given.body ?? plainBody
    const path = withParams(template, { ...plainParams, ...(given.params as object) })
    return { path: search ? path + toSearch(search) : path, ...(body && { body: JSON.stringify(sent) }) }
  }
  return Object.entries({ params, query, body }).flatMap(([part, schema]) =>
    schema
      ? textFields(schema as $ZodType).map(({ path, build }) => ({
          name: `${call} ${part} ${path}`,
          method,
          build: (text: string) => fill({ [part]: build(text) }),
        }))
      : [],
  )
}

/** Every field of every call that takes text. */
export const targets = (Object.keys(contract) as CallName[]).flatMap(targetsOf)

/** What an address may hold, encoded: Node refuses longer headers. */
export const MAX_ADDRESS = 4000
/** Below the limit of each text in an address, so that what comes after its length is checked sees it. */
const SHORT_ADDRESS = 60

const ADMIN = { email: 'admin@example.com', password: 'correct horse' }

/** How many accounts send to so many targets, to stay below what one may store in a minute. */
export const writersFor = (count: number) => 1 + Math.floor(count / 50)

/** The built server in a separate process, so that the tests do not slow it, with sessions of admins. */
export async function startTarget(DATA_DIR: string, count = 1) {
  const server = await startBuiltServer({
    DATA_DIR,
    DEMO: '0',
    // One account sends the dearest texts there are.
    BUDGET_PERCENT: '0',
    ADMIN_EMAIL: ADMIN.email,
    ADMIN_PASSWORD: ADMIN.password,
  })
  const token = await signIn(server, ADMIN)
  const writers = await signInWriters(server, token, count)
  let sent = 0

  async function send({ method, build }: Target, text: string) {
    const { path, body } = build(text)
    const reply = await fetch(server.address + path, {
      method,
      redirect: 'manual',
      headers: {
        authorization: `Bearer ${writers[sent % writers.length]}`,
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body }),
    }).catch(refusedEarly)
    sent += 1
    return { status: reply.status, answer: await reply.text() }
  }
  /** Makes a call as the admin. */
  async function call(method: 'GET' | 'POST', path: string, body?: object) {
    const headers = { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) }
    const reply = await fetch(server.address + path, { method, headers, body: body && JSON.stringify(body) })
    return { status: reply.status, json: await reply.json() }
  }
  return { server, send, call }
}

/** The server may close the connection before it has read a body that is too large. */
function refusedEarly(error: Error) {
  const { code = '' } = (error.cause ?? {}) as { code?: string }
  if (['EPIPE', 'ECONNRESET', 'UND_ERR_SOCKET'].includes(code)) return new Response('', { status: 413 })
  throw error
}

/** Asks once more if the server has just closed the connection, as it does after a body that is too large. */
export const fetchFresh = (url: string) => fetch(url).catch(() => fetch(url))

/**
 * Sends the shapes of each length to each target, one after the other. Watches the answers, and those of /api/health. `every`
 * leaves out all shapes but each second, third, …
 */
export async function sendShapes(chosen: Target[], lengths: number[], every = 1) {
  const DATA_DIR = await mkdtemp(join(tmpdir(), 'eye-of-sumatra-'))
  await copyDatabaseTo(DATA_DIR)
  const { server, send } = await startTarget(DATA_DIR, writersFor(chosen.length))
  const health = watchHealth(server.address)
  const failures: string[] = []
  const slow: { ms: number; what: string }[] = []
  let sent = 0
  try {
    for (const target of chosen) {
      const isBody = target.build('').body !== undefined
      for (const length of isBody ? lengths : [MAX_ADDRESS, SHORT_ADDRESS]) {
        for (const { name, text } of shapes(length).filter((_, index) => index % every === 0)) {
          const { status, answer } = await send(target, text)
          sent += 1
          if (status >= 500) failures.push(`${target.name} ${name} ${length}: ${status} ${answer.slice(0, 200)}`)
        }
        slow.push({ ms: await health.slowest(), what: `${target.name} ${length}` })
      }
    }
  } finally {
    await health.stop()
    await server.stop()
    await rm(DATA_DIR, { recursive: true, force: true })
  }
  slow.sort((one, other) => other.ms - one.ms)
  return { failures, sent, slowest: slow.slice(0, 10) }
}
