import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '../config/config'
import { notFound, unauthenticated } from '../http/errors'

const LOOPBACK = /^(?:(?:::ffff:)?127(?:\.\d{1,3}){3}|::1)$/i
const LOOPBACK_HOST = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])(?::\d+)?$/i
const FORWARDING = ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip']

/**
 * Whether a program on this machine asks the server itself. The address alone does not tell: a proxy on this machine connects from
 * the loopback too, on behalf of anybody.
 */
function isLocal({ socket, headers }: FastifyRequest) {
  if (!LOOPBACK.test(socket.remoteAddress ?? '') || !LOOPBACK_HOST.test(headers.host ?? '')) return false
  return FORWARDING.every((name) => headers[name] === undefined)
}

const digest = (text: string) => createHash('sha256').update(text).digest()

/** Compares digests, which have the same length, in a time that does not depend on where they differ. */
const isSame = (one: string, other: string) => timingSafeEqual(digest(one), digest(other))

/** Lets programs of this machine read the metrics, and others with METRICS_TOKEN. Without a token, others get a 404. */
export const allowMetrics =
  ({ METRICS_TOKEN }: Pick<Config, 'METRICS_TOKEN'>) =>
  async (request: FastifyRequest, reply: FastifyReply) => {
    if (isLocal(request)) return
    if (!METRICS_TOKEN) throw notFound('Page')
    const token = /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '')?.[1]
    if (token !== undefined && isSame(token, METRICS_TOKEN)) return
    reply.header('www-authenticate', 'Bearer')
    throw unauthenticated()
  }
