import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { createToken } from '../auth/tokens'
import { AppError } from './errors'

/**
 * Requests at work at the same time, besides those that the cache answers. More of them would only wait for each other and
 * take memory: on a machine that answers each in five milliseconds, the last of these waits for half a second.
 */
const MAX_AT_WORK = 100

const RETRY_AFTER_SECONDS = 2

/** Marks the calls that a page sends to our own routes: their page has a place already. Others cannot guess the value. */
const INTERNAL = 'x-internal-request'
const secret = createToken()
export const internalHeaders = { [INTERNAL]: secret }

/** Just then somebody looks. */
const OF_OPERATORS = /^\/api\/(?:health|metrics)\b/

/** Uploads have their own line, and health checks have to get through. */
const isExempt = ({ headers, routeOptions }: FastifyRequest) =>
  headers[INTERNAL] === secret || routeOptions.config.multipart === true || OF_OPERATORS.test(routeOptions.url ?? '')

/**
 * Answers what the server cannot do in time with a quick 503, so that it keeps serving as much as it can. Registered after
 * the cache, whose answers cost as little as a refusal. A body that arrives slowly takes no place until all of it is here.
 */
export function registerOverload(app: FastifyInstance) {
  const atWork = new Set<FastifyRequest>()

  function refuseIfBusy(request: FastifyRequest) {
    if (isExempt(request) || atWork.size < MAX_AT_WORK) return
    throw new AppError('unavailable', 'The server is busy. Try again in a moment', {
      retryAfterSeconds: RETRY_AFTER_SECONDS,
    })
  }

  function begin(request: FastifyRequest) {
    if (atWork.has(request)) return
    refuseIfBusy(request)
    if (!isExempt(request)) atWork.add(request)
  }

  const end = (request: FastifyRequest) => atWork.delete(request)

  app.addHook('onRequest', async (request) => {
    const isRead = request.method === 'GET' || request.method === 'HEAD'
    if (isRead) begin(request)
    else refuseIfBusy(request)
  })
  app.addHook('preValidation', async (request) => begin(request))
  // Before the reply is on its way: a client that reads slowly keeps no place.
  app.addHook('onSend', async (request: FastifyRequest, _reply: FastifyReply, payload) => {
    end(request)
    return payload
  })
  app.addHook('onResponse', async (request) => void end(request))
  app.addHook('onRequestAbort', async (request) => void end(request))
}
