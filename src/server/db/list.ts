import { pageOf } from '@shared/paging'
import { and, asc, desc, ilike, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { type PgColumn, PgDialect, type PgTable } from 'drizzle-orm/pg-core'
import type { Db } from './client'
import { rowsFrom, rowsInOrder } from './json-rows'
import { type Rows, readDeepPage } from './page-starts'
import { containing, isOneOf, rowsOf } from './sql'
import { countOf, totalBeside } from './totals'

type IdTable = PgTable & Record<'id', PgColumn>

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

const dialect = new PgDialect()

/** The name of the list whose rows this statement counts. */
function nameOf(counting: SQL) {
  const { sql: text, params } = dialect.sqlToQuery(counting)
  return JSON.stringify([text, params])
}

type Row<Table extends PgTable> = Table['$inferSelect'] & { id: number }

/** The rows with the selected ids, in this order. */
async function readSelected<Table extends IdTable>(db: Db, table: Table, isSelected: SQL, order: SQL) {
  const { rows } = await db.execute<{ rows: unknown[] }>(
    sql`select ${rowsInOrder(table, order)} as rows from ${table} where ${isSelected}`,
  )
  return rowsFrom(table, rows[0]?.rows ?? []) as Row<Table>[]
}

/**
 * A page of a table's rows, and the number of all matching rows. `countAll` returns it where a count of something else includes it.
 */
export async function listRows<
  Table extends PgTable & Record<Sort | 'id' | 'created_at', PgColumn>,
  Sort extends string,
>(
  db: Db,
  table: Table,
  query: ListQuery<Sort>,
  where: SQL | undefined,
  countAll?: () => Promise<number>,
): Promise<{ rows: Table['$inferSelect'][]; total: number }> {
  const sort: Sort | 'created_at' = query.sort ?? 'created_at'
  const [column, { id }] = [table[sort], table]
  const direction = isAscending(query) ? asc : desc
  // Ties break by id, so that pages never overlap.
  const order = sql`${direction(column)}, ${direction(id)}`
  const readPage = (after: SQL | undefined, rows: Rows) => {
    // Only the ids: they are in the index, while skipping whole rows takes ten times longer.
    const page = sql`select ${id} from ${table} where ${and(where, after) ?? sql`true`} order by ${order} ${rowsOf(rows)}`
    return readSelected(db, table, isAnyOf(id, page), order)
  }
  const counting = countOf(table, where)
  const list = nameOf(counting)
  const wanted = pageOf(query)
  const rows = await readDeepPage(
    db,
    { list, sort, column, id, isAscending: isAscending(query), isNullable: !column.notNull },
    wanted,
    readPage,
  )
  // Counted separately: a window count comes with the rows, so for an empty page it would be missing.
  const total = countAll ? await countAll() : await totalBeside(db, { list, counting }, wanted, rows.length)
  return { rows, total }
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
  query: Pick<ListQuery<string>, 'page' | 'perPage'>,
  { tables, extras }: Beside = {},
): Promise<{ rows: Row[]; total: number } & Extra> {
  const { rows: answer } = await db.execute<{ total: number; rows: Row[] } & Extra>(sql`
    with ${tables} found as materialized (${found}),
      page as (select * from found order by ${order} ${rowsOf(pageOf(query))})
    select (select count(*)::int from found) as total, (select coalesce(json_agg(page), '[]') from page) as rows ${extras}`)
  return answer[0] as { rows: Row[]; total: number } & Extra
}

/** The ids of a page of a table's rows that match, and the number of all of them. */
export async function listIds<Extra extends object = object>(
  db: Db,
  table: IdTable,
  { sort, query, where, ...beside }: { sort: PgColumn; query: ListQuery<string>; where: SQL | undefined } & Beside,
) {
  const direction = sql.raw(isAscending(query) ? 'asc' : 'desc')
  const found = sql`select ${table.id} as id, ${sort} as value from ${table} where ${where}`
  const order = sql`value ${direction}, id ${direction}`
  const { rows, ...others } = await listFound<{ id: number }, Extra>(db, found, order, query, beside)
  return { ...others, ids: rows.map(({ id }) => id) }
}

/** The rows with these ids, in this order. */
export const readRows = <Table extends IdTable>(db: Db, table: Table, ids: number[]) =>
  readSelected(db, table, isOneOf(table.id, ids), sql`array_position(${sql.param(ids)}::int[], ${table.id})`)
