import { hasWords } from '@shared/content/folded'
import type { RaRecord } from 'react-admin'

type ListParams = {
  page: number
  perPage: number
  sort: { field: string; order: 'ASC' | 'DESC' }
  /** `q` is searched for in the texts; the others have to match exactly. */
  filter: Record<string, unknown>
}

const isSet = (value: unknown) => value !== undefined && value !== null && value !== ''

const matches = (actual: unknown, wanted: unknown): boolean =>
  Array.isArray(actual) ? actual.some((each) => matches(each, wanted)) : String(actual) === String(wanted)

function compare(a: unknown, b: unknown) {
  if (!isSet(a) || !isSet(b)) return Number(isSet(a)) - Number(isSet(b))
  return typeof a === 'number' && typeof b === 'number' ? a - b : String(a).localeCompare(String(b), 'en')
}

/** Filters, sorts and pages rows that a host has sent all at once, as a server that pages would. */
export function localList(rows: RaRecord[], search: string[], { page, perPage, sort, filter }: ListParams) {
  const { q, ...exact } = filter
  const text = String(q ?? '').trim()
  const wanted = Object.entries(exact).filter(([, value]) => isSet(value))
  const direction = sort.order === 'DESC' ? -1 : 1
  const found = rows
    .filter((row) => hasWords(search.map((field) => String(row[field] ?? '')).join(' '), text))
    .filter((row) => wanted.every(([field, value]) => matches(row[field], value)))
    // Ties break by id, so that pages never overlap.
    .sort((a, b) => direction * (compare(a[sort.field], b[sort.field]) || compare(a.id, b.id)))
  return { data: found.slice((page - 1) * perPage, page * perPage), total: found.length }
}
