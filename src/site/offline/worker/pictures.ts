import { withoutWidth } from '@shared/images'
import { CacheableResponsePlugin } from 'workbox-cacheable-response'
import { ExpirationPlugin } from 'workbox-expiration'
import { registerRoute } from 'workbox-routing'
import { CacheFirst } from 'workbox-strategies'
import { CACHES, savedPath } from '../names'
import { findSaved, matchOptions } from './copies'
import { forReaders } from './readers'

/** Offline, a copy in another width is as good: which one was kept depended on the window of that day. */
async function findAnyWidth(request: Request) {
  const wanted = withoutWidth(request.url)
  for (const name of await caches.keys()) {
    if (name !== CACHES.pictures && savedPath(name) === undefined) continue
    const cache = await caches.open(name)
    const key = (await cache.keys()).find(({ url }) => withoutWidth(url) === wanted)
    if (key) return cache.match(key, matchOptions)
  }
  return undefined
}

/** Their names change with their content, so a copy is never old. */
export const pictures = new CacheFirst({
  cacheName: CACHES.pictures,
  matchOptions,
  plugins: [
    new CacheableResponsePlugin({ statuses: [200] }),
    new ExpirationPlugin({ maxEntries: 200, maxAgeSeconds: 30 * 86_400, matchOptions, purgeOnQuotaError: true }),
    { cachedResponseWillBeUsed: async ({ cachedResponse, request }) => cachedResponse ?? findSaved(request) },
    { handlerDidError: ({ request }) => findAnyWidth(request) },
  ],
})

/** Ours alone: the content security policy lets the worker fetch from no other host. */
export const registerPictures = () =>
  registerRoute(
    ({ request, url, sameOrigin }) =>
      sameOrigin && request.destination === 'image' && /^\/(?:uploads|assets)\//.test(url.pathname),
    forReaders(pictures),
  )
