import type { DataProvider, Identifier, RaRecord } from 'react-admin'
import { readList, readMany, readOne, requestRows, rest, withId } from './reads'
import { resourceMap } from './resources'

/** What a save sends: the fields that the contract names, of those that the form has. */
function payload(resource: string, data: object) {
  const { fields } = resourceMap(resource)
  return Object.fromEntries(Object.entries(data).filter(([name]) => fields?.includes(name)))
}

/** Where a host does not say which id it gave, it is the highest. */
const newestId = async (resource: string) => {
  const { rows } = await requestRows(resource, {})
  return Math.max(0, ...rows.map((row) => Number(row.id)))
}

async function create(resource: string, data: object): Promise<RaRecord> {
  const { one, path } = resourceMap(resource)
  const { data: reply } = await rest.create(path, { data: payload(resource, data) })
  const saved = withId(reply[one])
  if (saved) return saved
  // The row is stored by now: that its number cannot be told is no reason to report a failure.
  const id: Identifier = reply[`${one}Id`] ?? reply.id ?? (await newestId(resource).catch(() => 0))
  return { ...data, id }
}

async function update(resource: string, id: Identifier, previousData: object | undefined, data: object) {
  const { one, path } = resourceMap(resource)
  const { data: reply } = await rest.update(path, {
    id,
    data: payload(resource, data),
    previousData: { id },
  })
  return withId(reply[one]) ?? { ...previousData, ...data, id }
}

/**
 * For our server, and for any host that speaks only the specification's table: one that does not page, search or sort,
 * lacks some single reads, and may answer a save with nothing.
 */
export const dataProvider = {
  supportAbortSignal: true,
  getList: readList,
  getOne: async (resource, params) => ({ data: await readOne(resource, params) }),
  getMany: async (resource, params) => ({ data: await readMany(resource, params) }),
  getManyReference: (resource, { target, id, filter, ...params }) =>
    readList(resource, { ...params, filter: { ...filter, [target]: id } }),
  create: async (resource, { data }) => ({ data: await create(resource, data) }),
  update: async (resource, { id, data, previousData }) => ({ data: await update(resource, id, previousData, data) }),
  // A save takes all fields, so each row is read before it is changed.
  updateMany: async (resource, { ids, data }) => {
    await Promise.all(
      ids.map(async (id) => {
        const row = await readOne(resource, { id })
        await update(resource, id, row, { ...row, ...data })
      }),
    )
    return { data: ids }
  },
  delete: async (resource, { id, previousData }) => {
    await rest.delete(resourceMap(resource).path, { id })
    return { data: previousData ?? { id } }
  },
  deleteMany: async (resource, { ids }) => {
    await rest.deleteMany(resourceMap(resource).path, { ids })
    return { data: ids }
  },
} as DataProvider
