import { LRUCache } from 'lru-cache'

export type CachedReply = { status: number; headers: Record<string, string>; body: Buffer }

/**
 * Finished answers to anonymous reads: pages and public API calls are the same for everyone, since nobody's session is in
 * them. Whoever changes what readers see calls `changed`, after the change is committed.
 */
export class PublicCache {
  readonly #entries: LRUCache<string, CachedReply>
  #listeners: (() => void)[] = []
  #pagesDue: NodeJS.Timeout | undefined
  /** Rises with every change: an answer that began before a change must not be kept after it. */
  generation = 0

  /** `maxBytes`: of bodies and keys together, and of 500 bytes for what else an entry takes. */
  constructor({ maxBytes = 64 * 1024 * 1024 } = {}) {
    this.#entries = new LRUCache({
      maxSize: maxBytes,
      // Keys count: they are chosen by the client, and may be longer than the answer.
      sizeCalculation: ({ body }, key) => body.length + key.length + 500,
    })
  }

  get(key: string) {
    return this.#entries.get(key)
  }

  /** Keeps an answer unless something changed since `generation` was read. */
  set(key: string, reply: CachedReply, generation: number) {
    if (generation === this.generation) this.#entries.set(key, reply)
  }

  /** Drops everything here, and tells the listeners, who tell the other processes. */
  changed() {
    this.drop()
    for (const listener of this.#listeners) listener()
  }

  drop() {
    this.generation += 1
    this.#entries.clear()
  }

  /**
   * A counter moved. API answers follow at once; pages within a second, so that a busy site, where every reader moves a
   * counter, does not render each page anew for each of them.
   */
  counted() {
    for (const key of this.#entries.keys()) if (key.startsWith('/api/')) this.#entries.delete(key)
    this.generation += 1
    this.#pagesDue ??= setTimeout(() => {
      this.#pagesDue = undefined
      this.changed()
    }, 1000).unref()
  }

  onChange(listener: () => void) {
    this.#listeners.push(listener)
  }
}
