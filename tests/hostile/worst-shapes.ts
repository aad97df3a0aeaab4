import { performance } from 'node:perf_hooks'
import { setTimeout as pause } from 'node:timers/promises'
import { type CallName, contract } from '@shared/contract'
import type { ContractRow } from '@shared/contract/parts'
import { startBuiltServer } from '@tests/built-server'
import type { $ZodType } from 'zod/v4/core'
import { smallest, textFields } from './schemas'

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

export type Shape = { name: string; text: string }

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
  template.replace(/:(\w+)/g, (_, key) => encodeURIComponent(String(params[key] ?? 1)))

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

/** What an address may hold: Node refuses longer headers. */
export const MAX_ADDRESS = 12_000

const ADMIN = { email: 'admin@example.com', password: 'correct horse' }

/** The built server in a process of its own, so that the tests do not slow it, with an admin's session. */
export async function startTarget(DATA_DIR: string) {
  const server = await startBuiltServer({
    DATA_DIR,
    DEMO: '0',
    ADMIN_EMAIL: ADMIN.email,
    ADMIN_PASSWORD: ADMIN.password,
  })
  const login = () =>
    fetch(`${server.address}/api/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(ADMIN),
    })
  const { token } = (await (await login()).json()) as { token: string }

  async function send({ method, build }: Target, text: string) {
    const { path, body } = build(text)
    const began = performance.now()
    const reply = await fetch(server.address + path, {
      method,
      redirect: 'manual',
      headers: { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body }),
    })
    const answer = await reply.text()
    return { status: reply.status, answer, ms: Math.round(performance.now() - began) }
  }
  return { server, send }
}

/** Asks for /api/health again and again until it is stopped. Returns the slowest answer in milliseconds. */
export function watchHealth(address: string) {
  let slowest = 0
  let stopped = false
  async function watch() {
    while (!stopped) {
      const began = performance.now()
      const { status } = await fetch(`${address}/api/health`)
      if (status !== 200) throw new Error(`/api/health answered ${status}`)
      slowest = Math.max(slowest, performance.now() - began)
      await pause(20)
    }
    return Math.round(slowest)
  }
  const watching = watch()
  return () => {
    stopped = true
    return watching
  }
}
