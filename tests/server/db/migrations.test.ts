import { join } from 'node:path'
import { asDb } from '@server/db/commits'
import { openDatabase } from '@server/db/connect/open'
import { MIGRATION_LOCK } from '@server/db/locks'
import { journal, MigrationError, migrateSchema } from '@server/db/migrate'
import { migrationsFolder } from '@server/db/migrations-folder'
import { openStorage } from '@server/files/storage/storage'
import { createBackup } from '@server/transfer/backup/create-backup'
import { createDatabase } from '@tests/postgres'
import { bootEngine, postgresUrl } from '@tests/server/database'
import { configFor, temporaryFolder } from '@tests/server/transfer/backups'
import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'
import { expect, onTestFinished, test, vi } from 'vitest'
import { fillWithSchema43 } from './schema-43'

test('a schema of a newer version and a failing migration are refused in plain words, and change nothing', async () => {
  const pool = await bootEngine()
  onTestFinished(() => pool.end())
  const db = drizzle(pool)
  const migrateAll = () => migrateSchema(asDb(db), () => migrate(db, { migrationsFolder }))
  await migrateAll()

  // As a migration that this version does not have yet.
  const later = Date.now() + 1e9
  await db.execute(sql`insert into drizzle.__drizzle_migrations (hash, created_at) values ('later', ${later})`)
  await expect(migrateAll()).rejects.toThrow(/^This is version \S+, and the database has the schema of a newer one/)

  await db.execute(sql`delete from drizzle.__drizzle_migrations where hash = 'later'`)
  await db.execute(sql`drop table users cascade`)
  await db.execute(sql`delete from drizzle.__drizzle_migrations`)
  const refusal = await migrateAll().catch((error) => error)
  expect(refusal).toBeInstanceOf(MigrationError)
  expect(refusal.message).toMatch(
    new RegExp(
      `^The migration ${journal()[0]?.tag} failed, and the database is as it was before: .* already exists\\n`,
    ),
  )
  const { rows } = await db.execute(sql`select to_regclass('users') as users`)
  expect(rows).toEqual([{ users: null }])
})

/** A database of schema 43 on PostgreSQL. */
async function openOldPostgres() {
  const { url: DATABASE_URL, drop } = await createDatabase(postgresUrl() as string)
  onTestFinished(drop)
  const pool = new pg.Pool({ connectionString: DATABASE_URL, max: 4 })
  onTestFinished(() => pool.end())
  await fillWithSchema43(pool)
  return { DATABASE_URL, pool }
}

test.skipIf(!postgresUrl()).for([
  { holder: 'a long read', statement: 'select from article_translations limit 1' },
  { holder: 'a backup', statement: `select pg_try_advisory_xact_lock_shared(${MIGRATION_LOCK})` },
])(
  'a migration waits for $holder without keeping readers waiting, says so, and then goes on',
  async ({ statement }) => {
    const { DATABASE_URL, pool } = await openOldPostgres()
    const reader = await pool.connect()
    await reader.query('begin isolation level repeatable read')
    await reader.query(statement)
    const warn = vi.fn()
    const opening = openDatabase({ DATABASE_URL, DATA_DIR: '' }, { warn })
    await vi.waitUntil(() => warn.mock.calls.length > 0, { timeout: 60_000 })
    expect(warn.mock.calls).toEqual([
      [expect.stringMatching(/^the migration waits for process \d+ of PostgreSQL, in a transaction since 20\S+Z; /)],
    ])
    // As the version before has it: nothing is migrated yet, and nothing queues behind the migration.
    await pool.query('select article_id from article_translations limit 1')

    await reader.query('commit')
    reader.release()
    const { db, close } = await opening
    onTestFinished(close)
    expect((await db.execute(sql`select record_id from article_translations limit 1`)).rows).toHaveLength(1)
  },
)

test.skipIf(!postgresUrl())('a backup does not begin during a migration', async () => {
  const { pool } = await openOldPostgres()
  const migration = await pool.connect()
  onTestFinished(() => migration.release())
  await migration.query('select pg_advisory_lock($1)', [MIGRATION_LOCK])
  const folder = await temporaryFolder()
  const backup = createBackup(join(folder, 'backup.tar'), {
    db: asDb(drizzle(pool)),
    storage: await openStorage(configFor(folder)),
    signal: new AbortController().signal,
  })
  await expect(backup).rejects.toThrow('The database is being migrated: try again when that is done.')
  await migration.query('select pg_advisory_unlock($1)', [MIGRATION_LOCK])
})
