import type { FastifyInstance } from 'fastify'
import { type Logger, pino, stdTimeFunctions } from 'pino'
import type { Config } from './config'

/** JSON lines on standard output; readable ones where a person is looking. */
export async function createLogger({ LOG_LEVEL }: Pick<Config, 'LOG_LEVEL'>): Promise<Logger> {
  const options = { level: LOG_LEVEL, timestamp: stdTimeFunctions.isoTime, base: null }
  if (!process.stdout.isTTY) return pino(options)
  const { default: pretty } = await import('pino-pretty')
  return pino(options, pretty({ ignore: 'reqId', translateTime: 'SYS:HH:MM:ss' }))
}

/**
 * A line per request: changes and refusals always, plain reads only at the level debug, where they do not drown the rest.
 * The address goes without its query, which may hold what somebody typed.
 */
export function registerRequestLog(app: FastifyInstance) {
  app.addHook('onResponse', async (request, reply) => {
    const isPlainRead = reply.statusCode < 400 && (request.method === 'GET' || request.method === 'HEAD')
    request.log[isPlainRead ? 'debug' : 'info'](
      {
        method: request.method,
        path: request.url.split('?')[0],
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
        userId: request.sessionUser?.id,
      },
      'request',
    )
  })
}
