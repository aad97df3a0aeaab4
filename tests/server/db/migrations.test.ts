import { asDb } from '@server/db/commits'
import { journal, MigrationError, migrateSchema } from '@server/db/migrate'
import { migrationsFolder } from '@server/db/migrations-folder'
import { bootEngine } from '@tests/server/database'
import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import { expect, onTestFinished, test } from 'vitest'

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
