import type { FastifyInstance, FastifyRequest } from 'fastify'
import { type Logger, pino, stdTimeFunctions } from 'pino'
import type { Config } from '../config'

/** JSON lines on standard output; readable ones on a terminal. */
export async function createLogger({ LOG_LEVEL }: Pick<Config, 'LOG_LEVEL'>): Promise<Logger> {
  const options = { level: LOG_LEVEL, timestamp: stdTimeFunctions.isoTime, base: null }
  if (!process.stdout.isTTY) return pino(options)
  const { default: pretty } = await import('pino-pretty')
  return pino(options, pretty({ ignore: 'reqId', translateTime: 'SYS:HH:MM:ss' }))
}

/** The address without secrets: no query, and no token in the path. */
function safePath({ url, params }: FastifyRequest) {
  const path = url.split('?')[0] ?? ''
  const { token } = (params ?? {}) as { token?: string }
  return token ? path.replace(encodeURIComponent(token), ':token').replace(token, ':token') : path
}

/**
 * Logs a line per request: changes and refusals at level info, successful reads at level debug. The query is left out, since
 * it may hold what somebody typed.
 */
export function registerRequestLog(app: FastifyInstance) {
  app.addHook('onResponse', async (request, reply) => {
    const isPlainRead = reply.statusCode < 400 && (request.method === 'GET' || request.method === 'HEAD')
    request.log[isPlainRead ? 'debug' : 'info'](
      {
        method: request.method,
        path: safePath(request),
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
        userId: request.sessionUser?.id,
      },
      'request',
    )
  })
}
