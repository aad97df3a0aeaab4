import type { EventEmitter } from 'node:events'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import type { FastifyBaseLogger } from 'fastify'
import type { PublicCache } from '../http/public-cache'
import { listenToChanges } from './changes'
import { lockDataDir } from './lock'

/** The common part of the drivers' results for raw SQL. */
type Rows<Row> = { rows: Row[] }
interface RawResult extends PgQueryResultHKT {
  type: Rows<this['row']>
}

/** The embedded database, PostgreSQL, or a transaction in either. Inside a transaction, use nothing but its handle. */
export type Db = PgDatabase<RawResult>

export type Connection = {
  db: Db
  embedded: boolean
  /** Sends notices of changed content to the other processes on this database, and receives theirs. */
  shareChanges: (cache: PublicCache) => void
  close: () => Promise<void>
}

/** Next to this file in the sources, and next to the bundle in a build. */
export const migrationsFolder = join(import.meta.dirname, 'migrations')

/** An arbitrary number; all processes must use the same. */
const MIGRATION_LOCK = 7_305_011

/** Opens and, unless told not to, migrates the database: PostgreSQL where an address is given, else the embedded one in the data folder. */
export async function openDatabase(
  config: { DATABASE_URL?: string; DATA_DIR: string },
  logger: Pick<FastifyBaseLogger, 'warn'>,
  { migrates = true } = {},
): Promise<Connection> {
  return config.DATABASE_URL
    ? openPostgres(config.DATABASE_URL, logger, migrates)
    : openEmbedded(config.DATA_DIR, migrates)
}

async function openEmbedded(dataDir: string, migrates: boolean): Promise<Connection> {
  const release = lockDataDir(dataDir)
  try {
    const { PGlite } = await import('@electric-sql/pglite')
    const { drizzle } = await import('drizzle-orm/pglite')
    const { migrate } = await import('drizzle-orm/pglite/migrator')
    mkdirSync(join(dataDir, 'db'), { recursive: true })
    const client = await PGlite.create(join(dataDir, 'db'))
    const db = drizzle(client)
    if (migrates) await migrate(db, { migrationsFolder })
    const close = async () => {
      await client.close()
      release()
    }
    // The embedded database has only one process.
    return { db: db as unknown as Db, embedded: true, shareChanges: () => {}, close }
  } catch (error) {
    release()
    throw error
  }
}

/**
 * Logs the loss of an idle connection, which the pool then replaces. Without a listener, Node ends the process when the
 * database closes one, as every restart of PostgreSQL does.
 */
export function surviving<Pool extends EventEmitter>(pool: Pool, logger: Pick<FastifyBaseLogger, 'warn'>): Pool {
  return pool.on('error', (error) => logger.warn({ err: error }, 'an idle database connection was lost'))
}

async function openPostgres(
  connectionString: string,
  logger: Pick<FastifyBaseLogger, 'warn'>,
  migrates: boolean,
): Promise<Connection> {
  const { default: pg } = await import('pg')
  const { drizzle } = await import('drizzle-orm/node-postgres')
  const { migrate } = await import('drizzle-orm/node-postgres/migrator')
  const pool = surviving(new pg.Pool({ connectionString, max: 10 }), logger)
  const db = drizzle(pool)
  // Processes that start at the same time must not migrate at the same time.
  const session = await pool.connect()
  try {
    await session.query('select pg_advisory_lock($1)', [MIGRATION_LOCK])
    if (migrates) await migrate(db, { migrationsFolder })
  } finally {
    await session.query('select pg_advisory_unlock($1)', [MIGRATION_LOCK]).finally(() => session.release())
  }
  const changes = await listenToChanges(pool)
  const close = async () => {
    changes.stop()
    await pool.end()
  }
  return { db: db as unknown as Db, embedded: false, shareChanges: changes.share, close }
}

/** Fails when the database does not answer. */
export const ping = (db: Db) => db.execute(sql`select 1`)
