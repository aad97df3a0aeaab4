import { FERRIES, LAKE_SHORES, ROADS } from '@shared/map/features'
import { OUTLINE } from '@shared/map/outline'
import { GRATICULE, MAP_HEIGHT, MAP_WIDTH } from '@shared/map/projection'
import { memo, useId } from 'react'
import relief from '../images/relief.avif?url'

/** Enlarged more than this, the picture of the relief has faded: its pixels would show. */
const RELIEF_ENDS = 12

type Props = {
  /** How many times the whole map is enlarged. */
  zoom: number
  /** The picture of the relief is worth fetching. */
  hasRelief: boolean
}

/** Sea, land, lakes, roads and ferries, without names. */
export const Base = memo(({ zoom, hasRelief }: Props) => {
  const land = useId()
  const whole = { x: 0, y: 0, width: MAP_WIDTH, height: MAP_HEIGHT }
  return (
    <g aria-hidden>
      <rect className="map-sea" {...whole} />
      <path className="map-neighbours" d={OUTLINE.neighbours} />
      <path id={land} className="map-land" d={OUTLINE.land} />
      <clipPath id={`${land}clip`}>
        <use href={`#${land}`} />
      </clipPath>
      {hasRelief && zoom < RELIEF_ENDS && (
        <g clipPath={`url(#${land}clip)`}>
          <image className="map-relief" href={relief} opacity={1 - zoom / RELIEF_ENDS} {...whole} />
        </g>
      )}
      <path className="map-lakes" d={LAKE_SHORES} fillRule="evenodd" />
      <path className="map-grid" d={GRATICULE.grid} />
      <path className="map-grid map-equator" d={GRATICULE.equator} />
      <path className="map-roads" d={ROADS} />
      <path className="map-ferries" d={FERRIES} />
    </g>
  )
})
