import { LRUCache } from 'lru-cache'
import { ANYTHING } from './cache-tags'
import { createViewers, createWriters } from './recent-networks'

export type Encoding = 'br' | 'gzip'

/** A finished reply with status 200. */
export type KeptReply = {
  headers: Record<string, string>
  body: Buffer
  /** What it shows, see cache-tags.ts. */
  tags?: readonly string[]
  /** A rendered page, which costs more than the replies of the API that it is made of. */
  isPage?: boolean
}

export type KeptEntry = Required<KeptReply> & {
  keptAt: number
  /** Since when its texts have been outdated, if they are. Only pages stay for a while then. */
  staleSince?: number
  /** Since when its figures have been outdated, if they are. */
  figuresStaleSince?: number
  encoded: Partial<Record<Encoding, Buffer>>
}

export type Change = {
  /** What has changed. Without tags, everything may have. */
  tags?: readonly string[]
  /** The networks of those who made it, who never get an outdated page. Empty if unknown. */
  writers: string[]
  /** Only figures have changed, such as views. */
  isCounter?: boolean
}

/** No reader gets a page whose texts have been outdated for longer. */
export const MAX_STALE_MS = 1000

/** Likewise for figures: with every view, a busy site would render each of its pages every second. */
export const MAX_STALE_FIGURES_MS = 10_000

/** Changed figures are announced together: on a busy site every reader counts a view. */
const COUNTERS_EVERY_MS = 1000

/** The tags whose last change is remembered. */
const MAX_CHANGED_TAGS = 20_000

const EMPTY: ReadonlySet<string> = new Set()

/** Keys count: clients choose them, and a key may be longer than its reply. */
const sizeOf = ({ body, encoded: { br, gzip }, tags }: KeptEntry, key: string) =>
  body.length + (br?.length ?? 0) + (gzip?.length ?? 0) + key.length + 500 + tags.length * 60

/**
 * Finished replies to anonymous reads: pages and public API calls, which are the same for everyone. Call `invalidate` after
 * committing a change that readers can see.
 */
export class PublicCache {
  readonly #entries: LRUCache<string, KeptEntry>
  readonly #keysByTag = new Map<string, Set<string>>()
  readonly #changes: LRUCache<string, number>
  readonly #changedCounters = new Set<string>()
  #listeners: ((change: Change) => unknown)[] = []
  /** Replies that were begun before this generation are outdated, whatever they show. */
  #oldest = 0
  readonly writers = createWriters(MAX_STALE_MS)
  /** The networks that have counted a view just now: the API shows it to them. */
  readonly viewers = createViewers(MAX_STALE_FIGURES_MS)
  /** Increases with every change: a reply that was begun before a change of what it shows must not be kept after it. */
  generation = 0

  constructor({ maxBytes = 64 * 1024 * 1024 } = {}) {
    this.#entries = new LRUCache({
      maxSize: maxBytes,
      // Some of what readers see depends on the day, such as notices that end.
      ttl: 3_600_000,
      ttlResolution: 1000,
      sizeCalculation: sizeOf,
      dispose: ({ tags }, key, reason) => {
        if (reason !== 'set') this.#unlink(key, tags)
      },
    })
    this.#changes = new LRUCache({
      max: MAX_CHANGED_TAGS,
      dispose: (generation, _tag, reason) => {
        if (reason === 'evict') this.#oldest = Math.max(this.#oldest, generation)
      },
    })
  }

  /** Also a page that is outdated: see its `staleSince`. */
  get(key: string) {
    return this.#entries.get(key)
  }

  /** Keeps a reply. Returns false if what it shows has changed since `generation` was read. */
  set(key: string, { tags = [ANYTHING], isPage = false, ...reply }: KeptReply, generation: number) {
    if (generation < this.#oldest || tags.some((tag) => (this.#changes.get(tag) ?? 0) > generation)) return false
    this.#unlink(key, this.#entries.peek(key)?.tags ?? [])
    this.#entries.set(key, { ...reply, tags, isPage, keptAt: performance.now(), encoded: {} })
    // One that is larger than all the room there is was not kept.
    if (this.#entries.has(key)) this.#link(key, tags)
    return true
  }

  /** Keeps a compressed copy of an entry's body. */
  setEncoded(key: string, entry: KeptEntry, encoding: Encoding, body: Buffer) {
    entry.encoded[encoding] = body
    // A new object, or the cache would not count the new size.
    if (this.#entries.peek(key) === entry) this.#entries.set(key, { ...entry }, { noUpdateTTL: true })
  }

  /** Drops what shows any of these, or else everything, and notifies the listeners, which notify the other processes. */
  invalidate(tags?: readonly string[]) {
    const change = { tags: tags && [...tags, ANYTHING], writers: this.writers.list() }
    this.#apply(change)
    this.#notify(change)
  }

  /** Call it after counting a view. Other processes learn of it within a second. */
  invalidateCounters(tags: readonly string[]) {
    this.#apply({ tags, writers: [], isCounter: true })
    if (this.#changedCounters.size === 0)
      setTimeout(() => {
        const change = { tags: [...this.#changedCounters], writers: [], isCounter: true }
        this.#changedCounters.clear()
        this.#notify(change)
      }, COUNTERS_EVERY_MS).unref()
    for (const tag of tags) this.#changedCounters.add(tag)
  }

  /** Drops everything, in this process only. */
  clear() {
    this.#apply({ writers: [] })
  }

  /** Applies a change that another process has made, so long ago. A balancer may send those who made it here next. */
  applyFromElsewhere(change: Change, agoMs: number) {
    for (const network of change.writers) this.writers.noteElsewhere(network)
    this.#apply(change, agoMs)
  }

  #apply({ tags, writers, isCounter = false }: Change, agoMs = 0) {
    this.generation += 1
    if (!tags) {
      this.#oldest = this.generation
      this.#entries.clear()
      return
    }
    const staleSince = performance.now() - agoMs
    for (const tag of tags) {
      this.#changes.set(tag, this.generation)
      for (const key of [...(this.#keysByTag.get(tag) ?? EMPTY)]) {
        const entry = this.#entries.peek(key)
        if (!entry) continue
        if (isCounter) entry.figuresStaleSince ??= staleSince
        // Without the writers, one of them could get an outdated page.
        else if (entry.isPage && writers.length > 0) entry.staleSince ??= staleSince
        else this.#entries.delete(key)
      }
    }
  }

  onInvalidate(listener: (change: Change) => unknown) {
    this.#listeners.push(listener)
  }

  #notify(change: Change) {
    for (const listener of this.#listeners) listener(change)
  }

  #link(key: string, tags: readonly string[]) {
    for (const tag of tags) {
      const keys = this.#keysByTag.get(tag)
      if (keys) keys.add(key)
      else this.#keysByTag.set(tag, new Set([key]))
    }
  }

  #unlink(key: string, tags: readonly string[]) {
    for (const tag of tags) {
      const keys = this.#keysByTag.get(tag)
      keys?.delete(key)
      if (keys?.size === 0) this.#keysByTag.delete(tag)
    }
  }
}

declare module '../services' {
  interface Services {
    cache: PublicCache
  }
}
