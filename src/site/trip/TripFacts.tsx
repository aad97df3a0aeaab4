import type { LanguageCode } from '@shared/languages'
import { type Days, stopsOf } from '@shared/trip/stops'
import { useI18n } from '../i18n/i18n'
import { localeOf, perLanguage } from '../i18n/translate'
import { kilometresOf, legsOf } from './legs'
import type { FoundStops } from './trip-loader'

const distance = perLanguage(
  (language) =>
    new Intl.NumberFormat(localeOf(language), { style: 'unit', unit: 'kilometer', maximumFractionDigits: 0 }),
)

export const distanceText = (kilometres: number, language: LanguageCode) => distance(language).format(kilometres)

/** How long a trip is, in days, stops and kilometres. */
export function TripFacts({ days, found }: { days: Days; found: FoundStops }) {
  const { t, language } = useI18n()
  const kilometres = kilometresOf(legsOf(days, found))
  return (
    <p className="trip-facts">
      {[
        t('trip.days', { count: days.length }),
        t('trip.stops', { count: stopsOf(days).length }),
        kilometres > 0 && t('trip.distance', { distance: distanceText(kilometres, language) }),
      ]
        .filter(Boolean)
        .join(' · ')}
    </p>
  )
}
