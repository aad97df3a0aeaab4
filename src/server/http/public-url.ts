import type { FastifyRequest } from 'fastify'
import type { Config } from '../config'

/** The origin under which readers know the site: configured, or as they asked for it. */
export const publicUrl = (config: Pick<Config, 'PUBLIC_URL'>, request: FastifyRequest) =>
  config.PUBLIC_URL ?? `${request.protocol}://${request.host}`
