import { cleanHtml, withoutForbidden } from '@shared/content/clean-text'
import type { ORIGINAL_FIELDS } from '@shared/editable-fields'
import { type SQL, sql } from 'drizzle-orm'
import type { Db } from './client'
import { announceChange } from './commits'
import { digestInSql } from './original-digests'
import { cleanedTables } from './schema/jobs'

/** What programs compare or follow. It stays as it is. */
const EXACT =
  /(?:^|_)(?:urls?|links?|href|website|emails?|address(?:es)?|slugs?|path|stem|ending|key|token|hash|digest|secret)$/

/** What was written before texts were cleaned, as it would be stored now. `name` is that of its column or key. */
export function cleanStored(value: unknown, name = ''): unknown {
  if (typeof value === 'string') return EXACT.test(name) ? value : cleanHtml(value)
  if (Array.isArray(value)) return value.map((inner) => cleanStored(inner, name))
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [withoutForbidden(key), cleanStored(inner, key)]),
  )
}

type Kind = keyof typeof ORIGINAL_FIELDS

/** Where the translations of each kind of original are. */
const TRANSLATIONS: Record<Kind, string> = {
  articles: 'article_translations',
  pages: 'page_translations',
  places: 'place_translations',
  categories: 'category_translations',
  series: 'series_translations',
  ads: 'ad_translations',
  newsletters: 'newsletter_translations',
}

/** The tables with texts that people have written. */
const TABLES = [
  ...Object.entries(TRANSLATIONS).flat(),
  ...['article_revisions', 'page_translation_revisions', 'place_translation_revisions', 'working_copies'],
  ...['users', 'article_notes', 'media', 'machine_texts', 'rejection_templates', 'trash', 'trash_rows'],
]

const isOriginal = (table: string): table is Kind => table in TRANSLATIONS

/** Rows that are looked at in one statement. */
const PAGE = 200

const noncharacters = Array.from({ length: 16 }, (_, plane) => (plane + 1) * 0x10000 + 0xfffe)
  .map((first) => String.fromCodePoint(first, first + 1))
  .join('')

/** In the JSON of a row, where other control characters are escapes. It may find too much, but nothing too little. */
const UNCLEAN = `\\\\u00[01]|\\\\[bf]|[\u007f-\u009f\ufdd0-\ufdef\ufffe\uffff${noncharacters}]`

type Column = { name: string; type: string; is_key: boolean; is_text: boolean }
type Row = Record<string, unknown>

const columnsOf = async (db: Db, table: string) =>
  (
    await db.execute<Column>(sql`
      select a.attname as name, format_type(a.atttypid, a.atttypmod) as type, coalesce(a.attnum = any(i.indkey), false) as is_key,
        a.atttypid in ('text'::regtype, 'jsonb'::regtype) as is_text
      from pg_attribute a left join pg_index i on i.indrelid = a.attrelid and i.indisprimary
      where a.attrelid = ${table}::regclass and a.attnum > 0 and not a.attisdropped order by a.attnum`)
  ).rows

const list = (parts: SQL[]) => sql.join(parts, sql`, `)
const nameOf = ({ name }: Column) => sql`${sql.identifier(name)}`
const valueIn = ({ name, type }: Column, row: Row) => {
  const value = row[name]
  return sql`${type === 'jsonb' && value !== null ? JSON.stringify(value) : value}::${sql.raw(type)}`
}

/** A page of rows after the last one, in the order of the key: those that need cleaning are whole. */
async function readPage(db: Db, table: string, columns: Column[], last: Row | undefined) {
  const keys = columns.filter((column) => column.is_key)
  const shown = columns.filter(({ is_key, is_text }) => is_key || is_text)
  const after = last && sql`where (${list(keys.map(nameOf))}) > (${list(keys.map((key) => valueIn(key, last)))})`
  const { rows } = await db.execute<{ is_unclean: boolean; row: Row }>(sql`
    select is_unclean, case when is_unclean then row else
      ${sql.raw(`jsonb_build_object(${keys.map(({ name }) => `'${name}', row -> '${name}'`).join(', ')})`)} end as row
    from (select to_jsonb(page) as row,
        to_jsonb(page)::text ~ ${UNCLEAN} or to_jsonb(page)::text is not nfc normalized as is_unclean
      from (select ${list(shown.map(nameOf))} from ${sql.identifier(table)} ${after}
        order by ${list(keys.map(nameOf))} limit ${PAGE}) page) looked_at`)
  return rows
}

/** Cleaned as by a minor change: translations that were made from the texts stay up to date. */
async function cleanRow(db: Db, table: string, columns: Column[], row: Row) {
  const cleaned = cleanStored(row) as Row
  const changed = columns.filter(
    ({ name, is_text, is_key }) => is_text && !is_key && JSON.stringify(row[name]) !== JSON.stringify(cleaned[name]),
  )
  if (changed.length === 0) return
  const isSame = (column: Column) => sql`${nameOf(column)} = ${valueIn(column, row)}`
  const keys = columns.filter((column) => column.is_key)
  const update = sql`
    update ${sql.identifier(table)}
    set ${list(changed.map((column) => sql`${nameOf(column)} = ${valueIn(column, cleaned)}`))}
    where ${sql.join([...keys, ...changed].map(isSame), sql` and `)}`
  await db.transaction(async (tx) => {
    if (isOriginal(table)) await followedBy(tx, table, row.id as number, () => tx.execute(update))
    else await tx.execute(update)
    await announceChange(tx, {})
  })
}

async function followedBy(tx: Db, kind: Kind, id: number, change: () => Promise<unknown>) {
  const digest = sql.raw(digestInSql(kind, (column) => `"${column}"`))
  const read = async () =>
    (
      await tx.execute<{ digest: string }>(
        sql`select ${digest} as digest from ${sql.identifier(kind)} where id = ${id} for update`,
      )
    ).rows[0]?.digest
  const before = await read()
  await change()
  const after = await read()
  await tx.execute(sql`
    update ${sql.identifier(TRANSLATIONS[kind])} set original_digest = ${after}
    where record_id = ${id} and original_digest = ${before}`)
  await tx.execute(sql`
    update machine_texts set original_digest = ${after}
    where kind = ${kind} and record_id = ${id} and original_digest = ${before}`)
}

async function cleanTable(db: Db, table: string, signal: AbortSignal) {
  const columns = await columnsOf(db, table)
  let last: Row | undefined
  do {
    signal.throwIfAborted()
    const page = await readPage(db, table, columns, last)
    for (const { is_unclean, row } of page) if (is_unclean) await cleanRow(db, table, columns, row)
    last = page.length === PAGE ? page.at(-1)?.row : undefined
  } while (last)
}

/**
 * Cleans the texts of a database from before they were cleaned when they are saved: each table once. Not in a migration, which may not
 * take long, and could not tell a text from an address or a tag.
 */
export async function cleanStoredTexts(db: Db, signal: AbortSignal) {
  const done = new Set((await db.select().from(cleanedTables)).map(({ table_name }) => table_name))
  for (const table of TABLES.filter((each) => !done.has(each))) {
    await cleanTable(db, table, signal)
    await db.insert(cleanedTables).values({ table_name: table }).onConflictDoNothing()
  }
}
