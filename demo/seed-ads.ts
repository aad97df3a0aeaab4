import { translationsOfAds } from '@server/ads/ad-translations'
import { insertAd } from '@server/ads/ads.queries'
import { recordActivity } from '@server/dashboard/activity'
import type { Db } from '@server/db/client'
import { adTranslations as adTranslationsTable } from '@server/db/schema/ad-translations'
import { ads as adsTable, adViewDays } from '@server/db/schema/ads'
import type { UserRow } from '@server/http/route'
import type { Ad } from '@shared/entities/ad'
import { sql } from 'drizzle-orm'
import { adTranslations } from './ad-translations'
import { ads, type DemoAd } from './ads'
import { byLanguage } from './translation'
import { viewsOfDays } from './views'

/** About one reader in twelve follows the link of an ad. */
const clicksOf = (views: number) => Math.round(views / 12)

/** Ads are approved the day after their submission. */
const MS_TO_APPROVAL = 26 * 3_600_000

async function insertTranslations(tx: Db, name: DemoAd['name'], ad: Ad, editor: UserRow, now: Date) {
  const texts = byLanguage(adTranslations[name])
  if (texts.length === 0) return
  await tx.insert(adTranslationsTable).values(
    texts.map(([language, [title, description]]) => ({
      record_id: ad.id,
      language,
      title,
      description,
      status: 'published' as const,
      original_digest: translationsOfAds.digestOf(ad),
      updated_at: now,
      updated_by: editor.id,
    })),
  )
}

type Roles = Record<'member' | 'reviewer' | 'editor', UserRow>

/** Adds the ads of the member, with their translations and daily views. */
export async function insertAds(
  tx: Db,
  { member, reviewer, editor }: Roles,
  imageOf: (ad: DemoAd) => string | null,
  now: Date,
) {
  const days: (typeof adViewDays.$inferSelect)[] = []
  for (const ad of ads) {
    const created_at = new Date(ad.created_at)
    const inserted = await insertAd(tx, {
      ...ad,
      created_at,
      updated_at: created_at,
      image_url: imageOf(ad),
      advertiser_id: member.id,
      advertiser_name: member.name,
      advertiser_email: member.email,
    })
    await insertTranslations(tx, ad.name, inserted, editor, now)
    const { id, title, link, status } = inserted
    if (status === 'published') {
      const entry = { kind: 'ad_approved', subject_id: id, subject_title: title, actor_name: reviewer.name } as const
      await recordActivity(tx, entry, new Date(created_at.getTime() + MS_TO_APPROVAL))
    }
    const counted = viewsOfDays(title, ad.views, created_at, now)
    days.push(...counted.map((day) => ({ ...day, ad_id: id, clicks: link ? clicksOf(day.views) : 0 })))
  }
  const seen = days.filter(({ views }) => views > 0)
  if (seen.length === 0) return
  await tx.insert(adViewDays).values(seen)
  await tx.execute(sql`update ${adsTable} as a
    set clicks = (select coalesce(sum(d.clicks), 0) from ${adViewDays} as d where d.ad_id = a.id)`)
}
