import { paths } from '@shared/paths'
import { Icon } from '../components/Icon'
import { PrefetchLink } from '../components/PrefetchLink'
import { Translatable } from '../components/Translatable'
import { useI18n } from '../i18n/i18n'
import { Picture } from '../pictures/Picture'
import type { MappedPlace } from './mapped-place'
import { PlaceFacts } from './PlaceFacts'

type Props = {
  places: readonly MappedPlace[]
  /** The half of the map that the card leaves free. */
  side: 'top' | 'bottom'
  onClose: () => void
}

/** What a pressed point of the map stands for. */
export function MapCard({ places, side, onClose }: Props) {
  const { t } = useI18n()
  const [place, ...others] = places
  if (!place) return null
  return (
    <div className={`map-card ${side}`}>
      {others.length > 0 ? (
        <ul className="map-card-list">
          {places.map(({ id, slug, name, lang }) => (
            <li key={id}>
              <PrefetchLink to={paths.place(slug)}>
                <Translatable text={name} lang={lang} />
              </PrefetchLink>
            </li>
          ))}
        </ul>
      ) : (
        <>
          <Picture url={place.image_url} alt="" slot="thumb" eager />
          <div className="map-card-text">
            <PrefetchLink to={paths.place(place.slug)} className="card-link">
              <Translatable text={place.name} lang={place.lang} />
            </PrefetchLink>
            <PlaceFacts place={place} />
            <Translatable as="p" className="excerpt" text={place.summary} lang={place.lang} />
          </div>
        </>
      )}
      <button type="button" className="map-card-close" aria-label={t('map.close')} onClick={onClose}>
        <Icon name="close" />
      </button>
    </div>
  )
}
