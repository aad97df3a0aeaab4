import { callUrl, createClient, type Request } from '@shared/client'
import type { CallName } from '@shared/contract'
import type { FastifyInstance } from 'fastify'
import { expect } from 'vitest'

/** Untyped, so that tests can send invalid input. The body is JSON, or a form. */
type Input = {
  params?: Record<string, string | number>
  query?: Record<string, unknown>
  body?: unknown
  headers?: Record<string, string>
}

type Reply = { status: number; headers: Headers; text: string; body: unknown }

/** A caller of the API by the names of the contract, with or without a session. */
export type Visitor = {
  /** The front ends' typed client: returns the body of a success and throws an ApiError otherwise. */
  request: Request
  /** Sends any input and returns any reply. */
  call: (name: CallName, input?: Input) => Promise<Reply>
}

/** A `fetch` without a network that passes requests to the app directly. */
export function fetchFrom(app: Pick<FastifyInstance, 'inject'>): typeof fetch {
  return async (input, init) => {
    const request = new Request(`http://localhost${input}`, init)
    const reply = await app.inject({
      url: String(input),
      method: request.method as 'GET',
      headers: Object.fromEntries(request.headers),
      payload: request.body === null ? undefined : Buffer.from(await request.arrayBuffer()),
    })
    const headers = Object.entries(reply.headers).map(([name, value]): [string, string] => [name, String(value)])
    return new Response(reply.statusCode === 204 ? null : reply.body, { status: reply.statusCode, headers })
  }
}

export const createVisitor = (send: typeof fetch, token: string | null = null): Visitor => ({
  request: createClient({ send, baseUrl: '', token: () => token }),
  async call(name, { headers, body, ...input } = {}) {
    const isForm = body instanceof FormData
    const { method, path } = callUrl(name, input)
    const response = await send(path, {
      method,
      headers: {
        ...(token !== null && { authorization: `Bearer ${token}` }),
        ...(body !== undefined && !isForm && { 'content-type': 'application/json' }),
        ...headers,
      },
      body: body === undefined || isForm ? body : JSON.stringify(body),
    })
    const text = await response.text()
    return { status: response.status, headers: response.headers, text, body: text && JSON.parse(text) }
  },
})

/** The shape of an error reply, with its messages by field. */
export const refused = (status: number, errors?: Record<string, unknown>) => ({
  status,
  body: { message: expect.stringMatching(/./), ...(errors && { errors }) },
})
