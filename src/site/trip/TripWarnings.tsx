import { paths } from '@shared/paths'
import { PrefetchLink } from '../components/PrefetchLink'
import { Translatable } from '../components/Translatable'
import { useI18n } from '../i18n/i18n'
import { Notices } from '../places/Notices'
import { PlaceState } from '../places/PlaceState'
import { placeOf } from './legs'
import type { FoundStops } from './trip-loader'

/** What is closed or needs care on the way, before all else. */
export function TripWarnings({ stops, found }: { stops: readonly string[]; found: FoundStops }) {
  const { t } = useI18n()
  const places = [...new Set(stops)].flatMap((stop) => placeOf(found[stop]) ?? [])
  const warned = places
    .map((place) => ({ place, notices: place.notices.filter(({ severity }) => severity !== 'info') }))
    .filter(({ place, notices }) => place.state !== 'open' || notices.length > 0)
  if (places.length === 0) return null
  return (
    <section className="trip-warnings" aria-labelledby="trip-conditions">
      <h2 id="trip-conditions">{t('trip.conditions')}</h2>
      {warned.length === 0 && <p>{t('trip.noConditions')}</p>}
      {warned.map(({ place, notices }) => (
        <div key={place.id}>
          <h3>
            <PrefetchLink to={paths.place(place.slug)}>
              <Translatable text={place.name} lang={place.lang} />
            </PrefetchLink>
          </h3>
          <PlaceState place={place} />
          <Notices place={{ ...place, notices }} />
        </div>
      ))}
    </section>
  )
}
