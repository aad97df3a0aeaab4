import type { Place } from '@shared/entities/place'
import { paths } from '@shared/paths'
import { PrefetchLink } from '../components/PrefetchLink'
import { Translatable } from '../components/Translatable'
import { useI18n } from '../i18n/i18n'
import { Notices } from './Notices'
import { PlaceState } from './PlaceState'
import { PracticalBox } from './PracticalBox'

/** The places that an article is about: what a visitor has to know, and whether the path is open. */
export function ArticlePlaces({ places }: { places: readonly Place[] }) {
  const { t } = useI18n()
  if (places.length === 0) return null
  return (
    <section className="article-places" aria-labelledby="places">
      <h2 id="places">{t('places.inArticle')}</h2>
      {places.map((place) => (
        <div key={place.id} className="place-box">
          <h3>
            <PrefetchLink to={paths.place(place.slug)}>
              <Translatable text={place.name} lang={place.lang} />
            </PrefetchLink>
          </h3>
          <p className="place-kind">{[t(`places.kinds.${place.kind}`), place.province].filter(Boolean).join(' · ')}</p>
          <PlaceState place={place} />
          <Notices notices={place.notices} />
          <PracticalBox place={place} />
        </div>
      ))}
    </section>
  )
}
