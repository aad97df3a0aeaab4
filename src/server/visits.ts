import { and, eq, gt, lte } from 'drizzle-orm'
import type { Db } from './db/client'
import { rateLimits } from './db/schema'
import { networkOf } from './net/network'

/** The usual length of a visit: what a reader opens again within it is not another view. */
const VISIT_MS = 30 * 60_000

type Visit = { kind: 'articles' | 'ads'; id: number; address: string; now: Date }

/** Marks the visit; returns false if its network has been marked within its length. One statement, for all processes. */
async function mark(tx: Db, key: string, now: Date) {
  const resets_at = new Date(now.getTime() + VISIT_MS)
  const rows = await tx
    .insert(rateLimits)
    .values({ key, count: 1, resets_at })
    .onConflictDoUpdate({ target: rateLimits.key, set: { resets_at }, setWhere: lte(rateLimits.resets_at, now) })
    .returning({ key: rateLimits.key })
  return rows.length > 0
}

/**
 * Counts a view once per visit and network, so that one client cannot make up the figures that advertisers see. `count`
 * returns false if there is nothing to count. A repeated view costs one read.
 */
export async function countVisit(
  db: Db,
  { kind, id, address, now }: Visit,
  count: (tx: Db) => Promise<boolean>,
): Promise<'counted' | 'repeated' | 'absent'> {
  const key = `view:${kind}:${id}:${networkOf(address)}`
  const isThis = eq(rateLimits.key, key)
  const marked = await db
    .select({ key: rateLimits.key })
    .from(rateLimits)
    .where(and(isThis, gt(rateLimits.resets_at, now)))
  if (marked.length > 0) return 'repeated'
  return db.transaction(async (tx) => {
    if (!(await mark(tx, key, now))) return 'repeated'
    if (await count(tx)) return 'counted'
    // Ids that do not exist must not fill the table.
    await tx.delete(rateLimits).where(isThis)
    return 'absent'
  })
}
