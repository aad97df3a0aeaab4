import { createHash } from 'node:crypto'
import { join } from 'node:path'
import type { Db } from '@server/db/client'
import { asDb } from '@server/db/commits'
import { openDatabase } from '@server/db/connect/open'
import { journal, migrateSchema } from '@server/db/migrate'
import { migrationsFolder } from '@server/db/migrations-folder'
import { openStorage } from '@server/files/storage/storage'
import { createBackup } from '@server/transfer/backup/create-backup'
import { restoreBackup } from '@server/transfer/backup/restore-backup'
import { listTables, quoted } from '@server/transfer/backup/tables'
import { createDatabase } from '@tests/postgres'
import { bootEmptyEngine, postgresUrl } from '@tests/server/database'
import { startServer } from '@tests/server/start-server'
import { configFor, temporaryFolder } from '@tests/server/transfer/backups'
import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { fillWithSchema43 } from './schema-43'

/** Rows that are derived from others, or noted to be. */
const DERIVED = ['search_outdated', 'upload_uses']

async function emptyDatabase() {
  const server = postgresUrl()
  const pool = server
    ? new pg.Pool({ connectionString: (await createDatabase(server)).url, max: 4 })
    : await bootEmptyEngine()
  onTestFinished(() => pool.end())
  const db = drizzle(pool)
  return {
    pool,
    db: asDb(db),
    open: () => migrateSchema(asDb(db), () => migrate(db, { migrationsFolder })),
  }
}

async function oldDatabase() {
  const database = await emptyDatabase()
  await fillWithSchema43(database.pool)
  return database
}

/** What migrations have renamed since: the column in which translations name their original. */
const RENAMED: Record<string, string> = {
  article_translations: 'article_id',
  page_translations: 'page_id',
  place_translations: 'place_id',
  category_translations: 'category_id',
  ad_translations: 'ad_id',
  newsletter_translations: 'newsletter_id',
}

/** The present names of the columns, by table. */
async function columnsOf(db: Db) {
  const tables = (await listTables(db)).filter(({ name }) => !DERIVED.includes(name))
  return tables.map(({ name, columns }) => ({
    table: name,
    columns: columns.map((column) => (column.name === RENAMED[name] ? 'record_id' : column.name)),
  }))
}

/** Where the rows of a table are by now. */
const MOVED: Record<string, string> = { article_view_days: 'article_days' }

/** How many rows each table has, and the digest of these columns of them. */
async function rowsOf(db: Db, wanted: Awaited<ReturnType<typeof columnsOf>>, moved = MOVED) {
  const tables: Record<string, { rows: number; digest: string }> = {}
  for (const { table, columns } of wanted) {
    const { rows } = await db.execute<{ row: Record<string, unknown> }>(
      sql.raw(`select to_jsonb(t) as row from ${quoted(moved[table] ?? table)} t`),
    )
    const texts = rows.map(({ row }) =>
      JSON.stringify(columns.map((name) => row[name in row ? name : (RENAMED[table] ?? '')])),
    )
    const digest = createHash('sha256').update(texts.sort().join('\n')).digest('hex')
    tables[table] = { rows: rows.length, digest }
  }
  return tables
}

/** What makes the schema: columns, constraints, indexes, triggers and functions, in no order. */
async function catalogueOf(db: Db) {
  const { rows } = await db.execute<{ line: string }>(sql`
    select format('column %s.%s %s %s %s %s', t.relname, a.attname, format_type(a.atttypid, a.atttypmod), a.attnotnull,
      a.attidentity, pg_get_expr(d.adbin, d.adrelid)) as line
    from pg_attribute a join pg_class t on t.oid = a.attrelid left join pg_attrdef d on d.adrelid = t.oid and d.adnum = a.attnum
    where t.relkind = 'r' and t.relnamespace = 'public'::regnamespace and a.attnum > 0 and not a.attisdropped
    union all select format('table %s %s', relname, reloptions) from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace
    union all select format('constraint %s %s %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) from pg_constraint
      where connamespace = 'public'::regnamespace and contype <> 'n'
    union all select indexdef from pg_indexes where schemaname = 'public'
    union all select pg_get_triggerdef(oid) from pg_trigger where not tgisinternal
    union all select pg_get_functiondef(oid) from pg_proc where pronamespace = 'public'::regnamespace
    union all select format('type %s %s', t.typname, e.enumlabel) from pg_enum e join pg_type t on t.oid = e.enumtypid
    order by 1`)
  return rows.map(({ line }) => line)
}

test('a database of schema 43 opens with its data whole and the schema of a new one', async () => {
  const { db, open } = await oldDatabase()
  const columns = await columnsOf(db)
  const before = await rowsOf(db, columns, {})
  const { rows: uses } = await db.execute(sql`select * from upload_uses order by source, source_key, stem`)
  await open()
  // Its trashed rows of translations have the present name of their column too.
  const { trash_rows: _, ...after } = await rowsOf(db, columns)
  const { trash_rows: trashed, ...expected } = before
  expect(trashed?.rows).toBeGreaterThan(0)
  expect(after).toEqual(expected)
  expect((await db.execute(sql`select from trash_rows`)).rows).toHaveLength(trashed?.rows ?? 0)
  expect((await db.execute(sql`select * from upload_uses order by source, source_key, stem`)).rows).toEqual(uses)
  expect((await db.execute(sql`select from drizzle.__drizzle_migrations`)).rows).toHaveLength(42 + journal().length)

  const fresh = await emptyDatabase()
  await fresh.open()
  expect(await catalogueOf(db)).toEqual(await catalogueOf(fresh.db))
})

test('addresses that were stopped for our faults are released, and those that are dead stay stopped', async () => {
  const { db, open } = await oldDatabase()
  const reasons = {
    dead: [
      'Returned: 5.1.1 No such user',
      'Returned: 5.0.0 550 5.1.10 Null MX',
      '550-5.2.1 Disabled\n550 5.2.1 Disabled',
    ],
    ours: [
      'Returned: 5.7.26 DMARC',
      '550 5.7.1 Blocked: see 5.1.1',
      'Returned: 5.2.2',
      '550 5.1.8 Sender',
      '550 Local policy',
    ],
  }
  const all = [...reasons.dead, ...reasons.ours, null]
  for (const [index, reason] of all.entries())
    await db.execute(sql`
      insert into bounces (email, failures, returned, reason, updated_at)
      values (${`${index}@example.com`}, ${index}, ${index % 2 === 0}, ${reason}, now())`)
  await open()
  const { rows } = await db.execute(sql`select reason, code, kind, failures from bounces order by failures`)
  expect(rows).toEqual([
    { reason: reasons.dead[0], code: '5.1.1', kind: 'dead', failures: 0 },
    { reason: reasons.dead[1], code: '5.1.10', kind: 'dead', failures: 1 },
    { reason: reasons.dead[2], code: '5.2.1', kind: 'dead', failures: 2 },
    // From before reasons were kept.
    { reason: null, code: null, kind: 'dead', failures: 8 },
  ])
})

test('on a database of schema 43, texts are saved and searched', async () => {
  const { db, open } = await oldDatabase()
  await open()
  const server = await startServer({ database: { db, close: async () => {} } })
  const editor = await server.as(await server.make.user({ role: 'editor' }))
  const found = async (q: string) => (await server.fetch(`/api/articles?q=${q}`)).json.articles
  const [unindexed] = await found('unindexed')
  expect(unindexed.title).toBe('Unindexed krakatau')
  const { id, excerpt } = unindexed
  const reply = await editor.put(`/api/articles/${id}`, { title: 'Saved afterwards: zirconium', excerpt })
  expect(reply.status, reply.text).toBe(200)
  expect(await found('zirconium')).toMatchObject([{ id }])
  expect(await found('unindexed')).toEqual([])
})

test('an archive of schema 43 is restored, also what was in the trash', async () => {
  const { db, open } = await oldDatabase()
  const folder = await temporaryFolder()
  const path = join(folder, 'old.tar')
  const config = configFor(join(folder, 'data'))
  await createBackup(path, { db, storage: await openStorage(config), signal: new AbortController().signal })
  await restoreBackup(path, config, new AbortController().signal)
  await open()
  const restored = await openDatabase(config, { warn: () => {} })
  onTestFinished(restored.close)
  const columns = await columnsOf(db)
  expect(await rowsOf(restored.db, columns)).toEqual(await rowsOf(db, columns))
})

test('a schema from before 43 migrations is refused in plain words', async () => {
  const { db, open } = await oldDatabase()
  await db.execute(sql`delete from drizzle.__drizzle_migrations where created_at = ${journal()[0]?.when}::bigint`)
  await expect(open()).rejects.toThrow(
    /^This is version \S+, and the database has the schema of one before commit 7f7df9ba\. Start that/,
  )
})
