import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, gzip as gzipCompress } from 'node:zlib'
import { SITE_NAME } from '@shared/magazine'
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest, type RouteOptions } from 'fastify'
import { jsonSchemaTransform } from 'fastify-type-provider-zod'
import { LRUCache } from 'lru-cache'
import { inThread } from '../metering/metering'
import { acceptedEncoding, BROTLI, type Encoding, MIN_COMPRESSED } from './encodings'
import { schemaCompilers } from './schema-compilers'

const brotli = promisify(brotliCompress)
const gzip = promisify(gzipCompress)

const PATH = '/api/docs'

/** The library's page uses inline styles. */
const POLICY =
  "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"

type Call = Pick<RouteOptions, 'method' | 'url' | 'schema'>

/** A server that documents these calls, and is asked by `inject` only. */
async function openDocs(calls: Call[]) {
  const [{ default: swagger }, { default: swaggerUi }] = await Promise.all([
    import('@fastify/swagger'),
    import('@fastify/swagger-ui'),
  ])
  const docs = Fastify({ schemaController: schemaCompilers, routerOptions: { ignoreTrailingSlash: true } })
  await docs.register(swagger, {
    openapi: {
      info: { title: `${SITE_NAME} API`, version: '1.0.0' },
      components: { securitySchemes: { session: { type: 'http', scheme: 'bearer' } } },
      security: [{}, { session: [] }],
    },
    transform: jsonSchemaTransform,
  })
  await docs.register(swaggerUi, { routePrefix: PATH, staticCSP: POLICY })
  for (const call of calls) docs.route({ ...call, handler: async () => {} })
  return docs
}

/** Its files in each encoding, and more than there are. */
const MAX_COMPRESSED = 50

const compressions = { br: (body: Buffer) => brotli(body, BROTLI), gzip: (body: Buffer) => gzip(body) }

/** Compresses each content once: the largest script takes half a second. */
function createCompressor() {
  const kept = new LRUCache<string, Promise<Buffer>>({ max: MAX_COMPRESSED })
  return (body: Buffer, encoding: Encoding) => {
    const key = `${encoding} ${createHash('sha256').update(body).digest('base64')}`
    const compressed = kept.get(key) ?? inThread(() => compressions[encoding](body))
    kept.set(key, compressed)
    return compressed
  }
}

/**
 * Serves the API's documentation, generated from the contract: /api/docs for people, /api/docs/json for programs. Its libraries are
 * loaded for the first who asks, because a start would take longer.
 */
export function registerApiDocs(app: FastifyInstance) {
  const calls: Call[] = []
  app.addHook('onRoute', ({ method, url, schema }) => {
    // Only the contract's calls have tags: pages, feeds and files are not part of the API.
    if (method !== 'HEAD' && schema?.tags) calls.push({ method, url, schema })
  })
  const compress = createCompressor()
  let docs: ReturnType<typeof openDocs> | undefined
  const answer = async ({ method, url, headers }: FastifyRequest, reply: FastifyReply) => {
    docs ??= openDocs(calls)
    const answered = await (await docs).inject({ method: method as 'GET' | 'HEAD', url, headers })
    if (answered.statusCode === 404) return reply.callNotFound()
    const { 'content-length': _length, connection: _connection, ...kept } = answered.headers
    reply.status(answered.statusCode).headers(kept)
    const encoding = acceptedEncoding(headers['accept-encoding'])
    const { rawPayload: body } = answered
    if (!encoding || method !== 'GET' || answered.statusCode !== 200 || body.length < MIN_COMPRESSED)
      return reply.send(body)
    const vary = [reply.getHeader('vary'), 'accept-encoding'].filter(Boolean).join(', ')
    reply.headers({ 'content-encoding': encoding, vary })
    return reply.send(await compress(body, encoding))
  }
  app.get(PATH, answer)
  app.get(`${PATH}/*`, answer)
}
