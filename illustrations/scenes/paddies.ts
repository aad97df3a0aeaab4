import { mist, streaks } from '../clouds.js'
import { mix } from '../color.js'
import { egretFlying } from '../animals.js'
import { person } from '../figures.js'
import { clamp, noise, rng, smooth } from '../noise.js'
import { grass, palm } from '../plants.js'
import { Scene } from '../scene.js'
import { type Cell, project, terrain, type View } from '../terrain.js'

const n = noise(151)
const view: View = { horizon: 380, focal: 1080, camH: 1.5, near: 1.2, far: 26, growth: 0.0045 }
const STEP = 0.085

/** How the slope would be without terraces. */
const slope = (x: number, z: number) =>
  0.05 + 0.06 * Math.max(0, z - 2) + n.fbm(x * 0.22, z * 0.22, 3) * 0.3 + 0.1 * Math.abs(x) * smooth(2, 9, z) * 0.4
const onTerraces = (z: number) => z < 9.5

function height(x: number, z: number): number {
  const plain = slope(x, z)
  if (!onTerraces(z)) return plain + smooth(9.5, 14, z) * (0.5 + 2.2 * n.ridged(x * 0.24, z * 0.24, 6)) * smooth(9.5, 13, z)
  const level = Math.floor(plain / STEP)
  const within = plain / STEP - level
  // A low bank at the outer edge keeps the water in.
  return level * STEP + smooth(0.9, 1, within) * STEP + smooth(0.1, 0.02, within) * 0.014
}

const isWater = (c: Cell) => {
  if (!onTerraces(c.z)) return false
  const within = slope(c.x, c.z) / STEP - Math.floor(slope(c.x, c.z) / STEP)
  return within > 0.12 && within < 0.88
}
/** Some fields are planted already. */
const isPlanted = (c: Cell) => n.at(Math.floor(slope(c.x, c.z) / STEP) * 1.7, Math.floor(c.x * 0.8) * 2.3) > 0.28

export default function paddies(): string {
  const s = new Scene()
  const r = rng(77)
  s.sky(['#41586a', '#7d8590', '#c79a8b', '#f0b98c', '#f8d9a4'], 400)
  s.glow(1120, 350, 760, '#ffdca0', 0.75)
  s.add(streaks(r, 11, 60, 300, '#f6c6a2', 0.5))
  const farmer = (x: number, z: number, shirt: string, flip = false) => {
    const [sx, sy] = project(view, x, z, height(x, z))
    const u = (view.focal * 0.2) / z
    return { z, svg: person('bend', sx, sy + 2, u, { skin: '#3a2822', shirt, legs: '#24353b', hat: '#e3c27a' }, flip) }
  }
  s.add(
    terrain({
      view,
      height,
      ramps: [
        ['#1a3a36', '#2a5142', '#4a6f4c', '#7f8f58', '#b9ac6c', '#f0cf92'],
        ['#6b7480', '#9a8f90', '#cfa593', '#ecc09c', '#f8d9ac', '#fff0cc'],
        ['#2a4f45', '#48714c', '#7d9a5a', '#b0b56c', '#dcc684', '#f6dca0'],
        ['#223c46', '#3c525a', '#636b6c', '#957f76', '#c99b80', '#f0bd92'],
      ],
      material: (c) => (!onTerraces(c.z) ? 3 : isWater(c) ? (isPlanted(c) ? 2 : 1) : 0),
      sun: [0.6, 0.28, 0.5],
      ambient: 0.42,
      shadows: false,
      detail: (c) => {
        if (!isWater(c)) return n.fbm(c.x * 9, c.z * 9, 3) * 0.12
        if (isPlanted(c)) return Math.sin(c.x * 60) * Math.sin(c.z * 46) * 0.1
        return Math.exp(-(((c.sx - 1120) / 420) ** 2)) * 0.3 + n.fbm(c.x * 2, c.z * 8, 3) * 0.08 - 0.08
      },
      fog: {
        color: (c) => mix('#f4cfa2', '#a9a3a0', clamp(Math.abs(c.sx - 1120) / 1000)),
        amount: (c) => clamp(smooth(5, 22, c.z) * 0.72),
      },
      items: [farmer(-0.6, 3.1, '#b5563c'), farmer(-0.35, 3.25, '#2f9a97', true), farmer(0.9, 4.4, '#d9b07a')],
    }),
  )
  s.add(mist(s, 360, 60, '#f8dfbc', 0.5, 14, 10), mist(s, 450, 50, '#f3d9bc', 0.3, 17, 12))
  s.add(egretFlying(620, 300, 26, -6), egretFlying(680, 330, 20, 4), egretFlying(730, 296, 17, -3))
  s.add(palm(r, 120, 1010, 520, 60, '#14292b', '#2c4a44'), palm(r, 20, 1020, 400, -30, '#14292b', '#2c4a44'))
  s.add(grass(r, (x) => 985 + 8 * Math.sin(x * 0.005), 60, '#16302e', 1))
  return s.finish(0.32)
}
