import { LRUCache } from 'lru-cache'
import type { Db } from './client'

/** Smaller totals are counted each time: that takes no time, and a wrong one would be noticed. */
const MIN_KEPT = 1000

type Kept = { values: LRUCache<string, object>; generation: number }

const keptOf = new WeakMap<Db, Kept>()

function keptIn(db: Db) {
  const known = keptOf.get(db)
  if (known) return known
  const created: Kept = { values: new LRUCache({ max: 500, ttl: 1000 }), generation: 0 }
  keptOf.set(db, created)
  return created
}

/**
 * What has been counted for a list, by the name of this list. A large total is kept for a second: counting 100,000 rows takes many
 * times longer than reading a page of them.
 */
export async function keptCounts<Counts extends { total: number }>(db: Db, list: string, count: () => Promise<Counts>) {
  const kept = keptIn(db)
  const known = kept.values.get(list)
  if (known) return known as Counts
  const { generation } = kept
  const counts = await count()
  if (counts.total >= MIN_KEPT && generation === kept.generation) kept.values.set(list, counts)
  return counts
}

type Statement = PromiseLike<{ total: number }[]> & { toSQL: () => { sql: string; params: unknown[] } }

/** The total that this statement counts. */
export async function keptTotal(db: Db, statement: Statement) {
  const { sql, params } = statement.toSQL()
  const { total } = await keptCounts(
    db,
    JSON.stringify([sql, params]),
    async () => (await statement)[0] ?? { total: 0 },
  )
  return total
}

/** Call it after a change, so that the client that has made it gets true totals. Other processes have them within a second. */
export function forgetTotals(db: Db) {
  const kept = keptIn(db)
  kept.values.clear()
  kept.generation += 1
}
