import { getTableColumns, type SQL, sql } from 'drizzle-orm'
import { type PgColumn, PgDialect, type PgTable, type SelectedFields } from 'drizzle-orm/pg-core'
import type { SelectResultFields } from 'drizzle-orm/query-builders/select.types'

// All rows of a list come in one JSON value: to read many columns of each row one by one takes the server several times as long as to
// parse this.

/** Columns as one JSON value. Written once, as text: to build so many columns for each statement takes as long as to run it. */
export function jsonOf<Columns extends SelectedFields>(columns: Columns) {
  const fields = Object.entries(columns).map(([name, column]) => sql`${sql.raw(`'${name}'`)}, ${column}`)
  const built = sql`json_build_object(${sql.join(fields, sql`, `)})`
  return sql.raw(new PgDialect().sqlToQuery(built.inlineParams()).sql) as SQL<SelectResultFields<Columns>>
}

/** A time for a JSON value: PostgreSQL writes it as ISO 8601 without a zone, and with as many decimals as there are. Read it with `isoOf`. */
export const utc = <Text extends string | null = string>(instant: PgColumn) => sql<Text>`${instant} at time zone 'UTC'`

export const isoOf = (utcDate: string) => `${utcDate.slice(0, 19)}.${utcDate.slice(20, 23).padEnd(3, '0')}Z`

const wholeRows = new WeakMap<PgTable, SQL>()

function wholeRow(table: PgTable) {
  const known = wholeRows.get(table)
  if (known) return known
  const built = jsonOf(getTableColumns(table) as Record<string, PgColumn>)
  wholeRows.set(table, built)
  return built
}

/** All rows of a selection in one value, in this order. Read it with `rowsFrom`. */
export const rowsInOrder = (table: PgTable, order: SQL) =>
  sql`coalesce(json_agg(${wholeRow(table)} order by ${order}), '[]')`

/** Of JSON's values, only these differ from what a statement of the query builder returns. */
const isConverted = ({ dataType }: PgColumn) => dataType === 'date' || dataType === 'custom'

/** The rows that a statement has returned in one value. Completes them in place. */
export function rowsFrom<Table extends PgTable>(table: Table, rows: unknown[]) {
  const converted = Object.entries(getTableColumns(table) as Record<string, PgColumn>).filter(([, column]) =>
    isConverted(column),
  )
  for (const row of rows as Record<string, unknown>[])
    for (const [name, column] of converted) if (row[name] !== null) row[name] = column.mapFromDriverValue(row[name])
  return rows as Table['$inferSelect'][]
}
