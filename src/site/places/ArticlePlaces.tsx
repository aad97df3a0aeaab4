import type { Place } from '@shared/entities/place'
import { viewOfAll } from '@shared/map/projection'
import { paths } from '@shared/paths'
import { useMemo } from 'react'
import { later } from '../components/later'
import { PrefetchLink } from '../components/PrefetchLink'
import { Translatable } from '../components/Translatable'
import { useI18n } from '../i18n/i18n'
import { Notices } from './Notices'
import { PlaceKind } from './PlaceKind'
import { PlaceState } from './PlaceState'
import { PracticalBox } from './PracticalBox'

const HEADING = 'places'

const SumatraMap = later(() => import('../map/SumatraMap'), { texts: 'map' })

/** How much of the island the map of an only place shows. */
const MAP_DEGREES = 5

/** The places that an article is about: what a visitor has to know, and whether the path is open. */
export function ArticlePlaces({ places }: { places: readonly Place[] }) {
  const { t } = useI18n()
  const start = useMemo(() => (places.length > 0 ? viewOfAll(places, MAP_DEGREES) : undefined), [places])
  if (places.length === 0) return null
  return (
    <section className="article-places" aria-labelledby={HEADING}>
      <h2 id={HEADING}>{t('places.inArticle')}</h2>
      {places.map((place) => (
        <div key={place.id} className="place-box">
          <h3>
            <PrefetchLink to={paths.place(place.slug)}>
              <Translatable text={place.name} lang={place.lang} />
            </PrefetchLink>
          </h3>
          <PlaceKind place={place} />
          <PlaceState place={place} />
          <Notices place={place} />
          <PracticalBox place={place} />
        </div>
      ))}
      <SumatraMap places={places} start={start} list={`#${HEADING}`} />
    </section>
  )
}
