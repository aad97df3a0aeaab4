import type { FastifyReply } from 'fastify'

/**
 * Leads to another address. Browsers ask again each time: what was renamed may get its old name back, and a redirect that they had kept
 * for ever would then lead in a circle. What depends on one reader's choice is stored nowhere.
 */
export function redirectTo(reply: FastifyReply, target: string, status: number) {
  const isForAll = status === 301 && !reply.hasHeader('set-cookie')
  return reply.header('cache-control', isForAll ? 'no-cache' : 'no-store').redirect(target, status)
}

/** Leads to the present address of a page. */
export const sendMoved = (reply: FastifyReply, target: string) => redirectTo(reply, target, 301)
