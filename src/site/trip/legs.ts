import type { Place } from '@shared/entities/place'
import { AIRPORTS } from '@shared/map/features'
import { kilometresBetween } from '@shared/trip/distance'
import { crossingsBetween } from '@shared/trip/islands'
import { type Days, stopsOf } from '@shared/trip/stops'
import type { FoundStop, FoundStops } from './trip-loader'

export const placeOf = (found: FoundStop | undefined) => (found?.state === 'place' ? found.place : undefined)

/** Further away, another way to arrive makes more sense. */
const AIRPORT_KM = 250
const NEAREST = 2

/** The airports at which a trip to this place may begin, the nearest first. */
const airportsNear = (place: Place) =>
  AIRPORTS.map((airport) => ({ code: airport.id, kilometres: kilometresBetween(place, airport) }))
    .filter(({ kilometres }) => kilometres <= AIRPORT_KM)
    .toSorted((one, other) => one.kilometres - other.kilometres)
    .slice(0, NEAREST)

/** The way to a stop from the place before it. Of the way to the first one only its airports are known. */
export type Leg = {
  kilometres?: number
  crossings: ReturnType<typeof crossingsBetween>
  airports: ReturnType<typeof airportsNear>
}

/** The ways to the places of a trip, by their position among all stops. Articles are no stations of the way. */
export function legsOf(days: Days, found: FoundStops) {
  const legs = new Map<number, Leg>()
  let before: ReturnType<typeof placeOf>
  for (const [position, stop] of stopsOf(days).entries()) {
    const place = placeOf(found[stop])
    if (!place) continue
    const crossings = crossingsBetween(before, place)
    legs.set(position, {
      kilometres: before && kilometresBetween(before, place),
      crossings,
      airports: before ? [] : airportsNear(place),
    })
    before = place
  }
  return legs
}

/** To whole kilometres: more would only look exact. */
export const kilometresOf = (legs: ReadonlyMap<number, Leg>) =>
  [...legs.values()].reduce((sum, { kilometres = 0 }) => sum + Math.round(kilometres), 0)
