import { type Coordinates, MAP_HEIGHT, MAP_WIDTH, toMap } from '@shared/map/projection'

type Named = Coordinates & { id: number; name: string }

/** Where a name stands, relative to its point. */
export type LabelPosition = { x: number; y: number; textAnchor: 'start' | 'middle' | 'end' }

type Box = { left: number; right: number; top: number; bottom: number }

/** All sizes are in the units of the map while the whole map is shown. */
const POINT_RADIUS = 13
const GAP = 17

/** From the baseline of a text to the middle of its letters, as part of its size. */
const HALF_HEIGHT = 0.35

/** The width of a character as part of the size of the text; those of East Asia are as wide as high. */
const widthOf = (name: string, size: number) =>
  [...name].reduce(
    (width, character) => width + (/[\u1100-\u11ff\u3000-\u9fff\uac00-\ud7af]/.test(character) ? 1 : 0.55),
    0,
  ) * size

/** To the right of the point, to the left, below or above. */
function candidates(name: string, size: number): { position: LabelPosition; box: Box }[] {
  const width = widthOf(name, size)
  const half = size / 2
  const beside = { top: -half, bottom: half }
  const middle = { left: -width / 2, right: width / 2 }
  const baseline = HALF_HEIGHT * size
  return [
    { position: { x: GAP, y: baseline, textAnchor: 'start' }, box: { ...beside, left: GAP, right: GAP + width } },
    { position: { x: -GAP, y: baseline, textAnchor: 'end' }, box: { ...beside, left: -GAP - width, right: -GAP } },
    {
      position: { x: 0, y: GAP + half + baseline, textAnchor: 'middle' },
      box: { ...middle, top: GAP, bottom: GAP + size },
    },
    {
      position: { x: 0, y: -GAP - half + baseline, textAnchor: 'middle' },
      box: { ...middle, top: -GAP - size, bottom: -GAP },
    },
  ]
}

const meet = (a: Box, b: Box) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom

const isOnMap = ({ left, right, top, bottom }: Box) =>
  left >= 0 && top >= 0 && right <= MAP_WIDTH && bottom <= MAP_HEIGHT

/**
 * Where the names of places stand, by id: beside points and names that were placed before, never over them. A name that fits nowhere
 * is left out until the map is enlarged, when the points move apart. `scale`: the width of the view as part of the map's.
 */
export function placeLabels(places: readonly Named[], size: number, scale: number) {
  const placed = new Map<number, LabelPosition>()
  const boxAround = (place: Coordinates, { left, right, top, bottom }: Box): Box => {
    const { x, y } = toMap(place)
    return { left: x + left * scale, right: x + right * scale, top: y + top * scale, bottom: y + bottom * scale }
  }
  const point = { left: -POINT_RADIUS, right: POINT_RADIUS, top: -POINT_RADIUS, bottom: POINT_RADIUS }
  const points = places.map((place) => ({ id: place.id, box: boxAround(place, point) }))
  const labels: Box[] = []
  for (const place of places) {
    const others = points.filter(({ id }) => id !== place.id).map(({ box }) => box)
    const free = candidates(place.name, size)
      .map(({ position, box }) => ({ position, box: boxAround(place, box) }))
      .find(({ box }) => isOnMap(box) && ![...others, ...labels].some((taken) => meet(box, taken)))
    if (!free) continue
    labels.push(free.box)
    placed.set(place.id, free.position)
  }
  return placed
}

/** Where the name of a place stands that is shown in any case. */
export const besidePoint = (place: Named, size: number): LabelPosition => ({
  x: toMap(place).x > MAP_WIDTH / 2 ? -GAP : GAP,
  y: HALF_HEIGHT * size,
  textAnchor: toMap(place).x > MAP_WIDTH / 2 ? 'end' : 'start',
})
