import { bounded, type Days, readStops, stopsOf, writeStops } from './stops'

/** What a trip is besides its readers: `stops` as in its address, and the day on which it begins. */
export type PlannedTrip = { stops: string; start: string | null }

export const NO_TRIP: PlannedTrip = { stops: '', start: null }

const isSame = (one: PlannedTrip, other: PlannedTrip) => one.stops === other.stops && one.start === other.start

/** The days of `mine`, with the stops that `theirs` has beyond the common base at the end of the day that they stand in there. */
function mergeDays(base: Days, mine: Days, theirs: Days): Days {
  const [known, own, other] = [base, mine, theirs].map((days) => new Set(stopsOf(days))) as [
    Set<string>,
    Set<string>,
    Set<string>,
  ]
  const kept = mine.map((day) => day.filter((stop) => other.has(stop) || !known.has(stop)))
  const added = theirs.map((day) => day.filter((stop) => !own.has(stop) && !known.has(stop)))
  const count = Math.max(kept.length, added.length)
  return bounded(Array.from({ length: count }, (_, day) => [...(kept[day] ?? []), ...(added[day] ?? [])]))
}

/**
 * Joins the trip of this device with that of the account. `base`: what both were when they were last the same. If only one has changed
 * since, it is taken as it is. Otherwise nothing that was added on either is lost, and what was removed on either stays away.
 */
export function mergeTrips(base: PlannedTrip | undefined, mine: PlannedTrip, theirs: PlannedTrip): PlannedTrip {
  const from = base ?? NO_TRIP
  if (isSame(mine, from)) return theirs
  if (isSame(theirs, from)) return mine
  const days = mergeDays(readStops(from.stops), readStops(mine.stops), readStops(theirs.stops))
  return { stops: writeStops(days), start: mine.start === from.start ? theirs.start : mine.start }
}

/** Makes the changes of a list that were made here to the list that the account has now. */
export function mergeLists<Item>(
  { before, now }: { before: readonly Item[]; now: readonly Item[] },
  theirs: readonly Item[],
  keyOf: (item: Item) => string,
): Item[] {
  const keys = (items: readonly Item[]) => new Set(items.map(keyOf))
  const [had, has, known] = [keys(before), keys(now), keys(theirs)]
  const kept = theirs.filter((item) => has.has(keyOf(item)) || !had.has(keyOf(item)))
  return [...now.filter((item) => !had.has(keyOf(item)) && !known.has(keyOf(item))), ...kept]
}
