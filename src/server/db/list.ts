import { countedFor, MAX_COUNTED, pageOf, type Total, totalOf } from '@shared/paging'
import { asc, desc, is, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { type PgColumn, type PgSelect, type PgTable, PgText } from 'drizzle-orm/pg-core'
import type { Db } from './client'
import { isOneOf, placeIn, rowsOf } from './sql'

type IdTable = PgTable & Record<'id', PgColumn>

export type Page = Parameters<typeof pageOf>[0]

export type ListQuery<Sort extends string> = {
  page?: number
  perPage?: number
  sort?: Sort
  order?: 'asc' | 'desc'
  q?: string
}

/** As an array: the planner would otherwise often read all rows, and look for each among those that are selected. */
export const isAnyOf = (id: PgColumn, selected: SQLWrapper) => sql`${id} = any(array(${selected}))`

/** Newest first, unless a field is named. */
export const isAscending = ({ sort, order }: Pick<ListQuery<string>, 'sort' | 'order'>) =>
  order === 'asc' || (sort !== undefined && order === undefined)

/** As dictionaries sort: case and accents decide between equal words only. The same on both databases, whatever their own order is. */
export const inDictionaryOrder = (text: SQLWrapper) => sql`${text} collate "und-x-icu"`

/** What rows are sorted by: texts as in a dictionary. */
export const sortKey = (column: SQLWrapper) => (is(column, PgText) ? inDictionaryOrder(column) : column)

/** By a column, then by id, so that pages never overlap. */
export function orderBy(query: Pick<ListQuery<string>, 'sort' | 'order'>, column: SQLWrapper, id: SQLWrapper) {
  const direction = isAscending(query) ? asc : desc
  return sql`${direction(sortKey(column))}, ${direction(id)}`
}

/** The number of rows that a statement finds, no further than a list has to count. */
export const countOf = (found: SQLWrapper, query: Page) =>
  sql`(select count(*)::int from (${found} limit ${countedFor(query) + 1}) as counted)`

async function readCount(db: Db, count: SQL) {
  const { rows } = await db.execute<{ counted: number }>(sql`select ${count} as counted`)
  return rows[0]?.counted ?? 0
}

type Selection = { table: PgTable; id: PgColumn; where: SQL | undefined; order: SQL }

/**
 * The ids of a page, and the number of all rows that match. Ids are in the index of the order, while to skip whole rows, or to compute
 * what is shown of them, takes ten times longer.
 */
export async function listIds(
  db: Db,
  { table, id, where = sql`true`, order }: Selection,
  query: Page,
): Promise<{ ids: number[] } & Total> {
  const { limit, offset } = pageOf(query)
  const count = countOf(sql`select from ${table} where ${where}`, query)
  // Beyond the rows that are counted, the page itself tells how many there are: one id more than it has, if others follow.
  const isDeep = offset + limit > MAX_COUNTED
  const page = sql`select ${id} from ${table} where ${where} order by ${order} ${rowsOf({ limit: limit + 1, offset })}`
  const { rows } = await db.execute<{ ids: number[]; counted: number | null }>(
    sql`select array(${page}) as ids, ${isDeep ? sql`null` : count} as counted`,
  )
  const { ids, counted } = rows[0] as (typeof rows)[number]
  const total = counted ?? (ids.length > 0 ? offset + ids.length : await readCount(db, count))
  return { ids: ids.slice(0, limit), ...totalOf(total, query) }
}

/** The rows with these ids, in this order. */
export async function readRows<Table extends IdTable>(db: Db, table: Table, ids: number[]) {
  const rows = await db
    .select()
    .from(table as PgTable)
    .where(isOneOf(table.id, ids))
    .orderBy(placeIn(ids, table.id))
  return rows as Table['$inferSelect'][]
}

/** A page of a table's rows, and the number of all matching rows. */
export async function listRows<
  Table extends PgTable & Record<Sort | 'id' | 'created_at', PgColumn>,
  Sort extends string,
>(
  db: Db,
  table: Table,
  query: ListQuery<Sort>,
  where: SQL | undefined,
): Promise<{ rows: Table['$inferSelect'][] } & Total> {
  const order = orderBy(query, table[query.sort ?? 'created_at'], table.id)
  const { ids, ...total } = await listIds(db, { table, id: table.id, where, order }, query)
  return { rows: await readRows(db, table, ids), ...total }
}

/** A page of what a statement of the query builder selects, in this order, and the number of all its rows. */
export async function listSelected<Select extends PgSelect>(
  db: Db,
  select: Select,
  order: SQL,
  query: Page,
): Promise<{ rows: Select['_']['result'] } & Total> {
  const total = totalOf(await readCount(db, countOf(select, query)), query)
  const { limit, offset } = pageOf(query)
  return { rows: await select.orderBy(order).limit(limit).offset(offset), ...total }
}

type Beside = {
  /** Common table expressions that the statement uses. Ends with a comma. */
  tables?: SQL
  /** What else is selected. Begins with a comma. */
  extras?: SQL
}

/**
 * A page of the rows that a statement finds, in this order, and the number of all of them. In one statement, so that they are found
 * once; the count does not travel with the rows, of which there may be none. Times come as texts.
 */
export async function listFound<Row, Extra extends object = object>(
  db: Db,
  found: SQL,
  order: SQL,
  query: Page,
  { tables, extras }: Beside = {},
): Promise<{ rows: Row[] } & Total & Extra> {
  type Answer = { counted: number; rows: Row[] } & Extra
  const { rows: answer } = await db.execute<Answer>(sql`
    with ${tables} found as materialized (${found}),
      page as (select * from found order by ${order} ${rowsOf(pageOf(query))})
    select (select count(*)::int from found) as counted, (select coalesce(json_agg(page), '[]') from page) as rows ${extras}`)
  const { counted, ...others } = answer[0] as Answer
  return { ...others, ...totalOf(counted, query) } as { rows: Row[] } & Total & Extra
}

/** Like `listIds`, for rows that another index finds than that of their order. */
export async function findIds<Extra extends object = object>(
  db: Db,
  table: IdTable,
  { sort, query, where, ...beside }: { sort: PgColumn; query: ListQuery<string>; where: SQL | undefined } & Beside,
) {
  const found = sql`select ${table.id} as id, ${sortKey(sort)} as value from ${table} where ${where}`
  const order = orderBy(query, sql`value`, sql`id`)
  const { rows, ...others } = await listFound<{ id: number }, Extra>(db, found, order, query, beside)
  return { ...others, ids: rows.map(({ id }) => id) }
}
