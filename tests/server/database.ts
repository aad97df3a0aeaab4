import { Blob as NodeBlob } from 'node:buffer'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import type { Db } from '@server/db/client'
import { projectRoot } from '@server/root'
import { databaseTemplate } from '@tests/database-template'
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

// Starting an engine takes a second. So the tests of a worker share one, which is emptied for each server.
let engine: Promise<PGlite> | undefined

async function bootEngine() {
  const { archive } = await databaseTemplate()
  // That of jsdom cannot be read.
  const blob = new NodeBlob([new Uint8Array(await readFile(archive))])
  return PGlite.create({ loadDataDir: blob as Blob })
}

const EMPTY_ALL = `do $$ declare found record; begin
  set local session_replication_role = replica;
  for found in select tablename as name from pg_tables where schemaname = 'public' loop
    execute format('delete from %I', found.name);
  end loop;
  for found in select sequencename as name from pg_sequences where schemaname = 'public' and last_value is not null loop
    execute format('alter sequence %I restart', found.name);
  end loop;
end $$`

async function embedded(): Promise<TestDatabase> {
  engine ??= bootEngine()
  const client = await engine
  await client.exec(EMPTY_ALL)
  return { db: drizzle(client) as unknown as Db, close: async () => {} }
}

/** Creates a new schema in the database at TEST_DATABASE_URL. `close` drops it. */
async function postgres(url: string): Promise<TestDatabase> {
  const name = `test_${crypto.randomUUID().replaceAll('-', '')}`
  const admin = new pg.Client(url)
  await admin.connect()
  await admin.query(`create schema ${name}`)
  const pool = new pg.Pool({ connectionString: url, max: 4, options: `-c search_path=${name}` })
  await pool.query((await migrationScript()).replaceAll('"public".', ''))
  const close = async () => {
    await pool.end()
    await admin.query(`drop schema ${name} cascade`)
    await admin.end()
  }
  return { db: drizzlePostgres(pool) as unknown as Db, close }
}

/** An empty, migrated database: PostgreSQL if TEST_DATABASE_URL is set, otherwise the embedded one. */
export const freshDatabase = () => {
  const url = process.env.TEST_DATABASE_URL
  return url ? postgres(url) : embedded()
}
