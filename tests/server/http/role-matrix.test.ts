import type { ServedCall } from '@server/start/calls'
import { callUrl } from '@shared/client'
import { ROLES } from '@shared/roles'
import { startServer, type TestServer } from '@tests/server/start-server'
import { afterAll, beforeAll, expect, test } from 'vitest'

const callers = ['visitor', ...ROLES] as const
type Caller = (typeof callers)[number]

const everyone = callers
const signedIn = ROLES
const staff = ['admin', 'marketing', 'editor'] as const
const advertisers = [...staff, 'membership'] as const
const publishers = ['admin', 'editor'] as const
const editors = ['editor'] as const
const admins = ['admin'] as const

/**
 * Who may make each call, written out by hand. Members may read, save and delete their own ads only: that another
 * member's ad is a 404 is shown by `tests/server/ads/my-ads.test.ts`.
 */
const allowed: Record<ServedCall, readonly Caller[]> = {
  'GET /api/auth/me': signedIn,
  'POST /api/auth/login': everyone,
  'GET /api/auth/export': signedIn,
  'DELETE /api/auth/me': ['membership', 'user'],
  'POST /api/auth/register': everyone,
  'POST /api/auth/logout': signedIn,
  'PUT /api/auth/profile': signedIn,
  'POST /api/auth/profile/picture': signedIn,

  'GET /api/settings': everyone,
  'PUT /api/settings': admins,
  'GET /api/dashboard/checklist': admins,
  'PUT /api/dashboard/checklist': admins,
  'GET /api/settings/translations': admins,
  'GET /api/settings/translations/:language': admins,
  'PUT /api/settings/translations/:language': admins,
  'DELETE /api/settings/translations/:language': admins,
  'POST /api/settings/translations/:language/machine': admins,

  'GET /api/calendar': staff,
  'GET /api/calendar.ics': everyone,
  'GET /api/calendar/address': staff,
  'POST /api/calendar/address': staff,
  'DELETE /api/calendar/address': staff,

  'GET /api/articles': everyone,
  'GET /api/articles/:id': everyone,
  'GET /api/articles/:id/related': everyone,
  'GET /api/events/:id': everyone,
  'POST /api/articles/:id/view': everyone,
  'POST /api/articles/:id/read': everyone,
  'POST /api/articles/:id/keep': everyone,
  'POST /api/articles/:id/share': everyone,
  'POST /api/statistics/searches': everyone,
  'GET /api/articles/:id/statistics': staff,
  'GET /api/statistics': staff,
  'GET /api/statistics/articles': staff,
  'GET /api/statistics/searches': staff,
  'GET /api/statistics/subscriptions': staff,
  'GET /api/articles/manage': staff,
  'GET /api/articles/manage/:id': staff,
  'POST /api/articles': staff,
  'POST /api/articles/drafts': staff,
  'POST /api/articles/planned': staff,
  'PUT /api/articles/:id/plan': staff,
  'GET /api/articles/authors': staff,
  'PUT /api/articles/bulk': staff,
  'PUT /api/articles/:id/authors': publishers,
  'PUT /api/articles/:id': staff,
  'PUT /api/articles/:id/status': staff,
  'PUT /api/articles/:id/schedule': editors,
  'PUT /api/articles/:id/schedule/time': editors,
  'DELETE /api/articles/:id/schedule': editors,
  'GET /api/articles/:id/working-copy': staff,
  'PUT /api/articles/:id/working-copy': staff,
  'DELETE /api/articles/:id/working-copy': staff,
  'POST /api/articles/:id/working-copy/publish': editors,
  'DELETE /api/articles/:id': publishers,
  'GET /api/articles/:id/revisions': staff,
  'GET /api/articles/:id/revisions/:revision': staff,
  'GET /api/articles/:id/notes': staff,
  'POST /api/articles/:id/notes': staff,
  'POST /api/articles/:id/presence': staff,
  'DELETE /api/articles/:id/presence': staff,
  'GET /api/changes': publishers,
  'POST /api/changes/accept': editors,
  'GET /api/articles/changes': editors,
  'GET /api/articles/:id/changes/:language': editors,
  'POST /api/articles/:id/changes/:language/accept': editors,
  'POST /api/articles/:id/changes/:language/revert': editors,
  'GET /api/articles/manage/:id/translations': staff,
  'GET /api/articles/manage/:id/translations/:language': staff,
  'PUT /api/articles/:id/translations/:language': staff,
  'DELETE /api/articles/:id/translations/:language': publishers,
  'POST /api/articles/:id/translations/:language/machine': staff,
  'GET /api/articles/:id/translations/:language/revisions': staff,
  'GET /api/articles/:id/translations/:language/revisions/:revision': staff,
  'POST /api/articles/:id/translations/:language/revisions/:revision/restore': staff,
  'GET /api/articles/link/fetch-link': staff,
  'POST /api/articles/link/check': staff,
  'POST /api/articles/link/names': staff,

  'POST /api/upload/thumbnail': advertisers,
  'POST /api/upload/image': advertisers,
  'POST /api/upload/image-by-url': staff,
  'POST /api/upload/video': staff,
  'POST /api/upload/file': staff,
  'DELETE /api/upload/:name': admins,

  'GET /api/dashboard/search': signedIn,

  'GET /api/media': advertisers,
  'GET /api/media/:id': advertisers,
  'PUT /api/media/:id': advertisers,
  'DELETE /api/media/:id': advertisers,
  'POST /api/media/remove-unused': staff,
  'GET /api/media/uploaders': staff,
  'PUT /api/media/bulk': staff,

  'GET /api/categories': everyone,
  'GET /api/categories/manage': staff,
  'GET /api/categories/:id': staff,
  'POST /api/categories': staff,
  'PUT /api/categories/:id': staff,
  'DELETE /api/categories/:id': staff,
  'GET /api/categories/:id/translations': staff,
  'PUT /api/categories/:id/translations/:language': staff,
  'DELETE /api/categories/:id/translations/:language': staff,
  'POST /api/categories/:id/translations/:language/machine': staff,
  'GET /api/series': everyone,
  'GET /api/series/manage': staff,
  'GET /api/series/:id': staff,
  'POST /api/series': staff,
  'PUT /api/series/:id': staff,
  'DELETE /api/series/:id': staff,
  'GET /api/series/:id/translations': staff,
  'PUT /api/series/:id/translations/:language': staff,
  'DELETE /api/series/:id/translations/:language': staff,
  'POST /api/series/:id/translations/:language/machine': staff,

  'GET /api/authors/:id': everyone,

  'GET /api/search': everyone,
  'GET /api/places': everyone,
  'GET /api/places/manage': staff,
  'GET /api/places/manage/:id': staff,
  'GET /api/places/:id': everyone,
  'GET /api/places/:id/nearby': everyone,
  'GET /api/topics': everyone,
  'GET /api/places/:id/pack': everyone,
  'GET /api/trip/pack': everyone,
  'POST /api/places': staff,
  'PUT /api/places/:id': staff,
  'PUT /api/places/:id/notices/:notice/check': staff,
  'DELETE /api/places/:id': publishers,
  'GET /api/places/:id/translations': staff,
  'PUT /api/places/:id/translations/:language': staff,
  'DELETE /api/places/:id/translations/:language': publishers,
  'POST /api/places/:id/translations/:language/machine': staff,
  'GET /api/places/:id/translations/:language/revisions': staff,
  'GET /api/places/:id/translations/:language/revisions/:revision': staff,
  'POST /api/places/:id/translations/:language/revisions/:revision/restore': staff,

  'GET /api/pages': everyone,
  'GET /api/pages/manage': publishers,
  'GET /api/pages/manage/:id': publishers,
  'GET /api/pages/:slug': everyone,
  'POST /api/pages': publishers,
  'PUT /api/pages/:id': publishers,
  'DELETE /api/pages/:id': publishers,
  'GET /api/pages/manage/:id/translations': publishers,
  'GET /api/pages/manage/:id/translations/:language': publishers,
  'PUT /api/pages/:id/translations/:language': publishers,
  'DELETE /api/pages/:id/translations/:language': publishers,
  'POST /api/pages/:id/translations/:language/machine': publishers,
  'GET /api/pages/:id/translations/:language/revisions': publishers,
  'GET /api/pages/:id/translations/:language/revisions/:revision': publishers,
  'POST /api/pages/:id/translations/:language/revisions/:revision/restore': publishers,

  'GET /api/ads/published': everyone,
  'GET /api/ads/manage': staff,
  'GET /api/ads/my-ads': advertisers,
  'GET /api/ads/:id': advertisers,
  'POST /api/ads': advertisers,
  'PUT /api/ads/:id': advertisers,
  'PUT /api/ads/:id/status': staff,
  'DELETE /api/ads/:id': [...publishers, 'membership'],
  'POST /api/ads/:id/view': everyone,
  'POST /api/ads/:id/click': everyone,
  'GET /api/ads/:id/days': advertisers,
  'GET /api/ads/report': advertisers,
  'GET /api/ads/report.csv': advertisers,
  'GET /api/ads/:id/report': advertisers,
  'GET /api/ads/:id/translations': staff,
  'PUT /api/ads/:id/translations/:language': staff,
  'DELETE /api/ads/:id/translations/:language': publishers,
  'POST /api/ads/:id/translations/:language/machine': staff,
  'POST /api/ads/check': advertisers,
  'GET /api/ads/rejection-templates': staff,
  'PUT /api/ads/rejection-templates': staff,

  'GET /api/newsletters': publishers,
  'GET /api/newsletters/subscribers': publishers,
  'GET /api/newsletters/subscribers.csv': publishers,
  'POST /api/newsletters/subscribers/import': publishers,
  'GET /api/newsletters/subscribers/:id/export': admins,
  'DELETE /api/newsletters/subscribers/:id': publishers,
  'GET /api/delivery': publishers,
  'GET /api/delivery/stopped': publishers,
  'DELETE /api/delivery/stopped/:address': publishers,
  'DELETE /api/delivery/stopped': publishers,
  'POST /api/newsletters/subscribe': everyone,
  'POST /api/newsletters/confirm': everyone,
  'GET /api/newsletters/:id': publishers,
  'POST /api/newsletters': publishers,
  'PUT /api/newsletters/:id': publishers,
  'DELETE /api/newsletters/:id': publishers,

  'GET /api/newsletters/manage/:id/translations': publishers,
  'GET /api/newsletters/manage/:id/translations/:language': publishers,
  'PUT /api/newsletters/:id/translations/:language': publishers,
  'DELETE /api/newsletters/:id/translations/:language': publishers,
  'POST /api/newsletters/:id/translations/:language/machine': publishers,

  'POST /api/newsletters/:id/send': publishers,
  'POST /api/newsletters/:id/send-to-users': publishers,
  'GET /api/newsletters/:id/deliveries': publishers,
  'GET /api/newsletters/:id/statistics': publishers,
  'POST /api/newsletters/:id/test': publishers,
  'POST /api/newsletters/:id/retry': publishers,
  'PUT /api/newsletters/:id/public': publishers,
  'PUT /api/newsletters/:id/schedule': publishers,
  'PUT /api/newsletters/:id/schedule/time': publishers,
  'DELETE /api/newsletters/:id/schedule': publishers,
  'POST /api/newsletters/preview': publishers,
  'GET /api/newsletters/mail-status': publishers,
  'POST /api/bounces': everyone,
  'GET /api/newsletters/sent/:key': everyone,
  'GET /api/newsletters/public': everyone,

  'GET /api/unsubscribe/:token': everyone,
  'POST /api/unsubscribe/:token/topics': everyone,
  'POST /api/unsubscribe/:token': everyone,
  'POST /api/unsubscribe/:token/undo': everyone,
  'POST /api/auth/forgot-password': everyone,
  'POST /api/auth/reset-password': everyone,
  'POST /api/auth/confirm-email': everyone,
  'POST /api/auth/resend-confirmation': signedIn,
  'GET /api/auth/me/bounce': signedIn,
  'GET /api/auth/me/trip': signedIn,
  'PUT /api/auth/me/trip': signedIn,
  'GET /api/auth/me/saved': signedIn,
  'PUT /api/auth/me/saved': signedIn,
  'GET /api/auth/sessions': signedIn,
  'DELETE /api/auth/sessions': signedIn,
  'DELETE /api/auth/sessions/:id': signedIn,
  'DELETE /api/auth/pending-email': signedIn,
  'POST /api/auth/totp': signedIn,
  'PUT /api/auth/totp': signedIn,
  'DELETE /api/auth/totp': signedIn,

  'GET /api/dashboard/stats': signedIn,
  'GET /api/dashboard/desk': staff,
  'GET /api/dashboard/activity': signedIn,
  'GET /api/dashboard/views': signedIn,

  'GET /api/translations': staff,
  'GET /api/translations/counts': staff,
  'GET /api/trash': advertisers,
  'POST /api/trash/:id/restore': advertisers,
  'DELETE /api/trash/:id': advertisers,

  'GET /api/users': admins,
  'GET /api/users/:id': admins,
  'GET /api/users/:id/export': admins,
  'POST /api/users': admins,
  'PUT /api/users/:id': admins,
  'PUT /api/users/:id/active': admins,
  'POST /api/users/:id/invitation': admins,
  'DELETE /api/users/:id': admins,
  'GET /api/users/:id/sessions': admins,
  'DELETE /api/users/:id/sessions': admins,
  'DELETE /api/users/:id/sessions/:session': admins,
  'DELETE /api/users/:id/totp': admins,
  'GET /api/users/:id/bounce': admins,
  'DELETE /api/users/:id/bounce': admins,

  'GET /api/audit': admins,
  'GET /api/imports': admins,
  'GET /api/imports/losses': admins,

  'GET /api/health': everyone,
  'GET /api/health/ready': everyone,
  'GET /api/health/live': everyone,
}

let server: TestServer
let closeServer: () => Promise<void>
const users = new Map<Caller, { id: number }>()

beforeAll(async () => {
  server = await startServer({
    closeOn: (close) => {
      closeServer = close
    },
  })
  for (const role of ROLES) users.set(role, await server.make.user({ role }))
})
afterAll(() => closeServer())

/**
 * Sends no input. The guard runs before validation, so a caller who may not make the call gets a 401 or a 403 all the
 * same.
 */
async function statusFor(name: ServedCall, caller: Caller) {
  const { app, as } = server
  const params = { id: 999, language: 'id', revision: 999, session: 999, key: 'x', token: 'x', name: 'x.webp' }
  const { method, path } = callUrl(name, { params })
  const user = users.get(caller)
  // A session for each request, because logging out would end a shared one.
  const token = user && (await as(user)).token
  const reply = await app.inject({
    method: method as 'GET',
    url: path,
    headers: token ? { authorization: `Bearer ${token}` } : {},
  })
  return reply.statusCode
}

const calls = Object.keys(allowed) as ServedCall[]

test.each(callers)('the calls that are refused to %s are those of the table', async (caller) => {
  const refused: Partial<Record<ServedCall, number>> = {}
  for (const name of calls) {
    const status = await statusFor(name, caller)
    if (status === 401 || status === 403) refused[name] = status
  }
  const denied = calls.filter((name) => !allowed[name].includes(caller))
  expect(refused).toEqual(Object.fromEntries(denied.map((name) => [name, caller === 'visitor' ? 401 : 403])))
})
