import type { PlaceSummary } from '@shared/entities/place'
import { OUTLINE } from '@shared/map/outline'
import { MAP_HEIGHT, MAP_WIDTH, type MapView, toMap, viewBoxOf, WHOLE_MAP, zoomed } from '@shared/map/projection'
import { paths } from '@shared/paths'
import { useId, useMemo } from 'react'
import { Icon } from '../components/Icon'
import { PrefetchLink } from '../components/PrefetchLink'
import { useI18n } from '../i18n/i18n'
import { isClosed } from './Notices'
import { useMapView, ZOOM_STEP } from './use-map-view'

export type MappedPlace = Pick<PlaceSummary, 'id' | 'slug' | 'name' | 'latitude' | 'longitude' | 'notices'>

type Props = {
  places: readonly MappedPlace[]
  /** What is shown first. */
  start?: MapView
  /** The place that a list is pointing at. */
  highlighted?: number
}

/** In the map's units while the whole map is shown. */
const LABEL = { width: 150, height: 30 }

/** The places whose names fit beside their points: the first one wins where two would overlap. */
function labelled(places: readonly MappedPlace[], scale: number) {
  const taken: { x: number; y: number }[] = []
  return new Set(
    places
      .filter((place) => {
        const { x, y } = toMap(place)
        const isFree = taken.every(
          (other) => Math.abs(other.x - x) > LABEL.width * scale || Math.abs(other.y - y) > LABEL.height * scale,
        )
        if (isFree) taken.push({ x, y })
        return isFree
      })
      .map(({ id }) => id),
  )
}

function Marker({
  place,
  scale,
  isNamed,
  isMarked,
}: {
  place: MappedPlace
  scale: number
  isNamed: boolean
  isMarked: boolean
}) {
  const { x, y } = toMap(place)
  const isLeft = x > MAP_WIDTH * 0.7
  return (
    <g className={isMarked ? 'marker marked' : 'marker'} transform={`translate(${x} ${y}) scale(${scale})`}>
      <PrefetchLink to={paths.place(place.slug)} tabIndex={-1}>
        <circle className="marker-area" r={24} />
        <circle className={isClosed(place.notices) ? 'marker-point closed' : 'marker-point'} r={isMarked ? 13 : 10} />
        {(isNamed || isMarked) && (
          <text x={isLeft ? -18 : 18} y={8} textAnchor={isLeft ? 'end' : 'start'}>
            {place.name}
          </text>
        )}
      </PrefetchLink>
    </g>
  )
}

/**
 * The map of Sumatra with these places, from our own outline. Its points are links for pointers only: on the same page stands a
 * list of the places, which keyboards and screen readers use. Without the script the map is a picture.
 */
export function SumatraMap({ places, start = WHOLE_MAP, highlighted }: Props) {
  const { t } = useI18n()
  const help = useId()
  const { view, change, isInteractive, frame, handlers } = useMapView(start)
  const scale = view.width / MAP_WIDTH
  // The names make room for each other as the map is enlarged.
  const named = useMemo(() => labelled(places, scale), [places, scale])
  return (
    <div className="map">
      <section
        className={scale < 1 ? 'map-frame enlarged' : 'map-frame'}
        aria-label={t('places.map')}
        aria-describedby={isInteractive ? help : undefined}
        tabIndex={isInteractive ? 0 : undefined}
        ref={frame}
        {...handlers}
      >
        <svg viewBox={viewBoxOf(view)} width={MAP_WIDTH} height={MAP_HEIGHT} aria-hidden="true" focusable="false">
          <rect className="map-sea" x={0} y={0} width={MAP_WIDTH} height={MAP_HEIGHT} />
          <path className="map-neighbours" d={OUTLINE.neighbours} />
          <path className="map-land" d={OUTLINE.land} />
          {places.map((place) => (
            <Marker
              key={place.id}
              place={place}
              scale={scale}
              isNamed={named.has(place.id)}
              isMarked={place.id === highlighted}
            />
          ))}
        </svg>
      </section>
      {isInteractive && (
        <div className="map-controls">
          <button type="button" aria-label={t('places.zoomIn')} onClick={() => change((now) => zoomed(now, ZOOM_STEP))}>
            <Icon name="plus" />
          </button>
          <button
            type="button"
            aria-label={t('places.zoomOut')}
            onClick={() => change((now) => zoomed(now, 1 / ZOOM_STEP))}
          >
            <Icon name="minus" />
          </button>
          <button type="button" aria-label={t('places.wholeMap')} onClick={() => change(() => WHOLE_MAP)}>
            <Icon name="whole" />
          </button>
        </div>
      )}
      <p id={help} className="visually-hidden">
        {t('places.mapHelp')}
      </p>
    </div>
  )
}
