import { languagePath } from '@shared/language-paths'
import { paths } from '@shared/paths'
import { tripQuery } from '@shared/trip/address'
import type { PlannedTrip } from '@shared/trip/merge'
import { sortedStops } from '@shared/trip/stops'
import { lazy, Suspense } from 'react'
import { Icon } from '../components/Icon'
import { ShareButton } from '../components/ShareButton'
import { useSettings } from '../data/settings'
import { canonicalAddress } from '../head/canonical-address'
import { useI18n } from '../i18n/i18n'
import { useHasServiceWorker } from '../offline/use-service-worker'

// As on the page of a place: it is of use once the service worker runs.
const PackControl = lazy(async () => ({ default: (await import('../offline/packs/PackControl')).PackControl }))

/** Takes the trip along: offline, on paper, as an address, in other programs. */
export function TripTools({ trip, isOwn }: { trip: PlannedTrip; isOwn: boolean }) {
  const { t, language } = useI18n()
  const settings = useSettings()
  const hasServiceWorker = useHasServiceWorker()
  const query = tripQuery(trip)
  const title = t(isOwn ? 'saved.trip' : 'trip.shared')
  const link = canonicalAddress({ path: paths.trip }, language, settings) + query
  const print = () => window.print()
  return (
    <div className="trip-tools">
      {isOwn && (
        <div className="keep-place">
          {hasServiceWorker && (
            <Suspense>
              {/* Another trip has another pack to offer. */}
              <PackControl
                key={`${sortedStops(trip.stops)} ${language}`}
                id="trip"
                lang={language}
                name={title}
                explanation={t('trip.offlineText')}
              />
            </Suspense>
          )}
        </div>
      )}
      <div className="buttons">
        <ShareButton title={title} link={link} onShare={() => {}} />
        <button type="button" className="button ghost small" onClick={print}>
          {t('trip.print')}
        </button>
        <a className="button ghost small" href={languagePath(language, paths.tripCalendar) + query} download="trip.ics">
          {t('trip.calendar')}
        </a>
        <a
          className="button ghost small"
          href={languagePath(language, paths.tripGpx) + tripQuery({ stops: trip.stops })}
          download="trip.gpx"
        >
          <Icon name="pin" /> {t('places.gpx')}
        </a>
      </div>
      <p className="print-source">{link}</p>
    </div>
  )
}
