import { createHash } from 'node:crypto'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '../config'
import type { CachedReply, PublicCache } from './public-cache'
import { publicUrl } from './public-url'

type Encoding = 'br' | 'gzip' | 'identity'

const accepted = (header: string | undefined): Encoding => {
  if (!header) return 'identity'
  if (/\bbr\b(?!\s*;\s*q=0(?:\.0*)?(?:,|$))/.test(header)) return 'br'
  return /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?(?:,|$))/.test(header) ? 'gzip' : 'identity'
}

const MIN_COMPRESSED = 1024

/** The request headers on which pages depend: the language and the edition that were chosen, and the connection. */
export const PAGE_VARY = 'cookie, save-data, ect'

/** Replies to longer addresses are not kept. */
const MAX_KEY_LENGTH = 1024

// A reply is compressed once and served many times, so a stronger level than usual pays.
const compress = {
  br: (body: Buffer) => brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }),
  gzip: (body: Buffer) => gzipSync(body, { level: 6 }),
}

/** Sends a kept reply as the client takes it: compressed if possible, or as a 304 if the client has it already. */
function sendCached(
  cache: PublicCache,
  key: string,
  cached: CachedReply,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const encoding = cached.body.length < MIN_COMPRESSED ? 'identity' : accepted(request.headers['accept-encoding'])
  reply.headers(cached.headers)
  if (request.headers['if-none-match'] === cached.headers.etag) return reply.status(304).send()
  if (encoding === 'identity') return reply.status(cached.status).send(cached.body)
  const variantKey = `${key}\n${encoding}`
  let body = cache.get(variantKey)?.body
  if (!body) {
    body = compress[encoding](cached.body)
    cache.set(variantKey, { ...cached, body }, cache.generation)
  }
  return reply.header('content-encoding', encoding).status(cached.status).send(body)
}

/** The address with only the query parameters that the route reads: others must not multiply the kept replies. */
function keptAddress({ url, routeOptions }: FastifyRequest) {
  const start = url.indexOf('?')
  if (start < 0) return url
  const given = new URLSearchParams(url.slice(start + 1))
  const kept = new URLSearchParams()
  for (const name of routeOptions.config.cachedQuery ?? [])
    for (const value of given.getAll(name)) kept.append(name, value)
  return kept.size > 0 ? `${url.slice(0, start)}?${kept}` : url.slice(0, start)
}

/** The headers that are the same for every client: the type and the security headers, without CORS. */
function lastingHeaders(reply: FastifyReply) {
  const all = Object.entries(reply.getHeaders()).map(([name, value]) => [name, String(value)] as const)
  return Object.fromEntries(all.filter(([name]) => !name.startsWith('access-control-') && name !== 'content-length'))
}

/**
 * Serves routes marked `cacheable` from memory to clients without a session, and keeps their replies. The browser
 * revalidates them each time (ETag), so that a reader sees a change at once.
 */
export function registerHttpCache(app: FastifyInstance, cache: PublicCache, config: Config) {
  app.decorateRequest('cacheGeneration', 0)
  app.decorateRequest('cacheKey', undefined)

  // Pages contain their own address. If it is not configured it comes from the request, and a forged Host header must not
  // end up in other readers' pages.
  const keyOf = (request: FastifyRequest) => {
    if (!request.routeOptions.config.cacheable || request.headers.authorization !== undefined) return undefined
    const address = keptAddress(request)
    const variant = request.routeOptions.config.variantOf?.(request) ?? ''
    const page = variant ? `${address}\n${variant}` : address
    const key = config.PUBLIC_URL ? page : `${page}\n${publicUrl(config, request)}`
    return key.length <= MAX_KEY_LENGTH ? key : undefined
  }

  app.addHook('onRequest', async (request, reply) => {
    const key = keyOf(request)
    if (key === undefined) return
    request.cacheKey = key
    const cached = cache.get(key)
    if (cached) cache.note(request.raw.url ?? '')
    if (cached) return sendCached(cache, key, cached, request, reply)
    request.cacheGeneration = cache.generation
  })

  app.addHook('onSend', async (request, reply, payload) => {
    const isForKeeping = !reply.hasHeader('etag') && !reply.hasHeader('cache-control') && reply.statusCode === 200
    if (request.cacheKey === undefined || !isForKeeping || typeof payload !== 'string') return payload
    const body = Buffer.from(payload)
    const headers = {
      ...lastingHeaders(reply),
      'cache-control': `${request.routeOptions.config.isPrivate?.(request) ? 'private' : 'public'}, max-age=0, must-revalidate`,
      vary: request.routeOptions.config.isPage ? `accept-encoding, origin, ${PAGE_VARY}` : 'accept-encoding, origin',
      etag: `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`,
    }
    reply.headers(headers)
    cache.set(request.cacheKey, { status: 200, headers, body }, request.cacheGeneration)
    return payload
  })
}

declare module 'fastify' {
  interface FastifyRequest {
    cacheGeneration: number
    /** What the reply is kept under, if it may be kept. */
    cacheKey: string | undefined
  }
  interface FastifyContextConfig {
    /** The query parameters that a cacheable route reads; answers differ by no others. */
    cachedQuery?: readonly string[]
    /** Names the variant of an answer that differs from request to request, each of which is kept. Called once per request. */
    variantOf?: (request: FastifyRequest) => string | undefined
    /** Whether only this server and the browser may keep the answer: shared caches may not take all its variants into account. */
    isPrivate?: (request: FastifyRequest) => boolean
  }
}
