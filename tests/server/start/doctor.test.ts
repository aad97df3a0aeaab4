import { chmod, chown, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { accounts, DEMO_PASSWORD } from '@demo/accounts'
import { openControlSocket } from '@server/commands/control-socket'
import { examine } from '@server/commands/examine'
import { readConfig } from '@server/config/config'
import { projectRoot } from '@server/config/root'
import type { Db } from '@server/db/client'
import { lockDataDir } from '@server/db/engine/lock'
import { journal } from '@server/db/migrate'
import { deliveries } from '@server/db/schema/mail'
import { checkBackups } from '@server/doctor/backups'
import { checkDataFolder } from '@server/doctor/data-folder'
import { checkDemoAccounts, checkSchema } from '@server/doctor/database'
import type { Finding } from '@server/doctor/finding'
import { checkMailQueue } from '@server/doctor/mail-queue'
import { checkNode, checkSettings, supportedNode } from '@server/doctor/settings'
import { heartbeat } from '@server/jobs/workers'
import { queueMail } from '@server/mail/mails.queries'
import { recordFailure } from '@server/mail/outage.queries'
import { hashPassword } from '@server/people/credentials/passwords'
import { startServer } from '@tests/server/start-server'
import { sql, TransactionRollbackError } from 'drizzle-orm'
import { pino } from 'pino'
import { expect, onTestFinished, test } from 'vitest'

const { signal } = new AbortController()

async function newFolder() {
  const folder = await mkdtemp(join(tmpdir(), 'eye-of-sumatra-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

test('the supported versions of Node are those of package.json', async () => {
  const { engines } = JSON.parse(await readFile(join(projectRoot, 'package.json'), 'utf8'))
  expect(engines.node).toBe(supportedNode)
  for (const version of ['20.19.0', '22.12.1', '24.0.0', '26.1.0']) expect(checkNode(version).status).toBe('ok')
  for (const version of ['18.20.0', '20.18.3', '21.7.0', '22.11.0']) expect(checkNode(version).status).toBe('fail')
})

test('each invalid setting is a failure, and a misspelt one a warning', () => {
  expect(checkSettings({}).findings).toEqual([{ check: 'settings', status: 'ok', line: 'valid' }])
  const { config, findings } = checkSettings({ PORT: 'http', DEMO: 'yes', SMTP_ULR: 'smtp://mail.example.com' })
  expect(config).toBeUndefined()
  expect(findings.map(({ status, line }) => `${status} ${line.split(':')[0]}`)).toEqual([
    'fail PORT',
    'fail DEMO',
    'warn SMTP_ULR',
  ])
})

test('invalid settings end the checks with a line about it', async () => {
  const findings = await examine({ PORT: 'http' }, { signal })
  expect(findings.map(({ status, check }) => `${status} ${check}`)).toEqual(['ok node', 'fail settings', 'warn others'])
})

test('a data folder that is missing is not created', async () => {
  const parent = await newFolder()
  const [folder] = await checkDataFolder({ DATA_DIR: join(parent, 'site', 'data') })
  expect(folder).toMatchObject({ status: 'warn', line: expect.stringContaining('the first start creates it') })
  expect(await readdir(parent)).toEqual([])
})

test('a data folder is for the user of the server only, who has to be able to write there', async () => {
  const DATA_DIR = await newFolder()
  await mkdir(join(DATA_DIR, 'uploads'), { mode: 0o700 })
  const picture = join(DATA_DIR, 'uploads', 'a.webp')
  await writeFile(picture, '', { mode: 0o600 })
  const check = async () => (await checkDataFolder({ DATA_DIR }))[0]
  expect(await check()).toMatchObject({ status: 'ok' })

  await chmod(picture, 0o644)
  expect(await check()).toMatchObject({ status: 'ok' })
  await chmod(DATA_DIR, 0o755)
  const open = `DATA_DIR: other users may use ${DATA_DIR} and 1 more files or folders`
  expect(await check()).toMatchObject({ status: 'warn', line: expect.stringContaining(open) })

  // Root may write everywhere, but would leave files that the server's user cannot use.
  if (process.getuid?.() === 0) await chown(DATA_DIR, 12_345, 12_345)
  else await chmod(DATA_DIR, 0o500)
  expect(await check()).toMatchObject({ status: 'fail', line: expect.stringMatching(/^DATA_DIR: .*\buser\b/) })
  await chmod(DATA_DIR, 0o700)

  const [file] = await checkDataFolder({ DATA_DIR: picture })
  expect(file).toMatchObject({ status: 'fail', line: `DATA_DIR: ${picture} is not a folder` })
})

/** Other tests may share the tables that say which migrations were applied. */
async function rolledBack(db: Db, work: (tx: Db) => Promise<void>) {
  const rollback = new TransactionRollbackError()
  const done = db.transaction(async (tx) => {
    await work(tx)
    throw rollback
  })
  await expect(done).rejects.toBe(rollback)
}

/** Gives the database the history of the first so many migrations, and of one that this program does not have. */
async function setHistory(db: Db, count: number, foreign?: number) {
  await db.execute(sql`create schema if not exists drizzle`)
  await db.execute(sql`create table if not exists drizzle.__drizzle_migrations (hash text, created_at bigint)`)
  await db.execute(sql`delete from drizzle.__drizzle_migrations`)
  const times = journal().map(({ when }) => when)
  for (const when of [...times.slice(0, count), ...(foreign ? [foreign] : [])])
    await db.execute(sql`insert into drizzle.__drizzle_migrations (hash, created_at) values ('', ${when}::bigint)`)
}

test('the schema is that of this program, an older one, or a newer one', async () => {
  const { db } = await startServer()
  const all = journal().length
  await rolledBack(db, async (tx) => {
    const afterHistory = async (count: number, foreign?: number) => {
      await setHistory(tx, count, foreign)
      return (await checkSchema(tx)).status
    }
    expect(await afterHistory(all)).toBe('ok')
    expect(await afterHistory(all - 1)).toBe('warn')
    expect(await afterHistory(0)).toBe('warn')
    expect(await afterHistory(all, Date.now() + 86_400_000)).toBe('fail')
  })
})

test('a demo account with its public password is a failure once the demo is off', async () => {
  const { db, make } = await startServer()
  const email = accounts[0]?.email as string
  const check = (env: Record<string, string>) => checkDemoAccounts(db, readConfig(env))
  expect((await check({ DEMO: '0' })).status).toBe('ok')
  await make.user({ email, role: 'admin', password_hash: await hashPassword(DEMO_PASSWORD) })
  expect(await check({ DEMO: '0' })).toMatchObject({ status: 'fail', line: expect.stringContaining(email) })
  expect((await check({ DEMO: '1' })).status).toBe('warn')
  expect((await check({ DEMO: '1', HOST: '0.0.0.0' })).line).toContain('ANYONE CAN SIGN IN AS ADMIN')
})

test('the mail queue has no old messages, someone who sends them, and a mail server that answers', async () => {
  const { db, make } = await startServer()
  expect(await checkMailQueue(db)).toMatchObject({ status: 'ok', line: 'nothing waits' })

  const { id: newsletter_id } = await make.newsletter()
  const times = { next_attempt_at: new Date(), created_at: new Date(), updated_at: new Date('2026-03-01T12:00:00Z') }
  const copy = { newsletter_id, email: 'ana@example.com', name: 'Ana', user_id: 1, status: 'failed' as const, ...times }
  await db.insert(deliveries).values({ ...copy, error: '550 ana@example.com is full' })
  await db.transaction((tx) => queueMail(tx, { kind: 'reset-password', email: 'budi@example.com' }))
  expect(await checkMailQueue(db)).toMatchObject({
    status: 'warn',
    line: expect.stringMatching(/^1 waiting, .* no process sends mail/),
  })

  await heartbeat(db, 'worker')
  const { status, line } = await checkMailQueue(db)
  expect(status).toBe('ok')
  expect(line).toContain('; last refusal on 2026-03-01: 550 … is full')

  await db.execute(sql`update mails set created_at = now() - interval '3 hours 10 minutes'`)
  expect(await checkMailQueue(db)).toMatchObject({
    status: 'warn',
    line: expect.stringMatching(/^1 waiting, the oldest for 3 h/),
  })

  await recordFailure(db, 'connect ECONNREFUSED', 1000)
  expect(await checkMailQueue(db)).toMatchObject({
    status: 'fail',
    line: expect.stringMatching(/ECONNREFUSED\); 1 waiting/),
  })
})

test('a backup may be an hour late, and looking for it creates no folder', async () => {
  const DATA_DIR = await newFolder()
  const config = readConfig({ DATA_DIR, BACKUP_SCHEDULE: '30 3 * * *' })
  const at = async (time: string) => (await checkBackups(config, new Date(time))).status
  expect((await checkBackups(readConfig({ DATA_DIR }), new Date())).status).toBe('warn')
  expect(await at('2026-11-22T12:00:00Z')).toBe('warn')
  expect(await readdir(DATA_DIR)).toEqual([])

  await mkdir(join(DATA_DIR, 'backups'))
  await writeFile(join(DATA_DIR, 'backups', 'eye-of-sumatra-20261121T033000Z.tar'), '')
  expect(await at('2026-11-22T03:00:00Z')).toBe('ok')
  expect(await at('2026-11-22T04:20:00Z')).toBe('ok')
  expect(await at('2026-11-22T04:40:00Z')).toBe('fail')
})

test('before the first start, right settings with a schedule of backups are no failure', async () => {
  const DATA_DIR = join(await newFolder(), 'data')
  const findings = await examine({ DATA_DIR, DEMO: '0', BACKUP_SCHEDULE: '30 3 * * *' }, { signal })
  expect(findings.filter(({ status }) => status === 'fail')).toEqual([])
  expect(findings.map(({ check }) => check)).toContain('backups')
})

test('beside a running server, that server examines the embedded database', async () => {
  const { db, storage, config } = await startServer()
  const DATA_DIR = await newFolder()
  await mkdir(join(DATA_DIR, 'db'), { mode: 0o700 })
  await writeFile(join(DATA_DIR, 'db', 'PG_VERSION'), '17', { mode: 0o600 })
  onTestFinished(lockDataDir(DATA_DIR))
  const services = { config: { ...config, DATA_DIR }, storage, logger: pino({ level: 'silent' }) }
  let findings: Finding[] = []

  await rolledBack(db, async (tx) => {
    await setHistory(tx, journal().length)
    const connection = { db: tx, embedded: true, close: async () => {} }
    const close = await openControlSocket({ ...services, connection })
    findings = await examine({ DATA_DIR, DEMO: '0' }, { signal })
    await close()
  })

  expect(findings.filter(({ status }) => status === 'fail')).toEqual([])
  expect(findings.map(({ check }) => check)).toEqual([
    'node',
    'settings',
    'data folder',
    'disk',
    'database',
    'migrations',
    'demo accounts',
    'contact',
    'demo content',
    'magazine',
    'mail queue',
    'scheduled work',
    'mail server',
    'backups',
  ])
})

test('a PostgreSQL that does not answer is a failure at once, without the password', async () => {
  const DATABASE_URL = `postgres://eye:durian@127.0.0.1:1/eye`
  const findings = await examine({ DATABASE_URL, DATA_DIR: await newFolder() }, { signal })
  const database = findings.find(({ check }) => check === 'database')
  expect(database).toMatchObject({ status: 'fail', line: expect.stringMatching(/^DATABASE_URL: .* does not answer/) })
  expect(JSON.stringify(findings)).not.toContain('durian')
})

test('a data folder without a database stays empty', async () => {
  const DATA_DIR = await newFolder()
  const findings = await examine({ DATA_DIR }, { signal })
  expect(findings.find(({ check }) => check === 'database')).toMatchObject({ status: 'warn' })
  expect(await readdir(DATA_DIR)).toEqual([])
})
