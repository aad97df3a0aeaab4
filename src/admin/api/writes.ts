import { apiOrigin } from '@shared/api-host'
import type { CallInput, CallReply } from '@shared/calls'
import { pick } from '@shared/editable-fields'
import { HttpError, type Identifier, type RaRecord } from 'react-admin'
import { t, translateText } from '../i18n/i18n'
import { withoutPasswords } from '../without-passwords'
import { httpClient, ifMatch, type Update, versionHeader } from './client'
import { requestRows, rest, restWithHeaders, withId } from './reads'
import { resourceMap } from './resources'

/** The body of a save: the form's values for the fields of the contract. */
const payload = (resource: string, data: object) =>
  pick(data as Record<string, unknown>, resourceMap(resource).fields ?? {})

/** The id of a new record on a host whose reply does not name it: the highest. */
const newestId = async (resource: string) => {
  const { rows } = await requestRows(resource, {})
  return Math.max(0, ...rows.map((row) => Number(row.id)))
}

// Not randomUUID, which browsers offer on https and localhost only.
export const randomKey = () =>
  Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join('-')

/** The keys of calls whose reply has not arrived, by what they asked for. */
const unanswered = new Map<string, string>()

/**
 * Sends one key for one action. A second press of the button, or a retry after the reply got lost, repeats the key: the
 * server then performs nothing and repeats its first reply.
 */
export async function withIdempotencyKey<T>(action: string, act: (headers: Record<string, string>) => Promise<T>) {
  const key = unanswered.get(action) ?? randomKey()
  unanswered.set(action, key)
  const reply = await act({ 'idempotency-key': key })
  unanswered.delete(action)
  return reply
}

/** Creates a record, or saves the one with the id of `data`, which an autosave of the form has begun. */
export async function createOne(resource: string, data: Partial<RaRecord>): Promise<RaRecord> {
  const { id: begun, ...values } = data
  if (begun !== undefined)
    return updateOne(resource, { id: begun, data: values, previousData: { id: begun } }).catch((error) => {
      // Deleted meanwhile: what is in the form is created.
      if (error instanceof HttpError && error.status === 404) return createOne(resource, values)
      throw error
    })
  const { one, path } = resourceMap(resource)
  const body = payload(resource, data)
  const { data: reply } = await withIdempotencyKey(path + JSON.stringify(body), (headers) =>
    restWithHeaders(headers).create(path, { data: body }),
  )
  const saved = withId(reply[one])
  if (saved) return saved
  // The record is stored by now: an unknown id is no reason to report a failure.
  const id: Identifier = reply[`${one}Id`] ?? reply.id ?? (await newestId(resource).catch(() => 0))
  return { ...withoutPasswords(data), id }
}

export async function updateOne(resource: string, { id, data, previousData }: Update) {
  const { one, path } = resourceMap(resource)
  const { data: reply } = await restWithHeaders(versionHeader({ data, previousData })).update(path, {
    id,
    data: payload(resource, data),
    previousData: { id },
  })
  return withId(reply[one]) ?? { ...previousData, ...withoutPasswords(data), id }
}

type Review = CallInput<'PUT /api/ads/:id/status'>['body'] | CallInput<'PUT /api/articles/:id/status'>['body']

type StatusBefore = CallReply<'PUT /api/articles/:id/status'>['before']

/** Changes the status of an article or an ad, which have a call for it. `before`: what the change of an article's has ended. */
export async function setStatus(
  resource: string,
  record: RaRecord,
  review: Review,
): Promise<{ record: RaRecord; before?: StatusBefore }> {
  const { one, path } = resourceMap(resource)
  const { json } = await httpClient(`${apiOrigin}/api/${path}/${record.id}/status`, {
    method: 'PUT',
    headers: ifMatch(record.version),
    body: JSON.stringify(review),
  })
  return { record: withId(json[one]) ?? { ...record, ...review }, before: json.before }
}

/** Deletes what can be deleted. If some records could not be, the error counts them. */
export async function deleteMany(resource: string, ids: Identifier[]) {
  const { path } = resourceMap(resource)
  const results = await Promise.allSettled(ids.map((id) => rest.delete(path, { id })))
  const failures = results.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []))
  const [first] = failures
  if (failures.length === 0) return
  if (failures.length === ids.length) throw first
  const reason = translateText(first.message)
  const message = t('lists.partlyDeleted', { failed: failures.length, count: ids.length, reason })
  throw new HttpError(message, first.status, { message })
}
