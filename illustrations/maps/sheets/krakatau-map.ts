/** The Krakatau islands: three remnants around the child. */
import { bump, lerp, noise, smooth } from '../../noise.js'
import {
  cartouche,
  clip,
  group,
  ink,
  LAND,
  label,
  northArrow,
  paper,
  type Sheet,
  scaleBar,
  sulphurDot,
  WATER,
  wholeSheet,
} from '../atlas.js'
import { contourLines, ringPath, ringsPath, shading, tints } from '../contours.js'
import { coast, makeField, type Point, projection, type Ring, shoreDistance, smoothRing } from '../height-field.js'

const SCALE = 54

const RAKATA: Point[] = [
  [105.416, -6.152],
  [105.423, -6.1475],
  [105.432, -6.145],
  [105.441, -6.1435],
  [105.45, -6.1405],
  [105.459, -6.1375],
  [105.466, -6.142],
  [105.471, -6.151],
  [105.474, -6.162],
  [105.469, -6.176],
  [105.455, -6.185],
  [105.439, -6.186],
  [105.426, -6.18],
  [105.418, -6.17],
  [105.4145, -6.16],
]
const SERTUNG: Point[] = [
  [105.3775, -6.043],
  [105.382, -6.0425],
  [105.3845, -6.053],
  [105.391, -6.064],
  [105.393, -6.076],
  [105.396, -6.09],
  [105.394, -6.105],
  [105.388, -6.12],
  [105.379, -6.117],
  [105.373, -6.102],
  [105.369, -6.086],
  [105.373, -6.071],
  [105.3775, -6.06],
]
const PANJANG: Point[] = [
  [105.452, -6.068],
  [105.459, -6.074],
  [105.463, -6.086],
  [105.467, -6.098],
  [105.465, -6.107],
  [105.459, -6.102],
  [105.455, -6.09],
  [105.45, -6.078],
]
const ANAK: Point[] = [
  [105.418, -6.094],
  [105.427, -6.094],
  [105.433, -6.1],
  [105.432, -6.108],
  [105.424, -6.112],
  [105.415, -6.109],
  [105.412, -6.101],
]
/** The island as it was before August 1883: Rakata, Danan and Perboewatan in one. */
const BEFORE: Point[] = [
  [105.413, -6.069],
  [105.426, -6.072],
  [105.437, -6.084],
  [105.446, -6.1],
  [105.454, -6.118],
  [105.463, -6.137],
  [105.4735, -6.152],
  [105.4775, -6.164],
  [105.4705, -6.179],
  [105.4555, -6.188],
  [105.438, -6.189],
  [105.423, -6.183],
  [105.4145, -6.169],
  [105.412, -6.15],
  [105.41, -6.132],
  [105.405, -6.115],
  [105.398, -6.09],
  [105.402, -6.075],
]
/** The hole that the collapse left. */
const CALDERA: Point[] = [
  [105.402, -6.102],
  [105.412, -6.118],
  [105.428, -6.122],
  [105.442, -6.112],
  [105.449, -6.124],
  [105.438, -6.136],
  [105.42, -6.142],
  [105.405, -6.138],
  [105.399, -6.12],
]

export async function draw(): Promise<Sheet> {
  const at = projection(105.4265, -6.1185, SCALE, 800, 500)
  const shapes = [RAKATA, SERTUNG, PANJANG, ANAK]
  const rings = shapes.map((ring, i) => coast(ring.map(at), 40 + i, i === 3 ? 0.07 : 0.13))
  const step = 2.5
  const distances = rings.map((ring) => shoreDistance([ring], step, 2))
  const caldera = shoreDistance([smoothRing(CALDERA.map(at))], step, 8)
  const n = noise(83)
  const [rakata, child] = [at([105.4435, -6.1475]), at([105.423, -6.102])]
  const islandHeight = (which: number, off: number, x: number, y: number): number => {
    const ridge = n.ridged(x / 120, y / 120, 4, 0.45)
    const to = (p: Point) => Math.hypot(x - p[0], y - p[1]) / SCALE
    // Rakata: half a cone; its northern half fell into the sea and left a cliff through the summit.
    if (which === 0) {
      const cone = 813 * Math.max(0, 1 - to(rakata) / lerp(6.2, 4.4, smooth(-90, 70, y - rakata[1]))) ** 1.2
      const cliff = smooth(0, lerp(0.42, 0.85, smooth(-0.3, 1.2, (y - rakata[1]) / SCALE)), off)
      return cone * cliff + 30 * smooth(0, 0.5, off) + (ridge - 0.4) * 130 * smooth(0.2, 1.2, off)
    }
    if (which === 3)
      return (20 + 140 * Math.max(0, 1 - to(child) / 1.0) - 60 * bump(to(child), 0, 0.16)) * smooth(0, 0.25, off)
    const top = which === 1 ? 165 : 130
    return smooth(0, which === 1 ? 1.0 : 0.7, off) * top + (ridge - 0.35) * 70 * smooth(0, 0.5, off)
  }
  const heights = makeField(step, (x, y, i) => {
    const off = distances.map((d) => (d.data[i] as number) / SCALE)
    const nearest = off.indexOf(Math.max(...off))
    const here = off[nearest] as number
    if (here > 0) return 4 + islandHeight(nearest, here, x, y)
    const hole = 215 * smooth(-0.5, 1.1, (caldera.data[i] as number) / SCALE)
    const shelf =
      62 * smooth(0, 2.6, -here) ** 0.8 +
      26 * smooth(2, 7, -here) +
      12 * n.fbm(x / 240, y / 240, 3) * smooth(0.2, 1.4, -here)
    return -Math.max(2, shelf, hole * smooth(0, 0.55, -here))
  })
  const dry = { ...heights, data: heights.data.map((h) => Math.max(0, h)) }
  const depths = { ...heights, data: heights.data.map((h) => Math.max(0, -h)) }
  const land = ringsPath(rings)
  const [anak] = [ringPath(rings[3] as Ring)]
  const under =
    `<defs>${clip('land', land)}${clip('anak', anak)}</defs>` +
    wholeSheet(WATER[0] as string) +
    tints(
      depths,
      [10, 26, 44, 62, 80, 120, 190].map((from, k) => ({ from, fill: WATER[k + 1] as string })),
    ) +
    contourLines(depths, { from: 5, to: 260, every: 5, stroke: '#0c5a60', width: 0.65, opacity: 0.35, index: 4 }) +
    group(
      wholeSheet(LAND[0] as string) +
        tints(
          dry,
          LAND.slice(1).map((fill, k) => ({ from: 35 + k * 55 + k * k * 5, fill })),
        ) +
        `<path d="${anak}" fill="#6d6a66"/>` +
        group(
          tints(
            dry,
            [60, 95, 125].map((from, k) => ({ from, fill: ['#4d4e4f', '#33393d', '#8a4a3a'][k] as string })),
          ),
          'clip-path="url(#anak)"',
        ) +
        contourLines(dry, { from: 20, to: 820, every: 20, stroke: '#7a4a30', width: 0.65, opacity: 0.5, index: 5 }),
      'clip-path="url(#land)"',
    )
  const before = ringPath(smoothRing(BEFORE.map(at)))
  const halo = '#c4e1d8'
  const [ax, ay] = at([105.4235, -6.102])
  const [rx, ry] = rakata
  const over =
    `<path d="${land}" fill="none" stroke="#0c4a50" stroke-width="1.7" stroke-linejoin="round"/>` +
    `<path d="${before}" fill="none" stroke="${paper}" stroke-width="5" stroke-opacity="0.55"/><path d="${before}" fill="none" stroke="#a13322" stroke-width="2.4" stroke-dasharray="1 8" stroke-linecap="round"/>` +
    sulphurDot(ax, ay, 7) +
    label('Anak Krakatau', ax, ay - 84, { anchor: 'middle', size: 27, halo }) +
    label('born 1927', ax, ay - 62, { kind: 'note', anchor: 'middle', halo }) +
    `<circle cx="${rx}" cy="${ry}" r="3.5" fill="${ink}"/>` +
    label('813 m', rx + 10, ry - 6, { kind: 'peak', halo: '#efe4bd' }) +
    label('Rakata', ...at([105.447, -6.172]), { kind: 'region', size: 30, anchor: 'middle', halo: '#e3e3c0' }) +
    label('Sertung', ...at([105.384, -6.088]), {
      kind: 'region',
      size: 24,
      rotate: 82,
      anchor: 'middle',
      halo: '#e3e3c0',
      spacing: 4,
    }) +
    label('Panjang', ...at([105.4725, -6.0905]), { kind: 'region', size: 24, spacing: 3, halo }) +
    label('outline before\nAugust 1883', ...at([105.4085, -6.155]), {
      kind: 'note',
      fill: '#a13322',
      halo,
      size: 20,
      anchor: 'end',
    }) +
    label('caldera', ...at([105.4215, -6.1315]), {
      kind: 'water',
      anchor: 'middle',
      fill: paper,
      size: 26,
      spacing: 5,
    }) +
    label('Sunda Strait', ...at([105.511, -6.128]), {
      kind: 'water',
      size: 34,
      anchor: 'middle',
      fill: paper,
      spacing: 7,
    }) +
    cartouche(76, 72, 350, 'KRAKATAU', ['three remnants and the child', 'dotted: the island of 1883']) +
    scaleBar(90, 905, SCALE, 4) +
    northArrow(1490, 130)
  return { under, shade: await shading(heights, 0.09, (i) => distances.some((d) => (d.data[i] as number) > 0)), over }
}
