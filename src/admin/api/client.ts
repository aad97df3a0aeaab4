import { apiOrigin, readToken } from '@shared/api-host'
import { retryAfterIn } from '@shared/busy'
import { callHeaders, createRequest } from '@shared/client'
import { type fetchUtils, HttpError, type Identifier, type RaRecord } from 'react-admin'
import { tellCleaned } from './cleaned-texts'

export const UNREACHABLE = 'The server cannot be reached. Please check your connection and try again.'

export type HttpClient = typeof fetchUtils.fetchJson

async function read(url: string, options: RequestInit) {
  const reply = await fetch(url, options)
  const { ok, status, statusText, headers } = reply
  const body = await reply.text()
  return { ok, status, statusText, headers, body, json: parsed(body) }
}

function parsed(body: string) {
  try {
    return JSON.parse(body)
  } catch {
    return undefined
  }
}

/**
 * Every call of the dashboard goes through here, and fails with an HttpError. Its body is the server's, in which forms find
 * `errors` by field; its status is 0 if the server cannot be reached; it has the seconds of Retry-After, which react-admin's own
 * client leaves out. A reply without JSON reads as an empty object.
 */
export const httpClient: HttpClient = async (url, options = {}) => {
  const headers = new Headers(callHeaders(readToken(), Boolean(options.body)))
  new Headers(options.headers).forEach((value, name) => {
    headers.set(name, value)
  })
  const reply = await read(url, { ...options, headers }).catch((error) => {
    // fetch reports every network failure as a TypeError.
    throw error instanceof TypeError ? new HttpError(UNREACHABLE, 0) : error
  })
  const { json, ok, status, statusText } = reply
  if (ok) {
    if (Array.isArray(json?.cleaned)) tellCleaned(url, json.cleaned)
    return { ...reply, json: json ?? {} }
  }
  throw Object.assign(new HttpError(json?.message || statusText, status, json), {
    retryAfter: retryAfterIn(reply.headers),
  })
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
