import {
  type Coordinates,
  centredOnPoint,
  MAP_HEIGHT,
  MAP_WIDTH,
  type MapPoint,
  type MapView,
  middleOf,
  partsOf,
  toMap,
  viewBoxOf,
  WHOLE_MAP,
  ZOOM_STEP,
  zoomed,
} from '@shared/map/projection'
import { type FocusEvent, type MouseEvent, useCallback, useId, useMemo, useRef, useState } from 'react'
import { Icon } from '../components/Icon'
import { useDismiss } from '../components/use-dismiss'
import { useI18n } from '../i18n/i18n'
import { Base } from './Base'
import { densest, viewApart } from './clusters'
import { Features } from './Features'
import { apartIn, layoutOf, type MarkerLayout } from './layout'
import { MapCard } from './MapCard'
import { Marker } from './Marker'
import type { MappedPlace } from './mapped-place'
import { useMapView } from './use-map-view'
import { ASSUMED, useScreen } from './use-screen'

type Props = {
  places: readonly MappedPlace[]
  /** What is shown first. */
  start?: MapView
  /** The place that the page is about, or that a list is pointing at. */
  highlighted?: number
  /** Where the reader is, if they have asked for that. */
  here?: Coordinates
  /** The address of a list of the places, for readers without a script. */
  list: string
  /** The map is on the first screen. Elsewhere the picture of the relief comes with the script. */
  isFirst?: boolean
}

const NO_PLACES: readonly number[] = []

/**
 * The map of Sumatra with these places. Places whose points would touch are one point, until the map is enlarged. Without the script
 * it is a picture with links.
 */
export default function SumatraMap({ places, start = WHOLE_MAP, highlighted, here, list, isFirst = false }: Props) {
  const { t } = useI18n()
  const help = useId()
  const root = useRef<HTMLDivElement>(null)
  const [opened, setOpened] = useState(NO_PLACES)
  const focused = useRef<MapPoint>(undefined)
  const close = useCallback(() => setOpened(NO_PLACES), [])
  useDismiss(root, opened.length > 0, close)

  const open = opened.flatMap((id) => places.find((place) => place.id === id) ?? [])
  const first = opened[0] ?? highlighted

  /** Towards the place that the reader is looking at, else where most places are. */
  function enlarge(now: MapView) {
    const seen = screen ?? ASSUMED[1].screen
    const { markers } = layoutOf({ places, view: now, screen: seen, first, t })
    const pointedAt = open[0] && toMap(open[0])
    const at = pointedAt ?? focused.current ?? densest(markers, middleOf(now))
    const closer = zoomed(now, ZOOM_STEP)
    return at ? centredOnPoint(closer, at) : closer
  }
  const { view, change, isInteractive, frame, handlers } = useMapView(start, enlarge)
  const screen = useScreen(frame)

  const layouts = useMemo(
    () =>
      (screen ? [{ name: 'measured', screen }] : ASSUMED).map((kind) => ({
        ...kind,
        ...layoutOf({ places, view, screen: kind.screen, first, t }),
      })),
    [screen, places, view, first, t],
  )

  function press(marker: MarkerLayout) {
    const apart = screen && viewApart(view, marker, (closer) => apartIn(closer, screen))
    if (marker.places.length > 1 && apart) change(apart)
    else setOpened(marker.places.map(({ id }) => id))
  }

  const onMap = {
    onFocus: (event: FocusEvent) => {
      if (event.target === event.currentTarget) focused.current = undefined
    },
    onClick: ({ target }: MouseEvent) => {
      if (target instanceof Element && !target.closest('.marker')) close()
    },
  }
  const isOpen = ({ places: own }: MarkerLayout) => own.some(({ id }) => opened.includes(id))
  const own = here && toMap(here)
  const side = open[0] && partsOf(view, toMap(open[0])).y > 0.5 ? 'top' : 'bottom'
  return (
    <div className="map" ref={root}>
      <div className="map-area">
        <section
          className="map-frame"
          aria-label={t('map.label')}
          aria-describedby={help}
          tabIndex={isInteractive ? 0 : undefined}
          ref={frame}
          {...handlers}
          {...onMap}
        >
          <svg viewBox={viewBoxOf(view)} width={MAP_WIDTH} height={MAP_HEIGHT} role="presentation">
            <Base zoom={MAP_WIDTH / view.width} hasRelief={isFirst || isInteractive} />
            {layouts.map(({ name, units, markers, features, screen: { target } }) => (
              <g key={name} className={`map-${name}`}>
                <Features features={features} units={units} />
                {own && (
                  <circle className="marker-me" r={7} transform={`translate(${own.x} ${own.y}) scale(${units})`} />
                )}
                {markers.map((marker) => (
                  <Marker
                    key={marker.key}
                    marker={marker}
                    units={units}
                    target={target}
                    isMarked={marker.places.some(({ id }) => id === highlighted)}
                    isOpen={isOpen(marker)}
                    list={list}
                    onPress={press}
                    onFocus={({ x, y }) => {
                      focused.current = { x, y }
                    }}
                  />
                ))}
              </g>
            ))}
          </svg>
        </section>
        <div aria-live="polite">{open.length > 0 && <MapCard places={open} side={side} onClose={close} />}</div>
      </div>
      <div className="map-bar">
        <p id={help}>
          <span className="map-help fine">{t('map.help')}</span>
          <span className="map-help coarse">{t('map.helpTouch')}</span> {t('map.simplified')}
        </p>
        {isInteractive && (
          <div className="map-controls">
            <button type="button" aria-label={t('map.zoomIn')} onClick={() => change(enlarge)}>
              <Icon name="plus" />
            </button>
            <button
              type="button"
              aria-label={t('map.zoomOut')}
              onClick={() => change((now) => zoomed(now, 1 / ZOOM_STEP))}
            >
              <Icon name="minus" />
            </button>
            <button type="button" aria-label={t('map.wholeMap')} onClick={() => change(WHOLE_MAP)}>
              <Icon name="whole" />
            </button>
          </div>
        )}
      </div>
    </div>
  )
}
