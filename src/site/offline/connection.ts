import { COPY_ATTRIBUTE, COPY_HEADER, type FreshMessage, isPublicCallPath } from './protocol'

/** Where the reply to the latest read came from. */
type Source = 'network' | 'copy' | 'none'

const isBrowser = typeof document !== 'undefined'

let latestSource: Source = isBrowser && document.documentElement.hasAttribute(COPY_ATTRIBUTE) ? 'copy' : 'network'

/** False if the latest read did not reach the network: its reply is a cached copy or missing. */
export const isConnected = () => latestSource === 'network'

const isAbort = (error: unknown) => error instanceof DOMException && error.name === 'AbortError'

const trackedFetch: typeof fetch = async (url, init) => {
  const isRead = (init?.method ?? 'GET') === 'GET'
  try {
    const response = await fetch(url, init)
    if (isRead) latestSource = response.headers.has(COPY_HEADER) ? 'copy' : 'network'
    return response
  } catch (error) {
    if (isRead && !isAbort(error)) latestSource = 'none'
    throw error
  }
}

/** The same read without the session, if it is public and a service worker could answer it. */
function withoutSession(url: RequestInfo | URL, init: RequestInit = {}) {
  const headers = new Headers(init.headers)
  const isRead = init.method === 'GET' && isPublicCallPath(new URL(String(url), location.origin).pathname)
  if (!isRead || !headers.has('authorization') || !navigator.serviceWorker?.controller) return undefined
  headers.delete('authorization')
  return { ...init, headers }
}

/**
 * `fetch` that records whether the network answered. Offline, it repeats a public read without the session, because the
 * service worker does not answer calls that carry one.
 */
export const send: typeof fetch = async (url, init) => {
  try {
    return await trackedFetch(url, init)
  } catch (error) {
    const publicRead = isAbort(error) ? undefined : withoutSession(url, init)
    if (!publicRead) throw error
    return trackedFetch(url, publicRead)
  }
}

const listeners = new Set<() => void>()
/** Whether fresh data was reported before anything listened. */
let isPending = false

/** Calls back when the network may have newer data than the copy on the page. */
export function onFresh(listener: () => void) {
  listeners.add(listener)
  if (isPending) listener()
  isPending = false
  return () => void listeners.delete(listener)
}

const notify = () => {
  for (const listener of listeners) listener()
}

// At module load, since the worker's message may arrive before the page has rendered.
if (isBrowser) {
  addEventListener('online', notify)
  // A network without internet access counts as online, so also retry when the reader comes back to the page.
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && notify())
  navigator.serviceWorker?.addEventListener('message', ({ data }) => {
    if ((data as Partial<FreshMessage> | null)?.type !== 'fresh') return
    isPending = listeners.size === 0
    notify()
  })
}
