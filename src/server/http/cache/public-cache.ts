import { nextDayAfter } from '@shared/time'
import { LRUCache } from 'lru-cache'
import type { Encoding } from '../encodings'
import { ANYTHING, endOf } from './cache-tags'

/** A finished reply with status 200. */
export type KeptReply = {
  headers: Record<string, string>
  body: Buffer
  /** What it shows, see cache-tags.ts. */
  tags?: readonly string[]
  lifetimeMs?: number
}

export type KeptEntry = Required<Omit<KeptReply, 'lifetimeMs'>> & { encoded: Partial<Record<Encoding, Buffer>> }

type Change = { generation: number; second: number }

/** In case the clock was wrong for a while, by which some of what readers see ends. */
const LONGEST_MS = 3_600_000

/** The tags whose last change is remembered. */
const MAX_CHANGED_TAGS = 20_000

/** Keys count: clients choose them, and a key may be longer than its reply. */
const sizeOf = ({ body, encoded: { br, gzip }, tags }: KeptEntry, key: string) =>
  body.length + (br?.length ?? 0) + (gzip?.length ?? 0) + key.length + 500 + tags.length * 60

/**
 * Finished replies to anonymous reads: pages and public API calls, which are the same for everyone. What changes them is announced in its
 * transaction (`announce`).
 */
export class PublicCache {
  readonly #entries: LRUCache<string, KeptEntry>
  readonly #keysByTag = new Map<string, Set<string>>()
  readonly #changes: LRUCache<string, Change>
  /** The last change that may concern any reply: those that were begun before it are outdated. */
  #oldest: Change
  /** In seconds since 1970, as headers have them. */
  #lastChange: number
  /** Whether a reply was kept since. */
  #isShown = false
  /** Increases with every change: a reply that was begun before a change of what it shows must not be kept after it. */
  generation = 0
  readonly #now: () => Date
  #dayEnds: Date

  constructor({ maxBytes = 64 * 1024 * 1024, now = () => new Date() } = {}) {
    this.#now = now
    this.#dayEnds = nextDayAfter(now())
    this.#lastChange = this.#second()
    this.#oldest = { generation: 0, second: this.#lastChange }
    this.#entries = new LRUCache({
      maxSize: maxBytes,
      ttl: LONGEST_MS,
      ttlResolution: 0,
      sizeCalculation: sizeOf,
      dispose: ({ tags }, key, reason) => {
        if (reason !== 'set') this.#unlink(key, tags)
      },
    })
    this.#changes = new LRUCache({
      max: MAX_CHANGED_TAGS,
      dispose: (change, _tag, reason) => {
        if (reason === 'evict' && change.generation > this.#oldest.generation) this.#oldest = change
      },
    })
  }

  #second() {
    return Math.floor(this.#now().getTime() / 1000)
  }

  /** Two versions of a reply never have the same second, even if there were several changes within one. */
  #noteChange(): Change {
    this.generation += 1
    this.#lastChange = Math.max(this.#second(), this.#lastChange + Number(this.#isShown))
    this.#isShown = false
    return { generation: this.generation, second: this.#lastChange }
  }

  /** A new day outdates everything: notices, for example, end with their day. */
  #beginDay() {
    const now = this.#now()
    if (now < this.#dayEnds) return
    this.#dayEnds = nextDayAfter(now)
    this.invalidate()
  }

  get(key: string) {
    this.#beginDay()
    const entry = this.#entries.get(key)
    const end = entry && endOf(entry.tags)
    if (!end || end.time > this.#now().getTime()) return entry
    this.invalidate([end.of])
    return undefined
  }

  #changesOf(tags: readonly string[]) {
    return [this.#oldest, ...tags.flatMap((tag) => this.#changes.get(tag) ?? [])]
  }

  /** When something that shows these last changed, as far as this process has seen. */
  changedAt(tags: readonly string[]) {
    return new Date(Math.max(...this.#changesOf(tags).map(({ second }) => second)) * 1000)
  }

  /** Keeps a reply. Returns false if what it shows has changed since `generation` was read. */
  set(key: string, { tags = [ANYTHING], lifetimeMs: ttl = LONGEST_MS, ...reply }: KeptReply, generation: number) {
    this.#beginDay()
    if (this.#changesOf(tags).some((change) => change.generation > generation)) return false
    this.#isShown = true
    this.#unlink(key, this.#entries.peek(key)?.tags ?? [])
    this.#entries.set(key, { ...reply, tags, encoded: {} }, { ttl })
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

  /** Drops what shows any of these, or else everything. */
  invalidate(tags?: readonly string[]) {
    const change = this.#noteChange()
    if (!tags) {
      this.#oldest = change
      this.#entries.clear()
      return
    }
    for (const tag of tags) {
      this.#changes.set(tag, change)
      for (const key of [...(this.#keysByTag.get(tag) ?? [])]) this.#entries.delete(key)
    }
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
