import type { StrategyOptions } from 'workbox-strategies'
import { COPY_ATTRIBUTE, COPY_HEADER, type FreshMessage, savedPath } from '../names'
import { mayBeKept } from './rules'
import { scope } from './scope'

export type Plugin = NonNullable<StrategyOptions['plugins']>[number]

/** Whether an answer varies by headers is no question here: pages and pictures are the same for all. */
export const matchOptions = { ignoreVary: true }

export const onlyLasting: Plugin = {
  cacheWillUpdate: async ({ response }) => (mayBeKept(response) ? response : null),
}

/** In what readers have saved. */
export async function findSaved(request: Request | string) {
  for (const name of await caches.keys()) {
    if (savedPath(name) === undefined) continue
    const found = await (await caches.open(name)).match(request, matchOptions)
    if (found) return found
  }
  return undefined
}

/** Their body is no longer what these tell of. */
const headersOfCopy = (response: Response) => {
  const headers = new Headers(response.headers)
  for (const name of ['content-length', 'content-encoding']) headers.delete(name)
  return headers
}

export function markedCall(response: Response) {
  const headers = headersOfCopy(response)
  headers.set(COPY_HEADER, '1')
  return new Response(response.body, { status: response.status, headers })
}

export async function markedPage(response: Response) {
  const html = (await response.text()).replace('<html ', () => `<html ${COPY_ATTRIBUTE} `)
  return new Response(html, { status: response.status, headers: headersOfCopy(response) })
}

type Options = {
  mark: (copy: Response) => Response | Promise<Response>
  /** Where the worker's own cache has nothing. */
  findElsewhere: (request: Request) => Promise<Response | undefined>
}

/**
 * Marks the copies that are handed out. A slow network may still answer afterwards: if it says something else, the page
 * is told and asks again, so that a copy never outlasts the truth.
 */
export function copies({ mark, findElsewhere }: Options): Plugin {
  const answered = new WeakSet<ExtendableEvent>()
  return {
    cachedResponseWillBeUsed: async ({ cachedResponse, request, event }) => {
      const copy = cachedResponse ?? (await findElsewhere(request))
      if (!copy) return undefined
      answered.add(event)
      return mark(copy)
    },
    cacheDidUpdate: async ({ event, oldResponse, newResponse }) => {
      const etag = newResponse.headers.get('etag')
      if (!answered.has(event) || (etag && etag === oldResponse?.headers.get('etag'))) return
      const { clientId, resultingClientId } = event as FetchEvent
      const client = await scope.clients.get(resultingClientId || clientId)
      client?.postMessage({ type: 'fresh' } satisfies FreshMessage)
    },
  }
}
