import { CacheableResponsePlugin } from 'workbox-cacheable-response'
import { CacheExpiration, ExpirationPlugin } from 'workbox-expiration'
import { PrecacheController, type PrecacheEntry, PrecacheRoute } from 'workbox-precaching'
import { registerRoute } from 'workbox-routing'
import { CacheFirst } from 'workbox-strategies'
import { CACHES, FORMER_PAGES, SHELL_URL } from '../protocol'
import { findSaved, matchOptions } from './copies'
import { isPublicCall } from './rules'
import { scope } from './scope'
import { skipDashboard } from './skip-dashboard'

/** Filled in by the build: the shell, and the files that every page may need. */
declare const __PRECACHE__: PrecacheEntry[]

const precache = new PrecacheController({ cacheName: CACHES.shell })
precache.addToCacheList(__PRECACHE__)

export const findShell = () => precache.matchPrecache(SHELL_URL)

/** Kept longer than the copies of pages, which depend on them. */
const assetLimits = { maxEntries: 200, maxAgeSeconds: 60 * 86_400, matchOptions }

/**
 * Keeps the files of the previous build. Its pages may still be open or cached, and they load files that the server no
 * longer has.
 */
async function keepPreviousBuild() {
  const [shell, assets] = await Promise.all([caches.open(CACHES.shell), caches.open(CACHES.assets)])
  const expiration = new CacheExpiration(CACHES.assets, assetLimits)
  for (const { url } of await shell.keys()) {
    const { pathname } = new URL(url)
    if (!pathname.startsWith('/assets/') || precache.getCacheKeyForURL(url)) continue
    const file = await shell.match(url, matchOptions)
    if (!file) continue
    await assets.put(url, file)
    await expiration.updateTimestamp(url)
  }
}

/** Searches that earlier builds have kept. */
async function dropSearches() {
  await caches.delete(FORMER_PAGES)
  const calls = await caches.open(CACHES.calls)
  for (const call of await calls.keys()) if (!isPublicCall(new URL(call.url), call)) await calls.delete(call)
}

/** Files that only some readers need: languages, fonts for other scripts, and files of earlier builds. */
const assets = new CacheFirst({
  cacheName: CACHES.assets,
  matchOptions,
  plugins: [
    new CacheableResponsePlugin({ statuses: [200] }),
    new ExpirationPlugin({ ...assetLimits, purgeOnQuotaError: true }),
    { cachedResponseWillBeUsed: async ({ cachedResponse, request }) => cachedResponse ?? findSaved(request) },
  ],
})

/**
 * A new worker takes over at once. This is safe: pages come from the network first, and the new worker also serves the
 * files of the previous build.
 */
export function registerShell() {
  scope.addEventListener('install', (event) => {
    scope.skipWaiting()
    event.waitUntil(keepPreviousBuild().then(() => precache.install(event)))
  })
  scope.addEventListener('activate', (event) => {
    event.waitUntil(Promise.all([precache.activate(event), dropSearches()]).then(() => scope.clients.claim()))
  })
  // Exact paths only: `/` is a page that the server renders, not the shell's `/index.html`.
  registerRoute(new PrecacheRoute(precache, { directoryIndex: '', cleanURLs: false }))
  registerRoute(
    ({ request, url, sameOrigin }) =>
      sameOrigin && url.pathname.startsWith('/assets/') && ['script', 'style', 'font'].includes(request.destination),
    skipDashboard(assets),
  )
}
