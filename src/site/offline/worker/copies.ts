import type { StrategyOptions } from 'workbox-strategies'
import { COPY_ATTRIBUTE, COPY_HEADER, type FreshMessage, isKept } from '../protocol'
import { isCacheable } from './rules'
import { scope } from './scope'

export type Plugin = NonNullable<StrategyOptions['plugins']>[number]

/** Ignores `Vary`, since public pages, replies and pictures are the same for everyone. */
export const matchOptions = { ignoreVary: true }

export const onlyCacheable: Plugin = {
  cacheWillUpdate: async ({ response }) => (isCacheable(response) ? response : null),
}

/** Looks a request up in the caches of saved articles and places. */
export async function findSaved(request: Request | string) {
  for (const name of await caches.keys()) {
    if (!isKept(name)) continue
    const found = await (await caches.open(name)).match(request, matchOptions)
    if (found) return found
  }
  return undefined
}

/** Drops the headers that no longer describe the decoded or changed body. */
const copyHeaders = (response: Response) => {
  const headers = new Headers(response.headers)
  for (const name of ['content-length', 'content-encoding']) headers.delete(name)
  return headers
}

export function markCall(response: Response) {
  const headers = copyHeaders(response)
  headers.set(COPY_HEADER, '1')
  return new Response(response.body, { status: response.status, headers })
}

export async function markPage(response: Response) {
  const html = (await response.text()).replace('<html ', () => `<html ${COPY_ATTRIBUTE} `)
  return new Response(html, { status: response.status, headers: copyHeaders(response) })
}

type Options = {
  mark: (copy: Response) => Response | Promise<Response>
  /** Where to look when the strategy's own cache has no entry. */
  findElsewhere: (request: Request) => Promise<Response | undefined>
}

/**
 * Marks the copies that are served. A slow network may still answer afterwards: if that reply differs, the page is
 * notified and reloads its data.
 */
export function copies({ mark, findElsewhere }: Options): Plugin {
  const servedFromCache = new WeakSet<ExtendableEvent>()
  return {
    cachedResponseWillBeUsed: async ({ cachedResponse, request, event }) => {
      const copy = cachedResponse ?? (await findElsewhere(request))
      if (!copy) return undefined
      servedFromCache.add(event)
      return mark(copy)
    },
    cacheDidUpdate: async ({ event, oldResponse, newResponse }) => {
      const etag = newResponse.headers.get('etag')
      if (!servedFromCache.has(event) || (etag && etag === oldResponse?.headers.get('etag'))) return
      const { clientId, resultingClientId } = event as FetchEvent
      const client = await scope.clients.get(resultingClientId || clientId)
      client?.postMessage({ type: 'fresh' } satisfies FreshMessage)
    },
  }
}
