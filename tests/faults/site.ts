import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDatabase } from '@server/db/connect/open'
import { type BuiltServer, startBuiltServer } from '@tests/built-server'
import { copyDatabaseTo } from '@tests/database-template'
import { postgresPrograms, startPostgres } from '@tests/postgres'
import { sql } from 'drizzle-orm'
import { onTestFinished } from 'vitest'

export const DATABASES = ['the embedded database', 'PostgreSQL'] as const
export type Database = (typeof DATABASES)[number]

/** PostgreSQL is tested where its programs are installed. */
export const isMissing = (database: Database) => database === 'PostgreSQL' && !postgresPrograms

export const ADMIN = { email: 'owner@example.com', password: 'rafflesia-arnoldii' }
/** For an editor, whom the test creates. */
export const EDITOR = { email: 'editor@example.com', password: 'nepenthes-ampullaria' }

/** A folder that is deleted after the test. */
export async function newFolder() {
  const folder = await mkdtemp(join(tmpdir(), 'eye-of-sumatra-fault-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

type Options = { env?: Record<string, string>; dataDir?: string }

/** A site on one of the databases, whose server can be started many times. It has an admin. */
export async function openSite(database: Database, { env = {}, dataDir }: Options = {}) {
  const DATA_DIR = dataDir ?? (await newFolder())
  const cluster = database === 'PostgreSQL' ? await startPostgres({ durable: true }) : undefined
  if (cluster) onTestFinished(cluster.stop)
  else await copyDatabaseTo(DATA_DIR)
  const settings = {
    DATA_DIR,
    DATABASE_URL: cluster?.url ?? '',
    DEMO: '0',
    ADMIN_EMAIL: ADMIN.email,
    ADMIN_PASSWORD: ADMIN.password,
    ...env,
  }
  return {
    settings,
    cluster,
    async start(more: Record<string, string> = {}) {
      const server = await startBuiltServer({ ...settings, ...more })
      onTestFinished(async () => void (await server.stop('SIGKILL')))
      return server
    },
  }
}

type Site = Awaited<ReturnType<typeof openSite>>

type Place = { settings: Pick<Site['settings'], 'DATA_DIR' | 'DATABASE_URL'> }

/** Inserts readers, while no server uses an embedded database. */
export async function addReaders({ settings }: Place, count: number) {
  const { db, close } = await openDatabase(settings, { warn: () => {} })
  await db.execute(sql`
    insert into users (name, email, password_hash, role, email_confirmed_at)
    select 'Reader ' || i, 'reader-' || i || '@example.com', '-', 'user', now() from generate_series(1, ${count}::int) i`)
  await close()
}

type Call = {
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE'
  body?: unknown
  token?: string
  /** The Idempotency-Key. */
  key?: string
  timeoutMs?: number
}

/** Calls the API. `json` is undefined if the answer is not JSON. */
export async function call(
  { address }: Pick<BuiltServer, 'address'>,
  path: string,
  { method = 'GET', body, token, key, timeoutMs = 30_000 }: Call = {},
) {
  const isForm = body instanceof FormData
  const reply = await fetch(address + path, {
    method,
    signal: AbortSignal.timeout(timeoutMs),
    headers: {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(key && { 'idempotency-key': key }),
      ...(body !== undefined && !isForm && { 'content-type': 'application/json' }),
    },
    body: isForm ? body : body === undefined ? undefined : JSON.stringify(body),
  })
  const text = await reply.text()
  const isJson = reply.headers.get('content-type')?.startsWith('application/json')
  return { status: reply.status, headers: reply.headers, text, json: isJson ? JSON.parse(text) : undefined }
}

/** Signs the admin in and returns the token of the session. */
export async function signIn(
  server: Pick<BuiltServer, 'address'>,
  account = ADMIN,
  timeoutMs?: number,
): Promise<string> {
  const { status, json } = await call(server, '/api/auth/login', { method: 'POST', body: account, timeoutMs })
  if (status !== 200) throw new Error(`The sign-in was refused with ${status}: ${json?.message}`)
  return json.token
}

/** As many sessions, this admin's and others', to write in turn: one account may store sixty things in a minute. */
export async function signInWriters(
  server: Pick<BuiltServer, 'address'>,
  token: string,
  count: number,
  role = 'admin',
) {
  const tokens = [token]
  while (tokens.length < count) {
    const email = `writer-${tokens.length}@example.com`
    const account = { name: 'Writer', email, password: ADMIN.password, role }
    const { status, json } = await call(server, '/api/users', { method: 'POST', token, body: account })
    if (status !== 201) throw new Error(`A writer was refused with ${status}: ${json?.message}`)
    tokens.push(await signIn(server, { email, password: ADMIN.password }))
  }
  return tokens
}

export const isReady = async (server: Pick<BuiltServer, 'address'>) =>
  (await call(server, '/api/health/ready').catch(() => undefined))?.status === 200
