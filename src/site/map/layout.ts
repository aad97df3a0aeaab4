import { AIRPORTS, type Feature, LAKES, SEAS, TOWNS } from '@shared/map/features'
import { isInView, MAP_HEIGHT, MAP_WIDTH, type MapPoint, type MapView, partsOf, toMap } from '@shared/map/projection'
import type { Translate } from '../i18n/i18n'
import { type Cluster, clustersOf } from './clusters'
import { boxAround, type Name, type NamePosition, placeNames } from './labels'
import type { MappedPlace } from './mapped-place'

/** On which the map is drawn: its width, and how large what is pressed has to be, in pixels. */
export type Screen = { width: number; target: number }

/** For pointers that are as exact as a mouse, and for fingers. */
export const FINE_TARGET = 28
export const COARSE_TARGET = 44

export const unitsPerPixel = (view: MapView, { width }: Screen) => view.width / width

/** How far apart points have to be, in units of the map. */
export const apartIn = (view: MapView, screen: Screen) => screen.target * unitsPerPixel(view, screen)

export type MarkerLayout = Cluster<MappedPlace> & { key: string; text: string; name?: NamePosition }
export type FeatureLayout = MapPoint & { key: string; kind: FeatureKind; text: string; name?: NamePosition }

const FEATURES = [
  { kind: 'town', features: TOWNS, size: 12, gap: 6 },
  { kind: 'sea', features: SEAS, size: 13, gap: undefined },
  { kind: 'lake', features: LAKES, size: 12, gap: undefined },
  { kind: 'airport', features: AIRPORTS, size: 11, gap: 8 },
] as const
export type FeatureKind = (typeof FEATURES)[number]['kind']

/** From how many pixels per degree on features of a rank are shown: at first, in a few provinces, in one. */
const PIXELS_PER_DEGREE = { 1: 0, 2: 75, 3: 170 } satisfies Record<Feature['rank'], number>

const UNITS_PER_DEGREE = toMap({ latitude: 0, longitude: 1 }).x - toMap({ latitude: 0, longitude: 0 }).x

const NAME_SIZE = 14.5
const NAME_GAP = 14

/** The text of a marker: its place, and how many more there are. */
const textOf = ([first, ...others]: readonly MappedPlace[]) =>
  [first?.name, others.length > 0 && `+${others.length}`].filter(Boolean).join(' ')

type Asked = {
  places: readonly MappedPlace[]
  view: MapView
  screen: Screen
  /** The place that is named first. */
  first: number | undefined
  t: Translate
}

const nameOf = (kind: FeatureKind, id: string, t: Translate) =>
  kind === 'airport' ? id : t(`map.names.${id as (typeof TOWNS | typeof LAKES | typeof SEAS)[number]['id']}`)

/** What the map shows in a view: the points of places, of which those that would touch are one, and the names that have room. */
export function layoutOf({ places, view, screen, first, t }: Asked) {
  const units = unitsPerPixel(view, screen)
  const frame = { width: screen.width, height: (screen.width * MAP_HEIGHT) / MAP_WIDTH }
  const onScreen = (point: MapPoint) => {
    const { x, y } = partsOf(view, point)
    return { x: x * frame.width, y: y * frame.height }
  }
  const ordered = places.toSorted((a, b) => Number(b.id === first) - Number(a.id === first))
  const markers: MarkerLayout[] = clustersOf(ordered, apartIn(view, screen))
    .filter((cluster) => isInView(view, cluster))
    .map((cluster) => ({ ...cluster, key: `place ${cluster.places[0]?.id}`, text: textOf(cluster.places) }))
  const density = UNITS_PER_DEGREE / units
  const features: (FeatureLayout & Pick<Name, 'size' | 'gap'>)[] = FEATURES.flatMap(({ kind, features, size, gap }) =>
    features
      .filter((feature) => density >= PIXELS_PER_DEGREE[feature.rank] && isInView(view, toMap(feature)))
      .map((feature) => {
        const text = nameOf(kind, feature.id, t)
        return { ...toMap(feature), key: `${kind} ${feature.id}`, kind, text, size, gap }
      }),
  )
  const named: Name[] = [
    ...markers.map((marker) => ({ ...marker, ...onScreen(marker), size: NAME_SIZE, gap: NAME_GAP })),
    ...features.map((feature) => ({ ...feature, ...onScreen(feature) })),
  ]
  const points = markers.map((marker) => {
    const { x, y } = onScreen(marker)
    return { key: marker.key, box: boxAround(x, y, screen.target / 2) }
  })
  const names = placeNames(named, frame, points)
  return {
    units,
    markers: markers.map((marker) => ({ ...marker, name: names.get(marker.key) })),
    // A town of which the name has no room would be a dot that means nothing.
    features: features.flatMap(({ x, y, key, kind, text }): FeatureLayout[] => {
      const name = names.get(key)
      return name ? [{ x, y, key, kind, text, name }] : []
    }),
  }
}
export type MapLayout = ReturnType<typeof layoutOf>
