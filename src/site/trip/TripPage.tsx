import { languagePath } from '@shared/language-paths'
import { paths } from '@shared/paths'
import { changeTrip } from '@shared/reader/trip-store'
import { tripQuery } from '@shared/trip/address'
import type { PlannedTrip } from '@shared/trip/merge'
import { readStops, stopsOf, withDays, writeStops } from '@shared/trip/stops'
import { useEffect } from 'react'
import { useLoaderData, useLocation, useNavigate, useRevalidator } from 'react-router'
import { Elsewhere } from '../components/Elsewhere'
import { later } from '../components/later'
import { PrefetchLink } from '../components/PrefetchLink'
import { useIsHydrated } from '../components/use-is-hydrated'
import { unindexed } from '../head/meta'
import { useI18n } from '../i18n/i18n'
import { useAuth } from '../reader/auth'
import type { FoundStops, TripData } from './trip-loader'
import { useStops } from './use-stops'
import { useTrip } from './use-trip'

export const describe = unindexed('saved.trip', paths.trip)

/** What a reader who has just kept somebody's trip may bring back. */
type Former = { former?: PlannedTrip } | null

// The frame and the stops' data come first.
const TripView = later(async () => ({ default: (await import('./TripView')).TripView }), { texts: 'trip' })

/** Makes somebody's trip the reader's own. Nothing is lost that cannot be brought back. */
function KeepTrip({ trip }: { trip: PlannedTrip }) {
  const { t, language } = useI18n()
  const own = useTrip()
  const navigate = useNavigate()
  const count = stopsOf(own.days).length
  const isSame = own.stops === trip.stops
  const keep = (kept: PlannedTrip) => {
    changeTrip(kept)
    const state: Former = { former: { stops: own.stops, start: own.start } }
    navigate(languagePath(language, paths.trip), count > 0 ? { state } : undefined)
  }
  if (isSame)
    return (
      <PrefetchLink to={paths.trip} className="button">
        {t('saved.trip')}
      </PrefetchLink>
    )
  return (
    <div className="trip-keep">
      <div className="buttons">
        <button type="button" className="button" onClick={() => keep(trip)}>
          {t('trip.keep')}
        </button>
        {count > 0 && (
          <button
            type="button"
            className="button ghost"
            onClick={() => keep({ stops: writeStops(withDays(own.days, readStops(trip.stops))), start: own.start })}
          >
            {t('trip.addAll')}
          </button>
        )}
      </div>
      {count > 0 && <p className="quiet">{t('trip.replaces', { count })}</p>}
    </div>
  )
}

function SharedTrip({ trip, found }: { trip: PlannedTrip; found: FoundStops }) {
  const { t } = useI18n()
  const { revalidate } = useRevalidator()
  return (
    <>
      <header className="page-head wrap">
        <h1>{t('trip.shared')}</h1>
        <p className="lead">{t('trip.sharedLead')}</p>
        <KeepTrip trip={trip} />
      </header>
      <div className="wrap section trip">
        <TripView trip={trip} found={found} onRetry={() => void revalidate()} isOwn={false} />
      </div>
    </>
  )
}

/** Offers what was replaced. The offer ends with the page: the entry of the history is replaced with it. */
function Replaced() {
  const { t, language } = useI18n()
  const { former } = (useLocation().state as Former) ?? {}
  const navigate = useNavigate()
  if (!former) return null
  const undo = () => {
    changeTrip(former)
    navigate(languagePath(language, paths.trip), { replace: true, state: null })
  }
  return (
    <p className="trip-replaced" role="status">
      {t('trip.replaced')}{' '}
      <button type="button" className="text-button" onClick={undo}>
        {t('trip.undo')}
      </button>
    </p>
  )
}

/** The trip may have changed on another device. */
function useNewestTrip() {
  const { user } = useAuth()
  const id = user?.id
  useEffect(() => {
    if (id !== undefined)
      import('../reader/account-lists').then(
        ({ joinTrip }) => joinTrip(id),
        () => {},
      )
  }, [id])
}

function OwnTrip() {
  const { t } = useI18n()
  useNewestTrip()
  const { days, stops, start } = useTrip()
  const { found, retry } = useStops(days)
  const isReady = useIsHydrated()
  return (
    <>
      <header className="page-head wrap">
        <h1>{t('saved.trip')}</h1>
        <p className="lead">{t('trip.lead')}</p>
        <Replaced />
      </header>
      <div className="wrap section trip">
        <noscript>
          <p className="notice">{t('saved.unsupported')}</p>
        </noscript>
        {days.length > 0 ? (
          <TripView trip={{ stops, start }} found={found} onRetry={retry} isOwn />
        ) : (
          isReady && (
            <div className="trip-empty">
              <p>{t('trip.none')}</p>
              <PrefetchLink to={paths.places} className="button">
                {t('places.title')}
              </PrefetchLink>
            </div>
          )
        )}
      </div>
    </>
  )
}

export function Component() {
  const { t } = useI18n()
  const { shared, found, isMissing } = useLoaderData<TripData>()
  if (isMissing)
    return (
      <Elsewhere title={t('trip.malformed')} text={t('trip.malformedText')}>
        <PrefetchLink to={paths.trip} className="more">
          {t('saved.trip')}
        </PrefetchLink>
      </Elsewhere>
    )
  return shared ? <SharedTrip key={tripQuery(shared)} trip={shared} found={found} /> : <OwnTrip />
}
