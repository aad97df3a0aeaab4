import simpleRestProvider from 'ra-data-simple-rest'
import {
  type DataProvider,
  fetchUtils,
  type GetListParams,
  type GetManyReferenceParams,
  HttpError,
  type Identifier,
  type RaRecord,
} from 'react-admin'
import { pageLocally } from './local-paging'
import { pathsOf } from './resources'
import { apiOrigin, readToken } from './session'

const apiUrl = `${apiOrigin}/api`

/** With the session's token; a refusal becomes an HttpError whose body carries the `errors` of the fields. */
const fetchJson = (url: string, options: fetchUtils.Options = {}) => {
  const token = readToken()
  return fetchUtils.fetchJson(url, { ...options, user: { authenticated: token !== null, token: `Bearer ${token}` } })
}

/**
 * The conventions of simple REST hold for single records, but for our envelopes: `{ message, article }` is the article.
 * A host may answer a change with nothing at all.
 */
const simpleRest = (one: string) =>
  simpleRestProvider(apiUrl, async (url: string, options?: fetchUtils.Options) => {
    const reply = await fetchJson(url, options)
    const json = reply.json?.[one] ?? (reply.json?.[`${one}Id`] ? { id: reply.json[`${one}Id`] } : {})
    return { ...reply, json }
  })

const isAbsent = (error: unknown) => error instanceof HttpError && (error.status === 404 || error.status === 405)

async function list(resource: string, params: Partial<GetListParams>) {
  const { list, many } = pathsOf(resource)
  const { page, perPage } = params.pagination ?? { page: 1, perPage: 100 }
  const { field, order } = params.sort ?? { field: 'id', order: 'ASC' as const }
  const { q, ...filter } = params.filter ?? {}
  const query = Object.entries({ page, perPage, sort: field, order: order.toLowerCase(), q, ...filter })
  const search = new URLSearchParams(query.flatMap(([key, value]) => (value ? [[key, String(value)]] : [])))
  const { json } = await fetchJson(`${apiUrl}/${list}?${search}`, { signal: params.signal })
  const rows: RaRecord[] = json?.[many] ?? []
  // A host that counts its rows has paged them as well.
  if (typeof json?.total === 'number') return { data: rows, total: json.total }
  return pageLocally(rows, { page, perPage, sort: field, order, q, filter })
}

/** A single read; on a host that has none for this resource, the record is looked for in the list. */
async function one(resource: string, id: Identifier, signal?: AbortSignal) {
  const { read, write, one } = pathsOf(resource)
  try {
    return await simpleRest(one).getOne(read ?? write, { id, signal })
  } catch (error) {
    if (!isAbsent(error)) throw error
    const { data } = await list(resource, { signal })
    const found = data.find((row) => String(row.id) === String(id))
    if (!found) throw error
    return { data: found }
  }
}

/** Several changes of one action, all awaited: what succeeded stays done, and the first refusal is told. */
async function each(ids: Identifier[], change: (id: Identifier) => Promise<unknown>) {
  const results = await Promise.allSettled(ids.map(change))
  const failed = results.find((result) => result.status === 'rejected')
  if (failed) throw failed.reason
  return { data: ids }
}

export const dataProvider = {
  supportAbortSignal: true,

  getList: (resource, params) => list(resource, params),

  getOne: (resource, { id, signal }) => one(resource, id, signal),

  getMany: async (resource, { ids, signal }) => ({
    data: (await Promise.all(ids.map((id) => one(resource, id, signal)))).map(({ data }) => data),
  }),

  getManyReference: (resource, { target, id, filter, ...params }: GetManyReferenceParams) =>
    list(resource, { ...params, filter: { ...filter, [target]: id } }),

  async create(resource, params) {
    const { write, one } = pathsOf(resource)
    const { data } = await simpleRest(one).create(write, params)
    return { data: { ...params.data, ...data } }
  },

  async update(resource, params) {
    const { write, one } = pathsOf(resource)
    const { data } = await simpleRest(one).update(write, params)
    return { data: { ...params.previousData, ...params.data, ...data, id: params.id } }
  },

  updateMany: (resource, { ids, data }) =>
    each(ids, (id) => dataProvider.update(resource, { id, data, previousData: { id } })),

  async delete(resource, params) {
    const { write, one } = pathsOf(resource)
    const { data } = await simpleRest(one).delete(write, params)
    return { data: { ...params.previousData, ...data, id: params.id } }
  },

  deleteMany: (resource, { ids }) => each(ids, (id) => dataProvider.delete(resource, { id })),
} as DataProvider
