import { keyedAddress } from '@shared/keyed-address'
import { savedCacheName } from '@shared/reader/kept-names'
import { ExpirationPlugin } from 'workbox-expiration'
import { registerRoute } from 'workbox-routing'
import { NetworkFirst, NetworkOnly, type StrategyOptions } from 'workbox-strategies'
import { isInPack } from '../packs/records'
import { CACHES } from '../protocol'
import { copies, findSaved, markCall, markPage, matchOptions, onlyCacheable, type Plugin } from './copies'
import { isKeptPage, isLite, isPersonalPage, isPublicCall, isPublicPage } from './rules'
import { scope } from './scope'
import { findShell } from './shell'

/** How long to wait for the network while a copy is available. */
const NETWORK_SECONDS = 4

const apiOrigin = import.meta.env.VITE_API_URL ? new URL(import.meta.env.VITE_API_URL).origin : scope.location.origin

const calls = new NetworkFirst({
  cacheName: CACHES.calls,
  networkTimeoutSeconds: NETWORK_SECONDS,
  matchOptions,
  plugins: [
    onlyCacheable,
    new ExpirationPlugin({ maxEntries: 100, maxAgeSeconds: 30 * 86_400, matchOptions, purgeOnQuotaError: true }),
    copies({ mark: markCall, findElsewhere: findSaved }),
  ],
})

export const registerCalls = () =>
  registerRoute(({ request, url }) => url.origin === apiOrigin && isPublicCall(url, request), calls)

async function markedShell() {
  const shell = await findShell()
  return shell && markPage(shell)
}

/** For what is saved, the shell serves as the page: it renders the saved data with the newest build's code. */
async function shellForSaved(request: Request) {
  const { pathname } = new URL(request.url)
  const isSaved = (await caches.has(savedCacheName(pathname))) || (await isInPack(pathname))
  return isSaved ? findShell() : undefined
}

const noteEdition: Plugin = {
  fetchDidSucceed: async ({ response }) => {
    if (isLite(response)) await caches.open(CACHES.lite)
    else await caches.delete(CACHES.lite)
    return response
  },
}

const pageOptions: StrategyOptions = {
  cacheName: CACHES.pages,
  matchOptions,
  plugins: [
    noteEdition,
    onlyCacheable,
    { cacheKeyWillBeUsed: async ({ request }) => keyedAddress(request.url) },
    new ExpirationPlugin({ maxEntries: 60, maxAgeSeconds: 30 * 86_400, matchOptions, purgeOnQuotaError: true }),
    copies({ mark: markPage, findElsewhere: shellForSaved }),
    { handlerDidError: () => markedShell() },
  ],
}

/** The network's page, else the copy, else the shell, which shows the offline page if it finds no data. */
export const pages = new NetworkFirst({ ...pageOptions, networkTimeoutSeconds: NETWORK_SECONDS })

/** The copies are of the full edition: readers of the lite one get them only without a network, not on a slow one. */
const litePages = new NetworkFirst(pageOptions)

/** The network's page, else the shell: a form says then that it needs a connection, instead of the browser's own error page. */
const personalPages = new NetworkOnly({ plugins: [{ handlerDidError: () => markedShell() }] })

/** Pages that are public, but hold what a reader has typed or followed. */
const searches = new NetworkOnly({ plugins: [noteEdition, { handlerDidError: () => markedShell() }] })

export function registerPages() {
  const isPage = ({ request, sameOrigin }: { request: Request; sameOrigin: boolean }) =>
    sameOrigin && request.mode === 'navigate'
  registerRoute(
    (options) => isPage(options) && isKeptPage(options.url),
    async (options) => ((await caches.has(CACHES.lite)) ? litePages : pages).handle(options),
  )
  registerRoute((options) => isPage(options) && isPublicPage(options.url.pathname), searches)
  registerRoute((options) => isPage(options) && isPersonalPage(options.url.pathname), personalPages)
}
