import { paths } from '@shared/paths'
import type { Strategy } from 'workbox-strategies'
import { scope } from './scope'

async function isFromDashboard(event: ExtendableEvent) {
  const client = await scope.clients.get((event as FetchEvent).clientId)
  return client !== undefined && new URL(client.url).pathname.startsWith(paths.dashboard)
}

/** Uses the strategy for the public site only. The worker's scope includes the dashboard, which must not be cached. */
export const skipDashboard =
  (strategy: Strategy) =>
  async ({ event, request }: { event: ExtendableEvent; request: Request }) =>
    (await isFromDashboard(event)) ? fetch(request) : strategy.handle({ event, request })
