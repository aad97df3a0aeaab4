/** A list returns this many rows at most, whatever the request asks for. */
export const MAX_PER_PAGE = 100
/** As many articles are related to another one at most. */
export const MAX_RELATED = 12
/** A list counts its rows up to this number, or up to the end of the page if that is further. */
export const MAX_COUNTED = 10_000
const DEFAULT_PER_PAGE = 25

/** `offset` goes with `limit`. */
type Paging = { page?: number; perPage?: number; limit?: number; offset?: number }

/** The rows of a page in SQL's terms. Without a page: the first rows. */
export function pageOf(query: Paging) {
  if (query.limit !== undefined) return { limit: query.limit, offset: query.offset ?? 0 }
  if (query.page === undefined) return { limit: query.perPage ?? MAX_PER_PAGE, offset: 0 }
  const perPage = query.perPage ?? DEFAULT_PER_PAGE
  return { limit: perPage, offset: (query.page - 1) * perPage }
}

/** The number of a list's rows. As a minimum, it includes those up to the end of the page, and others follow. */
export type Total = { total: number; total_is_minimum?: boolean }

/** How many rows are counted for this page. One more tells whether others follow. */
export function countedFor(query: Paging) {
  const { limit, offset } = pageOf(query)
  return Math.max(MAX_COUNTED, offset + limit)
}

/** The total of a list whose rows were counted, no further than to one more than `countedFor`. */
export function totalOf(counted: number, query: Paging): Total {
  const most = countedFor(query)
  return counted > most ? { total: most, total_is_minimum: true } : { total: counted }
}
