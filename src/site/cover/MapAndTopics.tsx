import type { TopicLink } from '@shared/entities/category'
import { paths } from '@shared/paths'
import { Chips } from '../components/Chips'
import { Icon } from '../components/Icon'
import { PrefetchLink } from '../components/PrefetchLink'
import { useI18n } from '../i18n/i18n'
import map from '../images/ring-of-places-1280.webp'
import { widthsOf } from '../pictures/widths-of'

const maps = widthsOf(
  import.meta.glob<string>('../images/ring-of-places-*.avif', { eager: true, import: 'default', query: '?no-inline' }),
)

/** A piece of the map, which leads to it, and the topics. `placeCount`: of the places on the map. */
export function MapAndTopics({ placeCount, topics }: { placeCount: number; topics: TopicLink[] }) {
  const { t } = useI18n()
  if (placeCount === 0 && topics.length === 0) return null
  return (
    <section className="section wrap cover-map" aria-labelledby={placeCount > 0 ? 'map' : 'topics'}>
      {placeCount > 0 && (
        <PrefetchLink to={paths.places} className="map-piece">
          <picture>
            <source type="image/avif" srcSet={maps} sizes="(min-width:80rem) 1200px,92vw" />
            <img src={map} width={1280} height={800} alt="" loading="lazy" decoding="async" />
          </picture>
          <span className="map-piece-text">
            <b id="map">{t('cover.map', { count: placeCount })}</b>
            <span>{t('places.intro')}</span>
            <span className="more">
              {t('cover.toMap')} <Icon name="arrow" />
            </span>
          </span>
        </PrefetchLink>
      )}
      {topics.length > 0 && (
        <>
          <h2 id="topics">{t('cover.topics')}</h2>
          <Chips topics={topics} />
        </>
      )}
    </section>
  )
}
