import type { FastifyInstance } from 'fastify'
import { FEED, NUMBERS } from '../../db/redirects'
import { sendMoved } from '../../http/redirect'

const NUMBERED = new RegExp(`^/\\?(?:${NUMBERS.join('|')})=\\d|^/\\?${FEED}=\\w`)

/** The addresses of a WordPress blog without readable ones, which are the home page's to the router and the cache. */
export function registerNumberedAddresses(
  app: FastifyInstance,
  redirectFrom: (address: string) => Promise<string | undefined>,
) {
  app.addHook('onRequest', async (request, reply) => {
    const target = NUMBERED.test(request.url) && (await redirectFrom(request.url))
    if (target) return sendMoved(reply, target)
  })
}
