import type { Place } from '@shared/entities/place'
import { languagePath } from '@shared/language-paths'
import { type Coordinates, viewAround } from '@shared/map/projection'
import { mediaUrl } from '@shared/media-url'
import { paths } from '@shared/paths'
import { lazy, Suspense, useMemo } from 'react'
import { useLoaderData } from 'react-router'
import { Breadcrumbs } from '../components/Breadcrumbs'
import { Elsewhere } from '../components/Elsewhere'
import { ExternalLink } from '../components/ExternalLink'
import { Icon } from '../components/Icon'
import { later } from '../components/later'
import { OutdatedNote } from '../components/OutdatedNote'
import { PlaceAds } from '../components/PlaceAds'
import { PrefetchLink } from '../components/PrefetchLink'
import { Translatable } from '../components/Translatable'
import { useDraft } from '../data/use-draft'
import { placeSteps } from '../head/breadcrumb-steps'
import { useI18n } from '../i18n/i18n'
import type { MappedPlace } from '../map/mapped-place'
import { useHasServiceWorker } from '../offline/use-service-worker'
import { EnlargeLink } from '../pictures/EnlargeLink'
import { Picture } from '../pictures/Picture'
import { ArticlesAboutPlace } from '../places/ArticlesAboutPlace'
import { Notices } from '../places/Notices'
import { PlaceKind } from '../places/PlaceKind'
import { PlaceState } from '../places/PlaceState'
import { hasPractical, PracticalBox } from '../places/PracticalBox'
import type { PlaceData } from '../places/place-loaders'

export { placeMeta as describe } from '../places/place-meta'

const AddToTrip = later(async () => ({ default: (await import('../trip/AddToTrip')).AddToTrip }), { texts: 'trip' })

// Not part of the page's code: it is of use on a second visit at the earliest.
const PackControl = lazy(async () => ({ default: (await import('../offline/packs/PackControl')).PackControl }))

const Nearby = later(() => import('../onward/Nearby'), { texts: 'onward' })

/** Keeps a place with its articles for use without a connection, in the language of the page. */
function KeepPlace({ id, name }: { id: number; name: string }) {
  const { t, language } = useI18n()
  return (
    <div className="keep-place">
      {useHasServiceWorker() && (
        <Suspense>
          <PackControl key={`${id} ${language}`} id={id} lang={language} name={name} explanation={t('packs.text')} />
        </Suspense>
      )}
    </div>
  )
}

const SumatraMap = later(() => import('../map/SumatraMap'), { texts: 'map' })

/** How much of the island the map of a place shows first. */
const MAP_DEGREES = 4

/** About a metre; more digits would only look exact. */
const DIGITS = 5

const short = (degrees: number) => Number(degrees.toFixed(DIGITS))

/** 1.69700° S, 101.26400° E: degrees as maps and GPS devices show them. */
function coordinatesText({ latitude, longitude }: Coordinates) {
  const part = (value: number, positive: string, negative: string) =>
    `${Math.abs(short(value))}° ${value < 0 ? negative : positive}`
  return `${part(latitude, 'N', 'S')}, ${part(longitude, 'E', 'W')}`
}

/** Opens the maps program of a phone (RFC 5870). */
const geoUri = ({ latitude, longitude }: Coordinates) =>
  `geo:${short(latitude)},${short(longitude)}?q=${short(latitude)},${short(longitude)}`

/** A map in the browser, where no program opens `geo:`. */
const webMapUrl = ({ latitude, longitude }: Coordinates) =>
  `https://www.openstreetmap.org/?mlat=${short(latitude)}&mlon=${short(longitude)}#map=12/${short(latitude)}/${short(longitude)}`

/** Where it is, for other programs: maps on the device, a map in the browser, and the file that GPS devices read. */
function Location({ place, around }: { place: Place; around: readonly MappedPlace[] }) {
  const { t, language } = useI18n()
  const map = useMemo(() => ({ places: [place, ...around], start: viewAround(place, MAP_DEGREES) }), [place, around])
  return (
    <section aria-labelledby="location">
      <h2 id="location">{t('places.location')}</h2>
      <aside>
        <SumatraMap key={place.id} {...map} highlighted={place.id} list={languagePath(language, paths.places)} />
      </aside>
      <p dir="ltr" className="place-coordinates">
        {coordinatesText(place)}
      </p>
      <aside>
        <ul className="place-links">
          <li>
            <a href={geoUri(place)}>{t('places.openMaps')}</a>
          </li>
          <li>
            <ExternalLink href={webMapUrl(place)}>{t('places.openWeb')}</ExternalLink>
          </li>
          <li>
            <a href={mediaUrl(paths.placeGpx(place.slug))} download={`${place.slug}.gpx`}>
              {t('places.gpx')}
            </a>
          </li>
        </ul>
      </aside>
    </section>
  )
}

export function Component() {
  const { t } = useI18n()
  const { place, articles, nearby, ads, around } = useLoaderData<PlaceData>()
  useDraft(place === null)
  const back = (
    <PrefetchLink to={paths.places} className="more back">
      <Icon name="back" /> {t('places.back')}
    </PrefetchLink>
  )
  if (!place)
    return (
      <Elsewhere title={t('places.notFound')} text={t('places.notFoundText')}>
        {back}
      </Elsewhere>
    )
  return (
    <>
      <article className="article" key={place.id}>
        <header className="article-head wrap">
          <aside>
            <Breadcrumbs steps={placeSteps(place, nearby.parent, t)} lang={place.lang} />
            {back}
          </aside>
          <h1>
            <Translatable text={place.name} lang={place.lang} />
          </h1>
          <PlaceKind place={place} />
          <PlaceState place={place} />
        </header>
        {place.image_url && (
          <figure className="article-picture">
            <Picture url={place.image_url} alt={place.image_alt ?? ''} lang={place.lang} slot="featured" eager />
            <EnlargeLink url={place.image_url} alt={place.image_alt} />
            {place.image_credit && (
              <figcaption>
                <small className="credit">{place.image_credit}</small>
              </figcaption>
            )}
          </figure>
        )}
        <div className="column place">
          {place.outdated && <OutdatedNote to={paths.place(place.slug)} />}
          <Translatable as="p" className="lead" text={place.summary} lang={place.lang} />
          {place.status === 'published' && (
            <aside className="place-actions">
              <AddToTrip stops={[place.slug]} />
            </aside>
          )}
          {place.status === 'published' && <KeepPlace id={place.id} name={place.name} />}
          {place.notices.length + (place.closures?.length ?? 0) > 0 && (
            <section aria-labelledby="conditions">
              <h2 id="conditions">{t('places.conditions')}</h2>
              <Notices place={place} />
            </section>
          )}
          {hasPractical(place) && (
            <section aria-labelledby="practical">
              <h2 id="practical">{t('places.beforeYouGo')}</h2>
              <PracticalBox place={place} />
            </section>
          )}
          <Location place={place} around={around} />
          {place.source_url && (
            <p className="place-source">
              <ExternalLink href={place.source_url}>{t('places.source')}</ExternalLink>
            </p>
          )}
        </div>
      </article>
      <PlaceAds ads={ads} />
      <ArticlesAboutPlace articles={articles} lang={place.lang} />
      <Nearby nearby={nearby} lang={place.lang} />
    </>
  )
}
