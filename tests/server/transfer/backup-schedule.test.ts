import { mkdir, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { openDatabase } from '@server/db/connect/open'
import { BACKUP_LOCK } from '@server/db/locks'
import { openStorage } from '@server/files/storage/storage'
import { checkArchive } from '@server/transfer/backup/check-archive'
import { backUpIfDue } from '@server/transfer/backup/schedule'
import { createDatabase } from '@tests/postgres'
import { postgresUrl } from '@tests/server/database'
import { sql } from 'drizzle-orm'
import { expect, onTestFinished, test } from 'vitest'
import { configFor, startFilledServer, temporaryFolder } from './backups'

const { signal } = new AbortController()

/** A server whose scheduled backups go to a folder, and what is there. */
async function startWithSchedule() {
  const server = await startFilledServer()
  const folder = await temporaryFolder()
  const kept = join(folder, 'kept')
  const env = { BACKUP_SCHEDULE: '30 3 * * *', BACKUP_KEEP: '2', BACKUP_TARGET: kept }
  const config = configFor(folder, env)
  const log: string[] = []
  const logger = { info: (line: string) => void log.push(line) }
  const connection = { db: server.db, embedded: true }
  return {
    kept,
    log,
    backUpAt: (time: string) =>
      backUpIfDue({ ...server, connection, config, logger, now: () => new Date(time) }, signal),
    list: async () => (await readdir(kept)).sort(),
  }
}

test('scheduled backups are made once when due, made up for after a stop, and the oldest are deleted', async () => {
  const { kept, log, backUpAt, list } = await startWithSchedule()
  await backUpAt('2026-03-02T03:29:00Z')
  expect(await list()).toEqual(['eye-of-sumatra-20260301T033000Z.tar'])
  await writeFile(join(kept, 'notes.txt'), 'mine')
  // Of a process that was killed.
  const unfinished = `eye-of-sumatra-20260228T033000Z.tar.${crypto.randomUUID()}.part`
  await writeFile(join(kept, unfinished), 'a half')
  await mkdir(join(kept, `${unfinished}.rows`))
  await backUpAt('2026-03-02T03:30:00Z')
  await backUpAt('2026-03-02T18:00:00Z')
  expect(log).toHaveLength(2)
  await backUpAt('2026-03-07T12:00:00Z')
  expect(await list()).toEqual([
    'eye-of-sumatra-20260302T033000Z.tar',
    'eye-of-sumatra-20260307T033000Z.tar',
    'notes.txt',
  ])
  await checkArchive(join(kept, 'eye-of-sumatra-20260307T033000Z.tar'))
})

test('a backup from the future, where the clock was wrong, does not stand in for the next ones', {
  tags: 'sweep',
}, async () => {
  const { backUpAt, list } = await startWithSchedule()
  await backUpAt('2027-03-02T12:00:00Z')
  await backUpAt('2026-03-02T12:00:00Z')
  await backUpAt('2026-03-02T13:00:00Z')
  expect(await list()).toEqual(['eye-of-sumatra-20260302T033000Z.tar', 'eye-of-sumatra-20270302T033000Z.tar'])
})

test.skipIf(!postgresUrl())('a backup that is whole counts as made, though its lock was lost meanwhile', async () => {
  const { url: DATABASE_URL, drop } = await createDatabase(postgresUrl() as string)
  onTestFinished(drop)
  const folder = await temporaryFolder()
  const kept = join(folder, 'kept')
  const config = configFor(folder, { DATABASE_URL, BACKUP_SCHEDULE: '30 3 * * *', BACKUP_TARGET: kept })
  const connection = await openDatabase(config, { warn: () => {} })
  onTestFinished(connection.close)
  const storage = await openStorage(config)
  async function* list() {
    await connection.db.execute(
      sql`select pg_terminate_backend(pid) from pg_locks where locktype = 'advisory' and objid = ${BACKUP_LOCK}`,
    )
    yield* storage.list()
  }
  const log: string[] = []
  await backUpIfDue(
    { connection, config, storage: { ...storage, list }, logger: { info: (line: string) => void log.push(line) } },
    signal,
  )
  const [name = ''] = await readdir(kept)
  await checkArchive(join(kept, name))
  expect(log).toEqual([expect.stringContaining(name)])
})

test.each([
  ['BACKUP_SCHEDULE', 'daily'],
  ['BACKUP_KEEP', '0'],
  ['BACKUP_TARGET', 'bucket'],
])('%s=%s stops the start with a message', (name, value) => {
  expect(() => configFor('/tmp', { [name]: value })).toThrow(name)
})
