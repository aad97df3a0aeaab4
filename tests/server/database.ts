import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import type { Db } from '@server/db/client'
import * as schema from '@server/db/schema'
import { projectRoot } from '@server/root'
import { drizzle as drizzlePostgres } from 'drizzle-orm/node-postgres'
import { drizzle } from 'drizzle-orm/pglite'
import pg from 'pg'

const migrations = join(projectRoot, 'src/server/db/migrations')

async function migrationScript() {
  const files = (await readdir(migrations)).filter((file) => file.endsWith('.sql')).sort()
  const scripts = await Promise.all(files.map((file) => readFile(join(migrations, file), 'utf8')))
  return scripts.join('\n').replaceAll('--> statement-breakpoint', '')
}

export type TestDatabase = { db: Db; close: () => Promise<void> }

// Booting an engine takes a second, so the tests of a file share one, and each gets a schema of its own in it.
let engine: Promise<PGlite> | undefined

async function embedded(): Promise<TestDatabase> {
  engine ??= PGlite.create()
  const client = await engine
  await client.exec('drop schema if exists public cascade; create schema public;')
  await client.exec(`do $$ begin if to_regclass('pgboss.job') is not null then delete from pgboss.job; end if; end $$`)
  await client.exec(await migrationScript())
  return { db: drizzle(client, { schema }) as unknown as Db, close: async () => {} }
}

/** A schema of its own in the database that TEST_DATABASE_URL names; dropped afterwards. */
async function postgres(url: string): Promise<TestDatabase> {
  const name = `test_${crypto.randomUUID().replaceAll('-', '')}`
  const admin = new pg.Client(url)
  await admin.connect()
  await admin.query(`create schema ${name}`)
  const pool = new pg.Pool({ connectionString: url, max: 4, options: `-c search_path=${name}` })
  await pool.query((await migrationScript()).replaceAll('"public".', ''))
  const close = async () => {
    await pool.end()
    await admin.query(`drop schema ${name} cascade; drop schema if exists ${name}_jobs cascade`)
    await admin.end()
  }
  return { db: drizzlePostgres(pool, { schema }) as unknown as Db, close }
}

/** An empty, migrated database: embedded, or PostgreSQL where TEST_DATABASE_URL names one. */
export const freshDatabase = () => {
  const url = process.env.TEST_DATABASE_URL
  return url ? postgres(url) : embedded()
}
