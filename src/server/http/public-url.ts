import type { FastifyRequest } from 'fastify'
import type { Config } from '../config/config'
import { isHost } from './listener'

/** The site's public origin: as configured, else as requested. A proxy may report a host that is none, and HTTP/1.0 has none. */
export const publicUrl = (config: Pick<Config, 'PUBLIC_URL'>, request: FastifyRequest) =>
  config.PUBLIC_URL ?? `${request.protocol}://${isHost(request.host) ? request.host : 'localhost'}`
