import type { CallName } from '@shared/contract'
import { HttpResponse } from 'msw'

/**
 * A host that speaks only the specification's table, such as one that its owner already runs: what our server adds is
 * unknown to it.
 */

/** The calls that design.md adds to the table. */
const added = [
  'POST /api/auth/logout',
  'GET /api/users/:id',
  'GET /api/categories/:id',
  'GET /api/newsletters/:id',
  'GET /api/newsletters/:id/deliveries',
  'POST /api/ads/:id/view',
  'POST /api/upload/image-by-url',
  'GET /api/health',
] as const satisfies CallName[]

export const isAdded = (name: CallName) => added.some((each) => each === name)

/** Query parameters that the table names; all others are ignored, even malformed ones. */
const known: Partial<Record<CallName, string[]>> = {
  'GET /api/articles': ['limit', 'slug', 'status'],
  'GET /api/articles/link/fetch-link': ['url'],
}

export const knownQuery = (name: CallName, query: Record<string, string>) =>
  Object.fromEntries(Object.entries(query).filter(([key]) => known[name]?.includes(key)))

/** What the table reads of the answers to changes; the others are not shown, and empty here. */
const answered: Partial<Record<CallName, string[]>> = {
  'POST /api/auth/login': ['token', 'user'],
  'POST /api/auth/register': ['message'],
  'PUT /api/auth/profile': ['message'],
  'POST /api/articles': ['articleId'],
  'POST /api/upload/thumbnail': ['success', 'path'],
  'POST /api/upload/image': ['success', 'file'],
  'POST /api/newsletters/:id/send': ['message', 'results'],
  'POST /api/newsletters/:id/send-to-users': ['message', 'results'],
}

/** Fields that no entity of the specification has. */
const unknownFields = new Set(['total', 'version', 'blocks', 'advertiser_id'])

export function tableAnswer(name: CallName, reply: unknown) {
  if (name.startsWith('GET ')) return json(reply)
  const fields = answered[name]
  if (!fields)
    return new HttpResponse(name.startsWith('POST ') ? '' : null, { status: name.startsWith('POST ') ? 200 : 204 })
  return json(Object.fromEntries(Object.entries(reply as object).filter(([key]) => fields.includes(key))))
}

function json(reply: unknown) {
  const text = JSON.stringify(reply, (key, value) => (unknownFields.has(key) ? undefined : value))
  return new HttpResponse(text, { headers: { 'content-type': 'application/json' } })
}
