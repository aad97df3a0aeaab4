import { useI18n } from '../i18n/i18n'
import type { Leg } from './legs'
import { distanceText } from './TripFacts'

/** How far it is from the place before, and which boats lead there. */
export function LegText({ leg: { kilometres, crossings, airports } }: { leg: Leg }) {
  const { t, language } = useI18n()
  if (kilometres === undefined && crossings.length === 0 && airports.length === 0) return null
  const near = airports.map(({ code, kilometres: away }) => `${code} ${distanceText(away, language)}`)
  return (
    <div className="trip-leg">
      {near.length > 0 && <p>{t('trip.airports', { airports: near.join(', ') })}</p>}
      {kilometres !== undefined && <p>{t('trip.leg', { distance: distanceText(kilometres, language) })}</p>}
      {crossings.map(({ name, crossings: harbours, bridge, isChartered }) => (
        <p key={name}>
          {t(isChartered ? 'trip.charter' : 'trip.boat', { island: name, harbours: harbours.join(', ') })}
          {bridge && ` ${t('trip.bridge', { place: bridge })}`}
        </p>
      ))}
    </div>
  )
}
