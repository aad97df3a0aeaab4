import { ADS_BESIDE_PLACE } from '@shared/ad-limits'
import { positionsOf } from '@shared/ad-rotation'
import { dayOf } from '@shared/time'
import { and, desc, eq, gt, isNull, or } from 'drizzle-orm'
import type { Db } from '../db/client'
import { ads } from '../db/schema/ads'
import { tag } from '../http/cache/cache-tags'
import { listClosedPlaces } from '../places/places.service'

type Candidate = Pick<typeof ads.$inferSelect, 'id' | 'starts_at' | 'ends_at' | 'place_ids' | 'months'>

/** Published ads whose run has not ended, the newest first. */
const listCandidates = (db: Db, now: Date): Promise<Candidate[]> =>
  db
    .select({
      id: ads.id,
      starts_at: ads.starts_at,
      ends_at: ads.ends_at,
      place_ids: ads.place_ids,
      months: ads.months,
    })
    .from(ads)
    .where(and(eq(ads.status, 'published'), or(isNull(ads.ends_at), gt(ads.ends_at, now))))
    .orderBy(desc(ads.created_at), desc(ads.id))

const startsLater = ({ starts_at }: Candidate, now: Date) => starts_at !== null && starts_at > now

/** When one of these begins or ends next. */
function nextBound(candidates: Candidate[], now: Date) {
  const bounds = candidates.flatMap(({ starts_at, ends_at }) => [starts_at, ends_at])
  const times = bounds.flatMap((bound) => (bound && bound > now ? [bound.getTime()] : []))
  return times.length > 0 ? new Date(Math.min(...times)) : undefined
}

/** What a page is about. Home is about no place, and may name them all. */
type Page = { places?: number[] | undefined }

/**
 * The ads that readers of a page may see now: in their run and in their season. On pages about places these are the ads for one of
 * them. None appears with a closure notice of a place that it is for: home, which is about the whole island, takes all notices into
 * account, and other pages those of their places.
 */
export async function listShownAds(db: Db, now: Date, { places }: Page) {
  const candidates = await listCandidates(db, now)
  const month = Number(dayOf(now).slice(5, 7))
  const targets = [...new Set(candidates.flatMap(({ place_ids }) => place_ids))]
  const closed = await listClosedPlaces(db, targets, dayOf(now))
  const isHere = (id: number) => places === undefined || places.includes(id)
  const shown = candidates.filter(
    (ad) =>
      !startsLater(ad, now) &&
      (ad.months.length === 0 || ad.months.includes(month)) &&
      (places === undefined || ad.place_ids.some(isHere)) &&
      !ad.place_ids.some((id) => isHere(id) && closed.has(id)),
  )
  const end = nextBound(candidates, now)
  return {
    ids: shown.map(({ id }) => id),
    tags: [tag.ads, ...targets.map(tag.place), ...(end ? [tag.until(end, tag.ads)] : [])],
  }
}

/** Those of them that the view with this number shows, so that all get the same share. */
export function idsOfTurn(ids: number[], turn: number, { places, perView }: Page & { perView: number }) {
  const width = places ? Math.min(ADS_BESIDE_PLACE, perView) : perView
  return positionsOf(turn, ids.length, width).flatMap((at) => ids[at] ?? [])
}
