/** How many ads a page shows at once, unless the settings say otherwise. */
export const ADS_PER_VIEW = 6
export const MAX_ADS_PER_VIEW = 12

const divisor = (a: number, b: number): number => (b === 0 ? a : divisor(b, a % b))

/** How far the window moves from view to view: by its width or, where the moves would not reach every position, by a little more. */
function stepOf(total: number, perView: number) {
  let step = perView
  while (divisor(step, total) > 1) step += 1
  return step
}

/**
 * The positions of the ads that the view with this number shows, of `total` ads. Within any `total` views in a row, each ad appears
 * in each of the places exactly once, so all get the same share, also of the first place.
 */
export function positionsOf(turn: number, total: number, perView = ADS_PER_VIEW) {
  if (total <= perView) return Array.from({ length: total }, (_, index) => index)
  const start = (turn % total) * stepOf(total, perView)
  return Array.from({ length: perView }, (_, index) => (start + index) % total)
}

/** How many views differ from each other. */
export const turnsOf = (total: number, perView = ADS_PER_VIEW) => (total > perView ? total : 1)

/** A request for a page carries the number of its view in this header, from the server to the loaders. */
export const TURN_HEADER = 'x-turn'
