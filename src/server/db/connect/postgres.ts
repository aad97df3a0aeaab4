import { setTimeout as pause } from 'node:timers/promises'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import type { FastifyBaseLogger } from 'fastify'
import type { PoolClient } from 'pg'
import { ConfigError } from '../../config/config'
import type { Connection } from '../client'
import { asDb, commitEvents } from '../commits'
import { MIGRATION_LOCK } from '../locks'
import { isMigrated, migrateSchema, oldestTransaction } from '../migrate'
import { migrationsFolder } from '../migrations-folder'
import { SurvivingPool } from '../surviving-pool'
import { isLockedOut, isUnavailable } from '../unavailable'
import { watchDatabase } from './watch'

/** How long a start waits for PostgreSQL, which may be starting too. */
const WAIT_MS = 60_000
const RETRY_MS = 2000

/** Long statements, such as those of a backup, set their own limit: `set local statement_timeout`. */
const LIMITS = {
  /** For a new connection, and for one of the pool when all are taken. */
  connectionTimeoutMillis: 4000,
  statement_timeout: 60_000,
  lock_timeout: 10_000,
  /** A process that was cut off in a transaction must not keep its locks. */
  idle_in_transaction_session_timeout: 120_000,
  // Firewalls forget silent connections.
  keepAlive: true,
  keepAliveInitialDelayMillis: 30_000,
}

const NO_LIMITS = { statement_timeout: 0, lock_timeout: 0, idle_in_transaction_session_timeout: 0 }

type Log = Pick<FastifyBaseLogger, 'warn'>

/** Where the database is, without the password. */
function placeOf(connectionString: string) {
  const { host, pathname } = new URL(connectionString)
  return `${host || 'the local socket'}${pathname}`
}

/** An error of a connection attempt, as the owner needs it: several addresses of one name fail with an empty message. */
const reasonOf = (error: unknown) => {
  const { message, code } = error as NodeJS.ErrnoException
  return message || code || String(error)
}

async function connectPatiently(pool: SurvivingPool, place: string, logger: Log, waitMs: number) {
  const deadline = performance.now() + waitMs
  for (;;) {
    try {
      return await pool.connect()
    } catch (error) {
      const reason = reasonOf(error)
      // A wrong password or a missing database does not get better by waiting.
      if (!isUnavailable(error)) throw new ConfigError(`DATABASE_URL: ${place} refuses the connection: ${reason}`)
      if (performance.now() + RETRY_MS > deadline)
        throw new ConfigError(
          `DATABASE_URL: the database at ${place} ${waitMs > 0 ? `did not answer for ${Math.round(waitMs / 1000)} seconds` : 'does not answer'}: ${reason}`,
        )
      logger.warn(`DATABASE_URL: the database at ${place} does not answer yet (${reason}); trying again`)
      await pause(RETRY_MS)
    }
  }
}

/**
 * How long a migration waits for a lock: all readers of the table wait behind it. It is less than PostgreSQL's `deadlock_timeout`, so
 * that of a migration and a request that wait for each other, the migration gives up.
 */
const MIGRATION_LOCK_TIMEOUT_MS = 500
/** Long enough for what has waited behind a migration to be served. */
const MIGRATION_PAUSE_MS = 5000
const MIGRATION_LOG_EVERY_MS = 30_000

/**
 * Migrates, in one of the processes that start at the same time. While a long transaction, such as that of a backup, holds what the
 * migration needs, it makes short tries, between which servers of the version before read and write.
 */
async function migrateOn(session: PoolClient, logger: Log) {
  const db = drizzle(session)
  let loggedAt = Number.NEGATIVE_INFINITY
  try {
    await session.query(
      `set statement_timeout = 0; set idle_in_transaction_session_timeout = 0; set lock_timeout = ${MIGRATION_LOCK_TIMEOUT_MS}`,
    )
    while (!(await isMigrated(asDb(db))))
      try {
        await session.query('select pg_advisory_lock($1)', [MIGRATION_LOCK])
        await migrateSchema(asDb(db), () => migrate(db, { migrationsFolder }))
      } catch (error) {
        if (!isLockedOut(error)) throw error
        // Not held during the pause, in which a backup may begin.
        await session.query('select pg_advisory_unlock_all()')
        if (performance.now() - loggedAt > MIGRATION_LOG_EVERY_MS) {
          loggedAt = performance.now()
          const holder = await oldestTransaction(asDb(db))
          logger.warn(`the migration waits for ${holder ?? 'another transaction'}; it tries again every 5 seconds`)
        }
        await pause(MIGRATION_PAUSE_MS)
      }
  } finally {
    // With the connection end its lock and its settings.
    session.release(true)
  }
}

export async function openPostgres(
  connectionString: string,
  logger: Log,
  { migrates = true, waitMs = WAIT_MS, isPatient = false } = {},
): Promise<Connection> {
  const pool = new SurvivingPool({ connectionString, max: 10, ...LIMITS, ...(isPatient && NO_LIMITS) }, ({ message }) =>
    logger.warn({ reason: message }, 'an idle database connection was lost'),
  )
  const session = await connectPatiently(pool, placeOf(connectionString), logger, waitMs)
  if (migrates) await migrateOn(session, logger)
  else session.release()
  const db = asDb(drizzle(pool), { isShared: true })
  const stopWatching = isPatient
    ? () => {}
    : await watchDatabase({
        connectionString,
        logger,
        onLost: () => pool.breakConnections(),
        onChange: (change) => commitEvents(db).emit('changed', change),
      })
  const close = async () => {
    stopWatching()
    await pool.end()
  }
  const poolUse = () => ({ open: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount })
  return { db, poolUse, embedded: false, close }
}
