import { LRUCache } from 'lru-cache'
import type { Db } from './client'

type Counts = { total: number }

/** So many rows of a list come before the place that follows the row with these values. */
export type PageStart = { skipped: number; value: string | number; id: number }

/** What is kept for a moment of the lists of a database, by the names of lists. */
type Kept = {
  counts: LRUCache<string, { counts: Counts; freshUntil: number }>
  counting: Map<string, Promise<Counts>>
  /**
   * Where pages of a list begin, in any order. For longer than totals, since what another process adds moves the pages of a list anyway,
   * from one request to the next.
   */
  starts: LRUCache<string, PageStart[]>
}

const keptOf = new WeakMap<Db, Kept>()

const SECOND = 1000

/** How long a total is kept. */
export const KEPT_MS = 10 * SECOND

export function keptIn(db: Db) {
  const known = keptOf.get(db)
  if (known) return known
  const created: Kept = {
    counts: new LRUCache({ max: 500, ttl: KEPT_MS }),
    counting: new Map(),
    starts: new LRUCache({ max: 200, ttl: 60 * SECOND }),
  }
  keptOf.set(db, created)
  return created
}

/** Call it after a change, so that the client that has made it gets true lists. Other processes have their totals within ten seconds. */
export function forgetLists(db: Db) {
  const kept = keptIn(db)
  kept.counts.clear()
  kept.counting.clear()
  kept.starts.clear()
}
