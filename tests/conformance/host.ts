import { callUrl, createClient, type Request } from '@shared/client'
import type { CallName } from '@shared/contract'
import type { Ad } from '@shared/entities/ad'
import type { ManagedArticle } from '@shared/entities/article'
import type { Category } from '@shared/entities/category'
import type { Newsletter } from '@shared/entities/newsletter'
import type { User } from '@shared/entities/user'
import { expect } from 'vitest'

/** What a call is sent with: anything, so that scenarios can be rude. */
type Input = {
  params?: Record<string, string | number>
  query?: Record<string, unknown>
  /** JSON, or a form. */
  body?: unknown
  headers?: Record<string, string>
}

type Reply = { status: number; headers: Headers; text: string; body: unknown }

/** Somebody who calls the API: with a session or without. */
export type Visitor = {
  /** The typed client of the front ends: answers the body of a success, throws ApiError otherwise. */
  request: Request
  /** Any input, any answer. */
  call: (name: CallName, input?: Input) => Promise<Reply>
}

type Made = { id: number }

/** Puts things in place without asking the API. What is made later is newer. */
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
  /** A draft; with `sent_at`, a sent one. */
  newsletter: (overrides?: Partial<Pick<Newsletter, 'subject' | 'content' | 'sent_at'>>) => Promise<Made>
}

/** What the scenarios need to know of a host, so that the mock and the server both can be one. */
export type Host = Visitor & {
  /** Of every user that `make` made. */
  password: string
  make: Make
  /** Signed in as this user, in a session of its own. */
  as: (user: Made) => Promise<Visitor>
  withToken: (token: string) => Visitor
  /** How often an ad was seen: no call that both hosts know answers it yet. */
  viewsOfAd: (ad: Made) => Promise<number | undefined>
}

export type Start = () => Promise<Host>

type Adapter = {
  /** fetch, towards the host; addresses are paths. */
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

/** The shape of a refusal, with what it says of single fields. */
export const refused = (status: number, errors?: Record<string, unknown>) => ({
  status,
  body: { message: expect.stringMatching(/./), ...(errors && { errors }) },
})
