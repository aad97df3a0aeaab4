import { MAX_PER_PAGE } from '@shared/constants'
import type { PublicAd } from '@shared/entities/ad'
import { and, count, desc, eq, sql } from 'drizzle-orm'
import type { Db } from '../../db/client'
import { ads, adViewDays } from '../../db/schema'
import { utcDay } from '../../db/sql'

/** The ads that readers see, newest first. */
export async function listPublishedAds(db: Db): Promise<{ ads: PublicAd[]; total: number }> {
  const published = eq(ads.status, 'published')
  const rows = await db
    .select()
    .from(ads)
    .where(published)
    .orderBy(desc(ads.created_at), desc(ads.id))
    .limit(MAX_PER_PAGE)
  const [counted] = await db.select({ total: count() }).from(ads).where(published)
  return {
    ads: rows.map((row) => ({ ...row, created_at: row.created_at.toISOString() })),
    total: counted?.total ?? 0,
  }
}

/** Counts a view of a published ad; false where there is none. */
export async function countAdView(db: Db, id: number, now: Date) {
  return db.transaction(async (tx) => {
    const [row] = await tx
      .update(ads)
      .set({ views: sql`${ads.views} + 1` })
      .where(and(eq(ads.id, id), eq(ads.status, 'published')))
      .returning({ id: ads.id })
    if (!row) return false
    await tx
      .insert(adViewDays)
      .values({ ad_id: id, day: utcDay(now), views: 1 })
      .onConflictDoUpdate({
        target: [adViewDays.ad_id, adViewDays.day],
        set: { views: sql`${adViewDays.views} + 1` },
      })
    return true
  })
}
