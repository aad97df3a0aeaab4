import { sql } from 'drizzle-orm'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import type { Db } from '../../db/client'
import { BASELINE_COMMIT, journal, lastMigration, strangerTo } from '../../db/migrate'
import { migrationsFolder } from '../../db/migrations-folder'
import { ArchiveError } from './archive-error'

/** A version of the schema: how many migrations there were by then, and the name of the last one. */
export type SchemaVersion = { version: number; migration: string }

const versionOf = ({ idx }: { idx: number }) => idx + 1

/** The schema of the database; undefined if it has none of ours. */
export async function schemaVersionOf(db: Db): Promise<SchemaVersion | undefined> {
  const last = await lastMigration(db)
  if (last === undefined) return undefined
  const entry = journal().find(({ when }) => when === last)
  if (!entry)
    throw new ArchiveError(
      `The database has the schema of ${strangerTo(last) === 'older' ? 'an older' : 'a newer'} version of this program.`,
    )
  return { version: versionOf(entry), migration: entry.tag }
}

/** Refuses a schema that this program does not know: one of a newer program, or from before the first of its migrations. */
export function refuseUnknownSchema({ version, migration }: SchemaVersion, program: string) {
  const [baseline, ...later] = journal()
  if (!baseline || version === versionOf(baseline)) return
  if (version < versionOf(baseline))
    throw new ArchiveError(
      `The archive has the schema of an older program (migration ${migration}). Restore it with commit ${BASELINE_COMMIT}, and make a new one after a start.`,
    )
  if (later.some((entry) => versionOf(entry) === version && entry.tag === migration)) return
  throw new ArchiveError(
    `The archive has the schema of a newer program (version ${program}, migration ${migration}); install that first.`,
  )
}

/** Applies the migrations from the first version, exclusive, to the second. Like the start of the server, but in steps. */
export async function applyMigrations(tx: Db, from: number, to: number) {
  await tx.execute(sql`create schema if not exists drizzle`)
  await tx.execute(sql`create table if not exists drizzle.__drizzle_migrations (
    id serial primary key, hash text not null, created_at bigint)`)
  const files = readMigrationFiles({ migrationsFolder })
  for (const [index, entry] of journal().entries()) {
    const migration = files[index]
    if (!migration || versionOf(entry) <= from || versionOf(entry) > to) continue
    for (const statement of migration.sql) await tx.execute(sql.raw(statement))
    await tx.execute(sql`insert into drizzle.__drizzle_migrations (hash, created_at)
      values (${migration.hash}, ${migration.folderMillis})`)
  }
}
