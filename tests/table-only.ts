import { type CallName, contract } from '@shared/contract'
import type { FastifyInstance } from 'fastify'

export type PlainRequest = { method: string; url: string; headers: Record<string, string>; payload?: Buffer }
export type PlainReply = { status: number; headers: Record<string, string>; payload: Buffer }
export type Send = (request: PlainRequest) => Promise<PlainReply>

// Fixed paths first: /articles/:id also matches /articles/manage.
const names = (Object.keys(contract) as CallName[]).toSorted(
  (a, b) => Number(a.includes(':')) - Number(b.includes(':')),
)
const patterns = names.map((name): [CallName, RegExp] => [name, new RegExp(`^${name.replace(/:\w+/g, '[^/]+')}$`)])

/** The call of the contract that a method and a path belong to. */
export const callNameOf = (method: string, path: string) =>
  patterns.find(([, pattern]) => pattern.test(`${method} ${path.split('?')[0]}`))?.[0]

/** What is not a browser is not counted as a reader. */
export const asBrowser = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0' }

/** Passes requests to a server in this process. */
export const injectInto =
  (app: Pick<FastifyInstance, 'inject'>): Send =>
  async ({ method, headers: given, ...request }) => {
    const reply = await app.inject({ ...request, headers: { ...asBrowser, ...given }, method: method as 'GET' })
    const headers = Object.entries(reply.headers).map(([name, value]) => [name, String(value)])
    return { status: reply.statusCode, headers: Object.fromEntries(headers), payload: reply.rawPayload }
  }

/** The calls that our server adds to the specification's table. */
export const added = [
  'POST /api/auth/logout',
  'GET /api/settings',
  'PUT /api/settings',
  'GET /api/dashboard/checklist',
  'PUT /api/dashboard/checklist',
  'GET /api/settings/translations',
  'GET /api/settings/translations/:language',
  'PUT /api/settings/translations/:language',
  'DELETE /api/settings/translations/:language',
  'POST /api/settings/translations/:language/machine',
  'PUT /api/articles/:id/schedule',
  'PUT /api/articles/:id/schedule/time',
  'POST /api/articles/planned',
  'PUT /api/articles/:id/plan',
  'GET /api/events/:id',
  'GET /api/calendar',
  'GET /api/calendar.ics',
  'GET /api/calendar/address',
  'POST /api/calendar/address',
  'DELETE /api/calendar/address',
  'DELETE /api/articles/:id/schedule',
  'GET /api/articles/:id/working-copy',
  'PUT /api/articles/:id/working-copy',
  'DELETE /api/articles/:id/working-copy',
  'POST /api/articles/:id/working-copy/publish',
  'GET /api/articles/:id/revisions',
  'GET /api/articles/:id/revisions/:revision',
  'GET /api/articles/:id/notes',
  'POST /api/articles/:id/notes',
  'POST /api/articles/:id/presence',
  'DELETE /api/articles/:id/presence',
  'GET /api/articles/:id/related',
  'POST /api/articles/drafts',
  'GET /api/articles/authors',
  'GET /api/authors/:id',
  'POST /api/auth/profile/picture',
  'PUT /api/articles/bulk',
  'POST /api/articles/link/check',
  'POST /api/articles/link/names',
  'POST /api/articles/:id/read',
  'POST /api/articles/:id/keep',
  'POST /api/articles/:id/share',
  'GET /api/articles/:id/statistics',
  'GET /api/statistics',
  'GET /api/statistics/articles',
  'GET /api/statistics/searches',
  'GET /api/statistics/subscriptions',
  'POST /api/statistics/searches',
  'GET /api/changes',
  'POST /api/changes/accept',
  'GET /api/articles/changes',
  'GET /api/articles/:id/changes/:language',
  'POST /api/articles/:id/changes/:language/accept',
  'POST /api/articles/:id/changes/:language/revert',
  'GET /api/articles/manage/:id/translations',
  'GET /api/articles/manage/:id/translations/:language',
  'PUT /api/articles/:id/translations/:language',
  'DELETE /api/articles/:id/translations/:language',
  'POST /api/articles/:id/translations/:language/machine',
  'GET /api/articles/:id/translations/:language/revisions',
  'GET /api/articles/:id/translations/:language/revisions/:revision',
  'POST /api/articles/:id/translations/:language/revisions/:revision/restore',
  'GET /api/auth/export',
  'DELETE /api/auth/me',
  'GET /api/users/:id/export',
  'GET /api/users/:id',
  'GET /api/categories/:id',
  'GET /api/categories/:id/translations',
  'PUT /api/categories/:id/translations/:language',
  'DELETE /api/categories/:id/translations/:language',
  'POST /api/categories/:id/translations/:language/machine',
  'GET /api/places',
  'GET /api/places/manage',
  'GET /api/places/manage/:id',
  'GET /api/places/:id',
  'GET /api/topics',
  'GET /api/series',
  'GET /api/series/manage',
  'GET /api/series/:id',
  'POST /api/series',
  'PUT /api/series/:id',
  'DELETE /api/series/:id',
  'GET /api/series/:id/translations',
  'PUT /api/series/:id/translations/:language',
  'DELETE /api/series/:id/translations/:language',
  'POST /api/series/:id/translations/:language/machine',
  'GET /api/places/:id/nearby',
  'GET /api/places/:id/pack',
  'GET /api/trip/pack',
  'POST /api/places',
  'PUT /api/places/:id',
  'PUT /api/places/:id/notices/:notice/check',
  'DELETE /api/places/:id',
  'GET /api/places/:id/translations',
  'PUT /api/places/:id/translations/:language',
  'DELETE /api/places/:id/translations/:language',
  'POST /api/places/:id/translations/:language/machine',
  'GET /api/places/:id/translations/:language/revisions',
  'GET /api/places/:id/translations/:language/revisions/:revision',
  'POST /api/places/:id/translations/:language/revisions/:revision/restore',
  'GET /api/search',
  'GET /api/dashboard/search',
  'GET /api/pages',
  'GET /api/pages/manage',
  'GET /api/pages/manage/:id',
  'GET /api/pages/:slug',
  'POST /api/pages',
  'PUT /api/pages/:id',
  'DELETE /api/pages/:id',
  'GET /api/pages/manage/:id/translations',
  'GET /api/pages/manage/:id/translations/:language',
  'PUT /api/pages/:id/translations/:language',
  'DELETE /api/pages/:id/translations/:language',
  'POST /api/pages/:id/translations/:language/machine',
  'GET /api/pages/:id/translations/:language/revisions',
  'GET /api/pages/:id/translations/:language/revisions/:revision',
  'POST /api/pages/:id/translations/:language/revisions/:revision/restore',
  'GET /api/newsletters/:id',
  'GET /api/newsletters/:id/deliveries',
  'GET /api/newsletters/:id/statistics',
  'POST /api/newsletters/:id/test',
  'POST /api/newsletters/:id/retry',
  'PUT /api/newsletters/:id/public',
  'PUT /api/newsletters/:id/schedule',
  'PUT /api/newsletters/:id/schedule/time',
  'DELETE /api/newsletters/:id/schedule',
  'POST /api/newsletters/preview',
  'GET /api/newsletters/mail-status',
  'POST /api/bounces',
  'GET /api/delivery',
  'GET /api/delivery/stopped',
  'DELETE /api/delivery/stopped/:address',
  'DELETE /api/delivery/stopped',
  'GET /api/newsletters/manage/:id/translations',
  'GET /api/newsletters/manage/:id/translations/:language',
  'PUT /api/newsletters/:id/translations/:language',
  'DELETE /api/newsletters/:id/translations/:language',
  'POST /api/newsletters/:id/translations/:language/machine',
  'POST /api/newsletters/subscribe',
  'POST /api/newsletters/confirm',
  'GET /api/newsletters/subscribers.csv',
  'POST /api/newsletters/subscribers/import',
  'GET /api/newsletters/subscribers/:id/export',
  'DELETE /api/newsletters/subscribers/:id',
  'GET /api/newsletters/sent/:key',
  'GET /api/newsletters/public',
  'POST /api/unsubscribe/:token/topics',
  'GET /api/unsubscribe/:token',
  'POST /api/unsubscribe/:token',
  'POST /api/unsubscribe/:token/undo',
  'POST /api/auth/forgot-password',
  'POST /api/auth/reset-password',
  'POST /api/auth/confirm-email',
  'POST /api/auth/resend-confirmation',
  'GET /api/auth/me/bounce',
  'GET /api/auth/me/trip',
  'PUT /api/auth/me/trip',
  'GET /api/auth/me/saved',
  'PUT /api/auth/me/saved',
  'GET /api/auth/sessions',
  'DELETE /api/auth/sessions',
  'DELETE /api/auth/sessions/:id',
  'DELETE /api/auth/pending-email',
  'POST /api/auth/totp',
  'PUT /api/auth/totp',
  'DELETE /api/auth/totp',
  'GET /api/users/:id/sessions',
  'DELETE /api/users/:id/sessions',
  'DELETE /api/users/:id/sessions/:session',
  'DELETE /api/users/:id/totp',
  'PUT /api/users/:id/active',
  'POST /api/users/:id/invitation',
  'GET /api/users/:id/bounce',
  'DELETE /api/users/:id/bounce',
  'POST /api/ads/:id/view',
  'POST /api/ads/:id/click',
  'GET /api/ads/report',
  'GET /api/ads/report.csv',
  'GET /api/ads/:id/report',
  'GET /api/ads/:id/days',
  'GET /api/ads/:id/translations',
  'PUT /api/ads/:id/translations/:language',
  'DELETE /api/ads/:id/translations/:language',
  'POST /api/ads/:id/translations/:language/machine',
  'POST /api/ads/check',
  'GET /api/ads/rejection-templates',
  'PUT /api/ads/rejection-templates',
  'GET /api/dashboard/desk',
  'GET /api/dashboard/activity',
  'GET /api/dashboard/views',
  'POST /api/upload/image-by-url',
  'POST /api/upload/video',
  'POST /api/upload/file',
  'DELETE /api/upload/:name',
  'GET /api/media',
  'GET /api/media/:id',
  'PUT /api/media/:id',
  'DELETE /api/media/:id',
  'GET /api/media/uploaders',
  'PUT /api/media/bulk',
  'POST /api/media/remove-unused',
  'GET /api/audit',
  'PUT /api/articles/:id/authors',
  'GET /api/imports',
  'GET /api/imports/losses',
  'GET /api/translations',
  'GET /api/translations/counts',
  'GET /api/trash',
  'POST /api/trash/:id/restore',
  'DELETE /api/trash/:id',
  'GET /api/health',
  'GET /api/health/ready',
  'GET /api/health/live',
] as const satisfies CallName[]

/** The query parameters that the table names. */
const knownParameters: Partial<Record<CallName, string[]>> = {
  'GET /api/articles': ['limit', 'slug', 'status'],
  'GET /api/articles/link/fetch-link': ['url'],
}

/**
 * The fields of these replies that the table shows. Replies to all other changes are empty: the table does not show their
 * shape, so a front end must not depend on one, not even on `articleId`.
 */
const knownReplies: Partial<Record<CallName, string[]>> = {
  'POST /api/auth/login': ['token', 'user'],
  'POST /api/auth/register': ['message'],
  'PUT /api/auth/profile': ['message'],
  'POST /api/upload/thumbnail': ['success', 'path'],
  'POST /api/upload/image': ['success', 'file'],
  'POST /api/newsletters/:id/send': ['message', 'results'],
  'POST /api/newsletters/:id/send-to-users': ['message', 'results'],
}

/** The field of the form that holds the file. */
const fileFields: Partial<Record<CallName, string>> = {
  'POST /api/upload/thumbnail': 'file',
  'POST /api/upload/image': 'image',
}

/** Fields that no entity of the specification has. */
const unknownFields = [
  'email_confirmed',
  'confirmed',
  'pending_email',
  'totp',
  'totp_required',
  'deactivated',
  'invited',
  'notifications',
  'language',
  'scheduled_at',
  'image_alt',
  'image_caption',
  'image_credit',
  'published_at',
  'pinned',
  'revised_at',
  'publish_at',
  'due_at',
  'assignee_id',
  'translators',
  'changed_after_schedule',
  'author_id',
  'has_working_copy',
  'version',
  'blocks',
  'meta_description',
  'places',
  'closed_places',
  'place_details',
  'parent_id',
  'series_id',
  'read_next',
  'byline',
  'opening',
  'author',
  'topics',
  'bio',
  'bio_texts',
  'advertiser_id',
  'rejection_reason',
  'clicks',
  'lang',
  'languages',
  'outdated',
  'machine',
  'translator',
  'review_note',
  'snippet',
  'found_in',
]

const json = (status: number, body: unknown): PlainReply => ({
  status,
  headers: { 'content-type': 'application/json' },
  payload: Buffer.from(JSON.stringify(body)),
})

/**
 * Reduces our server to a host that has only the specification's table, since an owner may already run one: no calls,
 * parameters, headers or fields that we added, no paging, and errors with only a message.
 */
export const tableOnly =
  (send: Send): Send =>
  async (request) => {
    const name = callNameOf(request.method, request.url)
    if (!name || added.some((each) => each === name)) return json(404, { message: 'Page not found' })
    const fileField = fileFields[name]
    if (fileField && !request.payload?.includes(`name="${fileField}"`))
      return json(400, { message: `The form has no file named ${fileField}` })
    const { 'if-match': _version, 'idempotency-key': _key, ...headers } = request.headers
    const reply = await send({ ...request, headers, url: withKnownQuery(name, request.url) })
    const body = JSON.parse(reply.payload.toString() || '{}')
    if (reply.status >= 400) return json(reply.status, { message: body.message })
    if (name.startsWith('GET ')) return json(200, knownPart(body))
    const fields = knownReplies[name]
    if (fields) return json(200, Object.fromEntries(fields.map((field) => [field, body[field]])))
    // Real hosts use both forms of an empty reply.
    return { status: name.startsWith('POST ') ? 200 : 204, headers: {}, payload: Buffer.alloc(0) }
  }

function withKnownQuery(name: CallName, url: string) {
  const [path, search] = url.split('?')
  const query = [...new URLSearchParams(search)].filter(([key]) => knownParameters[name]?.includes(key))
  return `${path}?${new URLSearchParams(query)}`
}

const knownPart = ({ total: _total, ...body }: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(body).map(([key, value]) => [key, knownFields(value)]))

/** An entity, or a list of them, without the fields that we added. */
function knownFields(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(knownFields)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).filter(([key]) => !unknownFields.includes(key)))
}
