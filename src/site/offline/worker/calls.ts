import { ExpirationPlugin } from 'workbox-expiration'
import { registerRoute } from 'workbox-routing'
import { NetworkFirst } from 'workbox-strategies'
import { CACHES } from '../names'
import { copies, findSaved, markedCall, matchOptions, onlyLasting } from './copies'
import { NETWORK_SECONDS } from './pages'
import { isPublicCall } from './rules'
import { scope } from './scope'

const apiOrigin = import.meta.env.VITE_API_URL ? new URL(import.meta.env.VITE_API_URL).origin : scope.location.origin

const calls = new NetworkFirst({
  cacheName: CACHES.calls,
  networkTimeoutSeconds: NETWORK_SECONDS,
  matchOptions,
  plugins: [
    onlyLasting,
    new ExpirationPlugin({ maxEntries: 100, maxAgeSeconds: 30 * 86_400, matchOptions, purgeOnQuotaError: true }),
    copies({ mark: markedCall, findElsewhere: findSaved }),
  ],
})

export const registerCalls = () =>
  registerRoute(({ request, url }) => url.origin === apiOrigin && isPublicCall(url, request), calls)
