import { pageOf } from '@shared/paging'
import { inArray, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Db } from './client'
import { isAscending, type ListQuery } from './list'

type Table = PgTable & Record<'id', PgColumn>

type Options = {
  table: Table
  /** The column to sort by, and the page. */
  sort: PgColumn
  query: Pick<ListQuery<string>, 'page' | 'perPage' | 'sort' | 'order'>
  where: SQL | undefined
  /** Common table expressions that `where` uses. Ends with a comma. */
  tables?: SQL
  /** What else is selected. Begins with a comma. */
  extras?: SQL
}

/** The ids of a page of the rows that match, and the number of all of them. In one statement, so that they are looked for once. */
export async function findPage<Extra extends object = object>(
  db: Db,
  { table, sort, query, where, tables, extras }: Options,
): Promise<{ total: number; ids: number[] } & Extra> {
  const { limit, offset } = pageOf(query)
  const direction = sql.raw(isAscending(query) ? 'asc' : 'desc')
  const { rows } = await db.execute<{ total: number; ids: number[] } & Extra>(sql`
    with ${tables} found as materialized (select ${table.id} as id, ${sort} as value from ${table} where ${where})
    select (select count(*)::int from found) as total, (select coalesce(json_agg(id), '[]') from (
      select id from found order by value ${direction}, id ${direction} limit ${limit} offset ${offset}) as page) as ids ${extras}`)
  return rows[0] as { total: number; ids: number[] } & Extra
}

/** The rows with these ids, in this order. */
export async function readRows<Found extends Table>(db: Db, table: Found, ids: number[]) {
  if (ids.length === 0) return []
  const rows = (await db
    .select()
    .from(table as PgTable)
    .where(inArray(table.id, ids))) as (Found['$inferSelect'] & { id: number })[]
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => (byId.has(id) ? [byId.get(id) as Found['$inferSelect']] : []))
}
