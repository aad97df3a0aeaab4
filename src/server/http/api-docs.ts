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
const MAX_KEPT = 50

const compressions = { br: (body: Buffer) => brotli(body, BROTLI), gzip: (body: Buffer) => gzip(body) }

type Kept = { headers: Record<string, string | string[] | number | undefined>; body: Buffer }

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
  let docs: ReturnType<typeof openDocs> | undefined
  /** Read and compressed once: the largest script takes half a second. */
  const kept = new LRUCache<string, Promise<Kept | undefined>>({ max: MAX_KEPT })

  async function ask({ method, url, headers }: Pick<FastifyRequest, 'method' | 'url' | 'headers'>) {
    docs ??= openDocs(calls)
    const answered = await (await docs).inject({ method: method as 'GET' | 'HEAD', url, headers })
    const { 'content-length': _length, connection: _connection, ...rest } = answered.headers
    return { status: answered.statusCode, headers: rest, body: answered.rawPayload }
  }

  async function compress(url: string, encoding: Encoding): Promise<Kept | undefined> {
    const { status, headers, body } = await ask({ method: 'GET', url, headers: {} })
    if (status !== 200 || body.length < MIN_COMPRESSED) return undefined
    const vary = [headers.vary, 'accept-encoding'].filter(Boolean).join(', ')
    return {
      headers: { ...headers, 'content-encoding': encoding, vary },
      body: await inThread(() => compressions[encoding](body)),
    }
  }

  function keptAnswer(url: string, encoding: Encoding) {
    const key = `${encoding} ${url}`
    const answer = kept.get(key) ?? compress(url, encoding)
    kept.set(key, answer)
    return answer
  }

  const answer = async (request: FastifyRequest, reply: FastifyReply) => {
    const { method, headers } = request
    const encoding =
      method === 'GET' && !headers['if-none-match'] ? acceptedEncoding(headers['accept-encoding']) : undefined
    const compressed = encoding && (await keptAnswer(request.url.split('?')[0] ?? '', encoding))
    if (compressed) return reply.headers(compressed.headers).send(compressed.body)
    const { status, headers: own, body } = await ask(request)
    if (status === 404) return reply.callNotFound()
    return reply.status(status).headers(own).send(body)
  }
  app.get(PATH, answer)
  app.get(`${PATH}/*`, answer)
}
