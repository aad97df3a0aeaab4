import { paths } from '@shared/paths'
import { changeTrip, readTrip } from '@shared/reader/trip-store'
import { tripQuery } from '@shared/trip/address'
import { MAX_TRIP_STOPS, stopsOf, withStops, writeStops } from '@shared/trip/stops'
import { useEffect, useRef, useState } from 'react'
import { Icon } from '../components/Icon'
import { PrefetchLink } from '../components/PrefetchLink'
import { useIsHydrated } from '../components/use-is-hydrated'
import { useHasAdditions } from '../data/settings'
import { useI18n } from '../i18n/i18n'
import { useTrip } from './use-trip'

/** Puts places, or an article with its places, into the reader's trip. Without a script it opens them as a trip. */
export function AddToTrip({ stops }: { stops: readonly string[] }) {
  const { t } = useI18n()
  const { days } = useTrip()
  const isHydrated = useIsHydrated()
  const hasAdditions = useHasAdditions()
  const [message, setMessage] = useState<'added' | 'full'>()
  const group = useRef<HTMLSpanElement>(null)
  const planned = stopsOf(days)
  const isPlanned = stops.every((stop) => planned.includes(stop))

  // The button has given way to the link.
  useEffect(() => {
    if (message === 'added') group.current?.querySelector('a')?.focus()
  }, [message])

  const add = () => {
    const { stops: kept } = readTrip()
    const before = kept === '' ? [] : days
    const after = withStops(before, stops)
    setMessage(stopsOf(after).length === stopsOf(before).length ? 'full' : 'added')
    changeTrip({ stops: writeStops(after) })
  }

  if (!hasAdditions) return null
  const label = (
    <>
      <Icon name="plus" /> {t('trip.add')}
    </>
  )
  return (
    <span ref={group} className="trip-add">
      {isPlanned ? (
        <PrefetchLink to={paths.trip} className="button ghost small">
          <Icon name="check" /> {t('trip.inTrip')}
        </PrefetchLink>
      ) : isHydrated ? (
        <button type="button" className="button ghost small" onClick={add}>
          {label}
        </button>
      ) : (
        <PrefetchLink to={paths.trip + tripQuery({ stops: stops.join() })} className="button ghost small">
          {label}
        </PrefetchLink>
      )}
      <span className="offline-message" role="status">
        {message && t(`trip.${message}`, { max: MAX_TRIP_STOPS })}
      </span>
    </span>
  )
}
