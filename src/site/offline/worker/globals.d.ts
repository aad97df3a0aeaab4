/** The little that is used of a service worker's types: the whole of them contradicts those of a page. */

interface ExtendableEvent extends Event {
  waitUntil(promise: Promise<unknown>): void
}

interface FetchEvent extends ExtendableEvent {
  readonly request: Request
  /** The page that asks; empty for a page that is yet to come. */
  readonly clientId: string
  /** The page that is to come of a navigation. */
  readonly resultingClientId: string
}

interface ExtendableMessageEvent extends ExtendableEvent {
  readonly data: unknown
}

interface ServiceWorkerClient {
  readonly url: string
  postMessage(message: unknown): void
}

interface ServiceWorkerScope {
  readonly location: Location
  readonly clients: {
    get(id: string): Promise<ServiceWorkerClient | undefined>
    claim(): Promise<void>
  }
  skipWaiting(): Promise<void>
  addEventListener(type: 'install' | 'activate', listener: (event: ExtendableEvent) => void): void
  addEventListener(type: 'message', listener: (event: ExtendableMessageEvent) => void): void
}
