import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import type { ObserveAnswer } from '../front-door/front-door'
import { answerFor } from './kept-replies'
import type { PublicCache } from './public-cache'

/** What chooses a variant: the keyed address, and the headers that the answer's `Vary` names. */
export type View = { address: string; headers: IncomingHttpHeaders }

/** What the router and the hooks have found out about an address. */
type Known = {
  address: string
  /** What its replies are kept under, without the variant. */
  baseKey: string
  route: string
  isPage: boolean
  variantOf?: (view: View) => string
}

const MAX_ADDRESSES = 10_000

/** At these levels each answer is logged. */
const LOGGED = ['debug', 'trace']

export const keyOf = (baseKey: string, variant: string) => (variant ? `${baseKey}\n${variant}` : baseKey)

/** Whatever the address that is shown in pages is made from, if that is not configured. A bad host must not pass for a good one. */
const asSent = ({ url = '/', headers }: IncomingMessage) =>
  `${url}\n${headers.host}\n${headers['x-forwarded-host'] ?? ''}\n${headers['x-forwarded-proto'] ?? ''}`

/** Whether the answer depends on nothing but the address and what the client accepts. */
const isPlain = ({ method, headers }: IncomingMessage) =>
  method === 'GET' &&
  headers.authorization === undefined &&
  headers.origin === undefined &&
  headers['content-length'] === undefined &&
  headers['transfer-encoding'] === undefined

type Services = { cache: PublicCache; observe: ObserveAnswer }

/** The reader may have chosen a language, to which an English page redirects. */
const mayBeRedirected = ({ headers }: IncomingMessage, { isPage }: { isPage?: boolean }) =>
  isPage === true && headers.cookie !== undefined

/**
 * For the front door: answers from the cache before Fastify makes its objects for a request, finds its route and runs the hooks: that is most of what
 * such an answer costs. Only what has been answered from the cache in the usual way before: the router and the hooks would come to the
 * same result again.
 */
export function createEarlyAnswers(app: FastifyInstance, { cache, observe }: Services) {
  const known = new LRUCache<string, Known>({ max: MAX_ADDRESSES })
  const variants = new WeakMap<IncomingMessage, string>()
  const heads = new WeakMap<object, string[]>()
  let isOpen = !LOGGED.includes(app.log.level)
  app.addHook('preClose', async () => {
    isOpen = false
  })

  /** As a flat list, and once for all answers with the same body. */
  function headOf(headers: Record<string, string>, body: Buffer | undefined, encoding: string | undefined) {
    const made = heads.get(body ?? headers)
    if (made) return made
    const all = {
      ...headers,
      ...(encoding && { 'content-encoding': encoding }),
      ...(body && { 'content-length': String(body.length) }),
    }
    const head = Object.entries(all).flat()
    heads.set(body ?? headers, head)
    return head
  }

  function answer(request: IncomingMessage, response: ServerResponse, id: string) {
    if (!isOpen || !isPlain(request)) return false
    const began = performance.now()
    const found = known.get(asSent(request))
    if (!found || mayBeRedirected(request, found)) return false
    const variant = found.variantOf?.({ address: found.address, headers: request.headers }) ?? ''
    const key = keyOf(found.baseKey, variant)
    const entry = cache.get(key)
    if (!entry) {
      variants.set(request, variant)
      return false
    }
    const { status, body, encoding } = answerFor(cache, key, entry, request.headers)
    response.writeHead(status, [...headOf(entry.headers, body, encoding), 'x-request-id', id]).end(body)
    observe({ method: 'GET', route: found.route, status }, performance.now() - began)
    return true
  }

  return {
    answer,
    knows: (request: IncomingMessage) => request.method === 'GET' && known.has(asSent(request)),
    /** The variant of the answer that was looked for: it must not be chosen twice. */
    variantOf: (request: IncomingMessage) => variants.get(request),
    /** Notes that the usual way has led to the cache. */
    note({ raw, keyedAddress: address, routeOptions }: FastifyRequest, baseKey: string) {
      const { isPage = false, variantOf } = routeOptions.config
      if (!isPlain(raw) || mayBeRedirected(raw, { isPage })) return
      known.set(asSent(raw), { address, baseKey, route: routeOptions.url ?? '', isPage, variantOf })
    },
  }
}
