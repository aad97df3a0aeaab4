import { LRUCache } from 'lru-cache'
import type { Db } from './client'

/** Smaller totals are counted each time: that takes no time, and a wrong one would be noticed. */
const MIN_KEPT = 1000

type Totals = { kept: LRUCache<string, number>; generation: number }

const totals = new WeakMap<Db, Totals>()

function totalsOf(db: Db) {
  const known = totals.get(db)
  if (known) return known
  const created: Totals = { kept: new LRUCache({ max: 500, ttl: 1000 }), generation: 0 }
  totals.set(db, created)
  return created
}

type Count = PromiseLike<{ total: number }[]> & { toSQL: () => { sql: string; params: unknown[] } }

/**
 * The total that this statement counts. A large one is kept for a second: counting 100,000 rows takes many times longer than reading a
 * page of them.
 */
export async function keptTotal(db: Db, counting: Count) {
  const of = totalsOf(db)
  const { sql, params } = counting.toSQL()
  const key = JSON.stringify([sql, params])
  const known = of.kept.get(key)
  if (known !== undefined) return known
  const { generation } = of
  const total = (await counting)[0]?.total ?? 0
  if (total >= MIN_KEPT && generation === of.generation) of.kept.set(key, total)
  return total
}

/** Call it after a change, so that the client that has made it gets true totals. Other processes have them within a second. */
export function forgetTotals(db: Db) {
  const of = totalsOf(db)
  of.kept.clear()
  of.generation += 1
}
