import type { FastifyInstance } from 'fastify'
import { isRefused } from './front-door/front-door'
import { safePath } from './secret-addresses'

/** Longer ones are not those of browsers. */
const MAX_USER_AGENT = 256

/**
 * Logs a line per request: changes and refusals at level info, successful reads at level debug. The query is left out, since
 * it may hold what someone typed.
 */
export function registerRequestLog(app: FastifyInstance) {
  app.addHook('onResponse', async (request, reply) => {
    if (isRefused(request)) return
    const isPlainRead = reply.statusCode < 400 && (request.method === 'GET' || request.method === 'HEAD')
    request.log[isPlainRead ? 'debug' : 'info'](
      {
        method: request.method,
        path: safePath(request),
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
        userId: request.sessionUser?.id,
        address: request.ip,
        userAgent: request.headers['user-agent']?.slice(0, MAX_USER_AGENT),
      },
      'request',
    )
  })
}
