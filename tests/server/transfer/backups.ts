import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Config, readConfig } from '@server/config/config'
import type { Db } from '@server/db/client'
import { openDatabase } from '@server/db/connect/open'
import { uploadsFolder } from '@server/files/storage/folder'
import { listTables, quoted } from '@server/transfer/backup/tables'
import { startServer } from '@tests/server/start-server'
import { sql } from 'drizzle-orm'
import { onTestFinished } from 'vitest'

export async function temporaryFolder() {
  const folder = await mkdtemp(join(tmpdir(), 'eye-of-sumatra-backup-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

export const configFor = (DATA_DIR: string, env: Record<string, string> = {}) =>
  readConfig({ NODE_ENV: 'test', DEMO: '0', DATA_DIR, ...env })

/** Every row of every table as text, sorted, and the sequences. */
export async function contentsOf(db: Db) {
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

export async function filesOf(config: Pick<Config, 'DATA_DIR'>) {
  const folder = uploadsFolder(config)
  const names = (await readdir(folder)).sort()
  return Promise.all(names.map(async (name) => [name, (await readFile(join(folder, name))).toString('base64')]))
}

export async function contentsOfDatabase(config: Config) {
  const { db, close } = await openDatabase(config, { warn: () => {} })
  try {
    return await contentsOf(db)
  } finally {
    await close()
  }
}

/** A server with a row in most tables, values that are hard to copy, and two uploaded files. */
export async function startFilledServer() {
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
