import type { FastifyBaseLogger } from 'fastify'
import type { Connection } from '../client'
import { openEmbedded } from '../engine/embedded'

type Options = {
  migrates?: boolean
  /** How long to wait for PostgreSQL, which may be starting too. */
  waitMs?: number
  /** For our own work that no reader waits for: statements and locks take the time they take. */
  isPatient?: boolean
}

/** Opens and, unless told not to, migrates the database: PostgreSQL where an address is given, else the embedded one in the data folder. */
export async function openDatabase(
  { DATABASE_URL, DATA_DIR }: { DATABASE_URL?: string; DATA_DIR: string },
  logger: Pick<FastifyBaseLogger, 'warn'>,
  { migrates = true, ...options }: Options = {},
): Promise<Connection> {
  // Loaded on demand, because the driver is slow to load.
  if (DATABASE_URL) return (await import('./postgres')).openPostgres(DATABASE_URL, logger, { migrates, ...options })
  return openEmbedded(DATA_DIR, migrates)
}
