import { Blob as NodeBlob } from 'node:buffer'
import { readFile } from 'node:fs/promises'
import type { Db } from '@server/db/client'
import { asDb } from '@server/db/commits'
import { installTriggers } from '@server/db/derived/install'
import { startEngine } from '@server/db/engine/engine'
import { poolTo } from '@server/db/engine/engine-pool'
import { shareEngine } from '@server/db/engine/engine-sessions'
import { migrationsFolder } from '@server/db/migrations-folder'
import { databaseTemplate } from '@tests/database-template'
import { createDatabase } from '@tests/postgres'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'
import { inject } from 'vitest'

export type TestDatabase = { db: Db; close: () => Promise<void> }

// Starting an engine takes a second. So the tests of a worker share one, which is emptied for each server.
let engine: ReturnType<typeof bootEngine> | undefined

async function bootFrom(archive: string) {
  // That of jsdom cannot be read.
  const blob = new NodeBlob([new Uint8Array(await readFile(archive))])
  return poolTo({ accept: shareEngine(await startEngine({ loadDataDir: blob as Blob })) })
}

/** Connections to a new engine whose database has no tables. */
export const bootEmptyEngine = async () => bootFrom((await databaseTemplate()).empty)

/** Connections to a new engine with an empty, migrated database. */
export async function bootEngine() {
  const pool = await bootFrom((await databaseTemplate()).archive)
  // The template may have those of other lists of fields.
  await installTriggers(asDb(drizzle(pool)))
  return pool
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
  await client.query(EMPTY_ALL)
  return { db: asDb(drizzle(client)), close: async () => {} }
}

export const EMPTY_POSTGRES = `do $$ begin
  execute (select 'truncate ' || string_agg(quote_ident(tablename), ', ') || ' restart identity cascade'
    from pg_tables where schemaname = 'public');
end $$`

async function bootPostgres(server: string) {
  const { url } = await createDatabase(server)
  const client = new pg.Pool({ connectionString: url, max: 4 })
  const db = drizzle(client)
  await migrate(db, { migrationsFolder })
  await installTriggers(asDb(db))
  return client
}

let pool: ReturnType<typeof bootPostgres> | undefined

async function postgres(url: string): Promise<TestDatabase> {
  pool ??= bootPostgres(url)
  const client = await pool
  await client.query(EMPTY_POSTGRES)
  return { db: asDb(drizzle(client)), close: async () => {} }
}

/** The PostgreSQL of the project `postgres`; undefined in others. */
export const postgresUrl = () => inject('postgresUrl')

/** An empty, migrated database. The tests of a worker share it. */
export function freshDatabase() {
  const url = postgresUrl()
  return url ? postgres(url) : embedded()
}
