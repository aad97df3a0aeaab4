import { TRIP_KEY } from '@shared/trip/browser'
import { NO_TRIP, type PlannedTrip } from '@shared/trip/merge'
import { readStops, writeStops } from '@shared/trip/stops'
import { useMemo, useSyncExternalStore } from 'react'
import { safely } from '../reader/storage'

/** The trip of an account, as it was when this browser and the account last had the same. */
type Synced = PlannedTrip & { user: number }
export type KeptTrip = PlannedTrip & { synced?: Synced }

const listeners = new Set<() => void>()
/** Where the browser stores nothing, the trip lasts as long as the page. */
let memory: string | null = null

const isText = (value: unknown): value is string => typeof value === 'string'

const readText = () => safely(() => localStorage.getItem(TRIP_KEY)) ?? memory

/** What is stored may come from another version of the site. */
function parse(text: string | null): KeptTrip {
  const stored = (safely(() => JSON.parse(text ?? '{}')) ?? {}) as Partial<KeptTrip>
  const { stops, start, synced } = stored
  const days = isText(stops) ? readStops(stops) : []
  return { stops: writeStops(days), start: isText(start) ? start : null, ...(synced && { synced }) }
}

export const readTrip = () => parse(readText())

export function storeTrip(trip: KeptTrip) {
  memory = JSON.stringify(trip)
  safely(() => localStorage.setItem(TRIP_KEY, memory ?? ''))
  for (const listener of listeners) listener()
}

/** Changes the trip of this reader; what the account had stays known. */
export const changeTrip = (change: Partial<PlannedTrip>) => storeTrip({ ...readTrip(), ...change })

export function onTripChange(listener: () => void) {
  const onStorage = ({ key }: StorageEvent) => (key === TRIP_KEY || key === null) && listener()
  listeners.add(listener)
  addEventListener('storage', onStorage)
  return () => {
    listeners.delete(listener)
    removeEventListener('storage', onStorage)
  }
}

const EMPTY = { ...NO_TRIP, days: readStops('') }

/** The trip that this browser keeps; none during server rendering and hydration. */
export function useTrip() {
  const text = useSyncExternalStore(onTripChange, readText, () => null)
  return useMemo(() => {
    if (text === null) return EMPTY
    const { stops, start } = parse(text)
    return { stops, start, days: readStops(stops) }
  }, [text])
}
