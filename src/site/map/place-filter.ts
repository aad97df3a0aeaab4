import type { PlaceSummary } from '@shared/entities/place'
import type { Coordinates } from '@shared/map/projection'
import { PLACE_KINDS, type PlaceKind } from '@shared/place-rules'
import { kilometresBetween } from '@shared/trip/distance'

/** Which places are shown: what the address asks for. */
export type PlaceFilter = {
  kind?: PlaceKind
  region?: string
  /** Leaves out what is closed now. */
  open: boolean
  /** When the reader wants to travel: 1 to 12. */
  month?: number
}

/** Values that mean nothing are left out. */
export function filterIn(query: URLSearchParams): PlaceFilter {
  const month = Number(query.get('month'))
  return {
    kind: PLACE_KINDS.find((kind) => kind === query.get('kind')),
    region: query.get('region') || undefined,
    open: query.get('open') === '1',
    month: Number.isInteger(month) && month >= 1 && month <= 12 ? month : undefined,
  }
}

export const isFiltering = ({ kind, region, open, month }: PlaceFilter) => Boolean(kind || region || open || month)

type Located = Pick<PlaceSummary, 'province' | 'province_lang' | 'region'>

/** The province, by a name that is the same in all languages. */
export const regionOf = ({ region, province }: Located) => region ?? province ?? ''

type Filtered = Pick<PlaceSummary, 'kind' | 'state' | 'months'> & Located

export const fits =
  ({ kind, region, open, month }: PlaceFilter) =>
  (place: Filtered) =>
    (!kind || place.kind === kind) &&
    (!region || regionOf(place) === region) &&
    (!open || place.state !== 'closed') &&
    // A place without months can be visited in all of them.
    (!month || !place.months?.length || place.months.includes(month))

/** The places of each province, from north to south. Those without one come last. */
export function byRegion<Place extends Located & Pick<PlaceSummary, 'latitude'>>(places: readonly Place[]) {
  const regions = new Map<string, Place[]>()
  for (const place of places.toSorted((a, b) => b.latitude - a.latitude)) {
    const region = regionOf(place)
    regions.set(region, [...(regions.get(region) ?? []), place])
  }
  return [...regions]
    .map(([region, own]) => ({ region, name: own[0]?.province ?? '', lang: own[0]?.province_lang, places: own }))
    .toSorted((a, b) => Number(a.region === '') - Number(b.region === ''))
}

export const nearestTo = <Place extends Coordinates>(here: Coordinates, places: readonly Place[]) =>
  places.toSorted((a, b) => kilometresBetween(here, a) - kilometresBetween(here, b))
