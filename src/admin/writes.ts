import type { CallInput } from '@shared/calls'
import { pick } from '@shared/editable-fields'
import { HttpError, type Identifier, type RaRecord } from 'react-admin'
import { apiOrigin } from './api'
import { httpClientWith } from './http-client'
import { t, translateText } from './i18n/i18n'
import { requestRows, rest, restWith, withId } from './reads'
import { resourceMap } from './resources'
import { withoutPasswords } from './without-passwords'

/** What a save sends: the fields that the contract names, of those that the form has. */
function payload(resource: string, data: object) {
  return pick(data as Record<string, unknown>, resourceMap(resource).fields ?? {})
}

/** Where a host does not say which id it gave, it is the highest. */
const newestId = async (resource: string) => {
  const { rows } = await requestRows(resource, {})
  return Math.max(0, ...rows.map((row) => Number(row.id)))
}

// Not randomUUID, which browsers offer on https and localhost only.
const randomKey = () => Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join('-')

/** The creations whose answer has not arrived: what was asked, and under which key. */
const unanswered = new Map<string, string>()

/**
 * One key for one creation: pressed twice, or tried again after the answer got lost, it is the same to the server, which
 * then creates nothing and repeats its first answer.
 */
export async function once<T>(call: string, act: (headers: Record<string, string>) => Promise<T>) {
  const key = unanswered.get(call) ?? randomKey()
  unanswered.set(call, key)
  const answer = await act({ 'idempotency-key': key })
  unanswered.delete(call)
  return answer
}

export async function createOne(resource: string, data: object): Promise<RaRecord> {
  const { one, path } = resourceMap(resource)
  const body = payload(resource, data)
  const { data: reply } = await once(path + JSON.stringify(body), (headers) =>
    restWith(headers).create(path, { data: body }),
  )
  const saved = withId(reply[one])
  if (saved) return saved
  // The row is stored by now: that its number cannot be told is no reason to report a failure.
  const id: Identifier = reply[`${one}Id`] ?? reply.id ?? (await newestId(resource).catch(() => 0))
  return { ...withoutPasswords(data), id }
}

/** The version that was read, so that the server refuses to overwrite a newer one. Some hosts tell none. */
const ifMatch = (version: unknown) => (typeof version === 'number' ? { 'if-match': `"${version}"` } : undefined)

type Update = { id: Identifier; data: Partial<RaRecord>; previousData?: Partial<RaRecord> }

/**
 * The version that a save is based on. A form has it among its values, since these may be older than the record: typed
 * before the session ended, or meant to replace somebody else's.
 */
export const baseVersion = ({ data, previousData }: Pick<Update, 'data' | 'previousData'>) =>
  ifMatch(data.version ?? previousData?.version)

export async function updateOne(resource: string, { id, data, previousData }: Update) {
  const { one, path } = resourceMap(resource)
  const { data: reply } = await restWith(baseVersion({ data, previousData })).update(path, {
    id,
    data: payload(resource, data),
    previousData: { id },
  })
  return withId(reply[one]) ?? { ...previousData, ...withoutPasswords(data), id }
}

type Review = CallInput<'PUT /api/ads/:id/status'>['body'] | CallInput<'PUT /api/articles/:id/status'>['body']

/** Changes the status of an article or an ad, by the call of its own that they have. */
export async function setStatus(resource: string, record: RaRecord, review: Review): Promise<RaRecord> {
  const { one, path } = resourceMap(resource)
  const { json } = await httpClientWith(ifMatch(record.version))(`${apiOrigin}/api/${path}/${record.id}/status`, {
    method: 'PUT',
    body: JSON.stringify(review),
  })
  return withId(json[one]) ?? { ...record, ...review }
}

/** Deletes what can be deleted; where something could not, says how much. */
export async function deleteMany(resource: string, ids: Identifier[]) {
  const { path } = resourceMap(resource)
  const results = await Promise.allSettled(ids.map((id) => rest.delete(path, { id })))
  const failures = results.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []))
  const [first] = failures
  if (failures.length === 0) return
  if (failures.length === ids.length) throw first
  throw new HttpError(
    t('lists.partlyDeleted', { failed: failures.length, count: ids.length, reason: translateText(first.message) }),
    first.status,
  )
}
