import { cumulus, mist, streaks } from '../clouds.js'
import { mix } from '../color.js'
import { bird } from '../figures.js'
import { clamp, noise, rng, smooth } from '../noise.js'
import { crown, foliage, grass, palm } from '../plants.js'
import { Scene } from '../scene.js'
import { type Cell, project, terrain, type View } from '../terrain.js'

const n = noise(29)
const view: View = { horizon: 355, focal: 1080, camH: 1.62, near: 1.4, far: 34, growth: 0.0042, rowPx: 2.4 }

const axis = (z: number) => 0.1 + Math.sin(z * 0.42 + 0.6) * 1.05 * smooth(1, 7, z) + Math.sin(z * 0.95) * 0.22
/** Distance outside the canyon floor; ridged along the wall so that the tuff stands in pillars. */
const wallAt = (x: number, z: number) => {
  const side = x > axis(z) ? 1 : -1
  return (
    Math.abs(x - axis(z)) -
    1.25 -
    n.fbm(z * 0.5 + side * 9, side, 4) * 0.4 +
    (n.ridged(z * 1.3 + x * 0.7, side * 3 + x, 4) - 0.5) * 0.5
  )
}
const riverAt = (x: number, z: number) => {
  const braid = (k: number) => axis(z) + Math.sin(z * 1.7 + k * 2.4) * 0.42 + n.at(z * 0.9, k * 5) * 0.3
  return Math.min(Math.abs(x - braid(0)) - 0.055, Math.abs(x - braid(1)) - 0.028, Math.abs(x - braid(2.1)) - 0.02)
}

function height(x: number, z: number): number {
  const d = wallAt(x, z)
  const lip = 1.12 + n.fbm(x * 0.5, z * 0.5, 4) * 0.22
  const step = 0.75 * smooth(0, 0.14, d) + 0.25 * smooth(0.2, 0.55, d)
  const talus = 0.1 * smooth(-0.28, 0, d)
  const canyon =
    Math.max(talus, step * lip) * smooth(17, 13, z) + smooth(13, 17, z) * (0.9 + n.ridged(x * 0.3, z * 0.3, 5) * 0.5)
  const r = Math.hypot(x - 2.2, z - 25)
  const r2 = Math.hypot(x + 5.6, z - 28)
  const cone = 6.4 * Math.exp(-(r ** 1.15) * 0.235) + 5 * Math.exp(-(r2 ** 1.15) * 0.2)
  const a = Math.atan2(z - 25, x - 2.2)
  const gully = (n.ridged(Math.cos(a) * 3, Math.sin(a) * 3 + r * 0.06, 5) - 0.4) * 0.75 * smooth(0.3, 2.5, r)
  const wood = d > 0.3 || z > 15 ? n.fbm(x * 7, z * 7, 3) * 0.035 : n.fbm(x * 9, z * 9, 2) * 0.008
  return canyon + wood + (cone + gully) * smooth(14, 19, z) * 0.9
}

export default function sianok(): string {
  const s = new Scene()
  const r = rng(14)
  s.sky(['#79aeb2', '#a7cbc4', '#d3dfcd', '#efe6cb'], 330)
  s.add(streaks(r, 8, 20, 150, '#f6f0e3', 0.6))
  s.add(
    cumulus(s, r, 260, 250, 460, 90, ['#b9cfc9', '#d6e0d5', '#f6f0e3'], 1, 0.9),
    cumulus(s, r, 1430, 270, 420, 80, ['#b9cfc9', '#d6e0d5', '#f6f0e3'], 1, 0.9),
  )
  const items: { z: number; svg: string }[] = []
  for (let i = 0; i < 120; i++) {
    const z = 2.6 + r() * 8
    const x = axis(z) + (r() - 0.5) * 2.3
    if (wallAt(x, z) > -0.12 || riverAt(x, z) < 0.12) continue
    const [px, py] = project(view, x, z, height(x, z))
    const u = (view.focal * (0.07 + r() * 0.07)) / z
    const f = foliage('#3d6b4a', '#cfe0d2', smooth(1, 12, z) * 0.55, 1)
    items.push({ z, svg: crown(r, px, py - u * 0.5, u * 0.75, u * 0.6, f, 5) })
  }
  s.add(
    terrain({
      view,
      height,
      ramps: [
        ['#17402f', '#28583c', '#447a49', '#6f9c55', '#a5bf6c', '#dcdc92'],
        ['#6d6a60', '#8f8673', '#b5a88c', '#d6c8a6', '#ece0c0', '#fbf5e2'],
        ['#2f6d4b', '#4c8a52', '#78a85d', '#a3c26e', '#cbd98a', '#eef0b0'],
        ['#9a9a80', '#bdb596', '#d8cda9', '#e8dfbe', '#f4eed6'],
        ['#3f8f8c', '#6fb3aa', '#9fd0c8', '#cfe8dd'],
        ['#285a5a', '#3c726c', '#5a8c80', '#80a794', '#aec4a6', '#dfe0b8'],
      ],
      material: (c: Cell) => {
        if (c.z > 14.5) return 5
        const d = wallAt(c.x, c.z)
        if (d < -0.05) {
          const w = riverAt(c.x, c.z)
          return w < 0 ? 4 : w < 0.075 + n.fbm(c.x * 3, c.z * 2, 3) * 0.14 ? 3 : 2
        }
        return c.slope > 0.5 ? 1 : 0
      },
      sun: [0.62, 0.62, -0.3],
      ambient: 0.4,
      shadows: true,
      detail: (c) => {
        const bands =
          c.slope > 0.5 ? Math.sin(c.h * 34 + n.at(c.x, c.z) * 3) * 0.05 + n.at(c.x * 18, c.z * 18) * 0.1 : 0
        const fields =
          wallAt(c.x, c.z) < -0.1
            ? n.at(Math.floor(c.x * 3.4 + n.at(c.z, 1)) * 3.3, Math.floor(c.z * 1.6) * 5.1) * 0.12
            : 0
        return bands + fields + n.fbm(c.x * 9, c.z * 9, 2) * 0.05
      },
      fog: {
        color: (c) => mix('#e9eadb', '#b7d3cb', smooth(420, 120, c.sy)),
        amount: (c) => clamp(smooth(4, 30, c.z) * 0.66 + smooth(10, 17, c.z) * smooth(1.9, 0.7, c.h) * 0.35),
      },
      items,
    }),
  )
  s.add(mist(s, 330, 90, '#eef0e4', 0.55, 31, 14))
  const f = foliage('#234f3b', '#234f3b', 0, 1)
  s.add(
    crown(r, 40, 985, 190, 110, f, 9),
    crown(r, 1570, 960, 170, 130, f, 9),
    palm(r, 1490, 1060, 330, 40, '#16352c', '#3d6b4a'),
  )
  s.add(grass(r, (x) => 1006 + Math.abs(x - 800) * -0.02, 60, '#1b4231', 0.8))
  s.add(bird(560, 300, 10, '#2c3a40', -6), bird(596, 286, 7, '#2c3a40', 8))
  return s.finish(0.24)
}
