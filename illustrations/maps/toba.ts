/** The shape and relief of Lake Toba, for its map and for the film. */
import { bump, clamp, lerp, noise, smooth } from '../noise.js'
import { coast, type Field, makeField, type Point, projection, type Ring, shoreDistance } from './height-field.js'

const LAKE: Point[] = [
  [98.528, 2.893],
  [98.56, 2.884],
  [98.6, 2.888],
  [98.64, 2.876],
  [98.672, 2.88],
  [98.692, 2.868],
  [98.72, 2.845],
  [98.755, 2.825],
  [98.79, 2.797],
  [98.825, 2.765],
  [98.862, 2.735],
  [98.885, 2.708],
  [98.91, 2.69],
  [98.928, 2.672],
  [98.944, 2.666],
  [98.936, 2.652],
  [98.925, 2.635],
  [98.935, 2.605],
  [98.955, 2.578],
  [98.985, 2.556],
  [99.02, 2.535],
  [99.055, 2.515],
  [99.09, 2.487],
  [99.125, 2.462],
  [99.142, 2.435],
  [99.135, 2.4],
  [99.12, 2.368],
  [99.09, 2.345],
  [99.06, 2.336],
  [99.03, 2.343],
  [99.0, 2.334],
  [98.972, 2.352],
  [98.948, 2.374],
  [98.926, 2.362],
  [98.908, 2.34],
  [98.882, 2.336],
  [98.86, 2.348],
  [98.836, 2.332],
  [98.828, 2.365],
  [98.808, 2.398],
  [98.785, 2.425],
  [98.762, 2.448],
  [98.738, 2.46],
  [98.722, 2.492],
  [98.704, 2.518],
  [98.69, 2.545],
  [98.693, 2.572],
  [98.688, 2.6],
  [98.69, 2.626],
  [98.678, 2.652],
  [98.645, 2.678],
  [98.62, 2.703],
  [98.592, 2.732],
  [98.562, 2.762],
  [98.542, 2.79],
  [98.536, 2.82],
  [98.545, 2.842],
  [98.532, 2.866],
]

const SAMOSIR: Point[] = [
  [98.738, 2.762],
  [98.77, 2.742],
  [98.8, 2.719],
  [98.825, 2.69],
  [98.845, 2.683],
  [98.862, 2.688],
  [98.871, 2.676],
  [98.858, 2.664],
  [98.868, 2.646],
  [98.885, 2.615],
  [98.905, 2.588],
  [98.93, 2.556],
  [98.952, 2.522],
  [98.966, 2.49],
  [98.95, 2.466],
  [98.922, 2.448],
  [98.888, 2.434],
  [98.865, 2.446],
  [98.842, 2.466],
  [98.815, 2.482],
  [98.785, 2.502],
  [98.762, 2.525],
  [98.735, 2.55],
  [98.71, 2.576],
  [98.698, 2.594],
  [98.678, 2.598],
  [98.678, 2.606],
  [98.7, 2.609],
  [98.708, 2.628],
  [98.702, 2.65],
  [98.69, 2.672],
  [98.688, 2.7],
  [98.7, 2.728],
  [98.714, 2.752],
]

/** The little island in the southern bay. */
const SIBANDANG: Point[] = [
  [98.893, 2.362],
  [98.903, 2.366],
  [98.914, 2.358],
  [98.91, 2.349],
  [98.898, 2.35],
]

export interface Toba {
  lake: Ring
  islands: Ring[]
  /** Metres above the sea for land, metres below the lake's surface (negative) for water. */
  heights: Field
  water: (index: number) => boolean
  at: (place: readonly [number, number]) => Point
  scale: number
}

export const LAKE_LEVEL = 905

export function toba(scale: number, x: number, y: number, step = 2.5): Toba {
  const at = projection(98.835, 2.615, scale, x, y)
  const lake = coast(LAKE.map(at), 11, 0.13)
  const islands = [coast(SAMOSIR.map(at), 5, 0.13), coast(SIBANDANG.map(at), 8, 0.1)]
  const toLake = shoreDistance([lake], step)
  const toIsland = shoreDistance(islands, step)
  const broad = noise(21)
  const fine = noise(34)
  const buhit = at([98.655, 2.614])
  const pisopiso = at([98.523, 2.925])
  const water = (i: number) => (toLake.data[i] as number) > 0 && (toIsland.data[i] as number) <= 0

  const heights = makeField(step, (px, py, i) => {
    const outside = -(toLake.data[i] as number) / scale
    const island = (toIsland.data[i] as number) / scale
    const kx = (px - x) / scale
    const ky = (py - y) / scale
    const ridges = fine.ridged(kx / 11, ky / 11, 4, 0.42)
    const cone = (p: Point, radius: number) => Math.max(0, 1 - Math.hypot(px - p[0], py - p[1]) / scale / radius) ** 1.3
    if (island > 0) {
      // The block rose on a tilt: a scarp towards the north-east shore, gentle slopes towards the south-west.
      const across = (kx * 0.74 - ky * 0.67 + 9) / 19
      const top = lerp(240, 760, smooth(0, 1, across))
      const wall = smooth(0, lerp(6, 2.6, clamp(across)), island)
      const neck = smooth(0, 2.5, Math.hypot(px - at([98.694, 2.602])[0], py - at([98.694, 2.602])[1]) / scale)
      return LAKE_LEVEL + 6 + wall * neck * (top + 80 * fine.fbm(kx / 6, ky / 6, 3) + 150 * (ridges - 0.4))
    }
    if (outside > 0) {
      const swell = broad.fbm(kx / 26, ky / 26, 3)
      const rim = 420 + 330 * bump(outside, 4.5, 4.5) + 190 * swell
      // The southern shore by Balige and Porsea lies low; the rivers leave there.
      const low = 1 - 0.72 * smooth(9, 26, kx) * smooth(-4, 12, ky) * (1 - smooth(10, 22, outside) * 0.4)
      const away = smooth(8, 36, outside)
      const wall = smooth(0, lerp(3.4, 5, ridges), outside)
      const relief = (ridges - 0.42) * lerp(240, 340, away) + 110 * broad.fbm(kx / 13, ky / 13, 3)
      const eastward = away * lerp(80, -260, smooth(-12, 16, kx))
      const toBuhit = Math.hypot(px - buhit[0], py - buhit[1]) / scale
      const inside = 1 - 0.8 * smooth(9, 4.5, toBuhit)
      const plain = LAKE_LEVEL + 5 + wall * low * inside * (rim + relief + eastward)
      return Math.max(plain, LAKE_LEVEL + 1080 * cone(buhit, 6), plain + 330 * cone(pisopiso, 3.5))
    }
    const depth = Math.min(-outside, -island)
    return (
      -smooth(-0.3, 4.2, depth) * (330 + 170 * broad.fbm(kx / 15 + 4, ky / 15, 2)) - 14 * depth * smooth(0, 1, depth)
    )
  })
  return { lake, islands, heights, water, at, scale }
}
