import { ExpirationPlugin } from 'workbox-expiration'
import { registerRoute } from 'workbox-routing'
import { NetworkFirst } from 'workbox-strategies'
import { CACHES, savedCacheName } from '../names'
import { copies, markedPage, matchOptions, onlyLasting } from './copies'
import { isPublicPage } from './rules'
import { findShell } from './shell'

/** A reader who waits longer than this on a copy that lies ready would rather read. */
export const NETWORK_SECONDS = 4

async function markedShell() {
  const shell = await findShell()
  return shell && markedPage(shell)
}

/** A saved article needs no copy of its page: the shell shows it, in the newest build's code. */
async function shellOfSaved(request: Request) {
  const isSaved = await caches.has(savedCacheName(new URL(request.url).pathname))
  return isSaved ? findShell() : undefined
}

/** Public pages show the same whatever follows their path, such as the name of the mail whose link was followed. */
function withoutQuery(address: string) {
  const { origin, pathname } = new URL(address)
  return origin + pathname
}

/** The network's answer, else the copy of the page, else the shell, which knows what to do without either. */
export const pages = new NetworkFirst({
  cacheName: CACHES.pages,
  networkTimeoutSeconds: NETWORK_SECONDS,
  matchOptions,
  plugins: [
    onlyLasting,
    { cacheKeyWillBeUsed: async ({ request }) => withoutQuery(request.url) },
    new ExpirationPlugin({ maxEntries: 60, maxAgeSeconds: 30 * 86_400, matchOptions, purgeOnQuotaError: true }),
    copies({ mark: markedPage, findElsewhere: shellOfSaved }),
    { handlerDidError: () => markedShell() },
  ],
})

export const registerPages = () =>
  registerRoute(
    ({ request, url, sameOrigin }) => sameOrigin && request.mode === 'navigate' && isPublicPage(url.pathname),
    pages,
  )
