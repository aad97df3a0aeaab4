import { pageOf } from '@shared/paging'

type Query<Row> = {
  page?: number
  perPage?: number
  limit?: number
  sort?: keyof Row
  order?: 'asc' | 'desc'
  q?: string
}

type Options<Row> = {
  /** The fields in which `q` is looked for. */
  search: (keyof Row)[]
  /** Fields whose values have an order of their own, as the database's enumerations do. */
  ranks?: { [Field in keyof Row]?: readonly unknown[] }
  /** Whether a row has `q` anywhere else. */
  isFound?: (row: Row) => boolean
}

/** A page of the rows, and how many there are: newest first, unless a field is named. Ties break by id. */
export function listRows<Row extends { id: number; created_at: string }>(
  all: Row[],
  query: Query<Row>,
  { search, ranks = {}, isFound }: Options<Row>,
) {
  const wanted = query.q?.toLowerCase()
  const rows = wanted
    ? all.filter(
        (row) =>
          isFound?.(row) ||
          search.some((field) =>
            String(row[field] ?? '')
              .toLowerCase()
              .includes(wanted),
          ),
      )
    : [...all]

  const field = query.sort ?? 'created_at'
  const rank = ranks[field]
  const sortKey = (row: Row) => (rank ? rank.indexOf(row[field]) : row[field])
  const direction = query.order === 'asc' || (query.sort && !query.order) ? 1 : -1
  rows.sort((a, b) => direction * (compare(sortKey(a), sortKey(b)) || a.id - b.id))

  const { limit, offset } = pageOf(query)
  return { rows: rows.slice(offset, offset + limit), total: rows.length }
}

function compare(a: unknown, b: unknown) {
  // Nothing comes after everything, as in the database.
  if (a === null || b === null) return Number(a === null) - Number(b === null)
  return typeof a === 'number' && typeof b === 'number' ? a - b : String(a).localeCompare(String(b), 'en')
}
