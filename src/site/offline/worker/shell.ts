import { CacheableResponsePlugin } from 'workbox-cacheable-response'
import { CacheExpiration, ExpirationPlugin } from 'workbox-expiration'
import { PrecacheController, type PrecacheEntry, PrecacheRoute } from 'workbox-precaching'
import { registerRoute } from 'workbox-routing'
import { CacheFirst } from 'workbox-strategies'
import { CACHES, SHELL_URL } from '../names'
import { matchOptions } from './copies'
import { forReaders } from './readers'
import { scope } from './scope'

/** Filled in by the build: the shell, and what every page of the site may need. */
declare const __PRECACHE__: PrecacheEntry[]

const precache = new PrecacheController({ cacheName: CACHES.shell })
precache.addToCacheList(__PRECACHE__)

export const findShell = () => precache.matchPrecache(SHELL_URL)

/** Longer than the copies of pages, which need them. */
const bounds = { maxEntries: 200, maxAgeSeconds: 60 * 86_400, matchOptions }

/**
 * The files of the build before stay for a while: pages of it may be open, or lie in the cache, and load their parts by
 * names that the server has forgotten.
 */
async function keepOutdated() {
  const [shell, assets] = await Promise.all([caches.open(CACHES.shell), caches.open(CACHES.assets)])
  const expiration = new CacheExpiration(CACHES.assets, bounds)
  for (const { url } of await shell.keys()) {
    const { pathname } = new URL(url)
    if (!pathname.startsWith('/assets/') || precache.getCacheKeyForURL(url)) continue
    const file = await shell.match(url, matchOptions)
    if (!file) continue
    await assets.put(url, file)
    await expiration.updateTimestamp(url)
  }
}

/** What not everybody needs: a language, letters of other scripts, and what earlier builds left. */
const assets = new CacheFirst({
  cacheName: CACHES.assets,
  matchOptions,
  plugins: [
    new CacheableResponsePlugin({ statuses: [200] }),
    new ExpirationPlugin({ ...bounds, purgeOnQuotaError: true }),
  ],
})

/**
 * A new worker takes over at once. It may: pages come from the network first, whoever serves them, and a page of the
 * build before finds its files with the new worker as well.
 */
export function registerShell() {
  scope.addEventListener('install', (event) => {
    scope.skipWaiting()
    event.waitUntil(keepOutdated().then(() => precache.install(event)))
  })
  scope.addEventListener('activate', (event) => {
    event.waitUntil(precache.activate(event).then(() => scope.clients.claim()))
  })
  // An address is a file or it is none: `/` is a page of the server's, not the shell.
  registerRoute(new PrecacheRoute(precache, { directoryIndex: '', cleanURLs: false }))
  registerRoute(
    ({ request, url, sameOrigin }) =>
      sameOrigin && url.pathname.startsWith('/assets/') && ['script', 'style', 'font'].includes(request.destination),
    forReaders(assets),
  )
}
