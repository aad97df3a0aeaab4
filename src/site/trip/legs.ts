import { kilometresBetween } from '@shared/trip/distance'
import { crossingsBetween } from '@shared/trip/islands'
import { type Days, stopsOf } from '@shared/trip/stops'
import type { FoundStop, FoundStops } from './trip-loader'

export const placeOf = (found: FoundStop | undefined) => (found?.state === 'place' ? found.place : undefined)

/** The way to a stop from the place before it. The way to the first one starts at home, of which nothing is known. */
export type Leg = { kilometres?: number; crossings: ReturnType<typeof crossingsBetween> }

/** The ways to the places of a trip, by their position among all stops. Articles are no stations of the way. */
export function legsOf(days: Days, found: FoundStops) {
  const legs = new Map<number, Leg>()
  let before: ReturnType<typeof placeOf>
  for (const [position, stop] of stopsOf(days).entries()) {
    const place = placeOf(found[stop])
    if (!place) continue
    const crossings = crossingsBetween(before, place)
    legs.set(position, { kilometres: before && kilometresBetween(before, place), crossings })
    before = place
  }
  return legs
}

/** To whole kilometres: more would only look exact. */
export const kilometresOf = (legs: ReadonlyMap<number, Leg>) =>
  [...legs.values()].reduce((sum, { kilometres = 0 }) => sum + Math.round(kilometres), 0)
