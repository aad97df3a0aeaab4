import type { CallArgs, CallOptions, CallReply } from './calls'
import type { CallName } from './contract'
import type { ErrorReply } from './errors'

/** Local storage: the session token, shared by the site and the dashboard. */
export const TOKEN_KEY = 'token'

/** A reply with an error status. `message` comes from the server, or is empty. */
export class ApiError extends Error {
  override name = 'ApiError'
  constructor(
    readonly status: number,
    readonly body: Partial<ErrorReply>,
  ) {
    super(body.message ?? '')
  }
  get fieldErrors() {
    return this.body.errors ?? {}
  }
}

export type Request = <Name extends CallName>(name: Name, ...args: CallArgs<Name>) => Promise<CallReply<Name>>

type Untyped = { params?: Record<string, string | number>; query?: Record<string, unknown>; body?: unknown }

/** The method of a call, and its address without the host. */
export function callUrl(name: string, { params, query }: Untyped = {}) {
  const [method = 'GET', template = ''] = name.split(' ')
  const path = template.replace(/:(\w+)/g, (_, key) => encodeURIComponent(String(params?.[key])))
  const search = new URLSearchParams()
  for (const [key, value] of Object.entries(query ?? {}))
    if (value !== undefined && value !== '') search.set(key, String(value))
  return { method, path: search.size ? `${path}?${search}` : path }
}

/**
 * The typed client of the API: `request('GET /api/articles', { query: { limit: 3 } })`. If a host replies without JSON,
 * the result is an empty object. Throws ApiError, or the error that `send` throws.
 */
export function createClient(options: { send: typeof fetch; baseUrl: string; token: () => string | null }): Request {
  const request = async (name: CallName, input: Untyped = {}, { signal, headers }: CallOptions = {}) => {
    const { method, path } = callUrl(name, input)
    const token = options.token()
    const response = await options.send(options.baseUrl + path, {
      method,
      signal,
      headers: {
        accept: 'application/json',
        ...(token && { authorization: `Bearer ${token}` }),
        ...(input.body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      body: input.body === undefined ? undefined : JSON.stringify(input.body),
    })
    const reply = await response.json().catch(() => ({}))
    if (!response.ok) throw new ApiError(response.status, reply ?? {})
    return reply ?? {}
  }
  return request as Request
}
