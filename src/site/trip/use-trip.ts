import { onTripChange, parseTrip, readTripText } from '@shared/reader/trip-store'
import { NO_TRIP } from '@shared/trip/merge'
import { readStops } from '@shared/trip/stops'
import { useMemo, useSyncExternalStore } from 'react'

const EMPTY = { ...NO_TRIP, days: readStops('') }

/** The trip that this browser keeps; none during server rendering and hydration. */
export function useTrip() {
  const text = useSyncExternalStore(onTripChange, readTripText, () => null)
  return useMemo(() => {
    if (text === null) return EMPTY
    const { stops, start } = parseTrip(text)
    return { stops, start, days: readStops(stops) }
  }, [text])
}
