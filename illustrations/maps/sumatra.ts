/** The whole island with its neighbours: coasts, relief, sea floor. */
import { bump, noise, smooth } from '../noise.js'
import { clip, group, LAND, type Sheet, WATER, wholeSheet } from './atlas.js'
import { NEIGHBOURS } from './coast-neighbours.js'
import { ISLANDS, SUMATRA } from './coast-sumatra.js'
import { contourLines, ringsPath, shading, tints } from './contours.js'
import {
  blur,
  coast,
  lineDistance,
  makeField,
  type Point,
  projection,
  type Ring,
  shoreDistance,
  smoothRing,
} from './height-field.js'
import { FAULT, HIGHLANDS, TRENCH, VOLCANOES } from './sumatra-lines.js'

export interface Sumatra {
  at: (place: readonly [number, number]) => Point
  scale: number
  fault: Ring
  trench: Ring
  coasts: string
  neighbours: string
  /** The tints and contour lines of the land, which the coast does not cut. */
  relief: string
  base: Pick<Sheet, 'under' | 'shade'>
}

interface Options {
  lon: number
  lat: number
  scale: number
  x?: number
  y?: number
  /** Leave the trench out of the sea floor and draw even rings around the coasts instead. */
  ringsOnly?: boolean
}

const outline = (text: string): Point[] =>
  text
    .trim()
    .split(/\s+/)
    .map((pair) => pair.split(',').map(Number) as Point)

const LAKE: Point[] = [
  [98.53, 2.9],
  [98.7, 2.88],
  [98.93, 2.67],
  [99.13, 2.45],
  [99.06, 2.33],
  [98.85, 2.34],
  [98.69, 2.55],
  [98.54, 2.8],
]

export async function sumatra(o: Options): Promise<Sumatra> {
  const { scale } = o
  const at = projection(o.lon, o.lat, scale, o.x, o.y)
  const step = 2
  const rings = (list: string[], seed: number) => list.map((text, i) => coast(outline(text).map(at), seed + i, 0.06, 4))
  const own = rings([...SUMATRA, ...ISLANDS], 100)
  const others = rings(NEIGHBOURS, 200)
  const lake = smoothRing(LAKE.map(at))
  const shore = shoreDistance([...own, ...others], step, 2)
  const home = shoreDistance(own, step, 1)
  const fault = smoothRing(FAULT.map(at), 6, false)
  const trench = smoothRing(TRENCH.map(at), 6, false)
  const peaks = VOLCANOES.map((v) => ({ p: at(v.place), metres: v.metres }))
  const highlands = HIGHLANDS.map((h) => ({ p: at(h.place), metres: h.metres, km: h.km }))
  const n = noise(7)

  const heights = makeField(step, (x, y, i) => {
    const inland = (home.data[i] as number) / scale
    if (inland <= 0) return 0
    const km = (p: Point) => Math.hypot(x - p[0], y - p[1]) / scale
    const spine = lineDistance(fault, x, y) / scale
    const kx = x / scale
    const ky = y / scale
    const ridge = n.ridged(kx / 90, ky / 90, 4, 0.45)
    const width = 32 + 12 * n.at(ky / 160)
    const upland = Math.max(0, ...highlands.map((h) => h.metres * bump(km(h.p), 0, h.km)))
    const range = 420 * bump(spine, 6, width) + upland
    const barisan = range * (0.35 + 1.5 * ridge) + 700 * ridge * bump(spine, 6, width) - 420 * bump(spine, 0, 5)
    const plain = 18 + 90 * Math.max(0, n.fbm(kx / 70, ky / 70, 3))
    const cones = Math.max(0, ...peaks.map(({ p, metres }) => metres * Math.max(0, 1 - km(p) / 26) ** 1.7))
    return (
      smooth(0, 26, inland) * Math.max(0, barisan) + smooth(0, 8, inland) * plain + cones * smooth(0, 10, inland) * 0.8
    )
  })
  const sea = blur(
    makeField(step, (x, y, i) => {
      const off = -(shore.data[i] as number) / scale
      if (off <= 0) return 0
      if (o.ringsOnly) return off
      const toTrench = lineDistance(trench, x, y) / scale
      const ocean = smooth(190, 60, toTrench) * 0.6 + bump(toTrench, 0, 45) * 0.5
      const seaward = trench.every(([tx, ty]) => Math.abs(ty - y) > 20 || x < tx)
      const plain = seaward ? 0.74 - 0.24 * smooth(20, 420, toTrench + 70 * n.fbm(x / 300, y / 300, 3)) : 0
      // The shelf to the east is shallow however far it reaches; the ocean goes down at once.
      return 0.34 * Math.min(off, 130 + 30 * n.at(x / 200, y / 200)) + 235 * Math.max(ocean, plain)
    }),
    2,
  )

  const coasts = ringsPath(own)
  const neighbours = ringsPath(others)
  const land = LAND.slice(1).map((fill, k) => ({ from: 90 + k * k * 22 + k * 170, fill }))
  const depths = o.ringsOnly ? [8, 22, 48, 90, 160, 280] : [10, 28, 60, 105, 160, 215, 270]
  const depthLines = (every: number, to: number, opacity: number, width: number) =>
    contourLines(sea, { from: every, to, every, stroke: '#0c5a60', width, opacity })
  const relief = `${wholeSheet(LAND[0] as string)}${tints(heights, land)}${contourLines(heights, { from: 25, to: 75, every: 25, stroke: '#5f7a4a', width: 0.5, opacity: 0.45 })}${contourLines(heights, { from: 100, to: 3700, every: 150, stroke: '#7a4a30', width: 0.5, opacity: 0.42 })}`
  const under =
    `<defs>${clip('land', coasts)}</defs>` +
    wholeSheet(WATER[0] as string) +
    tints(
      sea,
      depths.map((from, k) => ({ from, fill: WATER[k + 1] as string })),
    ) +
    (o.ringsOnly ? depthLines(9, 90, 0.35, 0.7) + depthLines(18, 900, 0.2, 0.7) : depthLines(22, 420, 0.3, 0.7)) +
    `<path d="${neighbours}" fill="${o.ringsOnly ? '#cfdccb' : '#ece5cd'}" stroke="#0c5a60" stroke-opacity="0.5" stroke-width="0.9"/>` +
    group(relief, 'clip-path="url(#land)"') +
    `<path d="${ringsPath([lake])}" fill="${WATER[5]}" stroke="#0c5a60" stroke-width="0.8"/>`
  const shade = await shading(heights, 0.022, (i) => (home.data[i] as number) > 1)
  return { at, scale, fault, trench, coasts, neighbours, relief, base: { under, shade } }
}

export const coastline = (map: Sumatra) =>
  `<path d="${map.coasts}" fill="none" stroke="#0c4a50" stroke-width="1.1" stroke-linejoin="round"/>`
