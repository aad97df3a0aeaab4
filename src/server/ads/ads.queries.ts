import type { AdField } from '@shared/editable-fields'
import type { Ad, AdDay } from '@shared/entities/ad'
import type { AdCheck } from '@shared/entities/ad-review'
import type { Total } from '@shared/paging'
import type { AdStatus, AdType } from '@shared/statuses'
import { isHttpUrl } from '@shared/validation'
import { and, desc, eq, gte, inArray, ne, or, sql } from 'drizzle-orm'
import type { Db } from '../db/client'
import { type ListQuery, listRows } from '../db/list'
import { searched } from '../db/list-search'
import { ads, adViewDays } from '../db/schema/ads'
import { bumpVersion } from '../http/versions'

type AdQuery = ListQuery<
  'created_at' | 'updated_at' | 'id' | 'title' | 'status' | 'ad_type' | 'advertiser_name' | 'views' | 'clicks'
> & { status?: AdStatus; ad_type?: AdType; ids?: number[] }

export type AdRow = typeof ads.$inferSelect
export type AdValues = Pick<AdRow, AdField>

/** Whether the advertiser could replace the picture after the review. The player of a video shows what its address names. */
export const hasForeignPicture = ({ ad_type, image_url }: Pick<Ad, 'ad_type' | 'image_url'>) =>
  ad_type === 'image' && image_url !== null && isHttpUrl(image_url)

const toAd = ({ copied_from: _, end_told: _told, ...row }: AdRow): Ad => ({
  ...row,
  starts_at: row.starts_at?.toISOString() ?? null,
  ends_at: row.ends_at?.toISOString() ?? null,
  image_is_foreign: hasForeignPicture(row),
  created_at: row.created_at.toISOString(),
  updated_at: row.updated_at.toISOString(),
})

/** These ads, in this order. */
export async function listAdsById(db: Db, ids: number[]) {
  const rows = ids.length > 0 ? await db.select().from(ads).where(inArray(ads.id, ids)) : []
  const found = new Map(rows.map((row) => [row.id, toAd(row)]))
  return ids.flatMap((id) => found.get(id) ?? [])
}

/** Ads of every status, of all advertisers or of one. */
export const listAds = (db: Db, query: AdQuery, advertiserId?: number): Promise<{ ads: Ad[] } & Total> =>
  searched(query.q, async (matching) => {
    const where = and(
      advertiserId === undefined ? undefined : eq(ads.advertiser_id, advertiserId),
      query.ids ? inArray(ads.id, query.ids) : undefined,
      query.status ? eq(ads.status, query.status) : undefined,
      query.ad_type ? eq(ads.ad_type, query.ad_type) : undefined,
      matching(ads.title, ads.advertiser_name),
    )
    const { rows, ...total } = await listRows(db, ads, query, where)
    return { ads: rows.map(toAd), ...total }
  })

export async function findAd(db: Db, id: number) {
  const [row] = await db.select().from(ads).where(eq(ads.id, id))
  return row && toAd(row)
}

/**
 * An ad of this advertiser with the same title, or with the same picture and link. Rejected ones do not count: they are there to be
 * submitted again.
 */
export async function findSimilarAd(
  db: Db,
  advertiserId: number,
  { title, link, image_url }: Pick<AdCheck, 'title' | 'link' | 'image_url'>,
  exceptId?: number,
) {
  // No stored title is empty.
  const isSameTitle = sql<boolean>`lower(trim(${ads.title})) = lower(${title ?? ''})`
  const isSameMedia =
    link && image_url
      ? and(eq(ads.link, link), or(eq(ads.image_url, image_url), eq(ads.copied_from, image_url)))
      : undefined
  const [row] = await db
    .select({ id: ads.id, title: ads.title, status: ads.status, is_same_title: isSameTitle })
    .from(ads)
    .where(
      and(
        eq(ads.advertiser_id, advertiserId),
        ne(ads.status, 'rejected'),
        exceptId === undefined ? undefined : ne(ads.id, exceptId),
        or(isSameTitle, isSameMedia),
      ),
    )
    .orderBy(desc(isSameTitle), desc(ads.id))
    .limit(1)
  return row
}

/** Views and clicks of an ad by day, without the days that had none. */
export async function listAdDays(db: Db, adId: number, from: string): Promise<Map<string, AdDay>> {
  const { ad_id, day, views, clicks } = adViewDays
  const rows = await db
    .select({ day, views, clicks })
    .from(adViewDays)
    .where(and(eq(ad_id, adId), gte(day, from)))
  return new Map(rows.map((row) => [row.day, row]))
}

/** Locks the row until the transaction ends, so that decisions about the ad stay valid. */
export async function lockAd(tx: Db, id: number) {
  const [row] = await tx.select().from(ads).where(eq(ads.id, id)).for('update')
  return row && toAd(row)
}

export async function insertAd(tx: Db, values: typeof ads.$inferInsert) {
  const [row] = await tx.insert(ads).values(values).returning()
  return toAd(row as AdRow)
}

export async function updateAd(
  tx: Db,
  id: number,
  values: Partial<AdValues & Pick<AdRow, 'status' | 'rejection_reason' | 'copied_from'>>,
  now: Date,
) {
  const [row] = await tx
    .update(ads)
    .set({ ...values, ...bumpVersion(ads, now) })
    .where(eq(ads.id, id))
    .returning()
  return toAd(row as AdRow)
}
