import { mist } from '../clouds.js'
import { mix } from '../color.js'
import { bird } from '../figures.js'
import { bump, clamp, noise, smooth } from '../noise.js'
import { Scene } from '../scene.js'
import { type Cell, terrain, type View } from '../terrain.js'

/** The magazine's eye: an almond-shaped crater whose round lake is the iris, pale ash flats its white. */
const n = noise(5)
const view: View = {
  horizon: -735,
  focal: 1500,
  camH: 8.3,
  camX: -1.5,
  near: 5.4,
  far: 20,
  rowPx: 1.9,
  growth: 0.003,
  step: 2.2,
}
const Z0 = 10.4
const LAKE = 1.5
const R = 3.55
const K = 1.3

function shape(x: number, z: number) {
  const dz = z - Z0
  const wob = n.fbm(x * 0.7, z * 0.7, 4) * 0.11
  const lids = Math.max(Math.hypot(x, dz - K), Math.hypot(x, dz + K)) - R + wob
  const lake = Math.hypot(x, dz) - LAKE + n.fbm(x * 1.6, z * 1.6, 3) * 0.035
  return { lids, lake, dz }
}

function height(x: number, z: number): number {
  const { lids, lake, dz } = shape(x, z)
  const r = Math.hypot(x * 0.8, dz) || 1e-6
  const cx = (x * 0.8) / r
  const cz = dz / r
  // Gullies run straight down the cone, bent a little, and split on their way.
  const bend = 0.16 * n.at(x * 0.4, z * 0.4)
  const barrancos =
    n.ridged(cx * 2.7 + bend + 7, cz * 2.7 + bend, 3, 0.55) * 0.8 +
    0.3 * n.ridged(cx * 9 + bend, cz * 9, 2) * smooth(0.8, 2.5, lids)
  const rock = n.ridged(x * 0.75, z * 0.75, 7)
  const rim = 0.62 + 0.34 * cz + 0.2 * n.fbm(cx * 1.7, cz * 1.7, 3) + 0.4 * (rock - 0.5)
  if (lids < 0) {
    const floor = smooth(-0.02, 1.2, lake) * 0.16 + clamp(lake * 0.12, -0.1, 0.05)
    const wall = smooth(-1.05, 0.05, lids)
    const gullies = n.ridged(cx * 6 + lids * 0.3, cz * 6 + 3, 5)
    return floor + wall ** 1.35 * (rim - 0.21) * (0.8 + 0.32 * gullies * (1 - wall) + 0.2 * wall)
  }
  const fall = Math.exp(-lids * 0.42)
  return Math.max(0.01, rim * fall + (1 - fall) * (barrancos * 1.75 - 0.62) + rock * 0.3 * smooth(0.1, 1, lids))
}

export default function homeHero(): string {
  const s = new Scene()
  s.rect('#e6d9bd')
  s.add(
    terrain({
      view,
      height,
      ramps: [
        ['#0f2a2c', '#173a35', '#2a5a45', '#527a50', '#97a05e', '#ecd08a'],
        ['#2c3a40', '#5a5f58', '#92897a', '#c9b995', '#ecdcb6', '#fbf2dd'],
        ['#26353a', '#4a4d48', '#7d6a58', '#b98d68', '#e3b57e', '#f7dca6'],
      ],
      material: (c: Cell) => {
        const { lids, lake } = shape(c.x, c.z)
        if (lids > 0.12 + n.fbm(c.x * 2, c.z * 2, 3) * 0.25) return c.slope > 0.7 ? 2 : 0
        return lake < 0.9 + n.fbm(c.x * 1.3, c.z * 1.3, 3) * 0.6 && c.slope < 0.3 ? 1 : 2
      },
      sun: [0.72, 0.4, 0.5],
      ambient: 0.3,
      shadows: true,
      detail: (c) => n.fbm(c.x * 6, c.z * 6, 2) * 0.06,
      fog: {
        color: (c) => mix('#dfe6df', '#f4dcae', smooth(500, 1500, c.sx) * smooth(600, 100, c.sy)),
        amount: (c) => {
          const { lids } = shape(c.x, c.z)
          const drift = n.fbm(c.x * 0.35, c.z * 0.5, 4)
          const valley = lids > 0 ? smooth(0.6 + drift * 0.5, 0.05 + drift * 0.3, c.h) * smooth(0.5, 2.4, lids) : 0
          return clamp(smooth(11, 19, c.z) * 0.8 + valley * (0.45 + 0.5 * smooth(7, 13, c.z + c.x * 0.3)))
        },
      },
      water: {
        level: 0,
        ramp: ['#062f38', '#0b4c55', '#0f6e73', '#2f9a97', '#6fc0b5', '#b6e0d2', '#f1eecf'],
        mirror: 0.1,
        tone: (c) => {
          const dz = c.z - Z0
          const r = Math.hypot(c.x, dz) / LAKE
          const a = [c.x / (r || 1), dz / (r || 1)] as const
          const fibre = n.fbm(a[0] * 7 + r, a[1] * 7, 3) * 0.16 * smooth(0.35, 0.7, r)
          const glint = bump(c.x, 0.56, 0.2) * bump(dz, 0.7, 0.14) * 0.9
          return 0.1 + smooth(0.28, 0.62, r) * 0.3 + smooth(0.72, 1.02, r) * 0.4 + fibre + glint
        },
      },
    }),
  )
  s.glow(1560, -40, 1250, '#ffdf9a', 0.62)
  s.add(mist(s, 820, 190, '#dfe6df', 0.3, 21, 22), mist(s, 30, 130, '#f3e6c8', 0.5, 22, 16))
  s.rect(
    s.linear(
      [
        [0, '#10262c', 0.62],
        [0.55, '#10262c', 0.18],
        [1, '#10262c', 0],
      ],
      0,
      0,
      0,
      900,
    ),
  )
  for (const [x, y, u, t] of [
    [930, 190, 10, -8],
    [962, 176, 7, 6],
    [984, 196, 6, -4],
  ] as const)
    s.add(bird(x, y, u, '#fbf5e4', t))
  return s.finish(0.35)
}
