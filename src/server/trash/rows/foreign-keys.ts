import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../db/client'

/** The rows of `child` refer to rows of `parent`. */
export type ForeignKey = {
  child: string
  parent: string
  columns: { name: string; refersTo: string; type: string }[]
  /** What happens to rows of `child` when the row that they refer to is deleted. */
  onDelete: 'cascade' | 'set null' | 'other'
  /** The columns of the child's primary key. */
  primaryKey: { name: string; type: string }[]
}

/** The foreign keys of all tables, asked of the database, so that those of later tables are found as well. */
export async function listForeignKeys(db: Db) {
  const { rows } = await db.execute<ForeignKey>(sql`
    select c.relname as child, p.relname as parent,
      (select json_agg(json_build_object('name', own.attname, 'refersTo', other.attname,
          'type', format_type(other.atttypid, other.atttypmod)) order by pair.position)
        from unnest(k.conkey, k.confkey) with ordinality as pair(own, other, position)
        join pg_attribute own on own.attrelid = k.conrelid and own.attnum = pair.own
        join pg_attribute other on other.attrelid = k.confrelid and other.attnum = pair.other) as columns,
      case k.confdeltype when 'c' then 'cascade' when 'n' then 'set null' else 'other' end as "onDelete",
      (select coalesce(json_agg(json_build_object('name', a.attname, 'type', format_type(a.atttypid, a.atttypmod))), '[]')
        from pg_constraint own join pg_attribute a on a.attrelid = own.conrelid and a.attnum = any(own.conkey)
        where own.conrelid = k.conrelid and own.contype = 'p') as "primaryKey"
    from pg_constraint k join pg_class c on c.oid = k.conrelid join pg_class p on p.oid = k.confrelid
    where k.contype = 'f' and c.relnamespace = to_regnamespace(quote_ident(current_schema()))
    order by k.conname`)
  return rows
}

const all = (conditions: SQL[]) => sql.join(conditions, sql` and `)

/** A value of the JSON column `data` of the table `stored`, as the type of the column that it refers to. */
const storedValue = (name: string, type: string) => sql`(stored.data->>${name}::text)::${sql.raw(type)}`

/** Rows of `child` that refer to the stored row of a parent. */
export const refersToStored = ({ columns }: ForeignKey) =>
  all(columns.map(({ name, refersTo, type }) => sql`child.${sql.identifier(name)} = ${storedValue(refersTo, type)}`))

/** Stored rows of a child that refer to a row that no longer exists. */
export const refersToMissing = ({ parent, columns }: ForeignKey) =>
  sql`(${all(
    columns.map(({ name }) => sql`stored.data->>${name}::text is not null`),
  )} and not exists (select 1 from ${sql.identifier(parent)} as parent where ${all(
    columns.map(({ name, refersTo, type }) => sql`parent.${sql.identifier(refersTo)} = ${storedValue(name, type)}`),
  )}))`
