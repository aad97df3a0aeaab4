import { buffer } from 'node:stream/consumers'
import { count, eq, sql } from 'drizzle-orm'
import type { Db } from '../../db/client'
import { installTriggers } from '../../db/derived/install'
import { newestSchema } from '../../db/migrate'
import { deliveries, mails } from '../../db/schema/mail'
import type { Storage } from '../../files/storage/types'
import { readArchive } from './archive'
import { ArchiveError } from './archive-error'
import { type Manifest, rowsMember, uploadIn } from './manifest'
import { loadRows, setNeutralFormats } from './rows'
import { applyMigrations, schemaVersionOf } from './schema-versions'
import { isEmptyTable, listTables, quoted, setSequences, suspendForeignKeys, type Table } from './tables'

/** Tables that a server fills at its start, before there is anything to lose. */
const FILLED_AT_START = ['secrets', 'mail_workers', 'scheduled_jobs']

/** Drops the tables of a database that a server has opened, but in which nothing is stored yet. Refuses any other. */
export async function clearUnusedDatabase(tx: Db) {
  const tables = await listTables(tx)
  if (tables.length === 0) return
  if (!(await schemaVersionOf(tx))) throw new ArchiveError('The database holds tables of another program.')
  for (const { name } of tables)
    if (!FILLED_AT_START.includes(name) && !(await isEmptyTable(tx, name)))
      throw new ArchiveError(`The database already holds data (table ${name}). Restore into an empty one.`)
  await tx.execute(sql.raw(`drop table ${tables.map(({ name }) => quoted(name)).join(', ')} cascade`))
  await tx.execute(sql`drop schema drizzle cascade`)
  await tx.execute(sql`do $$ declare found record; begin
    for found in select typname as name from pg_type
      where typnamespace = to_regnamespace(quote_ident(current_schema())) and typtype in ('e', 'd') loop
      execute format('drop type %I', found.name);
    end loop; end $$`)
}

/** The tables that the archive's schema creates, with the columns of its rows. They have to match exactly. */
async function tablesFor(tx: Db, manifest: Manifest) {
  const created = new Map((await listTables(tx)).map((table) => [table.name, table]))
  return new Map(
    manifest.tables.map(({ name, columns }) => {
      const table = created.get(name)
      const types = new Map(table?.columns.map((column) => [column.name, column.type]))
      const missing = table ? columns.find((column) => !types.has(column)) : name
      if (!table || missing) throw new ArchiveError(`The schema of the archive has no '${missing}'`)
      const listed: Table = {
        ...table,
        columns: columns.map((column) => ({ name: column, type: types.get(column) as string })),
      }
      return [rowsMember(name), listed] as const
    }),
  )
}

/** Stores uploaded files, and removes those that it added if the restoring fails after all. */
function storeFiles(storage: Storage) {
  const added: string[] = []
  return {
    async store(name: string, contents: Buffer) {
      // A name is made from the content, so storing a file again only repairs it.
      if (!(await storage.has(name))) added.push(name)
      await storage.put(name, contents)
    },
    async undo() {
      for (const name of added) await storage.remove(name).catch(() => {})
    },
  }
}

async function countQueuedMail(tx: Db) {
  const [single] = await tx.select({ total: count() }).from(mails)
  const [copies] = await tx.select({ total: count() }).from(deliveries).where(eq(deliveries.status, 'queued'))
  return (single?.total ?? 0) + (copies?.total ?? 0)
}

/**
 * Restores a checked archive into a database without tables, in one transaction: the schema of the archive, its rows and
 * sequences, the uploaded files, and then the migrations since.
 */
export async function loadArchive(tx: Db, storage: Storage, path: string, manifest: Manifest, signal: AbortSignal) {
  await applyMigrations(tx, 0, manifest.schema.version)
  // The archive contains what they derive. After further migrations, the next start installs them and derives it.
  if (manifest.schema.version === newestSchema()) await installTriggers(tx)
  await setNeutralFormats(tx)
  const tables = await tablesFor(tx, manifest)
  // Migrations may have added rows, which the archive contains as well.
  const names = (await listTables(tx)).map(({ name }) => quoted(name))
  await tx.execute(sql.raw(`truncate ${names.join(', ')}`))
  for (const name of names) await tx.execute(sql.raw(`alter table ${name} disable trigger user`))
  const restoreForeignKeys = await suspendForeignKeys(tx)

  const files = storeFiles(storage)
  try {
    for await (const { name, body } of readArchive(path)) {
      signal.throwIfAborted()
      const table = tables.get(name)
      const upload = uploadIn(name)
      if (table) await loadRows(tx, table, body)
      else if (upload) await files.store(upload, await buffer(body))
      else body.resume()
    }
    await setSequences(tx, manifest.sequences)
    await restoreForeignKeys()
    for (const name of names) await tx.execute(sql.raw(`alter table ${name} enable trigger user`))
    await applyMigrations(tx, manifest.schema.version, newestSchema())
  } catch (error) {
    await files.undo()
    throw error
  }
  return { undo: files.undo, queued: await countQueuedMail(tx) }
}
