/** The service-worker types that are used here: TypeScript's `webworker` library conflicts with its `dom` library. */

interface ExtendableEvent extends Event {
  waitUntil(promise: Promise<unknown>): void
}

interface FetchEvent extends ExtendableEvent {
  readonly request: Request
  /** The requesting page; empty for a navigation. */
  readonly clientId: string
  /** The page that a navigation creates. */
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
