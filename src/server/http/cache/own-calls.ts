import type { FastifyInstance } from 'fastify'
import { internalHeaders } from '../internal-requests'
import { noteShown } from './http-cache'

/**
 * Sends calls to our own routes without the network, through the same checks and the same cache. `host` is that of the request for
 * which they are made: where PUBLIC_URL is not set, replies are kept by host.
 */
export const sendOwn =
  (app: FastifyInstance, host?: string): typeof fetch =>
  async (url, init) => {
    const { statusCode, headers, body } = await app.inject({
      method: 'GET',
      url: String(url),
      headers: { ...(host && { host }), ...(init?.headers as Record<string, string>), ...internalHeaders },
    })
    noteShown(headers)
    return new Response(body, { status: statusCode })
  }
