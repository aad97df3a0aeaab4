import type { PlannedTrip } from '@shared/trip/merge'
import { readStops, stopsOf } from '@shared/trip/stops'
import { TripDays } from './TripDays'
import { TripFacts } from './TripFacts'
import { TripTools } from './TripTools'
import { TripWarnings } from './TripWarnings'
import type { FoundStops } from './trip-loader'
import { WhatToBring } from './WhatToBring'

type ViewProps = { trip: PlannedTrip; found: FoundStops; onRetry: () => void; isOwn: boolean }

/** A trip, the reader's own or somebody's: what to heed, the days, and what to bring. */
export function TripView({ trip, found, onRetry, isOwn }: ViewProps) {
  const days = readStops(trip.stops)
  return (
    <>
      <TripFacts days={days} found={found} />
      <TripTools trip={trip} isOwn={isOwn} />
      <TripWarnings stops={stopsOf(days)} found={found} />
      <TripDays trip={trip} found={found} onRetry={onRetry} isEditable={isOwn} />
      <WhatToBring stops={stopsOf(days)} found={found} />
    </>
  )
}
