import { MAX_PER_PAGE, type Total } from '@shared/paging'
import type { RaRecord } from 'react-admin'
import { localList } from '../../api/local-list'
import { requestRows } from '../../api/reads'
import { resourceMap } from '../../api/resources'
import type { SubscriberFilter } from './use-subscribers'

const RESOURCE = 'subscribers'
/** Browsers open about six connections per host; one request after another would be slow. */
const AT_ONCE = 6

const idOf = ({ id }: RaRecord) => Number(id)

/** How many pages there are, as far as that is known. */
const pagesOf = ({ total = 0, total_is_minimum }: Partial<Total>) =>
  total_is_minimum ? Number.POSITIVE_INFINITY : Math.ceil(total / MAX_PER_PAGE)

/** The ids of all subscribers that match the filter, on all pages. */
export async function readSubscriberIds(filter: SubscriberFilter): Promise<number[]> {
  const readPage = (page: number) =>
    requestRows(RESOURCE, { ...filter, sort: 'id', order: 'asc', page, perPage: MAX_PER_PAGE })
  const first = await readPage(1)
  const { rows } = first
  if (first.total === undefined) {
    const whole = { page: 1, perPage: Math.max(1, rows.length), sort: { field: 'id', order: 'ASC' as const }, filter }
    return localList(rows, resourceMap(RESOURCE).search, whole).data.map(idOf)
  }
  const ids = rows.map(idOf)
  let pages = pagesOf(first)
  for (let next = 2; next <= pages; next += AT_ONCE) {
    const batch = Array.from({ length: Math.min(AT_ONCE, pages - next + 1) }, (_, index) => readPage(next + index))
    for (const page of await Promise.all(batch)) {
      ids.push(...page.rows.map(idOf))
      pages = pagesOf(page)
    }
  }
  return ids
}
