import { mist, streaks } from '../clouds.js'
import { mix } from '../color.js'
import { person } from '../figures.js'
import { clamp, noise, rng, smooth } from '../noise.js'
import { frond, grass } from '../plants.js'
import { fill, Scene, stroke } from '../scene.js'
import { leafy, tapered } from '../shapes.js'
import { type Cell, terrain, type View } from '../terrain.js'

const n = noise(7)
const view: View = { horizon: 520, focal: 1080, camH: 0.42, near: 0.88, far: 30, growth: 0.0045, rowPx: 2.4 }
/** Seven peaks around the water. */
const PEAKS = [
  [-7.4, 11, 2.5],
  [-4.2, 16.5, 3.3],
  [-1.1, 19.5, 2.5],
  [2.1, 18, 3.7],
  [5.4, 16, 2.7],
  [7.9, 12.5, 3.3],
  [5.6, 7.6, 1.6],
] as const

function height(x: number, z: number): number {
  const warp = n.fbm(x * 0.3, z * 0.3, 4)
  const d = (Math.hypot(x / 5.3, Math.max(0, z - 8) / 6.2) - 1) * 4 + warp * 0.8
  if (d <= 0) return d * 0.2
  let peak = 0
  for (const [px, pz, h] of PEAKS) peak = Math.max(peak, h * Math.exp(-((Math.hypot(x - px, z - pz) / 2.1) ** 1.5)))
  const ridge = n.ridged(x * 0.34, z * 0.34, 7)
  return (
    (0.5 * smooth(0, 1.4, d) + peak * smooth(0, 2.2, d)) * (0.5 + 0.75 * ridge) +
    Math.max(0, n.fbm(x * 5, z * 5, 3)) * 0.05 * smooth(0, 0.3, d)
  )
}

export default function gunungTujuh(): string {
  const s = new Scene()
  const r = rng(77)
  s.sky(['#8fb0bd', '#b5cac9', '#dcdcd0', '#f1dccb', '#f0cdbb'], 480)
  s.glow(430, 380, 620, '#fbe6cf', 0.7)
  s.add(streaks(r, 10, 60, 330, '#f3ece0', 0.6))
  const cold = ['#14323c', '#1f4a50', '#3a6a66', '#6f958a', '#b2bda6', '#f0ddc4'] as const
  s.add(
    terrain({
      view,
      height,
      ramps: [cold],
      material: () => 0,
      sun: [-0.6, 0.4, 0.3],
      ambient: 0.42,
      shadows: true,
      detail: (c: Cell) => n.fbm(c.x * 5, c.z * 5, 3) * 0.09,
      fog: {
        color: (c) => mix('#ecdcd0', '#c3d4d3', smooth(100, 900, Math.abs(c.sx - 430))),
        amount: (c) => {
          const cloud = n.fbm(c.x * 0.28, c.h * 1.6 + c.z * 0.2, 4)
          const belt = Math.exp(-(((c.h - 1.15 - cloud * 0.5) / 0.42) ** 2)) * smooth(8, 14, c.z)
          return clamp(smooth(5, 24, c.z) * 0.55 + belt * 0.75 + Math.exp(-c.h * 10) * smooth(4, 9, c.z) * 0.6)
        },
      },
      water: {
        level: 0,
        ramp: ['#123c46', '#1e5a62', '#3c7f82', '#7aa9a5', '#b9cfc6', '#efe0d2'],
        mirror: 0.22,
        tone: (c) =>
          0.2 +
          smooth(1000, 560, c.sy) * 0.55 +
          n.fbm(c.x * 1.1, c.z * 5.2, 4) * 0.1 -
          smooth(0.02, 0.2, n.fbm(c.x * 0.4, c.z * 1.2, 3)) * 0.06,
      },
    }),
  )
  s.add(
    mist(s, 556, 34, '#eef0ea', 0.75, 3, 7),
    mist(s, 400, 90, '#f0e9df', 0.55, 4, 16),
    mist(s, 300, 70, '#f3ece2', 0.45, 6, 16),
  )
  const hull = 'M-150 -16Q-120 -8 -60 -5L70 -5Q124 -8 156 -20Q140 12 96 16L-96 16Q-138 10 -150 -16Z'
  const boat =
    fill(hull, '#1f2a30') +
    fill('M-144 -13Q-110 -4 -60 -1L70 -1Q120 -4 150 -16Q120 -1 70 3L-60 3Q-112 1 -144 -13Z', '#5b4a3c')
  const rower = person('sit', -8, 2, 104, { skin: '#3b2d28', shirt: '#b5563c', legs: '#1f2a30', hat: '#e3b23c' })
  const paddle = stroke('M18 -38L64 30', '#2c3a40', 3.2) + fill('M60 24l12 4l6 22q-8 6 -14 -4z', '#2c3a40')
  const all = rower + boat + paddle
  s.add(
    `<g transform="translate(930 800)"><g transform="translate(0 26) scale(1 -0.62)" opacity="0.32" ${s.blur(1.2, 3)}>${rower + boat}</g>${all}</g>`,
    stroke(
      'M690 832Q800 822 900 830M960 836Q1080 828 1200 838M740 850Q830 844 940 852M1010 862Q1090 856 1150 862',
      '#dfeae4',
      1.6,
      'opacity="0.5"',
    ),
  )
  const bank = fill(
    tapered(
      [
        [-30, 940],
        [180, 965],
        [420, 985],
        [640, 1020],
      ],
      [150, 110, 80, 60],
      r,
      0.2,
    ),
    '#10242a',
  )
  let moss = ''
  for (let i = 0; i < 16; i++) moss += leafy(r, i * 36 - 10, 900 + i * 6 + r() * 14, 40 + r() * 26, 24 + r() * 14, 0.2)
  s.add(
    bank,
    fill(moss, '#132d31'),
    grass(r, (x) => 905 + x * 0.16, 64, '#17363a', 0.9, -10, 560),
  )
  for (const [x, y, dx, dy, size] of [
    [60, 890, 190, -150, 130],
    [110, 900, 250, -70, 120],
    [20, 880, 60, -220, 140],
    [180, 925, 240, -20, 90],
    [-20, 860, 170, -60, 120],
  ] as const)
    s.add(
      frond(
        [
          [x, y],
          [x + dx * 0.5, y + dy * 0.95],
          [x + dx, y + dy * 0.7],
        ],
        size,
        '#15343a',
        66,
      ),
    )
  const leaning = tapered(
    [
      [-20, 470],
      [70, 380],
      [150, 230],
      [200, 90],
      [250, -20],
    ],
    [44, 38, 28, 20, 14],
    r,
    0.12,
  )
  s.add(
    fill(
      leaning +
        tapered(
          [
            [130, 270],
            [220, 220],
            [330, 205],
          ],
          [16, 9, 3],
          r,
          0.2,
        ) +
        tapered(
          [
            [185, 140],
            [120, 60],
            [80, -10],
          ],
          [13, 8, 6],
          r,
          0.2,
        ),
      '#122a30',
    ),
  )
  let leaves = ''
  for (const [x, y, rx, ry] of [
    [330, 200, 80, 34],
    [260, 205, 60, 30],
    [80, 20, 130, 60],
    [250, 10, 150, 56],
    [20, 110, 90, 44],
  ] as const)
    for (let i = 0; i < 5; i++)
      leaves += leafy(r, x + (r() - 0.5) * rx * 1.6, y + (r() - 0.5) * ry, rx * 0.5, ry * 0.5, 0.3)
  s.add(fill(leaves, '#15333a'))
  return s.finish(0.3)
}
