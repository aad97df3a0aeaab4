import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { projectRoot } from '@server/config/root'
import type { Db } from '@server/db/client'
import { journal, MigrationError, migrateSchema } from '@server/db/migrate'
import { migrationsFolder } from '@server/db/migrations-folder'
import { mails } from '@server/db/schema/mail'
import { bootEngine, freshDatabase } from '@tests/server/database'
import { asc, sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import { expect, onTestFinished, test } from 'vitest'

/** A database with the tables that pg-boss had in earlier versions, as far as the migration reads them. */
async function startWithOldQueue(queues: string[]) {
  const { db, close } = await freshDatabase()
  const [row] = (await db.execute<{ name: string }>(sql`select current_schema() as name`)).rows
  const name = row?.name === 'public' ? 'pgboss' : `${row?.name}_jobs`
  const schema = sql.identifier(name)
  onTestFinished(async () => {
    await db.execute(sql`drop schema if exists ${schema} cascade`)
    await close()
  })
  await db.execute(sql`create schema ${schema}`)
  await db.execute(sql`create table ${schema}.queue (name text)`)
  await db.execute(sql`create table ${schema}.job (
    name text, data jsonb, state text, retry_count int, start_after timestamptz, created_on timestamptz default now())`)
  for (const queue of queues) await db.execute(sql`insert into ${schema}.queue values (${queue})`)
  const addJob = (name: string, state: string, data: object) =>
    db.execute(sql`insert into ${schema}.job values (${name}, ${JSON.stringify(data)}::jsonb, ${state}, 2, now())`)
  const script = await readFile(join(projectRoot, 'src/server/db/migrations/0006_mails.sql'), 'utf8')
  return {
    db,
    addJob,
    migrate: () => db.execute(sql.raw(script.split('--> statement-breakpoint').at(-1) ?? '')),
    async exists() {
      const { rows } = await db.execute(sql`select from pg_namespace where nspname = ${name}`)
      return rows.length > 0
    },
  }
}

test('mails that wait in pg-boss move to the table of mails, and its schema is dropped', async () => {
  const { db, addJob, migrate, exists } = await startWithOldQueue(['mail', 'send-newsletter', '__pgboss__send-it'])
  await addJob('mail', 'created', { kind: 'confirm-email', userId: 1 })
  await addJob('mail', 'retry', { kind: 'reset-password', email: 'ana@example.com' })
  await addJob('mail', 'completed', { kind: 'confirm-email', userId: 2 })
  await addJob('send-newsletter', 'created', { id: 1 })
  await migrate()
  expect(await db.select().from(mails).orderBy(asc(mails.id))).toMatchObject([
    { mail: { kind: 'confirm-email', userId: 1 }, attempts: 2, claimed_by: null },
    { mail: { kind: 'reset-password', email: 'ana@example.com' } },
  ])
  expect(await exists()).toBe(false)
})

test('the schema of pg-boss stays if another program has queues in it', async () => {
  const { migrate, exists } = await startWithOldQueue(['mail', 'invoices'])
  await migrate()
  expect(await exists()).toBe(true)
})

test('a schema of a newer version and a failing migration are refused in plain words, and change nothing', async () => {
  const pool = await bootEngine()
  onTestFinished(() => pool.end())
  const db = drizzle(pool)
  const migrateAll = () => migrateSchema(db as unknown as Db, () => migrate(db, { migrationsFolder }))
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
