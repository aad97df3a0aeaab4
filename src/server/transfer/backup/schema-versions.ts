import { sql } from 'drizzle-orm'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import type { Db } from '../../db/client'
import { journal, lastMigration } from '../../db/migrate'
import { migrationsFolder } from '../../db/migrations-folder'
import { ArchiveError } from './archive-error'

/** A version of the schema: how many migrations were applied, and the name of the last one. */
export type SchemaVersion = { version: number; migration: string }

/** The schema of the database; undefined if it has none of ours. */
export async function schemaVersionOf(db: Db): Promise<SchemaVersion | undefined> {
  const last = await lastMigration(db)
  if (last === undefined) return undefined
  const index = journal().findIndex(({ when }) => when === last)
  const entry = journal()[index]
  if (!entry) throw new ArchiveError('The database has the schema of a newer version of this program.')
  return { version: index + 1, migration: entry.tag }
}

/** Refuses a schema that this program does not know, which is one of a newer program. */
export function refuseNewerSchema({ version, migration }: SchemaVersion, program: string) {
  if (journal()[version - 1]?.tag === migration) return
  throw new ArchiveError(
    `The archive has the schema of a newer program (version ${program}, migration ${migration}); install that first.`,
  )
}

export const newestSchema = () => journal().length

/** Applies the migrations from the first number, exclusive, to the second. Like the start of the server, but in steps. */
export async function applyMigrations(tx: Db, from: number, to: number) {
  await tx.execute(sql`create schema if not exists drizzle`)
  await tx.execute(sql`create table if not exists drizzle.__drizzle_migrations (
    id serial primary key, hash text not null, created_at bigint)`)
  for (const migration of readMigrationFiles({ migrationsFolder }).slice(from, to)) {
    for (const statement of migration.sql) await tx.execute(sql.raw(statement))
    await tx.execute(sql`insert into drizzle.__drizzle_migrations (hash, created_at)
      values (${migration.hash}, ${migration.folderMillis})`)
  }
}
