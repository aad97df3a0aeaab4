import { z } from 'zod'
import { limitedText, wholeNumber } from './entities/fields'
import { MAX_PER_PAGE } from './paging'

/**
 * The query of a list: `page` from 1, `perPage`, `sort` by one of the named fields, `order`, the search text `q`, and
 * exact-match filters. Without `page`, a list returns the newest rows, MAX_PER_PAGE at most.
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
    q: limitedText(200).trim().optional(),
    ...filters,
  })
}
