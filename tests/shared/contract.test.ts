import { type ContractRow, contract } from '@shared/contract'
import { expect, test } from 'vitest'

const rows = Object.entries<ContractRow>(contract)

test('a call whose path has an id says what it is, and no other does', () => {
  for (const [name, row] of rows) expect(Boolean(row.params), name).toBe(name.includes(':'))
})

test('what changes something is never kept, and only public reads are', () => {
  for (const [name, row] of rows) if (row.cacheable) expect([name.split(' ')[0], row.access]).toEqual(['GET', 'public'])
})

/** The calls of the specification, word for word. */
const specified = `
GET auth/me, POST auth/login, POST auth/register, PUT auth/profile, GET articles, GET articles/:id,
POST articles/:id/view, GET articles/manage, GET articles/manage/:id, POST articles, PUT articles/:id,
PUT articles/:id/status, DELETE articles/:id, GET articles/link/fetch-link, POST upload/thumbnail, POST upload/image,
GET categories, GET categories/manage, POST categories, PUT categories/:id, DELETE categories/:id, GET ads/published,
GET ads/manage, GET ads/my-ads, GET ads/:id, POST ads, PUT ads/:id, PUT ads/:id/status, DELETE ads/:id,
GET newsletters, GET newsletters/subscribers, POST newsletters, PUT newsletters/:id, DELETE newsletters/:id,
POST newsletters/:id/send, POST newsletters/:id/send-to-users, GET dashboard/stats, GET users, POST users,
PUT users/:id, DELETE users/:id`
  .split(',')
  .map((call) => call.trim().replace(' ', ' /api/'))

/** Those that came with our own server. */
const added = [
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
]

test('the table holds every call, and none besides', () => {
  expect(Object.keys(contract).sort()).toEqual([...specified, ...added].sort())
})
