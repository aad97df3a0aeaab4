import type { CallName } from '@shared/contract'
import { HttpResponse } from 'msw'

/**
 * A host that speaks only the specification's table, such as one that its owner already runs: what our server adds is
 * unknown to it.
 */

/** The calls that our server adds to the table. */
export const added = [
  'POST /api/auth/logout',
  'GET /api/articles/:id/revisions',
  'GET /api/articles/:id/revisions/:revision',
  'POST /api/articles/:id/presence',
  'DELETE /api/articles/:id/presence',
  'GET /api/articles/manage/:id/translations',
  'GET /api/articles/manage/:id/translations/:language',
  'PUT /api/articles/:id/translations/:language',
  'DELETE /api/articles/:id/translations/:language',
  'POST /api/articles/:id/translations/:language/machine',
  'GET /api/users/:id',
  'GET /api/categories/:id',
  'GET /api/newsletters/:id',
  'GET /api/newsletters/:id/deliveries',
  'POST /api/newsletters/:id/test',
  'POST /api/newsletters/:id/retry',
  'PUT /api/newsletters/:id/schedule',
  'DELETE /api/newsletters/:id/schedule',
  'POST /api/newsletters/preview',
  'GET /api/newsletters/mail-status',
  'GET /api/newsletters/sent/:key',
  'GET /api/unsubscribe/:token',
  'POST /api/unsubscribe/:token',
  'POST /api/unsubscribe/:token/undo',
  'POST /api/auth/forgot-password',
  'POST /api/auth/reset-password',
  'POST /api/auth/confirm-email',
  'POST /api/auth/resend-confirmation',
  'POST /api/ads/:id/view',
  'GET /api/dashboard/activity',
  'GET /api/dashboard/views',
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

/**
 * What the table reads of these answers. Those to every create, update and delete are empty here: their shapes are 'not
 * shown', so no front end may count on any, not even on the `articleId` of the table.
 */
const answered: Partial<Record<CallName, string[]>> = {
  'POST /api/auth/login': ['token', 'user'],
  'POST /api/auth/register': ['message'],
  'PUT /api/auth/profile': ['message'],
  'POST /api/upload/thumbnail': ['success', 'path'],
  'POST /api/upload/image': ['success', 'file'],
  'POST /api/newsletters/:id/send': ['message', 'results'],
  'POST /api/newsletters/:id/send-to-users': ['message', 'results'],
}

/** Fields that no entity of the specification has. */
const unknownFields = [
  ...['email_confirmed', 'notifications', 'scheduled_at'],
  'version',
  'blocks',
  'advertiser_id',
  'rejection_reason',
  ...['lang', 'languages', 'outdated'],
]

export function tableAnswer(name: CallName, reply: unknown) {
  if (name.startsWith('GET ')) return json(reply)
  const fields = answered[name]
  // Both forms of nothing that hosts use.
  if (!fields) return name.startsWith('POST ') ? new HttpResponse('') : new HttpResponse(null, { status: 204 })
  return json(Object.fromEntries(Object.entries(reply as object).filter(([key]) => fields.includes(key))))
}

function json(reply: unknown) {
  const { total, ...known } = reply as Record<string, unknown>
  return HttpResponse.json(Object.fromEntries(Object.entries(known).map(([key, value]) => [key, asInTable(value)])))
}

/** An entity, or a list of them, without the fields that came with our server. */
function asInTable(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(asInTable)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).filter(([key]) => !unknownFields.includes(key)))
}
