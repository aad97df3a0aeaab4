import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { createArchive } from '@server/transfer/backup/archive'
import { ArchiveError } from '@server/transfer/backup/archive-error'
import { checkArchive } from '@server/transfer/backup/check-archive'
import { createBackup } from '@server/transfer/backup/create-backup'
import { restoreBackup } from '@server/transfer/backup/restore-backup'
import { expect, test } from 'vitest'
import { configFor, contentsOfDatabase, startFilledServer, temporaryFolder } from './backups'

const { signal } = new AbortController()

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

test('an archive of a newer schema is refused, one of an older schema is migrated', { tags: 'sweep' }, async () => {
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

  const ancient = join(folder, 'ancient.tar')
  await createArchive(ancient).finish({ ...about, tables: [], schema: { version: 1, migration: '0000_foundation' } })
  await expect(restoreBackup(ancient, target, signal)).rejects.toThrow(
    /older program .*0000_foundation.* commit 7f7df9ba/,
  )

  // As that commit writes it, with one user.
  const older = join(folder, 'older.tar')
  const archive = createArchive(older)
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
    schema: { version: 43, migration: '0042_recipient-names' },
    sequences: { users_id_seq: '7' },
  })
  await restoreBackup(older, target, signal)
  const { tables } = await contentsOfDatabase(target)
  expect(tables.users).toHaveLength(1)
  expect(tables).toHaveProperty('mails', [])
})

test('the check of a large archive takes little memory', { tags: 'sweep' }, async () => {
  const folder = await temporaryFolder()
  const path = join(folder, 'large.tar')
  const archive = createArchive(path)
  const part = Buffer.alloc(1024 * 1024, 'x')
  const size = 120
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
  expect(process.memoryUsage().rss - before).toBeLessThan(80 * 1024 * 1024)
})
