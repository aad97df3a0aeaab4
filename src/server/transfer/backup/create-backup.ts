import { createReadStream } from 'node:fs'
import { access, mkdir, open, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { sql } from 'drizzle-orm'
import { programVersion } from '../../config/version'
import type { Db } from '../../db/client'
import { MIGRATION_LOCK } from '../../db/locks'
import type { Storage } from '../../files/storage/types'
import { createArchive } from './archive'
import { ArchiveError } from './archive-error'
import { checkArchive } from './check-archive'
import { FORMAT, FORMAT_VERSION, type Manifest, rowsMember, uploadMember } from './manifest'
import { setNeutralFormats, writeRows } from './rows'
import { schemaVersionOf } from './schema-versions'
import { listTables, readSequences } from './tables'

type Options = { db: Db; storage: Storage; signal: AbortSignal; now?: () => Date }

/** Keeps migrations out until the transaction ends. It does not wait for one: its snapshot would be of before. */
async function keepSchema(tx: Db) {
  const { rows } = await tx.execute<{ isKept: boolean }>(
    sql`select pg_try_advisory_xact_lock_shared(${MIGRATION_LOCK}) as "isKept"`,
  )
  if (!rows[0]?.isKept) throw new ArchiveError('The database is being migrated: try again when that is done.')
}

/** Writes the rows of all tables to files in `folder`, as they are at one moment. */
const takeSnapshot = (db: Db, folder: string, signal: AbortSignal) =>
  db.transaction(
    async (tx) => {
      await setNeutralFormats(tx)
      await keepSchema(tx)
      const schema = await schemaVersionOf(tx)
      if (!schema) throw new ArchiveError('The database has no schema: start the server once.')
      const tables: Manifest['tables'] = []
      for (const table of await listTables(tx)) {
        const rows = await writeRows(tx, table, join(folder, table.name), signal)
        tables.push({ name: table.name, columns: table.columns.map(({ name }) => name), rows })
      }
      // Last: sequences are not part of a snapshot, and have to be past every row in it.
      return { schema, tables, sequences: await readSequences(tx) }
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  )

const exists = (path: string) =>
  access(path).then(
    () => true,
    () => false,
  )

/** Makes sure that a power failure cannot leave an empty file under the final name. */
async function flushToDisk(path: string) {
  const file = await open(path, 'r+')
  try {
    await file.sync()
  } finally {
    await file.close()
  }
}

/**
 * Writes the database and the uploaded files to one archive, which is checked before it gets its name. The rows are those of
 * one moment; the uploaded files are copied after it, since they never change.
 */
export async function createBackup(path: string, { db, storage, signal, now = () => new Date() }: Options) {
  if (await exists(path)) throw new ArchiveError(`${path} exists already`)
  await mkdir(dirname(path), { recursive: true })
  const unfinished = `${path}.${crypto.randomUUID()}.part`
  const folder = `${unfinished}.rows`
  let archive: ReturnType<typeof createArchive> | undefined
  try {
    await mkdir(folder, { mode: 0o700 })
    const created_at = now().toISOString()
    const snapshot = await takeSnapshot(db, folder, signal)
    archive = createArchive(unfinished)
    for (const { name } of snapshot.tables) {
      signal.throwIfAborted()
      const rows = join(folder, name)
      await archive.add(rowsMember(name), (await stat(rows)).size, createReadStream(rows))
      await rm(rows)
    }
    for await (const name of storage.list()) {
      signal.throwIfAborted()
      const file = await storage.read(name)
      // A file may be deleted while the backup runs.
      if (file) await archive.add(uploadMember(name), file.bytes, file.contents)
    }
    const about = { format: FORMAT, format_version: FORMAT_VERSION, program: programVersion, created_at } as const
    await archive.finish({ ...about, ...snapshot })
    const manifest = await checkArchive(unfinished)
    await flushToDisk(unfinished)
    signal.throwIfAborted()
    if (await exists(path)) throw new ArchiveError(`${path} exists already`)
    await rename(unfinished, path)
    return { manifest, bytes: (await stat(path)).size }
  } catch (error) {
    await archive?.abort(error)
    await rm(unfinished, { force: true })
    throw error
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** One line about an archive, for people. */
export function describeArchive({ tables, members, created_at, schema }: Manifest) {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0)
  const files = members.length - tables.length
  return `${rows} rows of ${tables.length} tables and ${files} uploaded files, as of ${created_at} (schema ${schema.migration})`
}
