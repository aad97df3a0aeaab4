import { retryAfterIn } from './busy'
import type { CallArgs, CallOptions, CallReply } from './calls'
import type { CallName } from './contract'
import type { ErrorReply } from './errors'

/** Local storage: the session token, shared by the site and the dashboard. */
export const TOKEN_KEY = 'token'

/** The site's error for a reply with an error status. `message` comes from the server, or is empty. */
export class ApiError extends Error {
  override name = 'ApiError'
  constructor(
    readonly status: number,
    readonly body: Partial<ErrorReply>,
    /** In how many seconds the host will have time, if it says so. */
    readonly retryAfter?: number,
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

/** The headers of a call; those of a JSON body only with a body. */
export const callHeaders = (token: string | null, hasBody: boolean): Record<string, string> => ({
  accept: 'application/json',
  ...(token && { authorization: `Bearer ${token}` }),
  ...(hasBody && { 'content-type': 'application/json' }),
})

/** What an address cannot hold: `/api/places/./pack` is `/api/places/pack`. */
const NOT_IN_PATHS = ['', '.', '..']

type Send = (path: string, init: { method: string; body?: string } & CallOptions) => Promise<unknown>

/** Types `send` by the contract: `request('GET /api/articles', { query: { limit: 3 } })`. A missing reply is an empty object. */
export function createRequest(send: Send): Request {
  const request = async (name: CallName, input: Untyped = {}, options: CallOptions = {}) => {
    if (Object.values(input.params ?? {}).some((value) => NOT_IN_PATHS.includes(String(value))))
      throw new ApiError(404, {})
    const { method, path } = callUrl(name, input)
    const body = input.body === undefined ? undefined : JSON.stringify(input.body)
    return (await send(path, { ...options, method, body })) ?? {}
  }
  return request as Request
}

/**
 * A client over fetch. A host may reply without a body, or with one that is not JSON. Throws ApiError, or what `send` throws.
 */
export const createClient = (options: { send: typeof fetch; baseUrl: string; token: () => string | null }): Request =>
  createRequest(async (path, { headers, ...init }) => {
    const response = await options.send(options.baseUrl + path, {
      ...init,
      headers: { ...callHeaders(options.token(), init.body !== undefined), ...headers },
    })
    const reply = await response.json().catch(() => ({}))
    if (!response.ok) throw new ApiError(response.status, reply ?? {}, retryAfterIn(response.headers))
    return reply
  })
