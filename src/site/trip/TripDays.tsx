import { changeTrip } from '@shared/reader/trip-store'
import { DAY_MS } from '@shared/time'
import type { PlannedTrip } from '@shared/trip/merge'
import { MAX_TRIP_DAYS, readStops, spread, stopsOf } from '@shared/trip/stops'
import { useMemo } from 'react'
import { useI18n } from '../i18n/i18n'
import { LegText } from './LegText'
import { legsOf } from './legs'
import { nameOfStop, TripStop } from './TripStop'
import type { FoundStops } from './trip-loader'
import { useDrag } from './use-drag'
import { type TripEdits, useTripEdits } from './use-trip-edits'

/** The day of a trip that begins on `start`, as a date. */
const dateOf = (start: string, day: number) => new Date(Date.parse(start) + day * DAY_MS).toISOString().slice(0, 10)

/** When the trip begins, and over how many days it is spread. */
function PlanFields({ trip, edits }: { trip: PlannedTrip; edits: TripEdits }) {
  const { t } = useI18n()
  const days = readStops(trip.stops)
  const most = Math.min(MAX_TRIP_DAYS, stopsOf(days).length)
  return (
    <div className="trip-plan">
      <label>
        {t('trip.start')}
        <input
          type="date"
          value={trip.start ?? ''}
          onChange={({ target }) => changeTrip({ start: target.value || null })}
        />
      </label>
      <label>
        {t('trip.length')}
        <select value={days.length} onChange={({ target }) => edits.save(spread(days, Number(target.value)))}>
          {Array.from({ length: most }, (_, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: an option is its number
            <option key={index} value={index + 1}>
              {t('trip.days', { count: index + 1 })}
            </option>
          ))}
        </select>
      </label>
    </div>
  )
}

type Props = { trip: PlannedTrip; found: FoundStops; onRetry: () => void; isEditable: boolean }

/** The days of a trip with their stops, and what lies between them. */
export function TripDays({ trip, found, onRetry, isEditable }: Props) {
  const { t, date } = useI18n()
  const { stops, start } = trip
  const days = useMemo(() => readStops(stops), [stops])
  const legs = legsOf(days, found)
  const edits = useTripEdits(days, (stop) => nameOfStop(stop, found[stop]))
  const drag = useDrag((from, to) => edits.move(from, to, 'handle'))
  let position = -1
  let number = 0
  return (
    <section className="trip-days" aria-label={t('trip.days', { count: days.length })}>
      {isEditable && <PlanFields trip={trip} edits={edits} />}
      <p className="visually-hidden" role="status">
        {edits.message}
      </p>
      <div ref={edits.list} tabIndex={-1}>
        {days.map((day, index) => {
          const on = start ? dateOf(start, index) : undefined
          const title = on ? t('trip.dayOn', { day: index + 1, date: date(on) }) : t('trip.day', { day: index + 1 })
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a day is its number
            <section key={index} className="trip-day" aria-label={title}>
              <h2>{title}</h2>
              <ol>
                {day.map((stop, at) => {
                  position += 1
                  const leg = legs.get(position)
                  if (leg) number += 1
                  return (
                    <li key={`${stop} ${day.indexOf(stop) === at ? '' : at}`}>
                      {leg && <LegText leg={leg} />}
                      <TripStop
                        stop={stop}
                        found={found[stop]}
                        visit={on ? Number(on.slice(5, 7)) : undefined}
                        onRetry={onRetry}
                        days={days}
                        position={{ day: index, at }}
                        edits={isEditable ? edits : undefined}
                        drag={drag}
                        number={leg && number}
                      />
                    </li>
                  )
                })}
              </ol>
            </section>
          )
        })}
      </div>
    </section>
  )
}
