import type { CallArgs, CallReply } from '@shared/calls'
import type { Request } from '@shared/client'
import type { CallName } from '@shared/contract'
import type { DataProvider, Identifier } from 'react-admin'
import { request } from './client'
import { statusOf } from './failures'
import { readList, readMany, readOne, rest } from './reads'
import { resourceMap, type SingletonResource } from './resources'
import { createOne, deleteMany, setStatus, updateOne } from './writes'

export type DashboardData = DataProvider & {
  setStatus: typeof setStatus
  /** Calls that are not a list, read or save of a resource: `request('GET /api/dashboard/stats')`. */
  request: Request
  /** The same for a call that a host of the specification's table lacks: null there. */
  requestOptional: <Name extends CallName>(name: Name, ...args: CallArgs<Name>) => Promise<CallReply<Name> | null>
}

/** The resources without a list, by name. Their features read and save them. */
export type SingletonResources = Readonly<Record<string, SingletonResource | undefined>>

/**
 * For our server, and for any host that speaks only the specification's table: one that does not page, search or sort,
 * lacks some single reads, and may answer a save with nothing.
 */
export const createDataProvider = (singletons: SingletonResources) =>
  ({
    supportAbortSignal: true,
    getList: readList,
    getOne: async (resource, params) => ({
      data: await (singletons[resource]?.read(params) ?? readOne(resource, params)),
    }),
    getMany: async (resource, params) => ({ data: await readMany(resource, params) }),
    getManyReference: (resource, { target, id, filter, ...params }) =>
      readList(resource, { ...params, filter: { ...filter, [target]: id } }),
    create: async (resource, { data }) => ({ data: await createOne(resource, data) }),
    update: async (resource, params) => ({
      data: await (singletons[resource]?.save(params) ?? updateOne(resource, params)),
    }),
    // A save takes all fields, so each record is read before it is changed.
    updateMany: async (resource, { ids, data }) => {
      await Promise.all(
        ids.map(async (id: Identifier) => {
          const row = await readOne(resource, { id })
          await updateOne(resource, { id, previousData: row, data: { ...row, ...data } })
        }),
      )
      return { data: ids }
    },
    delete: async (resource, { id, previousData }) => {
      await (singletons[resource]?.remove?.(id) ?? rest.delete(resourceMap(resource).path, { id }))
      return { data: previousData ?? { id } }
    },
    deleteMany: async (resource, { ids }) => {
      await deleteMany(resource, ids)
      return { data: ids }
    },
    setStatus,
    request,
    requestOptional: (name, ...args) =>
      request(name, ...args).catch((error: unknown) => {
        if (statusOf(error) === 404) return null
        throw error
      }),
  }) as DashboardData
