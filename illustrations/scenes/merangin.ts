import { cumulus, mist } from '../clouds.js'
import { mix } from '../color.js'
import { person } from '../figures.js'
import { fossilTrunk } from '../fossils.js'
import { between, clamp, noise, rng, smooth } from '../noise.js'
import { canopy, crown, emergent, foliage, frond } from '../plants.js'
import { fill, group, type Point, poly, Scene, stroke } from '../scene.js'
import { along, leaf } from '../shapes.js'
import { type Cell, project, terrain, type View } from '../terrain.js'

const n = noise(19)
const view: View = { horizon: 372, focal: 1050, camH: 0.95, near: 1.0, far: 26, growth: 0.0036, rowPx: 2.3 }

const mid = (z: number) => 0.25 + Math.sin(z * 0.5 + 0.3) * 0.9 * smooth(1.5, 7, z)
const bankAt = (x: number, z: number) => {
  const side = x > mid(z) ? 1 : -1
  return Math.abs(x - mid(z)) - (side < 0 ? 1.15 : 1.4) + n.fbm(x * 0.8, z * 0.8 + side * 5, 4) * 0.34
}

/** Banks climb in steps: every step is the edge of one old bed of rock. */
function height(x: number, z: number): number {
  const d = bankAt(x, z)
  if (d <= 0) return d * 0.3
  const raw = 0.72 * smooth(0, 0.85, d) + 0.04 + n.fbm(x * 1.2, z * 1.2, 3) * 0.05
  const beds = 9
  const k = raw * beds
  const stepped = (Math.floor(k) + smooth(0.55, 0.95, k - Math.floor(k))) / beds
  const wood = smooth(0.8, 1.15, d)
  return (
    stepped +
    wood * (0.3 + n.fbm(x * 0.5, z * 0.5, 3) * 0.2 + Math.abs(n.fbm(x * 4, z * 4, 3)) * 0.12) +
    smooth(9, 20, z) * smooth(1, 4, d) * n.ridged(x * 0.3, z * 0.3, 6) * 1.5
  )
}

export default function merangin(): string {
  const s = new Scene()
  const r = rng(290)
  s.sky(['#4d6367', '#6f8583', '#9dada0', '#c6cdb6'], 400)
  s.glow(900, 330, 460, '#f3ecc8', 0.55)
  s.add(
    cumulus(s, r, 330, 120, 1100, 170, ['#46595d', '#566b6d', '#6c807e'], 1, 0.75),
    cumulus(s, r, 1330, 90, 1000, 150, ['#3f5257', '#4f6467', '#657a79'], -1, 0.75),
  )
  s.add(mist(s, 70, 90, '#8fa19c', 0.6, 9, 14))
  const items: { z: number; svg: string }[] = []
  for (let i = 0; i < 1000; i++) {
    const z = 1.7 + 11.5 * r() ** 1.25
    const x = mid(z) + (r() < 0.5 ? -1 : 1) * between(r, 1.7, 5.5)
    const d = bankAt(x, z)
    if (d < 0.8) continue
    const [px, py] = project(view, x, z, height(x, z))
    const u = (view.focal * between(r, 0.14, 0.3)) / z
    const f = foliage(r() < 0.3 ? '#47754a' : '#2f6147', '#c3cebb', smooth(1.5, 15, z) * 0.66, 1)
    items.push({
      z,
      svg: r() < 0.045 ? emergent(r, px, py, u * 4.4, f) : crown(r, px, py - u * 0.5, u * 0.85, u * 0.75, f, 6),
    })
  }
  const [rx, ry] = project(view, 0.42, 3.1, 0)
  const boatman = (pose: 'sit', x: number, shirt: string, flip: boolean) =>
    person(pose, x, -8, 58, { skin: '#5d4033', shirt, legs: '#2c3a40', hat: undefined }, flip)
  const raft =
    fill('M-104 -6Q-112 -22 -90 -24L88 -24Q112 -22 104 -6Q100 12 80 13L-82 13Q-100 12 -104 -6Z', '#b5563c') +
    fill('M-98 -8Q-100 -18 -86 -18L84 -18Q100 -18 97 -8Z', '#7a3527') +
    fill('M-104 -4Q0 4 104 -4L102 3Q0 10 -102 3Z', '#e3b23c') +
    boatman('sit', -62, '#0f6e73', false) +
    boatman('sit', -14, '#e3b23c', false) +
    boatman('sit', 42, '#f6f0e3', false) +
    fill('M-104 -4Q0 4 104 -4L102 3Q100 12 80 13L-82 13Q-100 12 -102 3Z', '#b5563c') +
    stroke('M-34 -34L-58 16M16 -34L-4 20M70 -34L92 18', '#3a2e26', 3)
  items.push({ z: 3.05, svg: group(raft, `transform="translate(${rx} ${ry}) scale(0.86)"`) })
  s.add(
    canopy(
      r,
      (x) => 380 + 30 * n.fbm(x * 0.003, 3, 4) - 60 * Math.exp(-(((x - 1250) / 400) ** 2)),
      30,
      foliage('#5d8a68', '#c9d1bd', 0.62, 1),
    ),
    mist(s, 360, 70, '#dfe4d2', 0.75, 2, 12),
  )
  s.add(
    terrain({
      view,
      height,
      ramps: [
        ['#1d2e22', '#294732', '#3f6540', '#5f824c', '#8fa05c', '#c9c887'],
        ['#2e2f2b', '#4d4840', '#776a56', '#a58f6c', '#d3b98a', '#f3e0b2'],
        ['#22282a', '#363b3a', '#55564f', '#7d7868', '#ab9f84', '#dccba4'],
        ['#3a2620', '#5c3a2d', '#8a5740', '#b5563c', '#cf8a5e', '#ecc08c'],
      ],
      material: (c: Cell) => {
        if (bankAt(c.x, c.z) > 0.86) return 0
        const bed = Math.floor(c.h * 9 + 0.3)
        return bed % 4 === 1 ? 2 : bed % 4 === 3 ? 3 : 1
      },
      sun: [0.6, 0.62, -0.05],
      ambient: 0.38,
      shadows: true,
      detail: (c) => n.fbm(c.x * 8, c.z * 8, 3) * 0.12 + (c.slope > 0.3 ? Math.sin(c.h * 46) * 0.05 : 0),
      fog: { color: '#cdd4c0', amount: (c) => clamp(smooth(4, 20, c.z) * 0.78) },
      water: {
        level: 0,
        ramp: ['#26402f', '#40573a', '#6b7348', '#96915c', '#c3b47c', '#eee0ae'],
        mirror: 0.17,
        tone: (c) => {
          const rapid =
            smooth(0.25, 0.6, n.fbm(c.x * 2.6, c.z * 3.4, 3)) * smooth(5, 6.2, c.z) * smooth(8.4, 7, c.z) * 0.3
          return (
            0.3 +
            smooth(900, 480, c.sy) * 0.4 +
            n.fbm(c.x * 1.3 - c.z * 0.3, c.z * 3.2, 4) * 0.12 +
            rapid -
            Math.exp(bankAt(c.x, c.z) * 9) * 0.1
          )
        },
      },
      items,
    }),
  )
  // The foreground ledge: the fossil bed itself, cut open like a page.
  const edge = along(
    [
      [-20, 640],
      [120, 668],
      [270, 716],
      [420, 742],
      [560, 806],
      [690, 846],
      [780, 910],
      [870, 1010],
    ] as Point[],
    12,
  ).map(([x, y]): Point => [x, y + 7 * n.fbm(x * 0.03, 3, 3)])
  const ledge = poly([...edge, [-20, 1010]])
  let beds = ''
  const inks = ['#b79b72', '#8d7858', '#6a5d4b', '#a5714e', '#c7ad80', '#7c6a52', '#57503f', '#95694a']
  inks.forEach((ink, i) => {
    const shift = i * 40 + (i % 3) * 7
    beds += fill(
      poly([...edge.map(([x, y]): Point => [x - i * 12, y + shift + 5 * n.fbm(x * 0.02, i, 3)]), [-40, 1100]]),
      ink,
    )
    beds += stroke(
      poly(
        edge.map(([x, y]): Point => [x - i * 12, y + shift + 2 + 5 * n.fbm(x * 0.02, i, 3)]),
        false,
      ),
      mix(ink, '#fff0c8', 0.45),
      2.4,
    )
    beds += stroke(
      poly(
        edge.map(([x, y]): Point => [x - i * 12, y + shift + 22 + 4 * n.fbm(x * 0.03, i + 20, 3)]),
        false,
      ),
      mix(ink, '#1f2a30', 0.4),
      1.4,
      'opacity="0.6"',
    )
  })
  s.add(fill(poly(edge.map(([x, y]): Point => [x + 6, y - 8])), 'none'), group(beds, s.clip(ledge)))
  s.add(group(fossilTrunk(), 'transform="translate(70 772) rotate(16) scale(0.96)"'))
  const print = (points: Point[], size: number) => frond(points, size, '#3a3026', 58)
  s.add(
    group(
      print(
        [
          [120, 960],
          [190, 926],
          [270, 918],
        ],
        62,
      ) +
        print(
          [
            [300, 975],
            [350, 930],
            [370, 880],
          ],
          54,
        ) +
        print(
          [
            [470, 960],
            [540, 948],
            [610, 968],
          ],
          50,
        ),
      'opacity="0.8"',
    ),
    fill(
      leaf(410, 905, 62, 24, 0.26) + leaf(424, 950, 50, -18, 0.28) + leaf(40, 900, 56, -30, 0.26),
      '#3a3026',
      'opacity="0.75"',
    ),
    stroke('M410 905L466 930M424 950L471 935M40 900L88 872', '#c7ad80', 1.6, 'opacity="0.8"'),
  )
  for (const [x, y, dx, dy, size] of [
    [1620, 1010, -220, -190, 140],
    [1630, 940, -250, -60, 130],
    [1560, 1030, -120, -230, 130],
    [1640, 1020, -330, -70, 130],
  ] as const)
    s.add(
      frond(
        [
          [x, y],
          [x + dx * 0.45, y + dy * 0.95],
          [x + dx, y + dy * 0.75],
        ],
        size,
        '#1c3a2b',
      ),
    )
  // A monsoon shower: slanting threads, and rings where they meet the river.
  let near = ''
  let far = ''
  for (let i = 0; i < 420; i++) {
    const x = between(r, -40, 1700)
    const y = between(r, -40, 960)
    const len = between(r, 26, 90)
    const one = `M${x.toFixed(0)} ${y.toFixed(0)}l${(-len * 0.22).toFixed(1)} ${len.toFixed(1)}`
    if (i % 3) far += one
    else near += one
  }
  s.add(stroke(far, '#eef1e2', 1, 'opacity="0.3"'), stroke(near, '#f6f4e6', 1.7, 'opacity="0.36"'))
  let rings = ''
  for (let i = 0; i < 80; i++) {
    const y = 600 + 390 * r()
    const x = between(r, 380 + (y - 560) * 1.15, 1430)
    if (Math.hypot((x - rx) / 130, (y - ry) / 40) < 1) continue
    const k = (y - 460) / 70
    rings += `M${(x - k * 2.4).toFixed(1)} ${y.toFixed(1)}a${(k * 2.4).toFixed(1)} ${(k * 0.7).toFixed(1)} 0 1 0 ${(k * 4.8).toFixed(1)} 0a${(k * 2.4).toFixed(1)} ${(k * 0.7).toFixed(1)} 0 1 0 ${(-k * 4.8).toFixed(1)} 0`
  }
  s.add(group(stroke(rings, '#e6e2c0', 1.3, 'opacity="0.45"'), s.clip('M540 780L900 1000H1400L1440 700L1100 560H600Z')))
  return s.finish(0.32)
}
