import type { Db } from './client'
import { keptIn } from './kept-of-lists'

/** Smaller totals are counted each time: that takes no time, and a wrong one would be noticed. */
const MIN_KEPT = 1000

/** To count takes at most about 2 % of the time: the embedded database needs 140 ms for 100,000 rows, and does nothing else meanwhile. */
const KEPT_FOR_EACH_MS = 50
const KEPT_MS = { least: 1000, most: 10_000 }

/** How long a total is kept that took so long to count. */
const keptFor = (took: number) => Math.min(KEPT_MS.most, Math.max(KEPT_MS.least, took * KEPT_FOR_EACH_MS))

/**
 * What has been counted for a list, by the name of this list. A large total is kept for one to ten seconds, since counting 100,000 rows
 * takes many times longer than reading a page of them. Requests that come while it is counted wait for that.
 */
export function keptCounts<Counts extends { total: number }>(db: Db, list: string, count: () => Promise<Counts>) {
  const kept = keptIn(db)
  const known = kept.counts.get(list) ?? kept.counting.get(list)
  if (known) return Promise.resolve(known as Counts | Promise<Counts>)
  const began = performance.now()
  const counting = count()
    .then((counts) => {
      if (counts.total >= MIN_KEPT && kept.counting.get(list) === counting)
        kept.counts.set(list, counts, { ttl: keptFor(performance.now() - began) })
      return counts
    })
    .finally(() => {
      if (kept.counting.get(list) === counting) kept.counting.delete(list)
    })
  kept.counting.set(list, counting)
  return counting
}

/** The total that this statement counts. */
export async function keptTotal(db: Db, list: string, statement: () => PromiseLike<{ total: number }[]>) {
  const { total } = await keptCounts(db, list, async () => (await statement())[0] ?? { total: 0 })
  return total
}
