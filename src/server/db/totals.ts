import { type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Db } from './client'
import { KEPT_MS, keptIn } from './kept-of-lists'
import type { Rows } from './page-starts'

/** Smaller totals are counted each time: that takes no time, and a wrong one would be noticed. */
const MIN_KEPT = 1000

/** To count takes at most about 1 % of the time. The embedded database does nothing else meanwhile. */
const FRESH_FOR_EACH_MS = 100
const FRESH_MS = { least: 1000, most: KEPT_MS }

/** How long a total needs no counting again that took so long to count. */
const freshFor = (took: number) => Math.min(FRESH_MS.most, Math.max(FRESH_MS.least, took * FRESH_FOR_EACH_MS))

/**
 * What has been counted for a list, by the name of this list. A large total is kept for ten seconds, since counting 100,000 rows takes
 * many times longer than reading a page of them; it is counted again before that, while requests still get the old one. Requests that
 * come while there is none wait for it.
 */
export async function keptCounts<Counts extends { total: number }>(
  db: Db,
  list: string,
  count: () => Promise<Counts>,
): Promise<Counts> {
  const kept = keptIn(db)
  const known = kept.counts.get(list)
  if (known && performance.now() < known.freshUntil) return known.counts as Counts
  const counting = (kept.counting.get(list) ?? start()) as Promise<Counts>
  return known ? (known.counts as Counts) : counting

  function start() {
    const began = performance.now()
    const counting = count().then((counts) => {
      const took = performance.now() - began
      if (counts.total >= MIN_KEPT && kept.counting.get(list) === counting)
        kept.counts.set(list, { counts, freshUntil: performance.now() + freshFor(took) })
      return counts
    })
    const done = () => {
      if (kept.counting.get(list) === counting) kept.counting.delete(list)
    }
    // Who waits for it gets its error. The others have the old total.
    counting.then(done, done)
    kept.counting.set(list, counting)
    return counting
  }
}

/** Counts the rows of a table that match. */
export const countOf = (table: PgTable, where: SQL | undefined) =>
  sql`select count(*)::int as total from ${table} where ${where ?? sql`true`}`

/** The number of a list's rows, of which a page was read: the `total` that this statement counts, unless the page has all of them. */
export async function totalBeside(
  db: Db,
  { list, counting }: { list: string; counting: SQL },
  { limit, offset }: Rows,
  rowsRead: number,
) {
  if (offset === 0 && rowsRead < limit) return rowsRead
  const { total } = await keptCounts(db, list, async () => {
    const { rows } = await db.execute<{ total: number }>(counting)
    return rows[0] ?? { total: 0 }
  })
  return total
}
