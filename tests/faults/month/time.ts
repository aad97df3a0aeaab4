import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { projectRoot } from '@server/config/root'
import type { BuiltProcess } from '@tests/built-server'
import { newFolder } from '@tests/faults/site'
import pg from 'pg'
import { vi } from 'vitest'

/**
 * PostgreSQL keeps the machine's time, but statements ask for it by `now()`: a function of that name, found before the system's, adds what
 * has passed. Unlike libfaketime, this needs no program and leaves PostgreSQL's own timeouts alone.
 */
const NOW = `
  create schema passed;
  create table passed.time (ahead interval not null);
  insert into passed.time values (interval '0');
  create function public.now() returns timestamptz language sql stable
    as 'select pg_catalog.now() + ahead from passed.time';
  do $$ begin execute format('alter database %I set search_path = public, pg_catalog', current_database()); end $$`

async function inDatabase(url: string, statement: string, values?: unknown[]) {
  const client = new pg.Client(url)
  await client.connect()
  await client.query(statement, values).finally(() => client.end())
}

/** The time of the magazine: that of its processes and of statements in its database, which can be let pass. */
export async function openTime(start: Date) {
  const file = join(await newFolder(), 'ahead')
  let ahead = start.getTime() - Date.now()
  let databaseUrl = ''
  await writeFile(file, String(ahead))
  const now = () => new Date(Date.now() + ahead)
  const setDatabase = () =>
    inDatabase(databaseUrl, `update passed.time set ahead = $1::float8 * interval '1 millisecond'`, [ahead])
  return {
    env: {
      PASSED_TIME: file,
      NODE_OPTIONS: `--import ${pathToFileURL(join(projectRoot, 'tests/faults/month/passing-time.mjs')).href}`,
    },
    now,
    /** Before the first process uses the database. */
    async rule(url: string) {
      databaseUrl = url
      await inDatabase(url, NOW)
      await setDatabase()
    },
    /** Returns once all of them have that time. */
    async passUntil(moment: Date, processes: BuiltProcess[]) {
      if (moment <= now()) return
      ahead = moment.getTime() - Date.now()
      await writeFile(file, String(ahead))
      await setDatabase()
      const line = `the time is ahead by ${ahead} ms`
      for (const { process } of processes) process.kill('SIGUSR2')
      await vi.waitUntil(() => processes.every(({ log }) => log().includes(line)), { timeout: 30_000, interval: 5 })
    },
  }
}

export type Time = Awaited<ReturnType<typeof openTime>>
