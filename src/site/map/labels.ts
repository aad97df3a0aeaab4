/** A rectangle on the screen, in pixels of the map's frame. */
export type Box = { left: number; right: number; top: number; bottom: number }

/** Where a name stands, relative to its point. */
export type NamePosition = { x: number; y: number; textAnchor: 'start' | 'middle' | 'end' }

export type Name = {
  key: string
  text: string
  /** Of its point, in pixels of the frame. */
  x: number
  y: number
  /** Of its letters, in pixels. */
  size: number
  /** From its point to its letters. Names of areas have no point: they stand in the middle or nowhere. */
  gap?: number
}

/** Of the sign of a town or an airport, in pixels. */
const SIGN_RADIUS = 5

/** From the baseline of a text to the middle of its letters, as part of its size. */
const HALF_HEIGHT = 0.35

/** The width of a character as part of the size of the text; those of East Asia are as wide as high. */
const widthOf = (text: string, size: number) =>
  [...text].reduce(
    (width, character) => width + (/[\u1100-\u11ff\u3000-\u9fff\uac00-\ud7af]/.test(character) ? 1 : 0.56),
    0,
  ) * size

/** To the right of the point, to the left, below or above. */
function candidates({ text, size, gap }: Name): { position: NamePosition; box: Box }[] {
  const width = widthOf(text, size)
  const half = size * 0.6
  const baseline = HALF_HEIGHT * size
  const middle = { left: -width / 2, right: width / 2 }
  const beside = { top: -half, bottom: half }
  if (gap === undefined)
    return [{ position: { x: 0, y: baseline, textAnchor: 'middle' }, box: { ...middle, ...beside } }]
  return [
    { position: { x: gap, y: baseline, textAnchor: 'start' }, box: { ...beside, left: gap, right: gap + width } },
    { position: { x: -gap, y: baseline, textAnchor: 'end' }, box: { ...beside, left: -gap - width, right: -gap } },
    {
      position: { x: 0, y: gap + half + baseline, textAnchor: 'middle' },
      box: { ...middle, top: gap, bottom: gap + 2 * half },
    },
    {
      position: { x: 0, y: -gap - half + baseline, textAnchor: 'middle' },
      box: { ...middle, top: -gap - 2 * half, bottom: -gap },
    },
  ]
}

/** What no name but that of `key` may cover. */
export type Taken = { key: string; box: Box }

const meet = (a: Box, b: Box) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom

export const boxAround = (x: number, y: number, radius: number): Box => ({
  left: x - radius,
  right: x + radius,
  top: y - radius,
  bottom: y + radius,
})

/**
 * Where names stand, by key: beside their points and those placed before, within the frame, never over each other or what is `taken`.
 * A name that fits nowhere is left out until the map is enlarged, when the points move apart.
 */
export function placeNames(names: readonly Name[], frame: { width: number; height: number }, taken: readonly Taken[]) {
  const placed = new Map<string, NamePosition>()
  const placedBoxes: Box[] = []
  for (const name of names) {
    const { x, y } = name
    if (name.gap !== undefined && placedBoxes.some((box) => meet(box, boxAround(x, y, SIGN_RADIUS)))) continue
    const occupied = [...placedBoxes, ...taken.filter(({ key }) => key !== name.key).map(({ box }) => box)]
    const free = candidates(name)
      .map(({ position, box: { left, right, top, bottom } }) => ({
        position,
        box: { left: x + left, right: x + right, top: y + top, bottom: y + bottom },
      }))
      .find(
        ({ box }) =>
          box.left >= 0 &&
          box.top >= 0 &&
          box.right <= frame.width &&
          box.bottom <= frame.height &&
          !occupied.some((other) => meet(box, other)),
      )
    if (!free) continue
    placedBoxes.push(free.box)
    placed.set(name.key, free.position)
  }
  return placed
}
