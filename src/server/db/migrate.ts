import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { programVersion } from '../config/version'
import type { Db } from './client'
import { hasTriggers, installTriggers } from './derived/install'
import { migrationsFolder } from './migrations-folder'

type Journal = { entries: { idx: number; when: number; tag: string }[] }

/** The version whose schema the first migration creates, as 43 migrations did before. */
export const BASELINE_COMMIT = '7f7df9ba'

/** The migrations of this program, oldest first, with the time that identifies each in the database. */
export const journal = () =>
  (JSON.parse(readFileSync(join(migrationsFolder, 'meta/_journal.json'), 'utf8')) as Journal).entries

/** Why the database cannot be used by this program, or could not be migrated. */
export class MigrationError extends Error {
  override name = 'MigrationError'
}

/** How many migrations there have been, those before the baseline included. */
export const newestSchema = () => (journal().at(-1)?.idx ?? 0) + 1

/** The time that identifies the last migration of this database; undefined if it has none of ours. */
export async function lastMigration(db: Db) {
  const table = await db.execute<{ found: boolean }>(
    sql`select to_regclass('drizzle.__drizzle_migrations') is not null as found`,
  )
  if (!table.rows[0]?.found) return undefined
  const { rows } = await db.execute<{ last: string | null }>(
    sql`select max(created_at)::text as last from drizzle.__drizzle_migrations`,
  )
  return rows[0]?.last ? Number(rows[0].last) : undefined
}

/** What PostgreSQL says about a failed statement, and the migration that has the statement. */
function explainFailure(error: unknown) {
  const { query, cause } = error as { query?: string; cause?: { message: string; detail?: string; hint?: string } }
  const index = readMigrationFiles({ migrationsFolder }).findIndex(({ sql }) => query && sql.includes(query))
  const name = journal()[index]?.tag
  // A lost connection, for example.
  if (!name || !cause) return error
  const reason = [cause.message, cause.detail, cause.hint].filter(Boolean).join('; ')
  return new MigrationError(
    `The migration ${name} failed, and the database is as it was before: ${reason}\nThe statement: ${query?.trim()}`,
    { cause: error },
  )
}

/**
 * Why this program cannot use a database whose last migration has this time. An older program could read and write columns that mean
 * something else by now, or are gone.
 */
export function strangerTo(last: number): 'older' | 'newer' | undefined {
  if (journal().some(({ when }) => when === last)) return undefined
  return last < (journal()[0]?.when ?? 0) ? 'older' : 'newer'
}

const REFUSALS = {
  older: `one before commit ${BASELINE_COMMIT}. Start that commit once, which migrates it, and then this version.`,
  newer:
    'a newer one. Start that; or, to return to this version, restore a backup from before the upgrade into an empty database.',
}

/** Whether there is nothing to migrate. Refuses the database of another version. */
export async function isMigrated(db: Db) {
  const last = await lastMigration(db)
  const stranger = last !== undefined && strangerTo(last)
  if (stranger)
    throw new MigrationError(
      `This is version ${programVersion}, and the database has the schema of ${REFUSALS[stranger]}`,
    )
  return last === journal().at(-1)?.when && (await hasTriggers(db))
}

/** Migrates the database to the schema of this program, with the driver's `migrate`, in one transaction. Its triggers follow. */
export async function migrateSchema(db: Db, migrate: () => Promise<unknown>) {
  if (await isMigrated(db)) return
  try {
    await migrate()
    await installTriggers(db)
  } catch (error) {
    throw explainFailure(error)
  }
}

/** What may keep a migration waiting: the process with the oldest open transaction, if there is one. */
export async function oldestTransaction(db: Db) {
  const { rows } = await db.execute<{ pid: number; program: string; since: string }>(sql`
    select pid, application_name as program, to_char(xact_start at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as since
    from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and xact_start < now() - interval '0.4 seconds'
    order by xact_start limit 1`)
  const [row] = rows
  return (
    row && `process ${row.pid}${row.program && ` (${row.program})`} of PostgreSQL, in a transaction since ${row.since}`
  )
}
