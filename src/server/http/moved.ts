import type { FastifyReply } from 'fastify'

/**
 * Leads to the present address of a page. Browsers ask again each time: what was renamed may get its old name back, and a
 * redirect that they had kept for ever would then lead in a circle.
 */
export const sendMoved = (reply: FastifyReply, target: string) =>
  reply.header('cache-control', 'no-cache').redirect(target, 301)
