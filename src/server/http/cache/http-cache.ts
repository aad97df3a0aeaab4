import { AsyncLocalStorage } from 'node:async_hooks'
import { createHash } from 'node:crypto'
import { keyedAddress } from '@shared/keyed-address'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '../../config/config'
import type { KeptAnswers, ObserveAnswer } from '../front-door/front-door'
import { isInternal } from '../internal-requests'
import { publicUrl } from '../public-url'
import { ANYTHING, tag, tagsOf } from './cache-tags'
import { createEarlyAnswers, keyOf, type View } from './early-answers'
import { createFlights } from './flights'
import { answerFor, FRESH, isKnown, PRIVATE } from './kept-replies'
import type { KeptEntry, PublicCache } from './public-cache'

/** The request headers on which pages depend: the language and the edition that were chosen, and the connection. */
export const PAGE_VARY = 'cookie, save-data, ect'

/** Replies to longer addresses are not kept. */
const MAX_KEY_LENGTH = 1024

/** Changes can outdate a page while it is rendered. After so many in a row, everyone renders it without waiting for others. */
const MAX_WAITS = 4

/** Names the tags of a reply to the page that has asked for it. */
const TAGS_HEADER = 'x-shown'

/** The tags of the page, or feed, that is being made. */
const shownByPage = new AsyncLocalStorage<Set<string>>()

/** Call it with the headers of a reply of our own API on which the page depends. */
export function noteShown(headers: Record<string, unknown>) {
  const tags = headers[TAGS_HEADER]
  for (const tag of typeof tags === 'string' ? tags.split(' ') : [ANYTHING]) shownByPage.getStore()?.add(tag)
}

type Found = KeptEntry | undefined

const OF_ONE_REPLY = ['content-length', 'x-request-id', TAGS_HEADER]

/** The headers that are the same for every client: the type and the security headers, without CORS. */
function lastingHeaders(reply: FastifyReply) {
  const all = Object.entries(reply.getHeaders()).map(([name, value]) => [name, String(value)] as const)
  return Object.fromEntries(all.filter(([name]) => !name.startsWith('access-control-') && !OF_ONE_REPLY.includes(name)))
}

/** A page consists of replies of the API, so its figures may be as old as both together: ten seconds. */
const FIGURES_MS = { ofCall: 2000, ofPage: 8000 }

/** For a reply to what has changed in the meantime: another second in a shared cache would be one too many. */
const OUTDATED = 'no-cache'

/**
 * Serves routes marked `cacheable` from memory to clients without a session, and keeps their replies. Each reply is made once,
 * however many ask for it at the same time.
 */
export function registerHttpCache(
  app: FastifyInstance,
  cache: PublicCache,
  config: Config,
  observe: ObserveAnswer,
): KeptAnswers {
  const flights = createFlights()
  const early = createEarlyAnswers(app, { cache, observe })
  app.decorateRequest('cacheGeneration', 0)
  app.decorateRequest('cacheKey', undefined)
  app.decorateRequest('keyedAddress', '')
  app.decorateRequest('variant', '')
  app.decorateRequest('landed', undefined)
  app.decorateRequest('shown')

  // Pages contain their own address. If it is not configured it comes from the request, and a forged Host header must not
  // end up in other readers' pages.
  const baseKeyOf = (request: FastifyRequest) =>
    config.PUBLIC_URL ? request.keyedAddress : `${request.keyedAddress}\n${publicUrl(config, request)}`

  /** The kept reply, or the one that is being made. Without one, this request makes it: at once, so that none overtakes it. */
  function findReply(key: string, request: FastifyRequest, waits = 0): Found | Promise<Found> {
    const entry = cache.get(key)
    if (entry) return entry
    // The page that asks has its place in the line already, and those before it may be waiting for that place.
    if (isInternal(request) || waits > MAX_WAITS) return undefined
    const flight = flights.waitFor(key)
    if (flight) return flight.then((isWorthwhile) => (isWorthwhile ? findReply(key, request, waits + 1) : undefined))
    request.landed = flights.begin(key)
    return undefined
  }

  app.addHook('onRequest', async (request, reply) => {
    const { cacheable, cachedQuery, variantOf } = request.routeOptions.config
    request.keyedAddress = keyedAddress(request.url, cachedQuery ?? [])
    request.variant =
      early.variantOf(request.raw) ?? variantOf?.({ address: request.keyedAddress, headers: request.headers }) ?? ''
    if (!cacheable || request.headers.authorization !== undefined) return
    const baseKey = baseKeyOf(request)
    const key = keyOf(baseKey, request.variant)
    if (key.length > MAX_KEY_LENGTH) return
    const found = findReply(key, request)
    const entry = found instanceof Promise ? await found : found
    if (entry) {
      early.note(request, baseKey)
      const { status, body, encoding } = answerFor(cache, key, entry, request.headers)
      reply.headers(entry.headers)
      if (encoding) reply.header('content-encoding', encoding)
      if (isInternal(request)) reply.header(TAGS_HEADER, entry.tags.join(' '))
      return reply.status(status).send(body)
    }
    request.cacheKey = key
    request.shown = new Set()
    request.cacheGeneration = cache.generation
  })

  app.addHook('preHandler', (request, _reply, done) => {
    if (request.shown) shownByPage.run(request.shown, done)
    else done()
  })

  app.addHook('onSend', async (request, reply, payload) => {
    const isForKeeping = !reply.hasHeader('etag') && !reply.hasHeader('cache-control') && reply.statusCode === 200
    if (request.cacheKey === undefined || !isForKeeping || typeof payload !== 'string') {
      request.landed?.(false)
      return payload
    }
    const { call, isPage = false, isPrivate, withoutFigures } = request.routeOptions.config
    const body = Buffer.from(payload)
    const shown = request.shown ?? new Set()
    if (withoutFigures) shown.delete(tag.figures)
    const tags = tagsOf(shown)
    const mayShare = !isPrivate?.(request)
    const headers = {
      ...lastingHeaders(reply),
      'cache-control': mayShare ? FRESH : PRIVATE,
      vary: `accept-encoding, authorization, origin${isPage ? `, ${PAGE_VARY}` : ''}`,
      etag: `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`,
      'last-modified': cache.changedAt(tags).toUTCString(),
    }
    const lifetimeMs = shown.has(tag.figures) ? FIGURES_MS[call ? 'ofCall' : 'ofPage'] : undefined
    const isKept = cache.set(request.cacheKey, { headers, body, tags, lifetimeMs }, request.cacheGeneration)
    reply.headers(headers)
    // The change is later than the content.
    if (!isKept) reply.removeHeader('last-modified')
    if (!isKept && mayShare) reply.header('cache-control', OUTDATED)
    if (isInternal(request)) reply.header(TAGS_HEADER, tags.join(' '))
    request.landed?.(true)
    if (!isKept || !isKnown(headers, request.headers)) return payload
    reply.status(304)
    return null
  })
  app.addHook('onResponse', async (request) => request.landed?.(false))
  app.addHook('onRequestAbort', async (request) => request.landed?.(true))
  return early
}

declare module 'fastify' {
  interface FastifyRequest {
    cacheGeneration: number
    /** What the reply is kept under, if it may be kept. */
    cacheKey: string | undefined
    /** The address with only the query parameters that the route reads. */
    keyedAddress: string
    /** Which variant of the answer this one is, see `variantOf`. */
    variant: string
    /** The tags of the reply, if it may be kept (see cache-tags.ts). */
    shown: Set<string> | undefined
    /** Call it when the reply that others wait for is made, or never will be. */
    landed: ((isWorthwhile: boolean) => void) | undefined
  }
  interface FastifyContextConfig {
    /** The query parameters that a cacheable route reads; answers differ by no others. */
    cachedQuery?: readonly string[]
    /**
     * Names the variant of an answer that differs from request to request, each of which is kept. Called once per request.
     */
    variantOf?: (view: View) => string
    /** The replies that an answer is made of show figures, but it does not. */
    withoutFigures?: boolean
    /** Whether only this server and the browser may keep the answer: shared caches may not take all its variants into account. */
    isPrivate?: (request: Pick<FastifyRequest, 'variant'>) => boolean
  }
}
