/** A point of the map, in the units of its outline. */
export type MapPoint = { x: number; y: number }

/** The part of the map that is shown. Its shape is that of the whole map, so its height follows. */
export type MapView = MapPoint & { width: number }

/** In degrees (WGS 84). */
export type Coordinates = { latitude: number; longitude: number }

const WEST = 94.5
const NORTH = 6.6
const UNITS_PER_DEGREE = 60

export const MAP_WIDTH = 870
export const MAP_HEIGHT = 780

export const WHOLE_MAP: MapView = { x: 0, y: 0, width: MAP_WIDTH }

/** How much one press of a button enlarges. */
export const ZOOM_STEP = 1.6

/** The closest view shows about thirty kilometres. */
const MIN_WIDTH = MAP_WIDTH / 48

// Sumatra lies on the equator, where a degree of latitude and one of longitude are equally long.
export const toMap = ({ latitude, longitude }: Coordinates): MapPoint => ({
  x: (longitude - WEST) * UNITS_PER_DEGREE,
  y: (NORTH - latitude) * UNITS_PER_DEGREE,
})

export const toCoordinates = ({ x, y }: MapPoint): Coordinates => ({
  latitude: NORTH - y / UNITS_PER_DEGREE,
  longitude: WEST + x / UNITS_PER_DEGREE,
})

const GRID_DEGREES = 2

/** Lines of SVG, every two degrees. */
function lines() {
  const parallels: string[] = []
  for (let latitude = -6; latitude <= NORTH; latitude += GRID_DEGREES)
    if (latitude !== 0) parallels.push(`M0 ${toMap({ latitude, longitude: WEST }).y}H${MAP_WIDTH}`)
  const meridians: string[] = []
  for (let longitude = 96; longitude < WEST + MAP_WIDTH / UNITS_PER_DEGREE; longitude += GRID_DEGREES)
    meridians.push(`M${toMap({ latitude: 0, longitude }).x} 0V${MAP_HEIGHT}`)
  return [...parallels, ...meridians].join('')
}

/** The lines of latitude and longitude. The equator crosses the island. */
export const GRATICULE = {
  grid: lines(),
  equator: `M0 ${NORTH * UNITS_PER_DEGREE}H${MAP_WIDTH}`,
}

/** Around places that a view is to show. */
const ROOM = 1.5

const heightOf = (width: number) => (width * MAP_HEIGHT) / MAP_WIDTH

export const viewBoxOf = ({ x, y, width }: MapView) => `${x} ${y} ${width} ${heightOf(width)}`

const clamp = (value: number, min: number, max: number) => Math.min(Math.max(value, min), max)

/** Keeps the view on the map. */
function onMap({ x, y, width }: MapView): MapView {
  const within = clamp(width, MIN_WIDTH, MAP_WIDTH)
  return { x: clamp(x, 0, MAP_WIDTH - within), y: clamp(y, 0, MAP_HEIGHT - heightOf(within)), width: within }
}

/** Moves the view by parts of its width and height. */
export const panned = (view: MapView, right: number, down: number) =>
  onMap({ ...view, x: view.x + right * view.width, y: view.y + down * heightOf(view.width) })

/** Enlarges by the factor, around a point given as parts of the view. */
export function zoomed(view: MapView, factor: number, at: MapPoint = { x: 0.5, y: 0.5 }) {
  const width = clamp(view.width / factor, MIN_WIDTH, MAP_WIDTH)
  const [dx, dy] = [(view.width - width) * at.x, (heightOf(view.width) - heightOf(width)) * at.y]
  return onMap({ x: view.x + dx, y: view.y + dy, width })
}

/** The view as large as it is, with a point of the map in its middle. */
export const centredOnPoint = ({ width }: Pick<MapView, 'width'>, { x, y }: MapPoint): MapView =>
  onMap({ x: x - width / 2, y: y - heightOf(width) / 2, width })

export const centredOn = (view: MapView, place: Coordinates) => centredOnPoint(view, toMap(place))

export const middleOf = ({ x, y, width }: MapView): MapPoint => ({ x: x + width / 2, y: y + heightOf(width) / 2 })

export const isInView = (view: MapView, point: MapPoint) => {
  const { x, y } = partsOf(view, point)
  return x >= 0 && x <= 1 && y >= 0 && y <= 1
}

/** A view of all these places, with room around them, of at least this many degrees. */
export function viewOfAll(places: readonly Coordinates[], degrees: number): MapView {
  const points = places.map(toMap)
  const [left, right] = [Math.min(...points.map(({ x }) => x)), Math.max(...points.map(({ x }) => x))]
  const [top, bottom] = [Math.min(...points.map(({ y }) => y)), Math.max(...points.map(({ y }) => y))]
  const spread = Math.max(right - left, ((bottom - top) * MAP_WIDTH) / MAP_HEIGHT)
  const width = Math.max(spread * ROOM, degrees * UNITS_PER_DEGREE)
  return centredOnPoint(onMap({ x: left, y: top, width }), { x: (left + right) / 2, y: (top + bottom) / 2 })
}

/** A view of about this many degrees around a place. */
export const viewAround = (place: Coordinates, degrees: number) =>
  centredOn({ x: 0, y: 0, width: degrees * UNITS_PER_DEGREE }, place)

/** The point of the map under a pointer, as parts of the element that shows the view. */
export const pointIn = (view: MapView, at: MapPoint): MapPoint => ({
  x: view.x + at.x * view.width,
  y: view.y + at.y * heightOf(view.width),
})

/** Where a point of the map is in the view, as parts of the element that shows it. */
export const partsOf = (view: MapView, { x, y }: MapPoint): MapPoint => ({
  x: (x - view.x) / view.width,
  y: (y - view.y) / heightOf(view.width),
})
