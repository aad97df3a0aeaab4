import { and, eq, gt, lte, sql } from 'drizzle-orm'
import type { Db } from './db/client'
import { articles, rateLimits } from './db/schema'
import { ads, adViewDays } from './db/schema-ads'
import { articleViewDays } from './db/schema-views'
import { utcDay } from './db/sql'
import { networkOf } from './net/network'

/** The usual length of a visit: what a reader opens again within it is not another view, nor another click. */
const VISIT_MS = 30 * 60_000

/** What is counted, in all and by day. */
const COUNTED = {
  'view:articles': { table: articles, days: articleViewDays, owner: 'article_id', figure: 'views' },
  'view:ads': { table: ads, days: adViewDays, owner: 'ad_id', figure: 'views' },
  'click:ads': { table: ads, days: adViewDays, owner: 'ad_id', figure: 'clicks' },
} as const

type Visit = { what: keyof typeof COUNTED; id: number; address: string; now: Date }

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

/** Counts a view or a click, in all and for its day; returns false if there is no such published record. */
async function count(tx: Db, { what, id, now }: Visit) {
  const { table, days, ...names } = COUNTED[what]
  const [owner, figure] = [sql.identifier(names.owner), sql.identifier(names.figure)]
  const { rows } = await tx.execute(
    sql`update ${table} set ${figure} = ${figure} + 1 where id = ${id} and status = 'published' returning id`,
  )
  if (rows.length === 0) return false
  await tx.execute(sql`insert into ${days} as d (${owner}, day, ${figure}) values (${id}, ${utcDay(now)}, 1)
    on conflict (${owner}, day) do update set ${figure} = d.${figure} + 1`)
  return true
}

/**
 * Counts a view or a click once per visit and network, so that one client cannot make up the figures that advertisers see. A
 * repeated one costs one read.
 */
export async function countVisit(db: Db, visit: Visit): Promise<'counted' | 'repeated' | 'absent'> {
  const { what, id, address, now } = visit
  const key = `${what}:${id}:${networkOf(address)}`
  const isThis = eq(rateLimits.key, key)
  const marked = await db
    .select({ key: rateLimits.key })
    .from(rateLimits)
    .where(and(isThis, gt(rateLimits.resets_at, now)))
  if (marked.length > 0) return 'repeated'
  return db.transaction(async (tx) => {
    if (!(await mark(tx, key, now))) return 'repeated'
    if (await count(tx, visit)) return 'counted'
    // Ids that do not exist must not fill the table.
    await tx.delete(rateLimits).where(isThis)
    return 'absent'
  })
}
