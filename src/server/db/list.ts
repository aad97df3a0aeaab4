import { pageOf } from '@shared/paging'
import { asc, count, desc, ilike, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Db } from './client'
import { containing } from './sql'
import { keptTotal } from './totals'

export type ListQuery<Sort extends string> = {
  page?: number
  perPage?: number
  sort?: Sort
  order?: 'asc' | 'desc'
  q?: string
}

/** Matches rows that contain the search text in one of these columns. */
export const matching = (q: string | undefined, ...columns: (PgColumn | SQLWrapper)[]) =>
  q ? or(...columns.map((column) => ilike(column as PgColumn, containing(q)))) : undefined

/** As an array: the planner would otherwise often read all rows, and look for each among those that are selected. */
export const isAnyOf = (id: PgColumn, selected: SQLWrapper) => sql`${id} = any(array(${selected}))`

/** Newest first, unless a field is named. */
export const isAscending = ({ sort, order }: Pick<ListQuery<string>, 'sort' | 'order'>) =>
  order === 'asc' || (sort !== undefined && order === undefined)

/** A page of a table's rows, and the number of all matching rows. */
export async function listRows<
  Table extends PgTable & Record<Sort | 'id' | 'created_at', PgColumn>,
  Sort extends string,
>(
  db: Db,
  table: Table,
  query: ListQuery<Sort>,
  where: SQL | undefined,
): Promise<{ rows: Table['$inferSelect'][]; total: number }> {
  const { limit, offset } = pageOf(query)
  const direction = isAscending(query) ? asc : desc
  // Ties break by id, so that pages never overlap.
  const order = [direction(table[query.sort ?? 'created_at']), direction(table.id)]
  // Only the ids: they are in the index, while skipping whole rows takes ten times longer.
  const page = db
    .select({ id: table.id })
    .from(table as PgTable)
    .where(where)
    .orderBy(...order)
    .limit(limit)
    .offset(offset)
  const rows = await db
    .select()
    .from(table as PgTable)
    .where(isAnyOf(table.id, page))
    .orderBy(...order)
  const counting = db
    .select({ total: count() })
    .from(table as PgTable)
    .where(where)
  // Counted separately: a window count comes with the rows, so for an empty page it would be missing.
  const total = await keptTotal(db, counting)
  return { rows: rows as Table['$inferSelect'][], total }
}

/**
 * A page of the rows that a statement finds, in this order, and the number of all of them. In one statement, so that they are found
 * once; the count does not travel with the rows, of which there may be none. Times come as texts.
 */
export async function listFound<Row>(
  db: Db,
  found: SQL,
  order: SQL,
  query: Pick<ListQuery<string>, 'page' | 'perPage'>,
): Promise<{ rows: Row[]; total: number }> {
  const { limit, offset } = pageOf(query)
  const { rows: answer } = await db.execute<{ total: number; page: Row[] | null }>(sql`
    with found as materialized (${found}),
      page as (select * from found order by ${order} limit ${limit} offset ${offset})
    select (select count(*)::int from found) as total, (select json_agg(page) from page) as page`)
  return { rows: answer[0]?.page ?? [], total: answer[0]?.total ?? 0 }
}
