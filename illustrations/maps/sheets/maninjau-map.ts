/** Lake Maninjau in its caldera, with the forty-four bends of the road down to it. */
import { bump, lerp, noise, smooth } from '../../noise.js'
import {
  cartouche,
  clip,
  fade,
  group,
  ink,
  LAND,
  label,
  northArrow,
  paper,
  type Sheet,
  scaleBar,
  sulphurDot,
  town,
  WATER,
  wholeSheet,
} from '../atlas.js'
import { contourLines, ringPath, ringsPath, shading, tints } from '../contours.js'
import { coast, makeField, type Point, projection, type Ring, shoreDistance, smoothRing } from '../height-field.js'

const LEVEL = 463
const SCALE = 35

const LAKE: Point[] = [
  [100.192, -0.243],
  [100.212, -0.247],
  [100.222, -0.262],
  [100.228, -0.282],
  [100.226, -0.3],
  [100.221, -0.318],
  [100.222, -0.338],
  [100.216, -0.356],
  [100.213, -0.374],
  [100.2, -0.388],
  [100.186, -0.384],
  [100.176, -0.372],
  [100.163, -0.36],
  [100.157, -0.342],
  [100.161, -0.325],
  [100.153, -0.308],
  [100.154, -0.29],
  [100.163, -0.272],
  [100.172, -0.252],
]
const RIM: Point[] = [
  [100.195, -0.205],
  [100.235, -0.212],
  [100.262, -0.24],
  [100.27, -0.275],
  [100.262, -0.305],
  [100.268, -0.335],
  [100.258, -0.37],
  [100.243, -0.405],
  [100.205, -0.425],
  [100.165, -0.418],
  [100.135, -0.39],
  [100.118, -0.35],
  [100.115, -0.31],
  [100.122, -0.27],
  [100.142, -0.23],
  [100.168, -0.21],
]

/** Hairpins from the lake shore up to the rim; drawn wider and fewer than the forty-four, to stay legible. */
function hairpins(from: Point, to: Point, bends: number): Ring {
  const line: Point[] = [from]
  // The road climbs across the slope, so its stretches lie along the contour lines.
  const across: Point = [0.16, -0.98]
  for (let i = 1; i < bends; i++) {
    const swing = (i % 2 ? 1 : -1) * (25 + 5 * Math.sin(i * 0.9)) + 10 * Math.sin(i * 0.5)
    // Two points to a bend keep it round, and the stretches between bends nearly level.
    for (const t of [(i - 0.24) / bends, (i + 0.24) / bends]) {
      line.push([lerp(from[0], to[0], t) + across[0] * swing, lerp(from[1], to[1], t) + across[1] * swing])
    }
  }
  line.push(to)
  return smoothRing(line, 6, false)
}

export async function draw(): Promise<Sheet> {
  const at = projection(100.188, -0.316, SCALE, 800, 500)
  const lake = coast(LAKE.map(at), 3, 0.1)
  const rim = smoothRing(RIM.map(at))
  const toLake = shoreDistance([lake], 2.5, 2)
  const toRim = shoreDistance([rim], 2.5, 6)
  const n = noise(61)
  const outlet: Ring = smoothRing(
    [
      [100.1535, -0.297],
      [100.142, -0.298],
      [100.13, -0.293],
      [100.112, -0.296],
      [100.09, -0.288],
      [100.06, -0.293],
      [99.9, -0.29],
    ].map((p) => at(p as Point)),
    8,
    false,
  )
  const outletY = at([100.13, -0.295])[1]
  const [west, east] = [at([100.16, 0])[0], at([100.05, 0])[0]]
  const water = (i: number) => (toLake.data[i] as number) > 0
  const heights = makeField(2.5, (x, y, i) => {
    const off = -(toLake.data[i] as number) / SCALE
    if (off <= 0) return LEVEL - 2 - 160 * smooth(0, 2.1, -off) * (0.85 + 0.3 * n.at(x / 260, y / 260))
    const inside = (toRim.data[i] as number) / SCALE
    const ridge = n.ridged(x / 230, y / 230, 4, 0.4)
    const crest = 1230 + 190 * n.fbm(x / 330, y / 330, 3) + 90 * (ridge - 0.4)
    // Between shore and rim the wall grows steeper; beyond the rim the old volcano falls away slowly.
    const t = off / (off + Math.max(inside, 0.001))
    const gully = 70 * (ridge - 0.45) * bump(t, 0.55, 0.35)
    const wall = LEVEL + 4 + (crest - LEVEL) * (0.06 * smooth(0, 0.22, t) + 0.94 * smooth(0.12, 1.08, t) * 1.03) + gully
    const out = Math.max(0, -inside)
    const slope = crest - (x < 800 ? 92 : 58) * out + 4 * out * out * 0.7 + (ridge - 0.42) * 240 * smooth(0, 4, out)
    const land = inside > 0 ? wall : Math.max(slope, 180)
    const gorge =
      bump(y, outletY + 16 * Math.sin(x / 60), 30) * smooth(west, west - 60, x) * smooth(east - 500, east - 100, x)
    return lerp(land, Math.min(land, LEVEL - 30 - Math.max(0, west - x) * 0.45), gorge)
  })
  const dry = { ...heights, data: heights.data.map((h, i) => (water(i) ? LEVEL : h)) }
  const depths = { ...heights, data: heights.data.map((h, i) => (water(i) ? LEVEL - h : 0)) }
  const lakePath = ringsPath([lake])
  const road = hairpins(at([100.2335, -0.295]), at([100.2635, -0.321]), 15)
  road.push(
    ...[
      [100.2665, -0.3215],
      [100.278, -0.318],
      [100.29, -0.307],
      [100.315, -0.303],
      [100.36, -0.292],
      [100.42, -0.298],
    ].map((p) => at(p as Point)),
  )
  road.unshift(at([100.2285, -0.288]))
  const roadPath = ringPath(smoothRing(road, 3, false), false)
  const shoreRoad = ringPath(
    smoothRing(LAKE.map(([a, b]) => at([100.19 + (a - 100.19) * 1.1, -0.316 + (b + 0.316) * 1.045]))),
  )

  const under =
    `<defs>${clip('lake', lakePath)}</defs>` +
    wholeSheet('#b9c9a0') +
    tints(
      dry,
      LAND.map((fill, k) => ({ from: 250 + k * 165, fill })),
    ) +
    contourLines(dry, { from: 200, to: 1700, every: 50, stroke: '#7a4a30', width: 0.8, opacity: 0.5, index: 4 }) +
    group(
      `<path d="${lakePath}" fill="${WATER[0]}"/>` +
        tints(
          depths,
          WATER.slice(1, 7).map((fill, k) => ({ from: 12 + k * 26, fill })),
        ) +
        contourLines(depths, { from: 20, to: 200, every: 20, stroke: '#0c5a60', width: 0.8, opacity: 0.45 }),
      'clip-path="url(#lake)"',
    ) +
    `<path d="${ringPath(outlet, false)}" fill="none" stroke="#2f9a97" stroke-width="3.4" stroke-linecap="round"/>`
  const halo = '#efe4bd'
  const [mx, my] = at([100.2285, -0.287])
  const [bx, by] = at([100.1525, -0.293])
  const [lx, ly] = at([100.2665, -0.3215])
  const [kx, ky] = at([100.283, -0.342])
  const over =
    fade(800, 500, 900, 660, 0, 0.6) +
    `<path d="${lakePath}" fill="none" stroke="#0c5a60" stroke-width="1.8"/>` +
    `<path d="${shoreRoad}" fill="none" stroke="${paper}" stroke-width="3" stroke-opacity="0.8"/><path d="${shoreRoad}" fill="none" stroke="#8a5a48" stroke-width="1.2"/>` +
    `<path d="${roadPath}" fill="none" stroke="${paper}" stroke-width="4.5" stroke-linejoin="round"/><path d="${roadPath}" fill="none" stroke="#b5402c" stroke-width="2.1" stroke-linejoin="round"/>` +
    `<path d="${ringPath(rim)}" fill="none" stroke="${ink}" stroke-width="1.5" stroke-dasharray="2 7" stroke-linecap="round"/>` +
    town(mx, my) +
    label('Maninjau', mx + 14, my - 8, { halo }) +
    town(bx, by) +
    label('Muko-Muko', bx - 12, by - 10, { halo, anchor: 'end', size: 20 }) +
    sulphurDot(lx, ly, 7) +
    label('Kelok 44', kx, ky, { size: 28, halo, fill: '#a13322' }) +
    label('forty-four bends', kx, ky + 26, { kind: 'note', halo }) +
    label('Lake Maninjau', ...at([100.188, -0.318]), {
      kind: 'water',
      size: 34,
      rotate: 84,
      anchor: 'middle',
      fill: paper,
      spacing: 8,
    }) +
    label('Antokan', ...at([100.083, -0.281]), { kind: 'water', size: 22, anchor: 'middle', halo }) +
    label('caldera rim', ...at([100.272, -0.388]), { kind: 'note', rotate: -68, anchor: 'middle', halo }) +
    label('to Bukittinggi', ...at([100.345, -0.283]), { kind: 'note', halo, anchor: 'middle' }) +
    cartouche(76, 72, 350, 'MANINJAU', ['lake about 16 × 7 km', `surface ${LEVEL - 2} m above the sea`]) +
    scaleBar(90, 905, SCALE, 8) +
    northArrow(1490, 905)
  return { under, shade: await shading(heights, 0.07, (i) => !water(i)), over }
}
