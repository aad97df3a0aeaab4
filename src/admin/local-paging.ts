import type { RaRecord } from 'react-admin'

type Query = {
  page: number
  perPage: number
  sort: string
  order: 'ASC' | 'DESC'
  q?: string
  /** Exact matches. */
  filter: Record<string, unknown>
}

const compare = (a: unknown, b: unknown) =>
  typeof a === 'number' && typeof b === 'number' ? a - b : String(a ?? '').localeCompare(String(b ?? ''))

/** Searches, filters, sorts and pages the rows of a host that answers with all of them at once. */
export function pageLocally<Row extends RaRecord>(rows: Row[], { page, perPage, sort, order, q, filter }: Query) {
  const term = q?.trim().toLowerCase() ?? ''
  const found = rows.filter(
    (row) =>
      Object.entries(filter).every(([field, value]) => row[field] === value) &&
      (!term || Object.values(row).some((value) => typeof value === 'string' && value.toLowerCase().includes(term))),
  )
  const direction = order === 'DESC' ? -1 : 1
  // Ties break by id, so that pages never overlap.
  found.sort((a, b) => direction * (compare(a[sort], b[sort]) || compare(a.id, b.id)))
  return { data: found.slice((page - 1) * perPage, page * perPage), total: found.length }
}
