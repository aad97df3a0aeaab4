import { callUrl, createClient, type Request } from '@shared/client'
import type { CallName } from '@shared/contract'
import type { Ad } from '@shared/entities/ad'
import type { ManagedArticle } from '@shared/entities/article'
import type { Category } from '@shared/entities/category'
import type { Newsletter } from '@shared/entities/newsletter'
import type { User } from '@shared/entities/user'
import { expect } from 'vitest'

/** Untyped, so that scenarios can send invalid input. */
type Input = {
  params?: Record<string, string | number>
  query?: Record<string, unknown>
  /** JSON, or a form. */
  body?: unknown
  headers?: Record<string, string>
}

type Reply = { status: number; headers: Headers; text: string; body: unknown }

/** A caller of the API, with or without a session. */
export type Visitor = {
  /** The front ends' typed client: returns the body of a success and throws an ApiError otherwise. */
  request: Request
  /** Sends any input and returns any reply. */
  call: (name: CallName, input?: Input) => Promise<Reply>
}

type Made = { id: number }

/** Creates records without using the API. Later records are newer. */
type Make = {
  user: (
    overrides?: Partial<Pick<User, 'name' | 'email' | 'role' | 'phone' | 'company' | 'website'>>,
  ) => Promise<Made & Pick<User, 'name' | 'email' | 'role'>>
  /** Published, unless told otherwise. */
  article: (
    overrides?: Partial<
      Pick<
        ManagedArticle,
        'title' | 'excerpt' | 'content' | 'status' | 'slug' | 'author_name' | 'views' | 'category_ids'
      >
    >,
  ) => Promise<Made>
  /** Published, unless told otherwise. */
  ad: (
    overrides?: Partial<
      Pick<
        Ad,
        | 'title'
        | 'description'
        | 'link'
        | 'image_url'
        | 'ad_type'
        | 'status'
        | 'views'
        | 'rejection_reason'
        | 'advertiser_id'
        | 'advertiser_name'
        | 'advertiser_email'
      >
    >,
  ) => Promise<Made>
  category: (overrides?: Partial<Pick<Category, 'name' | 'slug'>>) => Promise<Made & Pick<Category, 'name' | 'slug'>>
  /** A draft, or a sent newsletter if `sent_at` is given. */
  newsletter: (overrides?: Partial<Pick<Newsletter, 'subject' | 'content' | 'sent_at'>>) => Promise<Made>
}

/** The interface between the scenarios and a server. */
export type Host = Visitor & {
  /** The password of all users that `make` creates. */
  password: string
  make: Make
  /** A caller with a new session of this user. */
  as: (user: Made) => Promise<Visitor>
  withToken: (token: string) => Visitor
  /** How often an ad was seen, as stored: the call that counts a view does not return it. */
  viewsOfAd: (ad: Made) => Promise<number | undefined>
}

export type Start = () => Promise<Host>

type Adapter = {
  /** `fetch` to the host. Takes paths. */
  send: typeof fetch
  password: string
  make: Make
  startSession: (userId: number) => Promise<string>
  viewsOfAd: Host['viewsOfAd']
}

export function createHost({ send, startSession, ...adapter }: Adapter): Host {
  const visitor = (token: string | null): Visitor => ({
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
  return {
    ...visitor(null),
    ...adapter,
    as: async (user) => visitor(await startSession(user.id)),
    withToken: visitor,
  }
}

/** The shape of an error reply, with its messages by field. */
export const refused = (status: number, errors?: Record<string, unknown>) => ({
  status,
  body: { message: expect.stringMatching(/./), ...(errors && { errors }) },
})
