import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { programVersion } from '../config/version'
import type { Db } from './client'
import { migrationsFolder } from './migrations-folder'
import { watchUploadUses } from './upload-uses'

type Journal = { entries: { when: number; tag: string }[] }

/** The migrations of this program, oldest first, with the time that identifies each in the database. */
export const journal = () =>
  (JSON.parse(readFileSync(join(migrationsFolder, 'meta/_journal.json'), 'utf8')) as Journal).entries

/** Why the database cannot be used by this program, or could not be migrated. */
export class MigrationError extends Error {
  override name = 'MigrationError'
}

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

/** Migrates the database to the schema of this program, with the driver's `migrate`, in one transaction. Triggers on new tables follow. */
export async function migrateSchema(db: Db, migrate: () => Promise<unknown>) {
  const last = await lastMigration(db)
  const known = journal()
  // An older program could read and write columns that mean something else by now, or are gone.
  if (last !== undefined && !known.some(({ when }) => when === last))
    throw new MigrationError(
      `This is version ${programVersion}, and the database has the schema of a newer one. Start that; or, to return to this version, restore a backup from before the upgrade into an empty database.`,
    )
  try {
    // The driver would read all migrations first.
    if (last !== known.at(-1)?.when) await migrate()
    await watchUploadUses(db)
  } catch (error) {
    throw explainFailure(error)
  }
}
