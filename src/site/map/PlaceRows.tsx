import type { PlaceSummary } from '@shared/entities/place'
import { paths } from '@shared/paths'
import { PrefetchLink } from '../components/PrefetchLink'
import { Translatable } from '../components/Translatable'
import { Picture } from '../pictures/Picture'
import { PlaceFacts } from './PlaceFacts'

type Props = {
  places: readonly PlaceSummary[]
  /** The place that the reader is pointing at, or none. */
  onPoint: (id: number | undefined) => void
  /** In kilometres, from where the reader is. */
  distanceTo?: (place: PlaceSummary) => number
}

/** Places as cards with their pictures, below each other. */
export const PlaceRows = ({ places, onPoint, distanceTo }: Props) => (
  <ul className="place-list">
    {places.map((place) => (
      <li
        key={place.id}
        className="card place-row"
        onPointerEnter={() => onPoint(place.id)}
        onPointerLeave={() => onPoint(undefined)}
        onFocus={() => onPoint(place.id)}
        onBlur={() => onPoint(undefined)}
      >
        <Picture url={place.image_url} alt="" slot="thumb" />
        <div className="place-row-text">
          <h3>
            <PrefetchLink to={paths.place(place.slug)} className="card-link">
              <Translatable text={place.name} lang={place.lang} />
            </PrefetchLink>
          </h3>
          <PlaceFacts place={place} kilometres={distanceTo?.(place)} />
          <Translatable as="p" className="excerpt" text={place.summary} lang={place.lang} />
        </div>
      </li>
    ))}
  </ul>
)
