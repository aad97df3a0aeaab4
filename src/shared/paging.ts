/** A list returns this many rows at most, whatever the request asks for. */
export const MAX_PER_PAGE = 100
/** As many articles are related to another one at most. */
export const MAX_RELATED = 12
const DEFAULT_PER_PAGE = 25

/** The rows of a page in SQL's terms. Without a page: the first rows. */
export function pageOf(query: { page?: number; perPage?: number; limit?: number }) {
  if (query.limit !== undefined) return { limit: query.limit, offset: 0 }
  if (query.page === undefined) return { limit: query.perPage ?? MAX_PER_PAGE, offset: 0 }
  const perPage = query.perPage ?? DEFAULT_PER_PAGE
  return { limit: perPage, offset: (query.page - 1) * perPage }
}
