import { PAGE_PARAMETERS, SHARED_PARAMETERS } from '@shared/keyed-address'
import { isCacheable, isKeptPage, isLite, isPersonalPage, isPublicCall, isPublicPage } from '@site/offline/worker/rules'
import { expect, test } from 'vitest'

test.each(['/', '/about', '/articles', '/articles/12', '/id', '/zh-CN/articles/12', '/nowhere'])(
  'the page %s is public',
  (path) => expect(isPublicPage(path)).toBe(true),
)

test.each([
  '/dashboard',
  '/dashboard/articles/1',
  '/api/docs',
  '/api/docs/static/index.html',
  '/uploads/a.webp',
  '/assets/a.js',
  '/feed.xml',
  '/login',
  '/reset-password',
  '/id/confirm-email',
  '/confirm-subscription',
  '/unsubscribe',
  '/newsletters/4-key',
])('the worker does not handle %s', (path) => expect(isPublicPage(path)).toBe(false))

test.each(['/login', '/id/login', '/reset-password', '/newsletters/4-key'])(
  'the page %s is never kept, but opens offline',
  (path) => expect(isPersonalPage(path)).toBe(true),
)

test.each(['/dashboard', '/', '/articles/12', '/api/docs', '/loginx'])('the page %s is not personal', (path) =>
  expect(isPersonalPage(path)).toBe(false),
)

const isKept = (address: string) => isKeptPage(new URL(address, 'https://eye.example'))

test.each(['/articles', '/articles?page=2', '/id/articles?utm_source=mail&secret=ZZ'])('%s is kept', (address) =>
  expect(isKept(address)).toBe(true),
)

test.each(PAGE_PARAMETERS.filter((name) => !SHARED_PARAMETERS.includes(name)))(
  'no page with the parameter %s is kept',
  (name) => {
    expect(isKept(`/articles?${name}=clinic`)).toBe(false)
    expect(isKept(`/articles?page=2&${name}=clinic`)).toBe(false)
  },
)

const call = (path: string, headers: Record<string, string> = {}, cache: RequestCache = 'default') =>
  isPublicCall(new URL(path, 'https://eye.example'), { headers: new Headers(headers), cache })

test.each([
  '/api/articles',
  '/api/articles?limit=3',
  '/api/articles/4',
  '/api/articles/4/related',
  '/api/categories?slug=lakes',
  '/api/authors/4',
  '/api/ads/published',
])('the call %s is answered from the cache, unless it carries a session', (path) => {
  expect(call(path)).toBe(true)
  expect(call(path, { authorization: 'Bearer x' })).toBe(false)
})

test('a search is never answered from the cache', () => {
  expect(call('/api/articles?q=clinic')).toBe(false)
  expect(call('/api/articles?page=2&q=clinic')).toBe(false)
})

test('a call that wants no copy goes to the network', () => {
  expect(call('/api/articles/4', {}, 'no-store')).toBe(false)
  expect(call('/api/articles/4', {}, 'no-cache')).toBe(true)
})

test.each(['/api/auth/me', '/api/ads', '/api/users', '/api/articles/4/revisions', '/api/dashboard/stats', '/api/docs'])(
  'the call %s is never answered from the cache',
  (path) => expect(call(path)).toBe(false),
)

const answer = (status: number, cacheControl?: string) => ({
  status,
  headers: new Headers(cacheControl ? { 'cache-control': cacheControl } : {}),
})

test('only successful responses that the host allows to be stored are cacheable', () => {
  expect(isCacheable(answer(200))).toBe(true)
  expect(isCacheable(answer(200, 'public, max-age=0, must-revalidate'))).toBe(true)
  for (const refused of [answer(404), answer(500), answer(200, 'no-store'), answer(200, 'private, max-age=60')])
    expect(isCacheable(refused)).toBe(false)
})

test('a page is of the lite edition if only the browser may store it', () => {
  expect(isLite(answer(200, 'private, max-age=0, must-revalidate'))).toBe(true)
  for (const other of [answer(200), answer(200, 'public, max-age=0'), answer(200, 'no-store'), answer(503, 'private')])
    expect(isLite(other)).toBe(false)
})
