import { paths } from '@shared/paths'
import { useState } from 'react'
import { useLoaderData } from 'react-router'
import { PrefetchLink } from '../components/PrefetchLink'
import { Translatable } from '../components/Translatable'
import { useI18n } from '../i18n/i18n'
import { Notices } from '../places/Notices'
import { PlaceState } from '../places/PlaceState'
import type { PlacesData } from '../places/place-loaders'
import { SumatraMap } from '../places/SumatraMap'

export { placesMeta as describe } from '../places/place-meta'

export function Component() {
  const { t } = useI18n()
  const { places } = useLoaderData<PlacesData>()
  const [highlighted, setHighlighted] = useState<number>()
  return (
    <>
      <header className="page-head wrap">
        <h1>{t('places.title')}</h1>
        <p className="lead">{t('places.intro')}</p>
      </header>
      <div className="wrap section places">
        <SumatraMap places={places} highlighted={highlighted} />
        {places.length === 0 && <p className="empty">{t('places.none')}</p>}
        <ul className="place-list">
          {places.map((place) => (
            <li
              key={place.id}
              onPointerEnter={() => setHighlighted(place.id)}
              onPointerLeave={() => setHighlighted(undefined)}
              onFocus={() => setHighlighted(place.id)}
              onBlur={() => setHighlighted(undefined)}
            >
              <h2>
                <PrefetchLink to={paths.place(place.slug)}>
                  <Translatable text={place.name} lang={place.lang} />
                </PrefetchLink>
              </h2>
              <p className="place-kind">
                {[t(`places.kinds.${place.kind}`), place.province].filter(Boolean).join(' · ')}
              </p>
              <PlaceState place={place} />
              <Translatable as="p" className="excerpt" text={place.summary} lang={place.lang} />
              <Notices notices={place.notices} />
            </li>
          ))}
        </ul>
      </div>
    </>
  )
}
