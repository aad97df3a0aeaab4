import type { FastifyBaseLogger } from 'fastify'
import type { Connection } from './client'

/** Opens and, unless told not to, migrates the database: PostgreSQL where an address is given, else the embedded one in the data folder. */
export async function openDatabase(
  { DATABASE_URL, DATA_DIR }: { DATABASE_URL?: string; DATA_DIR: string },
  logger: Pick<FastifyBaseLogger, 'warn'>,
  { migrates = true } = {},
): Promise<Connection> {
  // Loaded on demand, because either driver is slow to load.
  if (DATABASE_URL) return (await import('./postgres')).openPostgres(DATABASE_URL, logger, { migrates })
  return (await import('./embedded')).openEmbedded(DATA_DIR, migrates)
}
