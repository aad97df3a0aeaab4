import { apiOrigin, readToken } from '@shared/api-host'
import { callHeaders, createRequest } from '@shared/client'
import { fetchUtils, HttpError, type Identifier, type RaRecord } from 'react-admin'

export const UNREACHABLE = 'The server cannot be reached. Please check your connection and try again.'

export type HttpClient = typeof fetchUtils.fetchJson

/**
 * Every call of the dashboard goes through here, and fails with an HttpError. Its body is the server's, in which forms find
 * `errors` by field; its status is 0 if the server cannot be reached. A reply without JSON reads as an empty object.
 */
export const httpClient: HttpClient = async (url, options = {}) => {
  const headers = new Headers(callHeaders(readToken(), Boolean(options.body)))
  new Headers(options.headers).forEach((value, name) => {
    headers.set(name, value)
  })
  try {
    const reply = await fetchUtils.fetchJson(url, { ...options, headers })
    return { ...reply, json: reply.json ?? {} }
  } catch (error) {
    // fetch reports every network failure as a TypeError.
    throw error instanceof TypeError ? new HttpError(UNREACHABLE, 0) : error
  }
}

/** Calls of the contract, typed: those that are not a plain list, read or save of a resource. */
export const request = createRequest(async (path, init) => (await httpClient(apiOrigin + path, init)).json)

/** Makes the server refuse to overwrite a version newer than the one that was read. Some hosts have no versions. */
export const ifMatch = (version: unknown): Record<string, string> =>
  typeof version === 'number' ? { 'if-match': `"${version}"` } : {}

export type Update = { id: Identifier; data: Partial<RaRecord>; previousData?: Partial<RaRecord> }

/**
 * The version that a save is based on. A form has it among its values, since these may be older than the record: typed
 * before the session ended, or meant to replace someone else's.
 */
export const versionHeader = ({ data, previousData }: Pick<Update, 'data' | 'previousData'>) =>
  ifMatch(data.version ?? previousData?.version)
