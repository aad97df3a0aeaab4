import { sql } from 'drizzle-orm'
import type { Db } from '../../db/client'

/** A table as the database describes it, so that old schemas can be read and restored too. */
export type Table = {
  name: string
  /** Without generated columns, which cannot be written. */
  columns: { name: string; type: string }[]
  /** The tables that its foreign keys refer to. */
  parents: string[]
}

export const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`

const inSchema = sql`relnamespace = to_regnamespace(quote_ident(current_schema()))`

/** Tables before those that refer to them. Within a cycle, by name. */
function inDependencyOrder(tables: Table[]) {
  const sorted: Table[] = []
  const visited = new Set<string>()
  const visit = (table: Table) => {
    if (visited.has(table.name)) return
    visited.add(table.name)
    for (const parent of tables) if (table.parents.includes(parent.name)) visit(parent)
    sorted.push(table)
  }
  tables.forEach(visit)
  return sorted
}

export async function listTables(db: Db): Promise<Table[]> {
  const { rows } = await db.execute<Table>(sql`
    select c.relname as name,
      (select json_agg(json_build_object('name', a.attname, 'type', format_type(a.atttypid, a.atttypmod)) order by a.attnum)
       from pg_attribute a where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '')
      as columns,
      (select coalesce(json_agg(distinct p.relname), '[]') from pg_constraint k join pg_class p on p.oid = k.confrelid
       where k.conrelid = c.oid and k.contype = 'f') as parents
    from pg_class c where c.relkind = 'r' and ${inSchema} order by c.relname`)
  return inDependencyOrder(rows)
}

/** The last value of each sequence, as text; null if it was never used. */
export async function readSequences(db: Db) {
  const { rows } = await db.execute<{ name: string; value: string | null }>(sql`
    select sequencename as name, last_value::text as value from pg_sequences
    where schemaname = current_schema() order by sequencename`)
  return Object.fromEntries(rows.map(({ name, value }) => [name, value]))
}

export async function setSequences(tx: Db, sequences: Record<string, string | null>) {
  for (const [name, value] of Object.entries(sequences))
    if (value === null) await tx.execute(sql.raw(`alter sequence ${quoted(name)} restart`))
    else await tx.execute(sql`select setval(${quoted(name)}::regclass, ${value}::bigint, true)`)
}

/**
 * Drops the foreign keys of all tables, and returns a function that creates them again, which checks all rows. Rows can then
 * be loaded in any order.
 */
export async function suspendForeignKeys(tx: Db) {
  const { rows } = await tx.execute<{ table: string; name: string; definition: string }>(sql`
    select c.relname as "table", k.conname as name, pg_get_constraintdef(k.oid) as definition
    from pg_constraint k join pg_class c on c.oid = k.conrelid where k.contype = 'f' and ${inSchema}`)
  for (const { table, name } of rows)
    await tx.execute(sql.raw(`alter table ${quoted(table)} drop constraint ${quoted(name)}`))
  return async () => {
    for (const { table, name, definition } of rows)
      await tx.execute(sql.raw(`alter table ${quoted(table)} add constraint ${quoted(name)} ${definition}`))
  }
}

export async function isEmptyTable(db: Db, name: string) {
  const { rows } = await db.execute(sql.raw(`select from ${quoted(name)} limit 1`))
  return rows.length === 0
}
