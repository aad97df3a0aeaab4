import { onTestFinished, vi } from 'vitest'

const addressOf = (request: RequestInfo | URL) =>
  new URL(request instanceof Request ? request.url : String(request), location.origin).href

class MemoryCache {
  #answers = new Map<string, { headers: Headers; response: Response }>()

  put = async (request: RequestInfo | URL, response: Response) => {
    const headers = request instanceof Request ? request.headers : new Headers()
    this.#answers.set(addressOf(request), { headers, response })
  }
  match = async (request: RequestInfo | URL) => this.#answers.get(addressOf(request))?.response.clone()
  delete = async (request: RequestInfo | URL) => this.#answers.delete(addressOf(request))
  keys = async () => [...this.#answers].map(([url, { headers }]) => ({ url, headers }))
}

/** Provides an in-memory CacheStorage, which jsdom lacks, for the duration of the test. */
export function startCaches() {
  const all = new Map<string, MemoryCache>()
  const storage = {
    open: async (name: string) => {
      const cache = all.get(name) ?? new MemoryCache()
      all.set(name, cache)
      return cache
    },
    has: async (name: string) => all.has(name),
    keys: async () => [...all.keys()],
    delete: async (name: string) => all.delete(name),
  }
  vi.stubGlobal('caches', storage)
  onTestFinished(() => void vi.unstubAllGlobals())
  return storage
}

/** Makes the page appear to be controlled by a service worker. */
export function startWorker() {
  const serviceWorker = Object.assign(new EventTarget(), { controller: {} })
  Object.defineProperty(navigator, 'serviceWorker', { value: serviceWorker, configurable: true })
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'serviceWorker'))
}
