import type { Strategy } from 'workbox-strategies'
import { paths } from '../../paths'
import { scope } from './scope'

async function isFromDashboard(event: ExtendableEvent) {
  const client = await scope.clients.get((event as FetchEvent).clientId)
  return client !== undefined && new URL(client.url).pathname.startsWith(paths.dashboard)
}

/** The dashboard lies below the worker's scope too, but its files and pictures are none of the worker's business. */
export const forReaders =
  (strategy: Strategy) =>
  async ({ event, request }: { event: ExtendableEvent; request: Request }) =>
    (await isFromDashboard(event)) ? fetch(request) : strategy.handle({ event, request })
