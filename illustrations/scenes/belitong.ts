import { cumulus, streaks } from '../clouds.js'
import { mix } from '../color.js'
import { bird } from '../figures.js'
import { bump, clamp, noise, rng, smooth } from '../noise.js'
import { crown, foliage, palm } from '../plants.js'
import { fill, group, Scene, stroke } from '../scene.js'
import { type Cell, terrain, type View } from '../terrain.js'

const n = noise(88)
const view: View = { horizon: 405, focal: 1100, camH: 0.62, near: 0.8, far: 70, growth: 0.0034, rowPx: 2.2 }

/** x, z, half width, half depth, height, turn. */
const BOULDERS = [
  [1.55, 2.75, 0.78, 0.62, 1.12, 0.3],
  [2.55, 3.5, 0.95, 0.8, 1.5, -0.2],
  [0.72, 2.35, 0.3, 0.26, 0.33, 0.5],
  [0.98, 3.4, 0.5, 0.42, 0.55, -0.4],
  [3.5, 5.2, 1.1, 0.9, 1.2, 0.2],
  [0.2, 3.05, 0.22, 0.2, 0.18, 0.1],
  [-2.2, 3.3, 0.6, 0.5, 0.66, -0.3],
  [-3.1, 4.1, 0.9, 0.7, 1.1, 0.2],
  [-1.62, 4.0, 0.34, 0.3, 0.3, 0.4],
  [-3.4, 2.7, 0.7, 0.6, 0.8, 0],
  [-0.9, 6.6, 0.55, 0.4, 0.42, 0.1],
  [1.9, 7.6, 0.8, 0.5, 0.6, 0],
  [0.4, 9.5, 0.7, 0.5, 0.42, 0],
  [-1.5, 2.35, 0.17, 0.15, 0.12, 0],
  [-0.98, 1.42, 0.26, 0.2, 0.24, 0.4],
  [-0.62, 1.5, 0.11, 0.1, 0.08, 0.2],
  [0.94, 1.5, 0.16, 0.13, 0.1, 0.2],
  [-4.6, 7.4, 1.1, 0.8, 1.0, 0.1],
  [2.9, 10.5, 0.9, 0.6, 0.7, 0],
] as const

function boulder(x: number, z: number): number {
  let h = -1
  for (const [bx, bz, rx, rz, top, turn] of BOULDERS) {
    const c = Math.cos(turn)
    const t = Math.sin(turn)
    const u = ((x - bx) * c + (z - bz) * t) / rx
    const w = ((z - bz) * c - (x - bx) * t) / rz
    const r = (Math.abs(u) ** 2.5 + Math.abs(w) ** 2.5) ** 0.4 + n.fbm(x * 1.3 + bx * 7, z * 1.3, 2) * 0.09
    if (r < 1) h = Math.max(h, top * (1 - Math.max(0, r) ** 3.2) ** 0.5 + n.fbm(x * 2.2, z * 2.2, 3) * 0.03)
  }
  return h
}

/** A white cove between two headlands of boulders. */
const beach = (x: number, z: number) =>
  (2.25 + 0.5 * Math.abs(x - 0.1) ** 1.15 + n.fbm(x * 0.7, 2, 3) * 0.25 - z) * 0.13
/** The strip that climbs from sand to stone counts as stone, or its foot would look torn. */
const onRock = (c: Cell) => c.slope > 0.22 || boulder(c.x, c.z) > beach(c.x, c.z)
const islet = (x: number, z: number) =>
  0.62 - Math.hypot((x + 6.2) / 5, (z - 26) / 2.4) * 0.62 + n.fbm(x * 0.6, z * 0.6, 3) * 0.12

function height(x: number, z: number): number {
  const sand = Math.min(0.16, beach(x, z)) + n.fbm(x * 3, z * 3, 2) * 0.006
  const isle = z > 20 && z < 32 ? islet(x, z) : -1
  return Math.max(sand, boulder(x, z), isle > 0 ? 0.1 + isle * (0.5 + n.ridged(x * 1.2, z * 1.2, 5) * 0.7) : -1)
}

export default function belitong(): string {
  const s = new Scene()
  const r = rng(40)
  s.sky(['#3d9db2', '#74c1c8', '#b4e0dc', '#e9f2e2'], 410)
  s.add(
    cumulus(s, r, 520, 392, 620, 110, ['#bfdfdd', '#e0eee6', '#fbfaf0'], 1, 0.95),
    cumulus(s, r, 1120, 396, 520, 80, ['#bfdfdd', '#e0eee6', '#fbfaf0'], 1, 0.9),
    streaks(r, 8, 40, 220, '#f6faf2', 0.55),
  )
  const lx = 800 + (view.focal * -6.4) / 26
  const tower =
    fill(
      'M-10 0L-6.4 -132H6.4L10 0Z',
      s.box(
        [
          [0, '#ffffff'],
          [0.55, '#f0f0ea'],
          [1, '#a9bfc0'],
        ],
        0,
        0,
        1,
        0,
      ),
    ) +
    fill('M-9 -132H9V-136H-9ZM-6 -136H6V-148H-6Z', '#e9ece6') +
    fill('M-5 -137H5V-147H-5Z', '#3f6f78') +
    fill('M-8 -148Q0 -160 8 -148Z', '#b5563c') +
    stroke('M0 -160V-154', '#7d3a2a', 1.5) +
    stroke('M0 -24v5M0 -56v5M0 -88v5M0 -112v4', '#5f8a8f', 2.4)
  s.add(
    terrain({
      view,
      height,
      ramps: [
        ['#2c3a40', '#4b5453', '#7c7d76', '#a8a599', '#d2cbb9', '#f4eddc', '#fffaf0'],
        ['#c9bd9f', '#e0d3b4', '#f1e7cf', '#fbf5e6', '#fffdf6'],
        ['#1d4b3c', '#2f6a48', '#568a51', '#93ae60', '#d8d888'],
      ],
      material: (c: Cell) => (c.z > 20 ? (c.h < 0.17 ? 0 : 2) : onRock(c) ? 0 : 1),
      sun: [-0.6, 0.74, -0.3],
      ambient: 0.34,
      shadows: true,
      levels: 11,
      detail: (c) => {
        if (c.z > 20) return n.fbm(c.x * 4, c.z * 4, 3) * 0.2
        if (!onRock(c)) return n.fbm(c.x * 3, c.z * 14, 3) * 0.07 - 0.05 - smooth(0.045, 0.0, c.h) * 0.16
        // Rain paints dark stripes down granite, and the tide a band at its foot.
        const stain = smooth(0.12, 0.5, n.fbm(c.x * 5 + c.z * 2, c.h * 0.8, 4)) * 0.24 * smooth(0.05, 0.4, c.slope)
        const crack =
          smooth(0.035, 0.0, Math.abs(n.fbm(c.x * 1.1 + c.h * 0.9, c.z * 1.1 - c.h * 0.6, 2))) *
          0.17 *
          smooth(0.75, 0.45, c.slope)
        return n.fbm(c.x * 14, c.z * 14 + c.h * 9, 3) * 0.06 - stain - crack - smooth(0.1, 0.02, c.h) * 0.22
      },
      fog: {
        color: (c) => mix('#e4f1e6', '#bfe3df', smooth(410, 340, c.sy)),
        amount: (c) => clamp(smooth(5, 40, c.z) * 0.62),
      },
      water: {
        level: 0,
        ramp: ['#0b6073', '#10798a', '#1c9599', '#46b6ae', '#83d3c4', '#c2eddc', '#f7fdf4'],
        mirror: 0.12,
        tone: (c) => {
          const depth = -beach(c.x, c.z)
          const reef =
            smooth(0.1, 0.42, n.fbm(c.x * 0.6 + 3, c.z * 0.6, 4)) * smooth(0.16, 0.5, depth) * smooth(14, 6, c.z) * 0.22
          const foam = depth < 0.014 + 0.01 * n.at(c.x * 5, c.z * 3) ? 0.5 : 0
          const lace = bump(depth, 0.05 + 0.015 * n.fbm(c.x * 2.4, 1, 3), 0.006) * 0.25
          return (
            0.16 +
            Math.exp(-depth * 2.6) * 0.62 -
            reef +
            foam +
            lace +
            n.fbm(c.x * 1.2, c.z * 5, 3) * 0.05 +
            smooth(450, 408, c.sy) * 0.06
          )
        },
      },
      items: [{ z: 25.5, svg: group(tower, `transform="translate(${lx} 421) scale(1.05)"`) }],
    }),
  )
  s.add(palm(r, 1490, 700, 430, -120, '#1d4336', '#4d7d52'), palm(r, 1570, 700, 340, -30, '#1d4336', '#3d6b4a'))
  for (const [x, y, k] of [
    [1580, 690, 90],
    [1500, 700, 56],
    [1640, 690, 90],
    [1450, 706, 30],
  ] as const)
    s.add(crown(r, x, y - k * 0.2, k, k * 0.62, foliage('#2f6a4a', '#e4f1e6', 0.05, -1), 7))
  // Shells and a line of footprints keep the sand from being empty.
  let prints = ''
  for (let i = 0; i < 17; i++) {
    const t = i / 17
    const y = 990 - 275 * t ** 0.7
    const x = 520 + 250 * t + Math.sin(t * 5) * 26 + (i % 2 ? 15 : -15) * (1 - t * 0.72)
    const k = 1 - t * 0.74
    prints += `M${x - 7 * k} ${y}a${7 * k} ${4.4 * k} 0 1 0 ${14 * k} 0a${7 * k} ${4.4 * k} 0 1 0 ${-14 * k} 0ZM${x - 2 * k} ${y - 9 * k}a${6 * k} ${3.4 * k} 0 1 0 ${12 * k} 0a${6 * k} ${3.4 * k} 0 1 0 ${-12 * k} 0Z`
  }
  s.add(fill(prints, '#b9ad92', 'opacity="0.75"'))
  const shell = (x: number, y: number, k: number, ink: string) =>
    group(
      fill('M-20 0Q-22 -22 0 -26Q22 -22 20 0L4 8H-4Z', ink) +
        stroke('M0 6V-24M-3 6L-12 -20M3 6L12 -20M-4 6L-19 -8M4 6L19 -8', '#f6f0e3', 1.6, 'opacity="0.7"'),
      `transform="translate(${x} ${y}) rotate(-18) scale(${k})"`,
    )
  s.add(shell(890, 930, 0.7, '#d98f7a'), shell(930, 944, 0.4, '#e3b23c'), shell(300, 955, 0.5, '#d9b39a'))
  s.add(bird(720, 210, 12, '#2c5560', -8), bird(760, 190, 9, '#2c5560', 6), bird(690, 186, 7, '#2c5560', 0))
  return s.finish(0.16)
}
