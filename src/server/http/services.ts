import type { Config } from '../config/config'
import type { Db } from '../db/client'
import type { ForeignFetch } from '../net/guarded-fetch'

/**
 * The services that every handler may use. A folder that provides one adds it here by declaration merging, as plugins add to
 * Fastify's request: this folder knows none of those above it.
 */
export interface Services {
  db: Db
  config: Config
  foreignFetch: ForeignFetch
  now: () => Date
}
