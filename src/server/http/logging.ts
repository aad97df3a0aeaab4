import type { FastifyInstance, FastifyRequest } from 'fastify'
import { type Logger, pino, stdTimeFunctions } from 'pino'
import type { Config } from '../config'

/** JSON lines on standard output; readable ones where a person is looking. */
export async function createLogger({ LOG_LEVEL }: Pick<Config, 'LOG_LEVEL'>): Promise<Logger> {
  const options = { level: LOG_LEVEL, timestamp: stdTimeFunctions.isoTime, base: null }
  if (!process.stdout.isTTY) return pino(options)
  const { default: pretty } = await import('pino-pretty')
  return pino(options, pretty({ ignore: 'reqId', translateTime: 'SYS:HH:MM:ss' }))
}

/** The address without what opens an account or speaks for its owner: neither its query nor a token in its path. */
function safePath({ url, params }: FastifyRequest) {
  const path = url.split('?')[0] ?? ''
  const { token } = (params ?? {}) as { token?: string }
  return token ? path.replace(encodeURIComponent(token), ':token').replace(token, ':token') : path
}

/**
 * A line per request: changes and refusals always, plain reads only at the level debug, where they do not drown the rest.
 * The address goes without its query, which may hold what somebody typed, and without tokens.
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
