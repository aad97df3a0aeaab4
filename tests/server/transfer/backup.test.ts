import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { openDatabase } from '@server/db/connect/open'
import { openFolder } from '@server/files/storage/folder'
import { createBackup } from '@server/transfer/backup/create-backup'
import { restoreBackup } from '@server/transfer/backup/restore-backup'
import { postgresPrograms, startPostgres } from '@tests/postgres'
import { expect, onTestFinished, test } from 'vitest'
import { configFor, contentsOf, contentsOfDatabase, filesOf, startFilledServer, temporaryFolder } from './backups'

const { signal } = new AbortController()

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
      // Leaves the backup its turns: both are in this process.
      await pause(20)
      const title = `Written meanwhile ${saved}`
      // An article, its category and its first revision are one transaction.
      const reply = await editor.post('/api/articles', { title, excerpt: 'Short', category_ids: [category.id] })
      expect(reply.status).toBe(201)
    }
  }
  const writing = write()
  const path = join(await temporaryFolder(), 'backup.tar')
  await expect.poll(() => saved).toBeGreaterThan(3)
  const { manifest } = await createBackup(path, { ...server, signal })
  isDone = true
  await writing

  const rows = Object.fromEntries(manifest.tables.map(({ name, rows }) => [name, rows]))
  expect(rows.articles).toBeGreaterThan(30)
  expect(rows.articles).toBeLessThan(30 + saved + 1)
  expect(rows.article_categories).toBe(rows.articles)
  expect(rows.article_revisions).toBe((rows.articles as number) - 30)
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
