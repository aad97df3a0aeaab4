import { NO_TRIP, type PlannedTrip } from '../trip/merge'
import { readStops, writeStops } from '../trip/stops'

/** Browser code only. */

const TRIP_KEY = 'trip'

/** The trip of an account, as it was when this browser and the account last had the same. */
type Synced = PlannedTrip & { user: number }
export type KeptTrip = PlannedTrip & { synced?: Synced }

const listeners = new Set<() => void>()
/** Where the browser stores nothing, the trip lasts as long as the page. */
let memory: string | null = null

export function readTripText() {
  try {
    return localStorage.getItem(TRIP_KEY)
  } catch {
    return memory
  }
}

const isText = (value: unknown): value is string => typeof value === 'string'

/** What is stored may come from another version of the site. */
export function parseTrip(text: string | null): KeptTrip {
  try {
    const { stops, start, synced } = (JSON.parse(text ?? '{}') ?? {}) as Partial<KeptTrip>
    const days = isText(stops) ? readStops(stops) : []
    return { stops: writeStops(days), start: isText(start) ? start : null, ...(synced && { synced }) }
  } catch {
    return NO_TRIP
  }
}

export const readTrip = () => parseTrip(readTripText())

function announce() {
  for (const listener of listeners) listener()
}

export function storeTrip(trip: KeptTrip) {
  memory = trip.stops || trip.start || trip.synced ? JSON.stringify(trip) : null
  try {
    if (memory === null) localStorage.removeItem(TRIP_KEY)
    else localStorage.setItem(TRIP_KEY, memory)
  } catch {
    // Blocked or full.
  }
  announce()
}

/** Changes the trip of this reader; what the account had stays known. */
export const changeTrip = (change: Partial<PlannedTrip>) => storeTrip({ ...readTrip(), ...change })

/** Phones are shared: a trip that is in the account leaves the browser when its reader signs out. */
export function forgetAccountTrip() {
  const { stops, start, synced } = readTrip()
  const isInAccount = synced?.stops === stops && synced.start === start
  storeTrip(isInAccount ? NO_TRIP : { stops, start })
}

export function onTripChange(listener: () => void) {
  const onStorage = ({ key }: StorageEvent) => (key === TRIP_KEY || key === null) && listener()
  listeners.add(listener)
  addEventListener('storage', onStorage)
  return () => {
    listeners.delete(listener)
    removeEventListener('storage', onStorage)
  }
}
