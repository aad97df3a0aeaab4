import { apiOrigin } from '@shared/api-host'
import { callUrl } from '@shared/client'
import { MAX_PER_PAGE, type Total } from '@shared/paging'
import simpleRestProvider from 'ra-data-simple-rest'
import {
  type GetListParams,
  type GetManyParams,
  type GetOneParams,
  HttpError,
  type Identifier,
  type RaRecord,
} from 'react-admin'
import { httpClient } from './client'
import { statusOf } from './failures'
import { localList } from './local-list'
import { resourceMap } from './resources'

/**
 * ra-data-simple-rest does the calls on a single record at `{path}/{id}`, where its convention is the API's. Lists, the
 * API's envelopes and hosts that lack a call are ours.
 */
export const restWithHeaders = (headers: Record<string, string>) =>
  simpleRestProvider(`${apiOrigin}/api`, (url, options) => httpClient(url, { ...options, headers }))

export const rest = restWithHeaders({})

/** Whether the host has no such record, or no such call. */
const isAbsent = (error: unknown) => statusOf(error) === 404 || statusOf(error) === 405

/** A reply, or what its envelope holds, if that is a record: a host may reply with nothing. */
export const withId = (reply: Partial<RaRecord> | undefined) =>
  reply?.id === undefined ? undefined : (reply as RaRecord)

/** The rows as the host sends them: a page if it sends `total`, else everything there is. */
export async function requestRows(resource: string, query: object, signal?: AbortSignal) {
  const { list, many } = resourceMap(resource)
  const { json } = await httpClient(apiOrigin + callUrl(list, { query: { ...query } }).path, { signal })
  if (!Array.isArray(json[many])) throw new Error(`The server sent no list of ${many}`)
  return {
    rows: json[many] as RaRecord[],
    total: typeof json.total === 'number' ? json.total : undefined,
    total_is_minimum: json.total_is_minimum === true,
  }
}

/** A page as react-admin takes it. Where the total is a minimum, react-admin cannot see from it that there is a next page. */
const listed = (data: RaRecord[], page: number, { total, total_is_minimum }: Partial<Total>) =>
  total_is_minimum
    ? { data, total, meta: { total_is_minimum }, pageInfo: { hasNextPage: true, hasPreviousPage: page > 1 } }
    : { data, total }

type Page = { page: number; perPage: number; sort: string; order: string; filter: object }

const listQuery = ({ filter, order, ...rest }: Page) => ({ ...filter, ...rest, order: order.toLowerCase() })

export async function readList(resource: string, { pagination, sort, filter = {}, signal }: GetListParams) {
  const { page, perPage } = pagination ?? { page: 1, perPage: MAX_PER_PAGE }
  const order = sort ?? { field: 'id', order: 'ASC' }
  // A server that pages refuses longer pages: assemble them from several.
  const size = Math.min(perPage, MAX_PER_PAGE)
  const query = { filter, sort: order.field, order: order.order, perPage: size }
  const first = await requestRows(resource, listQuery({ ...query, page: size === perPage ? page : 1 }), signal)
  if (first.total === undefined) {
    const { search, localFilter } = resourceMap(resource)
    const rowFilter = localFilter ? await localFilter(filter) : filter
    return localList(first.rows, search, { page, perPage, sort: order, filter: rowFilter })
  }
  if (size === perPage) return listed(first.rows, page, first)

  const rows = first.rows
  let last = first
  const hasMore = ({ total = 0, total_is_minimum }: typeof first) => total_is_minimum || rows.length < total
  for (let next = 2; rows.length < page * perPage && hasMore(last) && last.rows.length > 0; next += 1) {
    last = await requestRows(resource, listQuery({ ...query, page: next }), signal)
    rows.push(...last.rows)
  }
  return listed(rows.slice((page - 1) * perPage, page * perPage), page, last)
}

/** Finds records in the list, for a host without single reads. A host that pages has them. */
async function findInList(resource: string, ids: Identifier[], signal?: AbortSignal) {
  const { rows, total } = await requestRows(resource, {}, signal)
  const wanted = new Set(ids.map(String))
  return { paged: total !== undefined, found: rows.filter((row) => wanted.has(String(row.id))) }
}

export async function readOne(resource: string, { id, signal }: GetOneParams) {
  const { one, path, readPath = path } = resourceMap(resource)
  let failure: unknown = new HttpError('Not found', 404)
  try {
    const { data } = await rest.getOne(readPath, { id, signal })
    const record = withId(data[one]) ?? withId(data)
    if (record) return record
  } catch (error) {
    if (!isAbsent(error)) throw error
    failure = error
  }
  const { paged, found } = await findInList(resource, [id], signal)
  if (paged || !found[0]) throw failure
  return found[0]
}

export async function readMany(resource: string, { ids, signal }: GetManyParams) {
  const { paged, found } = await findInList(resource, ids, signal)
  if (!paged || found.length === ids.length) return found
  const known = new Set(found.map((row) => String(row.id)))
  const others = ids.filter((id) => !known.has(String(id)))
  const read = await Promise.all(
    others.map((id) =>
      readOne(resource, { id, signal }).catch((error) => {
        if (isAbsent(error)) return undefined
        throw error
      }),
    ),
  )
  return [...found, ...read.filter((record) => record !== undefined)]
}
