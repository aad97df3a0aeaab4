import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { Db } from './client'
import { keptIn, type PageStart } from './kept-of-lists'

/** To skip fewer entries of an index takes no time. */
const STEP = 500

type Order<Sort> = {
  /** Its name. */
  list: string
  /** The field by which it is sorted. */
  sort: Sort
  /** In an index together with the id. */
  column: SQLWrapper
  id: SQLWrapper
  isAscending: boolean
  /** Whether rows can be without a value. No condition finds what follows them. */
  isNullable: boolean
}

export type Rows = { limit: number; offset: number }

const storable = (value: unknown) => (value instanceof Date ? value.toISOString() : value)

function afterStart({ column, id, isAscending }: Order<string>, { value, id: last }: PageStart) {
  const than = isAscending ? sql`>` : sql`<`
  return sql`(${column}, ${id}) ${than} (${value}, ${last})`
}

/**
 * Reads a page of a list. To skip 50,000 rows takes many times longer than to read a page, even in an index, so the ends of pages
 * that were read are remembered, at most one in 500 rows, and the next deep page of this list begins at the nearest one. `read` gets
 * the condition for that, and what is left to skip.
 */
export async function readDeepPage<Sort extends string, Row extends { id: number } & { [field in Sort]?: unknown }>(
  db: Db,
  order: Order<Sort>,
  { limit, offset }: Rows,
  read: (after: SQL | undefined, rows: Rows) => Promise<Row[]>,
) {
  if (offset < STEP || order.isNullable) return read(undefined, { limit, offset })
  const list = `${order.list} ${order.sort} ${order.isAscending ? 'asc' : 'desc'}`
  const kept = keptIn(db).starts
  const starts = kept.get(list) ?? []
  if (starts.length === 0) kept.set(list, starts)
  let step = Math.floor(offset / STEP)
  while (step > 0 && !(starts[step] && (starts[step] as PageStart).skipped <= offset)) step -= 1
  const start = starts[step]
  const rows = await read(start && afterStart(order, start), { limit, offset: offset - (start?.skipped ?? 0) })
  const last = rows.at(-1)
  if (last) {
    const skipped = offset + rows.length
    const value = storable(last[order.sort])
    if (typeof value === 'string' || typeof value === 'number')
      starts[Math.floor(skipped / STEP)] ??= { skipped, value, id: last.id }
  }
  return rows
}
