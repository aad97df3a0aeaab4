import { type SQL, sql } from 'drizzle-orm'
import type { Db } from './client'

/** Tables that name files without using them, and those that are written all the time and hold no content. */
const NOT_CONTENT = [
  'audit_entries',
  'unused_uploads',
  'removed_uploads',
  'rate_limits',
  'idempotency_keys',
  'imports',
  'redirects',
  'media',
  'media_uploaders',
  'upload_uses',
  'sessions',
  'article_search',
  'machine_texts',
  'search_words',
  'deliveries',
  'recipient_names',
  'mail_workers',
  'subscribers',
]

type Watched = { table: string; columns: string[]; key: string[] }

/** All tables with texts, asked of the database, so that those of later tables and columns are found as well. */
async function listTextColumns(db: Db) {
  const { rows } = await db.execute<Watched>(sql`
    select t.relname as table,
      (select json_agg(a.attname order by a.attname) from pg_attribute a
        where a.attrelid = t.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
          and a.atttypid in ('text'::regtype, 'varchar'::regtype, 'json'::regtype, 'jsonb'::regtype, 'text[]'::regtype)) as columns,
      (select json_agg(a.attname order by array_position(k.conkey, a.attnum)) from pg_constraint k
        join pg_attribute a on a.attrelid = t.oid and a.attnum = any(k.conkey)
        where k.conrelid = t.oid and k.contype = 'p') as key
    from pg_class t where t.relkind = 'r' and t.relnamespace = to_regnamespace(quote_ident(current_schema()))
    order by t.relname`)
  return rows.filter(({ table, columns, key }) => columns && key && !NOT_CONTENT.includes(table))
}

/** The columns that the triggers watch, by table. */
async function listWatched(db: Db) {
  const { rows } = await db.execute<{ table: string; columns: string[] }>(sql`
    select t.relname as table, (select json_agg(a.attname order by a.attname) from pg_attribute a
      where a.attrelid = t.oid and a.attnum = any(g.tgattr::int2[])) as columns
    from pg_trigger g join pg_class t on t.oid = g.tgrelid
    where g.tgname = 'upload_uses' and t.relnamespace = to_regnamespace(quote_ident(current_schema()))`)
  return new Map(rows.map(({ table, columns }) => [table, columns.join()]))
}

const listOf = (names: string[], write: (name: string) => SQL) => sql.join(names.map(write), sql`, `)

/** Notes the uses in a table from now on. The lock that a new trigger takes holds back changes until those so far are noted. */
const watch = (db: Db, { table, columns, key }: Watched) =>
  db.transaction(async (tx) => {
    const name = sql.identifier(table)
    await tx.execute(sql`
      create or replace trigger upload_uses
      after insert or delete or update of ${listOf(columns, (column) => sql`${sql.identifier(column)}`)} on ${name}
      for each row execute function note_upload_uses(${listOf(key, (column) => sql.raw(`'${column}'`))})`)
    await tx.execute(sql`delete from upload_uses where source = ${table}`)
    await tx.execute(sql`
      insert into upload_uses (source, source_key, stem)
      select ${table}::text, upload_source_key(to_jsonb(content), array[${listOf(key, (column) => sql`${column}::text`)}]), found.stem
      from ${name} as content cross join lateral upload_stems(to_jsonb(content)) as found`)
  })

/**
 * Has the database note in `upload_uses` where uploads are used: in articles, their versions and translations, ads, newsletters, and
 * whatever else has texts. After each migration, for the tables and columns that it has added.
 */
export async function watchUploadUses(db: Db) {
  const watched = await listWatched(db)
  for (const table of await listTextColumns(db))
    if (watched.get(table.table) !== table.columns.join()) await watch(db, table)
}
