import type { FastifyInstance } from 'fastify'

/** What a request emits if its body is too slow. Without a listener, its connection is ended. */
export const SLOW = 'slow'

/**
 * A body brings at least so much in each period, or ends in it: 32 kbit/s. A phone on 2G sends 50 to 70 kbit/s, which is a picture of
 * 1 MB in about three minutes, and may stand still for some seconds on its way from one cell to the next.
 */
export const LEAST = { bytes: 120_000, ms: 30_000 }

/** The seconds that a body of so many bytes takes at the least speed. */
export const secondsAtLeast = (bytes: number) => (bytes / LEAST.bytes) * (LEAST.ms / 1000)

/** Ends requests whose bodies trickle: each holds a connection, and an upload a place. */
export function registerPace(app: FastifyInstance) {
  app.addHook('onRequest', async ({ raw, headers }, reply) => {
    if (headers['transfer-encoding'] === undefined && !Number(headers['content-length'])) return
    let before = raw.socket.bytesRead
    const timer = setInterval(() => {
      const bytes = raw.socket.bytesRead - before
      before += bytes
      // While it is not flowing, it waits for us.
      const isSlow = bytes < LEAST.bytes && !raw.complete && raw.readableFlowing
      if (!isSlow || raw.emit(SLOW)) return
      if (reply.raw.headersSent) raw.socket.destroy()
      else app.server.emit('clientError', Object.assign(new Error(), { code: 'ERR_HTTP_REQUEST_TIMEOUT' }), raw.socket)
    }, LEAST.ms).unref()
    raw.once('close', () => clearInterval(timer))
  })
}
