import { COPY_ATTRIBUTE, COPY_HEADER, type FreshMessage, isPublicCallPath } from './names'

/** Where the last answer came from. */
type Answer = 'network' | 'copy' | 'nowhere'

const isBrowser = typeof document !== 'undefined'

let last: Answer = isBrowser && document.documentElement.hasAttribute(COPY_ATTRIBUTE) ? 'copy' : 'network'

/** False once a read found no network: what the page shows since then is a copy, or missing. */
export const isConnected = () => last === 'network'

const isAbort = (error: unknown) => error instanceof DOMException && error.name === 'AbortError'

const noticingFetch: typeof fetch = async (url, init) => {
  const isRead = (init?.method ?? 'GET') === 'GET'
  try {
    // Looked up at each call, so that whoever replaces the global fetch is heard.
    const response = await fetch(url, init)
    if (isRead) last = response.headers.has(COPY_HEADER) ? 'copy' : 'network'
    return response
  } catch (error) {
    if (isRead && !isAbort(error)) last = 'nowhere'
    throw error
  }
}

/** The same call without the session, if everybody may make it. */
function anonymously(url: RequestInfo | URL, init: RequestInit = {}) {
  const headers = new Headers(init.headers)
  const isRead = init.method === 'GET' && isPublicCallPath(new URL(String(url), location.origin).pathname)
  if (!isRead || !headers.has('authorization') || !navigator.serviceWorker?.controller) return undefined
  headers.delete('authorization')
  return { ...init, headers }
}

/**
 * Fetch, which remembers whether the network was there. Where it is not, and a session is in the way, the worker gets a
 * call that it may answer.
 */
export const send: typeof fetch = async (url, init) => {
  try {
    return await noticingFetch(url, init)
  } catch (error) {
    const other = isAbort(error) ? undefined : anonymously(url, init)
    if (!other) throw error
    return noticingFetch(url, other)
  }
}

const listeners = new Set<() => void>()
let isWaiting = false

/** Calls back when the network has more to say than the copy that is shown. */
export function onFresh(listener: () => void) {
  listeners.add(listener)
  if (isWaiting) listener()
  isWaiting = false
  return () => void listeners.delete(listener)
}

const tell = () => {
  for (const listener of listeners) listener()
}

// At once: the worker's word may come before the page that it is for has begun.
if (isBrowser) {
  addEventListener('online', tell)
  // A network without a way out counts as online; coming back to the page is worth another try.
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && tell())
  navigator.serviceWorker?.addEventListener('message', ({ data }) => {
    if ((data as Partial<FreshMessage> | null)?.type !== 'fresh') return
    isWaiting = listeners.size === 0
    tell()
  })
}
