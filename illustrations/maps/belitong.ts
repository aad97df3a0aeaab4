/** The shape and relief of Belitung, an old granite island worn almost flat. */
import { bump, noise, smooth } from '../noise.js'
import {
  coast,
  type Field,
  makeField,
  type Point,
  projection,
  type Ring,
  shoreDistance,
  smoothRing,
} from './height-field.js'

/** Longitude and latitude; the coast's general run follows Natural Earth (public domain). */
const ISLAND = `108.294,-2.848 108.28,-2.88 108.269,-2.89 108.258,-2.926 108.215,-2.978 108.204,-3.005 108.212,-3.039 108.183,-3.105
   108.212,-3.135 108.186,-3.137 108.132,-3.157 108.089,-3.162 108.078,-3.172 108.075,-3.226 108.064,-3.231 108.035,-3.231
   107.996,-3.243 107.981,-3.24 107.97,-3.218 107.967,-3.15 107.942,-3.135 107.888,-3.088 107.891,-3.086 107.888,-3.069
   107.866,-3.052 107.826,-3.066 107.826,-3.081 107.841,-3.108 107.841,-3.145 107.816,-3.167 107.754,-3.199 107.686,-3.198
   107.657,-3.233 107.632,-3.242 107.603,-3.23 107.596,-3.206 107.607,-3.177 107.643,-3.128 107.625,-3.105 107.6,-3.084
   107.592,-3.074 107.596,-3.051 107.582,-2.998 107.585,-2.985 107.603,-2.965 107.61,-2.917 107.589,-2.917 107.564,-2.927
   107.553,-2.927 107.546,-2.917 107.556,-2.894 107.603,-2.872 107.61,-2.843 107.607,-2.813 107.592,-2.786 107.621,-2.77
   107.638,-2.748 107.632,-2.7 107.624,-2.65 107.628,-2.6 107.645,-2.585 107.655,-2.562 107.672,-2.561 107.69,-2.563 107.703,-2.548
   107.717,-2.55 107.73,-2.562 107.772,-2.561 107.834,-2.526 107.848,-2.549 107.884,-2.564 107.92,-2.569 107.934,-2.564
   108.006,-2.58 108.032,-2.642 108.039,-2.642 108.053,-2.603 108.068,-2.595 108.104,-2.612 108.118,-2.635 108.136,-2.639
   108.15,-2.651 108.161,-2.683 108.183,-2.674 108.197,-2.678 108.266,-2.757`

const ISLETS = [
  `107.394,-2.868 107.402,-2.851 107.427,-2.835 107.459,-2.824 107.495,-2.823 107.495,-2.838 107.506,-2.855 107.481,-2.899
   107.463,-2.916 107.427,-2.926 107.409,-2.948 107.369,-2.905 107.34,-2.887 107.348,-2.875 107.366,-2.882`,
  '107.508,-3.2 107.535,-3.204 107.547,-3.222 107.53,-3.236 107.508,-3.228 107.498,-3.212',
]

export const LENGKUAS: Point = [107.617, -2.537]
/** Specks of granite off Tanjung Kelayang: centre and radius in kilometres. */
const SPECKS: [number, number, number][] = [
  [...LENGKUAS, 0.55],
  [107.639, -2.546, 0.4],
  [107.654, -2.548, 0.5],
  [107.606, -2.573, 0.35],
  [107.59, -2.602, 0.6],
  [107.583, -2.63, 0.45],
]

/** Where granite comes to the surface in the north-west. */
const GRANITE: Point[] = [
  [107.56, -2.5],
  [107.7, -2.5],
  [107.762, -2.53],
  [107.79, -2.585],
  [107.812, -2.64],
  [107.79, -2.7],
  [107.8, -2.765],
  [107.762, -2.815],
  [107.72, -2.835],
  [107.69, -2.8],
  [107.672, -2.74],
  [107.655, -2.69],
  [107.6, -2.66],
]

const HILLS: { place: Point; metres: number; km: number }[] = [
  { place: [107.868, -2.782], metres: 330, km: 7 },
  { place: [107.84, -2.83], metres: 170, km: 6 },
  { place: [107.9, -2.72], metres: 160, km: 5 },
  { place: [107.735, -2.64], metres: 110, km: 4 },
  { place: [107.745, -2.75], metres: 120, km: 4.5 },
  { place: [108.2, -2.74], metres: 170, km: 4 },
  { place: [108.11, -2.82], metres: 110, km: 6 },
  { place: [107.7, -3.08], metres: 130, km: 6 },
  { place: [108.02, -3.08], metres: 90, km: 6 },
]

const parse = (text: string): Point[] =>
  text
    .trim()
    .split(/\s+/)
    .map((pair) => pair.split(',').map(Number) as Point)

export interface Belitong {
  rings: Ring[]
  granite: Ring
  heights: Field
  depths: Field
  shore: Field
  at: (place: readonly [number, number]) => Point
}

export function belitong(scale: number, x: number, y: number, step = 2): Belitong {
  const at = projection(107.92, -2.885, scale, x, y)
  const speck = ([lon, lat, km]: [number, number, number]): Point[] => {
    const [cx, cy] = at([lon, lat])
    return [0, 1, 2, 3, 4, 5].map((k) => [cx + Math.cos(k) * km * scale, cy + Math.sin(k) * km * scale * 0.8])
  }
  const outlines = [ISLAND, ...ISLETS].map((text) => parse(text).map(at))
  const rings = [
    ...outlines.map((ring, i) => coast(ring, 71 + i, 0.13, 4)),
    ...SPECKS.map((s, i) => coast(speck(s), 81 + i, 0.1, 5)),
  ]
  const shore = shoreDistance(rings, step)
  const n = noise(29)
  const heights = makeField(step, (px, py, i) => {
    const inland = (shore.data[i] as number) / scale
    if (inland <= 0) return 0
    const [kx, ky] = [px / scale, py / scale]
    let hills = 0
    for (const h of HILLS) {
      const [hx, hy] = at(h.place)
      hills += h.metres * bump(Math.hypot(px - hx, py - hy) / scale, 0, h.km)
    }
    const rough = n.ridged(kx / 8, ky / 8, 4, 0.5)
    return smooth(0, 3.5, inland) * (hills * (0.55 + 0.8 * rough) + 30 * n.fbm(kx / 7, ky / 7, 4) + 34) + 4
  })
  const depths = makeField(step, (px, py, i) => {
    const off = -(shore.data[i] as number) / scale
    if (off <= 0) return 0
    return Math.max(0.1, off * 0.9 + 2.4 * n.fbm(px / scale / 9, py / scale / 9 + 7, 3) * smooth(0, 4, off))
  })
  return { rings, granite: smoothRing(GRANITE.map(at)), heights, depths, shore, at }
}
