import { withoutWidth } from '@shared/images'
import { CacheableResponsePlugin } from 'workbox-cacheable-response'
import { ExpirationPlugin } from 'workbox-expiration'
import { registerRoute } from 'workbox-routing'
import { CacheFirst } from 'workbox-strategies'
import { CACHES, isKept } from '../protocol'
import { findSaved, matchOptions } from './copies'
import { skipDashboard } from './skip-dashboard'

/** The address without the width and the format of a copy. */
const pictureOf = (url: string) => withoutWidth(url).replace(/\.\w+$/, '')

/**
 * Offline, any copy will do: which one is cached depends on the window's size when the page was read. Browsers go by the type of the
 * reply, not by the ending of the address.
 */
async function findAnyCopy(request: Request) {
  const wanted = pictureOf(request.url)
  for (const name of await caches.keys()) {
    if (name !== CACHES.pictures && !isKept(name)) continue
    const cache = await caches.open(name)
    const key = (await cache.keys()).find(({ url }) => pictureOf(url) === wanted)
    if (key) return cache.match(key, matchOptions)
  }
  return undefined
}

/** Cache first, since a picture's name changes with its content. */
export const pictures = new CacheFirst({
  cacheName: CACHES.pictures,
  matchOptions,
  plugins: [
    new CacheableResponsePlugin({ statuses: [200] }),
    new ExpirationPlugin({ maxEntries: 200, maxAgeSeconds: 30 * 86_400, matchOptions, purgeOnQuotaError: true }),
    { cachedResponseWillBeUsed: async ({ cachedResponse, request }) => cachedResponse ?? findSaved(request) },
    { handlerDidError: ({ request }) => findAnyCopy(request) },
  ],
})

/** Same origin only: the content security policy forbids the worker to fetch from other hosts. */
export const registerPictures = () =>
  registerRoute(
    ({ request, url, sameOrigin }) =>
      sameOrigin && request.destination === 'image' && /^\/(?:uploads|assets)\//.test(url.pathname),
    skipDashboard(pictures),
  )
