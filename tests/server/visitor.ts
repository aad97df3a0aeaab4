import { callUrl, createClient, type Request } from '@shared/client'
import type { CallName } from '@shared/contract'
import type { Send } from '@tests/table-only'
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

/** A `fetch` without a network. */
export const fetchOver =
  (send: Send): typeof fetch =>
  async (input, init) => {
    const request = new Request(`http://localhost${input}`, init)
    const reply = await send({
      method: request.method,
      url: String(input),
      headers: Object.fromEntries(request.headers),
      payload: request.body === null ? undefined : Buffer.from(await request.arrayBuffer()),
    })
    return new Response(reply.status === 204 ? null : new Uint8Array(reply.payload), reply)
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
