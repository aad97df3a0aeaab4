import {
  type Coordinates,
  centredOnPoint,
  type MapPoint,
  type MapView,
  toMap,
  ZOOM_STEP,
  zoomed,
} from '@shared/map/projection'

/** Places whose points would touch, at the middle of theirs. */
export type Cluster<Place> = MapPoint & { places: Place[] }

const distance = (a: MapPoint, b: MapPoint) => Math.hypot(a.x - b.x, a.y - b.y)

function nearestOf<Point extends MapPoint>(points: readonly Point[], at: MapPoint) {
  let nearest: Point | undefined
  for (const point of points) if (!nearest || distance(point, at) < distance(nearest, at)) nearest = point
  return nearest
}

function join<Place>(one: Cluster<Place>, other: Cluster<Place>) {
  const [n, m] = [one.places.length, other.places.length]
  one.x = (one.x * n + other.x * m) / (n + m)
  one.y = (one.y * n + other.y * m) / (n + m)
  one.places.push(...other.places)
}

/** Joins places until all points are at least this far from each other, in units of the map. */
export function clustersOf<Place extends Coordinates>(places: readonly Place[], apart: number): Cluster<Place>[] {
  let clusters: Cluster<Place>[] = places.map((place) => ({ ...toMap(place), places: [place] }))
  for (;;) {
    const joined: Cluster<Place>[] = []
    for (const cluster of clusters) {
      const near = nearestOf(joined, cluster)
      if (near && distance(near, cluster) < apart) join(near, cluster)
      else joined.push({ ...cluster, places: [...cluster.places] })
    }
    // Without a joint, all pairs have been compared.
    if (joined.length === clusters.length) return joined
    clusters = joined
  }
}

/** The first closer view in which the places of a cluster come apart; none if there is no such view. */
export function viewApart<Place extends Coordinates>(
  view: MapView,
  { places, ...middle }: Cluster<Place>,
  apartIn: (view: MapView) => number,
): MapView | undefined {
  let shown = view
  for (;;) {
    const closer = zoomed(shown, ZOOM_STEP)
    if (closer.width >= shown.width) return undefined
    if (clustersOf(places, apartIn(closer)).length > 1) return centredOnPoint(closer, middle)
    shown = closer
  }
}

/** What the buttons enlarge: where most places are, and nearest to the middle of those. */
export function densest<Place>(clusters: readonly Cluster<Place>[], middle: MapPoint) {
  const most = Math.max(...clusters.map(({ places }) => places.length))
  return nearestOf(
    clusters.filter(({ places }) => places.length === most),
    middle,
  )
}
