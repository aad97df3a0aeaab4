import type { FastifyRequest } from 'fastify'
import type { Config } from '../config'

/** The site's public origin: as configured, else as requested. */
export const publicUrl = (config: Pick<Config, 'PUBLIC_URL'>, request: FastifyRequest) =>
  config.PUBLIC_URL ?? `${request.protocol}://${request.host}`
