import type { PlaceSummary } from '@shared/entities/place'
import {
  GRATICULE,
  MAP_HEIGHT,
  MAP_WIDTH,
  type MapView,
  toMap,
  viewBoxOf,
  WHOLE_MAP,
  zoomed,
} from '@shared/map/projection'
import { paths } from '@shared/paths'
import { useId, useMemo } from 'react'
import { Icon } from '../components/Icon'
import { PrefetchLink } from '../components/PrefetchLink'
import { useI18n } from '../i18n/i18n'
import { Coasts } from './Coasts'
import { besidePoint, type LabelPosition, placeLabels } from './map-labels'
import { useMapView, ZOOM_STEP } from './use-map-view'

export type MappedPlace = Pick<PlaceSummary, 'id' | 'slug' | 'name' | 'latitude' | 'longitude' | 'state'>

type Props = {
  places: readonly MappedPlace[]
  /** What is shown first. */
  start?: MapView
  /** The place that a list is pointing at. */
  highlighted?: number
}

/** The sizes of the names on wide and on narrow screens, of which the style sheet shows one. In units of the whole map. */
const LABELS = [
  { screen: 'wide', size: 23 },
  { screen: 'narrow', size: 33 },
] as const

type Labels = { screen: string; size: number; positions: ReadonlyMap<number, LabelPosition> }[]

type MarkerProps = { place: MappedPlace; scale: number; labels: Labels; isMarked: boolean }

function Marker({ place, scale, labels, isMarked }: MarkerProps) {
  const { x, y } = toMap(place)
  const closed = place.state === 'closed'
  return (
    <g className={isMarked ? 'marker marked' : 'marker'} transform={`translate(${x} ${y}) scale(${scale})`}>
      <PrefetchLink to={paths.place(place.slug)} tabIndex={-1}>
        <circle className="marker-area" r={24} />
        <circle className={closed ? 'marker-point closed' : 'marker-point'} r={isMarked ? 13 : 10} />
        {closed && <path className="marker-bar" d="M-5 0H5" />}
        {labels.map(({ screen, size, positions }) => {
          const position = positions.get(place.id) ?? (isMarked ? besidePoint(place, size) : undefined)
          return (
            position && (
              <text key={screen} className={screen} fontSize={size} {...position}>
                {place.name}
              </text>
            )
          )
        })}
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
  const labels = useMemo(
    () => LABELS.map((kind) => ({ ...kind, positions: placeLabels(places, kind.size, scale) })),
    [places, scale],
  )
  // The one that is pointed at covers the others.
  const inOrder = places.toSorted((a, b) => Number(a.id === highlighted) - Number(b.id === highlighted))
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
          <Coasts />
          <path className="map-grid" d={GRATICULE.grid} />
          <path className="map-grid map-equator" d={GRATICULE.equator} />
          {inOrder.map((place) => (
            <Marker key={place.id} place={place} scale={scale} labels={labels} isMarked={place.id === highlighted} />
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
