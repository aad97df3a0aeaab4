import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { openDatabase } from '@server/db/connect/open'
import { startBuiltServer } from '@tests/built-server'
import { postgresPrograms, startPostgres } from '@tests/postgres'
import { pino } from 'pino'
import { AUTHORS, CHUNK, createArticles, fillSurroundings, storeArticles } from './magazine'

const ARTICLES = 100_000

type Env = { DATA_DIR: string; DATABASE_URL?: string }

async function fill(env: Env) {
  const { db, close } = await openDatabase(env, pino({ level: 'silent' }))
  await fillSurroundings(db, AUTHORS)
  for (let start = 0; start < ARTICLES; start += CHUNK) await storeArticles(db, createArticles(start, CHUNK))
  await close()
}

/** Has the server index all articles, as after an import. Returns the seconds. */
async function index(env: Env) {
  const server = await startBuiltServer({ ...env, DEMO: '0' })
  const seconds = () => /"seconds":(\d+).*indexed articles/.exec(server.log())?.[1]
  while (!seconds()) await pause(1000)
  await server.stop()
  return seconds()
}

async function measureOn(name: string, env: Env) {
  await fill(env)
  return `${name}: ${ARTICLES.toLocaleString('en')} articles of 320 words indexed in ${await index(env)} s`
}

/** How long the server takes to index many articles for the search, as after an import. */
export async function measureIndexing() {
  const DATA_DIR = await mkdtemp(join(tmpdir(), 'eye-of-sumatra-bench-'))
  const postgres = postgresPrograms ? await startPostgres() : undefined
  try {
    const lines = [await measureOn('PGlite', { DATA_DIR })]
    if (postgres) lines.push(await measureOn('PostgreSQL', { DATA_DIR, DATABASE_URL: postgres.url }))
    return lines
  } finally {
    await postgres?.stop()
    await rm(DATA_DIR, { recursive: true, force: true })
  }
}
