import { fetchUtils, HttpError } from 'react-admin'
import { readToken } from './api'

export const UNREACHABLE = 'The server cannot be reached. Please check your connection and try again.'

export type HttpClient = typeof fetchUtils.fetchJson

/**
 * What the data provider speaks through. An answer without a body, or with one that is not JSON, reads as an empty
 * object. An error becomes an HttpError whose body is the server's, so forms find its `errors` by field.
 */
export const httpClientWith =
  (extra: Record<string, string> = {}): HttpClient =>
  async (url, { method, body, signal } = {}) => {
    const token = readToken()
    const headers = new Headers({
      accept: 'application/json',
      ...(token && { authorization: `Bearer ${token}` }),
      ...(body && { 'content-type': 'application/json' }),
      ...extra,
    })
    try {
      const reply = await fetchUtils.fetchJson(url, { method, body, signal, headers })
      return { ...reply, json: reply.json ?? {} }
    } catch (error) {
      // A TypeError is all that fetch says of a network that fails.
      throw error instanceof TypeError ? new HttpError(UNREACHABLE, 0) : error
    }
  }

export const httpClient = httpClientWith()
