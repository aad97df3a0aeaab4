import type { IncomingMessage, RequestListener } from 'node:http'
import type { Socket } from 'node:net'
import type { ErrorReply } from '@shared/errors'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { BUSY, busy, REFUSAL_HEADERS } from './errors'
import { isInternal } from './internal-requests'
import { createLine } from './line'

/** Requests at work or in the line, besides those that the cache answers: more would take memory, and wait for the database. */
const MAX_AT_WORK = 100

/** More at once would only take turns, and all of them end later. */
const MAX_STARTED = 16

/** One that takes longer waits for another service, such as a machine translation, rather than for this process. */
const SOON_MS = 1000

/** Longer than this no request waits for its start: a client that asks again in two seconds finds a server that has caught up. */
const MAX_WAIT_MS = 500

/** What a page or two ask for at once is never refused: on a slow machine, hardly a page would be complete. */
const ALWAYS_SERVED = 20

const RETRY_AFTER_SECONDS = 2

/**
 * A client that is refused and asks again at once, on the same connection, waits this long for its next refusal. So it sends fewer
 * requests, whose parsing alone would cost a fifth of what the server can do.
 */
const REPEATED_AFTER_MS = 400

/** Tells whether the cache may have an answer. */
type KeptAddresses = { knows: (request: IncomingMessage) => boolean }

/** Health checks and metrics, because operators look just then; and the files of pages that readers have got. */
const EXEMPT = /^\/(?:api\/(?:health|metrics)|assets)\b/

/** Uploads have their own line. The page that makes an internal request has a place already. */
const isExempt = ({ headers, routeOptions }: FastifyRequest) =>
  isInternal({ headers }) || routeOptions.config.multipart === true || EXEMPT.test(routeOptions.url ?? '')

const hasBody = ({ headers }: FastifyRequest) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0

const refused = new WeakSet<FastifyRequest>()

/** Refusals are logged together: a line for each would make them cost more, and bury all others. */
export const isRefused = (request: FastifyRequest) => refused.has(request)

const busyReply = JSON.stringify({ code: 'unavailable', message: BUSY } satisfies ErrorReply)
const BUSY_HEADERS = {
  ...REFUSAL_HEADERS,
  'content-type': 'application/json; charset=utf-8',
  'content-length': Buffer.byteLength(busyReply),
  'cache-control': 'no-store',
  'retry-after': String(RETRY_AFTER_SECONDS),
}

const refusedBefore = new WeakSet<Socket>()

function answerRefused(socket: Socket, answer: () => void) {
  if (refusedBefore.has(socket)) setTimeout(answer, REPEATED_AFTER_MS).unref()
  else answer()
  refusedBefore.add(socket)
}

/**
 * Past the hooks and the serialiser: what a refusal costs is taken from the requests that are served. Keeps the headers so far, which
 * are those of CORS: without them the dashboard on another host could not read the answer.
 */
function refuse(request: FastifyRequest, reply: FastifyReply) {
  refused.add(request)
  reply.hijack()
  for (const [name, value] of Object.entries(reply.getHeaders()))
    if (value !== undefined) reply.raw.setHeader(name, value)
  answerRefused(request.raw.socket, () => void reply.raw.writeHead(503, BUSY_HEADERS).end(busyReply))
}

/**
 * Whether a request can be refused by its head alone: it is not exempt, the cache has no answer for it, and the refusal needs no
 * headers of CORS.
 */
const isPlain = (request: IncomingMessage, cache: KeptAddresses) =>
  !EXEMPT.test(request.url ?? '/') &&
  request.headers.origin === undefined &&
  !request.headers['content-type']?.startsWith('multipart/') &&
  !(request.method === 'GET' && cache.knows(request))

/** Refuses before Fastify makes its objects for a request and runs the hooks: that is most of what a refusal costs. */
function refuseEarly({ server }: FastifyInstance, isRefused: (request: IncomingMessage) => boolean) {
  const handlers = server.listeners('request') as RequestListener[]
  server.removeAllListeners('request')
  server.on('request', (request, response) => {
    if (isRefused(request))
      answerRefused(request.socket, () => void response.writeHead(503, BUSY_HEADERS).end(busyReply))
    else for (const handle of handlers) handle(request, response)
  })
}

function createRefusalLog(log: FastifyInstance['log']) {
  let count = 0
  const write = () => {
    log.warn({ refused: count }, 'busy: requests got a 503')
    count = 0
  }
  return () => {
    if (count === 0) setTimeout(write, 1000).unref()
    count += 1
  }
}

/**
 * Answers what the server cannot do in time with a quick 503, so that it keeps serving as much as it can. Registered after the cache,
 * whose answers cost as little as a refusal. Requests start one after the other (see `createLine`), and a request is refused if it
 * would wait too long for that. The body of a refused one is never parsed.
 */
export function registerOverload(app: FastifyInstance, cache: KeptAddresses) {
  const atWork = new Set<FastifyRequest>()
  const started = new Map<FastifyRequest, number>()
  const line = createLine({ mayStart })

  function mayStart() {
    if (started.size < MAX_STARTED) return true
    const since = performance.now() - SOON_MS
    return [...started.values()].filter((start) => start > since).length < MAX_STARTED
  }
  const countRefusal = createRefusalLog(app.log)

  const isBusy = () => atWork.size >= MAX_AT_WORK || (atWork.size >= ALWAYS_SERVED && line.expectedWait() > MAX_WAIT_MS)
  function end(request: FastifyRequest) {
    atWork.delete(request)
    if (started.delete(request)) line.resume()
  }

  refuseEarly(app, (request) => {
    const isRefused = isBusy() && isPlain(request, cache)
    if (isRefused) countRefusal()
    return isRefused
  })
  app.addHook('onRequest', async (request, reply) => {
    if (isExempt(request)) return
    if (isBusy()) {
      countRefusal()
      return refuse(request, reply)
    }
    atWork.add(request)
    await line.turn()
    // The client has given up.
    if (request.raw.destroyed) reply.hijack()
    else if (!hasBody(request)) started.set(request, performance.now())
    // A body that arrives slowly takes no place until all of it is here.
    if (request.raw.destroyed || hasBody(request)) end(request)
  })
  app.addHook('preValidation', async (request) => {
    if (isExempt(request) || atWork.has(request)) return
    if (atWork.size >= MAX_AT_WORK) throw busy(RETRY_AFTER_SECONDS)
    atWork.add(request)
    started.set(request, performance.now())
  })
  // Before the reply is on its way: a client that reads slowly keeps no place.
  app.addHook('onSend', async (request: FastifyRequest, _reply: FastifyReply, payload) => {
    end(request)
    return payload
  })
  app.addHook('onResponse', async (request) => void end(request))
  app.addHook('onRequestAbort', async (request) => void end(request))
}
