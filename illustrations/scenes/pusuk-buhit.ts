import { mist, plume, streaks } from '../clouds.js'
import { mix } from '../color.js'
import { person } from '../figures.js'
import { bump, clamp, noise, rng, smooth } from '../noise.js'
import { grass, palm } from '../plants.js'
import { fill, Scene } from '../scene.js'
import { below } from '../shapes.js'
import { type Cell, project, terrain, type View } from '../terrain.js'

const n = noise(401)
const view: View = { horizon: 430, focal: 1080, camH: 0.9, near: 1.2, far: 26, growth: 0.0048, rowPx: 2.8 }
const PEAK: readonly [number, number] = [-1.2, 13.5]

/** The near shore at the bottom, the lake, the volcano on the far shore, and the rim behind it. */
function height(x: number, z: number): number {
  const shore = z - 8.4 + n.fbm(x * 0.5, 2, 4) * 0.9 + 0.1 * x
  const near = 2.6 - z + n.fbm(x * 0.8, 8, 3) * 0.3 - 0.2 * x
  const far = Math.max(shore, near)
  if (far <= 0) return far * 0.2
  const r = Math.hypot((x - PEAK[0]) * 0.92, z - PEAK[1])
  const dome = 2.7 * Math.exp(-(r ** 1.5) * 0.09) * (0.86 + 0.22 * n.ridged(x * 0.5, z * 0.5, 6)) - bump(r, 0, 0.5) * 0.12
  const rim = 1.7 * smooth(17, 20, z) * (0.7 + 0.5 * n.ridged(x * 0.3, z * 0.3, 6))
  const steps = shore > 0 ? Math.floor(n.fbm(x * 0.5, z * 0.6, 2) * 6) * 0.015 : 0
  return near > 0 ? 0.1 * smooth(0, 0.8, near) : smooth(0, 1.6, shore) * Math.max(dome, rim, 0.12) + steps
}

export default function pusukBuhit(): string {
  const s = new Scene()
  const r = rng(91)
  s.sky(['#5f9fb0', '#98c5c6', '#d2e1cf', '#f3e5bd', '#f6d6a4'], 440)
  s.glow(260, 330, 700, '#fff0c8', 0.6)
  s.add(streaks(r, 9, 50, 260, '#fbf2dc', 0.55))
  const springs = [
    [1.3, 9],
    [1.75, 9.1],
    [0.8, 9.05],
  ].map(([x, z]) => {
    const [sx, sy] = project(view, x as number, z as number, height(x as number, z as number))
    const rising = [
      [sx, sy],
      [sx + 10, sy - 34],
      [sx + 34, sy - 62],
    ] as const
    return { z: z as number, svg: plume(s, r, rising, [8, 30], ['#d9e0d4', '#f3efe0', '#fffaf0'], { opacity: 0.8, blur: 3 }) }
  })
  s.add(
    terrain({
      view,
      height,
      ramps: [
        ['#1b463d', '#2d5d49', '#527f55', '#86a262', '#bcbf75', '#efdc9b'],
        ['#315f46', '#4f8150', '#86a95c', '#b8c66f', '#dcd68a', '#f6e7ad'],
        ['#6f7d72', '#8d978a', '#aeb09c', '#cfc9b0', '#e6dcc0', '#f8efd6'],
      ],
      material: (c: Cell) => {
        if (c.z < 4) return 1
        if (bump(c.x, 1.3, 0.7) * bump(c.z, 9.1, 0.4) > 0.55 + n.at(c.x * 5, c.z * 5) * 0.3) return 2
        return c.slope < 0.16 && c.z < 12 ? 1 : 0
      },
      sun: [-0.66, 0.42, -0.1],
      ambient: 0.38,
      shadows: true,
      detail: (c) =>
        c.slope < 0.16 && c.z < 12
          ? n.at(Math.floor(c.x * 5) * 3.1, Math.floor(c.z * 6) * 5.3) * 0.18
          : n.fbm(c.x * 7, c.z * 7, 3) * 0.09,
      fog: {
        color: (c) => mix('#f4e6be', '#b5d2c8', clamp(Math.abs(c.sx - 260) / 1100)),
        amount: (c) => clamp(smooth(8, 24, c.z) * 0.6 + Math.exp(-c.h * 6) * smooth(8, 13, c.z) * 0.2),
      },
      water: {
        level: 0,
        ramp: ['#0d4f59', '#157077', '#35938f', '#73b8ac', '#bcdac8', '#f7e9c6'],
        mirror: 0.2,
        tone: (c) => 0.18 + smooth(900, 480, c.sy) * 0.45 + n.fbm(c.x * 0.9, c.z * 5, 4) * 0.12,
      },
      items: springs,
    }),
  )
  s.add(mist(s, 402, 40, '#f7ecd0', 0.45, 4, 9))
  const bank = (x: number) => 905 + 18 * n.fbm(x * 0.003, 6, 4) - 40 * Math.exp(-(((x - 1320) / 260) ** 2))
  const dress = (shirt: string, hat?: string) => ({ skin: '#5a3d30', shirt, legs: '#2c3a40', ...(hat && { hat }) })
  s.add(palm(r, 1500, 960, 460, -40, '#17362f', '#3a5c48'), palm(r, 1580, 970, 340, 20, '#17362f', '#3a5c48'))
  s.add(fill(below(bank, 1000), '#1d4036'))
  s.add(
    person('point', 1300, bank(1300) + 6, 120, dress('#b5563c', '#e3b23c')),
    person('stand', 1240, bank(1240) + 6, 112, dress('#e8dcc0')),
  )
  s.add(grass(r, bank, 40, '#2b5442', 0.9), grass(r, (x) => bank(x) + 44, 50, '#17352e', 1))
  return s.finish(0.24)
}
