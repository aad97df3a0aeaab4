import { z } from 'zod'
import { MAX_PER_PAGE } from './constants'
import { wholeNumber } from './entities/fields'

export const DEFAULT_PER_PAGE = 25

/**
 * The query of a list: `page` from 1, `perPage`, `sort` by one of the named fields, `order`, the search text `q`, and
 * exact-match filters. Without `page` a list holds the newest rows, at most MAX_PER_PAGE of them.
 */
export function listQuery<const Sort extends string, Filters extends z.ZodRawShape = Record<never, never>>(
  sort: readonly [Sort, ...Sort[]],
  filters: Filters = {} as Filters,
) {
  return z.object({
    page: wholeNumber(1, 1_000_000).optional(),
    perPage: wholeNumber(1, MAX_PER_PAGE).optional(),
    sort: z.enum(sort, { error: `Must be one of ${sort.join(', ')}` }).optional(),
    order: z.enum(['asc', 'desc'], { error: 'Must be asc or desc' }).optional(),
    q: z.string().trim().max(200, 'At most 200 characters').optional(),
    ...filters,
  })
}

/** The rows of a page in SQL's terms. */
export function pageOf(query: { page?: number; perPage?: number; limit?: number }) {
  if (query.limit !== undefined) return { limit: query.limit, offset: 0 }
  if (query.page === undefined) return { limit: query.perPage ?? MAX_PER_PAGE, offset: 0 }
  const perPage = query.perPage ?? DEFAULT_PER_PAGE
  return { limit: perPage, offset: (query.page - 1) * perPage }
}
