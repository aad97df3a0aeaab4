import { LRUCache } from 'lru-cache'

export type CachedReply = { status: number; headers: Record<string, string>; body: Buffer }

/**
 * Finished replies to anonymous reads: pages and public API calls, which are the same for everyone. Call `invalidate` after
 * committing a change that readers can see.
 */
export class PublicCache {
  readonly #entries: LRUCache<string, CachedReply>
  readonly #addresses = new LRUCache<string, true>({ max: 10_000 })
  #listeners: (() => void)[] = []
  #pagesDue: NodeJS.Timeout | undefined
  /** Increases with every change: a reply that was begun before a change must not be kept after it. */
  generation = 0

  /** `maxBytes` limits bodies and keys, plus 500 bytes for the rest of each entry. */
  constructor({ maxBytes = 64 * 1024 * 1024 } = {}) {
    this.#entries = new LRUCache({
      maxSize: maxBytes,
      // Some of what readers see depends on the day, such as notices that end.
      ttl: 3_600_000,
      // Keys count: clients choose them, and a key may be longer than its reply.
      sizeCalculation: ({ body }, key) => body.length + key.length + 500,
    })
  }

  get(key: string) {
    return this.#entries.get(key)
  }

  /** Keeps a reply unless something has changed since `generation` was read. */
  set(key: string, reply: CachedReply, generation: number) {
    if (generation === this.generation) this.#entries.set(key, reply)
  }

  /** Notes that replies to this address, as a client has sent it, are kept. */
  note(address: string) {
    this.#addresses.set(address, true)
  }

  /** Whether a reply to this address has been kept, and may still be. */
  knows(address: string) {
    return this.#addresses.has(address)
  }

  /** Clears this cache and notifies the listeners, which notify the other processes. */
  invalidate() {
    this.clear()
    for (const listener of this.#listeners) listener()
  }

  clear() {
    this.generation += 1
    this.#entries.clear()
  }

  /**
   * Call it after counting a view. API replies are up to date at once, pages within a second: on a busy site every reader
   * counts a view, and each would otherwise cause every page to be rendered again.
   */
  invalidateCounters() {
    for (const key of this.#entries.keys()) if (key.startsWith('/api/')) this.#entries.delete(key)
    this.generation += 1
    this.#pagesDue ??= setTimeout(() => {
      this.#pagesDue = undefined
      this.invalidate()
    }, 1000).unref()
  }

  onInvalidate(listener: () => void) {
    this.#listeners.push(listener)
  }
}
