import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createArchive } from '@server/backup/archive'
import { ArchiveError } from '@server/backup/archive-error'
import { checkArchive } from '@server/backup/check-archive'
import { createBackup } from '@server/backup/create-backup'
import { restoreBackup } from '@server/backup/restore-backup'
import { backUpIfDue } from '@server/backup/schedule'
import { listTables, quoted } from '@server/backup/tables'
import { type Config, readConfig } from '@server/config'
import type { Db } from '@server/db/client'
import { openDatabase } from '@server/db/open'
import { openFolder, uploadsFolder } from '@server/storage/folder'
import { postgresPrograms, startPostgres } from '@tests/postgres'
import { sql } from 'drizzle-orm'
import { expect, onTestFinished, test } from 'vitest'
import { startServer } from './start-server'

const signal = new AbortController().signal

async function temporaryFolder() {
  const folder = await mkdtemp(join(tmpdir(), 'eye-of-sumatra-backup-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

const configFor = (DATA_DIR: string, env: Record<string, string> = {}) =>
  readConfig({ NODE_ENV: 'test', DEMO: '0', DATA_DIR, ...env })

/** Every row of every table as text, sorted, and the sequences. */
async function contentsOf(db: Db) {
  const tables: Record<string, unknown[]> = {}
  for (const { name } of await listTables(db)) {
    const { rows } = await db.execute<{ row: string }>(
      sql.raw(`select t::text as row from ${quoted(name)} t order by 1`),
    )
    tables[name] = rows.map(({ row }) => row)
  }
  const { rows } = await db.execute(sql`select sequencename, last_value::text from pg_sequences
    where schemaname = current_schema() order by 1`)
  return { tables, sequences: rows }
}

async function filesOf(config: Pick<Config, 'DATA_DIR'>) {
  const folder = uploadsFolder(config)
  const names = (await readdir(folder)).sort()
  return Promise.all(names.map(async (name) => [name, (await readFile(join(folder, name))).toString('base64')]))
}

async function contentsOfDatabase(config: Config) {
  const { db, close } = await openDatabase(config, { warn: () => {} })
  try {
    return await contentsOf(db)
  } finally {
    await close()
  }
}

/** A server with a row in most tables, values that are hard to copy, and two uploaded files. */
async function startFilledServer() {
  const server = await startServer()
  const { make, db, storage } = server
  const author = await make.user({ name: 'Líneas\u2028y\nsaltos "\\" 🌋', role: 'editor' })
  const category = await make.category()
  for (let count = 0; count < 30; count += 1)
    await make.article({
      author_id: author.id,
      category_ids: [category.id],
      content: `<p>${'text '.repeat(count * 200)}</p>`,
    })
  await make.ad({ advertiser_id: author.id })
  await make.newsletter({ scheduled_user_ids: [author.id, 7] })
  await server.as(author)
  await db.execute(
    sql`insert into mails (mail) values ('null'::jsonb), ('{"kind": "reset-password", "n": 12345678901234567890}')`,
  )
  await storage.put('aaaaaaaaaaaaaaaa-10x10.webp', Buffer.from('first'))
  await storage.put('bbbbbbbbbbbbbbbb.mp4', Buffer.alloc(300_000, 'film'))
  return { ...server, author, category }
}

test('what is restored equals the original, row by row and file by file, and goes on counting ids', async () => {
  const server = await startFilledServer()
  const folder = await temporaryFolder()
  const path = join(folder, 'backup.tar')
  const { manifest, bytes } = await createBackup(path, { ...server, signal })
  expect((await stat(path)).mode & 0o777).toBe(0o600)
  expect(bytes).toBe((await stat(path)).size)
  expect(await readdir(folder)).toEqual(['backup.tar'])
  expect(manifest.tables.find(({ name }) => name === 'articles')?.rows).toBe(30)

  const target = configFor(join(folder, 'data'))
  expect(await restoreBackup(path, target, signal)).toMatchObject({ manifest, queued: 2 })

  expect(await contentsOfDatabase(target)).toEqual(await contentsOf(server.db))
  expect(await filesOf(target)).toEqual(await filesOf(server.config))

  // The second time, the target holds data.
  await expect(restoreBackup(path, target, signal)).rejects.toThrow(/already holds data \(table /)
  await expect(createBackup(path, { ...server, signal })).rejects.toThrow('exists already')
})

test('a backup that is taken while articles are saved is the state of one moment', async () => {
  const server = await startFilledServer()
  const { author, category } = server
  const editor = await server.as(author)
  let isDone = false
  let saved = 0
  const write = async () => {
    while (!isDone) {
      saved += 1
      const title = `Written meanwhile ${saved}`
      // An article, its category and its first revision are one transaction.
      const reply = await editor.post('/api/articles', { title, excerpt: 'Short', category_ids: [category.id] })
      expect(reply.status).toBe(201)
    }
  }
  const writers = [write(), write()]
  const path = join(await temporaryFolder(), 'backup.tar')
  await expect.poll(() => saved).toBeGreaterThan(5)
  const { manifest } = await createBackup(path, { ...server, signal })
  isDone = true
  await Promise.all(writers)

  const rows = Object.fromEntries(manifest.tables.map(({ name, rows }) => [name, rows]))
  expect(rows.articles).toBeGreaterThan(30)
  expect(rows.articles).toBeLessThan(30 + saved + 1)
  expect(rows.article_categories).toBe(rows.articles)
  expect(rows.article_revisions).toBe((rows.articles as number) - 30)
})

test('a damaged archive restores nothing, and the message names the damaged part', async () => {
  const server = await startFilledServer()
  const folder = await temporaryFolder()
  const whole = join(folder, 'whole.tar')
  await createBackup(whole, { ...server, signal })
  const bytes = await readFile(whole)
  const damaged = join(folder, 'damaged.tar')
  const target = configFor(join(folder, 'data'))

  const restoreFrom = async (contents: Buffer) => {
    await writeFile(damaged, contents)
    const error = await restoreBackup(damaged, target, signal).catch((error) => error)
    expect(error).toBeInstanceOf(ArchiveError)
    expect(await readdir(folder)).not.toContain('data')
    return error.message as string
  }
  const flipped = (at: number) => {
    const copy = Buffer.from(bytes)
    copy.writeUInt8((copy.at(at) as number) ^ 1, at)
    return copy
  }
  const placeOf = (name: string) => bytes.indexOf(name) + 512

  expect(await restoreFrom(flipped(placeOf('database/articles.jsonl.gz') + 100))).toContain(
    "'database/articles.jsonl.gz' differs from its SHA-256",
  )
  expect(await restoreFrom(flipped(placeOf('uploads/bbbbbbbbbbbbbbbb.mp4') + 200_000))).toContain(
    "'uploads/bbbbbbbbbbbbbbbb.mp4' differs",
  )
  expect(await restoreFrom(flipped(bytes.indexOf('"created_at"') + 16))).toContain("damaged in 'manifest.json'")
  expect(await restoreFrom(flipped(placeOf('database/articles.jsonl.gz') - 500))).toMatch(/damaged/)
  for (const part of [0, 0.3, 0.6, 0.9]) {
    const end = Math.floor(bytes.length * part)
    expect(await restoreFrom(bytes.subarray(0, end))).toMatch(/damaged or incomplete|not a complete backup/)
  }
  expect(await restoreFrom(bytes.subarray(0, bytes.length - 1600))).toMatch(/incomplete|complete backup/)
  expect(await restoreFrom(Buffer.from('not an archive at all'))).toMatch(/damaged or incomplete/)

  const start = bytes.indexOf('uploads/bbbbbbbbbbbbbbbb.mp4')
  const length = 512 + Math.ceil(300_000 / 512) * 512
  const without = Buffer.concat([bytes.subarray(0, start), bytes.subarray(start + length)])
  expect(await restoreFrom(without)).toContain("'uploads/bbbbbbbbbbbbbbbb.mp4' is missing")
})

test('an archive of a newer schema is refused, one of an older schema is migrated', async () => {
  const server = await startFilledServer()
  const folder = await temporaryFolder()
  const path = join(folder, 'new.tar')
  const { manifest } = await createBackup(path, { ...server, signal })

  const newer = join(folder, 'newer.tar')
  const { members: _, ...about } = manifest
  const migration = '9999_future'
  await createArchive(newer).finish({ ...about, tables: [], schema: { version: 10_000, migration } })
  const target = configFor(join(folder, 'data'))
  await expect(restoreBackup(newer, target, signal)).rejects.toThrow(/newer program .*9999_future/)

  // The schema before newsletters, with one user.
  const older = join(folder, 'older.tar')
  const archive = createArchive(older)
  const { gzipSync } = await import('node:zlib')
  const user = [
    '7',
    '2026-01-02 03:04:05.678+00',
    '2026-01-02 03:04:05.678+00',
    '1',
    'Ana',
    'ana@example.com',
    'x',
    'editor',
  ]
  const rows = gzipSync(`${JSON.stringify(user)}\n`)
  await archive.add('database/users.jsonl.gz', rows.length, [rows])
  const columns = ['id', 'created_at', 'updated_at', 'version', 'name', 'email', 'password_hash', 'role']
  await archive.finish({
    ...about,
    tables: [{ name: 'users', columns, rows: 1 }],
    schema: { version: 1, migration: '0000_foundation' },
    sequences: { users_id_seq: '7' },
  })
  await restoreBackup(older, target, signal)
  const { tables } = await contentsOfDatabase(target)
  expect(tables.users).toHaveLength(1)
  expect(tables).toHaveProperty('mails', [])
})

test.skipIf(!postgresPrograms)('an archive moves from the embedded database to PostgreSQL and back', async () => {
  const server = await startFilledServer()
  const folder = await temporaryFolder()
  const postgres = await startPostgres()
  onTestFinished(postgres.stop)
  const first = join(folder, 'first.tar')
  await createBackup(first, { ...server, signal })
  const onPostgres = configFor(join(folder, 'a'), { DATABASE_URL: postgres.url })
  await restoreBackup(first, onPostgres, signal)

  const original = await contentsOf(server.db)
  const { db, close } = await openDatabase(onPostgres, { warn: () => {} })
  onTestFinished(close)
  expect(await contentsOf(db)).toEqual(original)

  const second = join(folder, 'second.tar')
  await createBackup(second, { db, storage: openFolder(onPostgres), signal })
  const back = configFor(join(folder, 'b'))
  await restoreBackup(second, back, signal)
  expect(await contentsOfDatabase(back)).toEqual(original)
  expect(await filesOf(back)).toEqual(await filesOf(server.config))
  await expect(restoreBackup(second, onPostgres, signal)).rejects.toThrow('already holds data')
})

test('the check of a large archive takes little memory', async () => {
  const folder = await temporaryFolder()
  const path = join(folder, 'large.tar')
  const archive = createArchive(path)
  const part = Buffer.alloc(1024 * 1024, 'x')
  const size = 300
  await archive.add(
    'uploads/cccccccccccccccc.mp4',
    size * part.length,
    (function* () {
      for (let count = 0; count < size; count += 1) yield part
    })(),
  )
  const manifest = {
    format: 'eye-of-sumatra-backup',
    format_version: 1,
    program: '0',
    created_at: new Date().toISOString(),
  } as const
  await archive.finish({ ...manifest, schema: { version: 1, migration: '0000_foundation' }, tables: [], sequences: {} })
  const before = process.memoryUsage().rss
  await checkArchive(path)
  expect(process.memoryUsage().rss - before).toBeLessThan(150 * 1024 * 1024)
})

test('scheduled backups are made once when due, made up for after a stop, and the oldest are deleted', async () => {
  const server = await startFilledServer()
  const folder = await temporaryFolder()
  const config = configFor(folder, {
    BACKUP_SCHEDULE: '30 3 * * *',
    BACKUP_KEEP: '2',
    BACKUP_TARGET: join(folder, 'kept'),
  })
  const log: string[] = []
  const logger = { info: (line: string) => void log.push(line), error: () => {} }
  const backUpAt = (time: string) =>
    backUpIfDue(
      { ...server, connection: { db: server.db, embedded: true }, config, logger, now: () => new Date(time) },
      signal,
    )
  const kept = async () => (await readdir(join(folder, 'kept'))).sort()

  await backUpAt('2026-03-02T03:29:00Z')
  expect(await kept()).toEqual(['eye-of-sumatra-20260301T033000Z.tar'])
  await writeFile(join(folder, 'kept/notes.txt'), 'mine')
  await backUpAt('2026-03-02T03:30:00Z')
  await backUpAt('2026-03-02T18:00:00Z')
  expect(log).toHaveLength(2)
  await backUpAt('2026-03-07T12:00:00Z')
  expect(await kept()).toEqual([
    'eye-of-sumatra-20260302T033000Z.tar',
    'eye-of-sumatra-20260307T033000Z.tar',
    'notes.txt',
  ])
  await checkArchive(join(folder, 'kept/eye-of-sumatra-20260307T033000Z.tar'))
})

test.each([
  ['BACKUP_SCHEDULE', 'daily'],
  ['BACKUP_KEEP', '0'],
  ['BACKUP_TARGET', 'bucket'],
])('%s=%s stops the start with a message', (name, value) => {
  expect(() => configFor('/tmp', { [name]: value })).toThrow(name)
})
