import { mist, plume, streaks } from '../clouds.js'
import { mix } from '../color.js'
import { inkDress, person } from '../figures.js'
import { bump, clamp, noise, rng, smooth } from '../noise.js'
import { group, Scene } from '../scene.js'
import { type Cell, project, terrain, type View } from '../terrain.js'

const n = noise(77)
const view: View = { horizon: 430, focal: 1050, camH: 1.05, near: 0.95, far: 34, growth: 0.0045, rowPx: 2.6 }
const VENTS: readonly (readonly [number, number, number])[] = [
  [-0.95, 3.6, 1.1],
  [0.35, 4.3, 1.25],
  [1.55, 3.3, 0.85],
  [-2.1, 5.2, 0.8],
]

/** A ring of jagged teeth with a breach in the middle, through which the highland shows. */
function height(x: number, z: number): number {
  const rock = n.ridged(x * 0.62, z * 0.62, 7, 0.48)
  const fine = n.ridged(x * 4, z * 4, 4) * 0.035
  const d = Math.hypot(x / 3.9, (z - 4) / 3.9) + n.fbm(x * 0.5, z * 0.5, 3) * 0.16
  const gap = bump(x - 1.1, (z - 4) * 0.12, 1.5) * smooth(5, 6.6, z)
  const ring = smooth(0.55, 1, d) * smooth(2.1, 1.05, d)
  const open = Math.max(smooth(4.4, 6.2, z), smooth(1.5, 3.2, Math.abs(x)) * smooth(1.2, 3.4, z))
  const teeth = ring * open * (0.3 + 1.25 * rock ** 1.8) * (1 - 0.86 * gap)
  const bowl = 0.05 * Math.hypot(x * 0.8, z - 4.2) ** 1.5
  const spur = 0.5 * bump(x + 1.3 - (z - 2.2) * 0.3, 0, 0.5) * bump(z, 2.1, 0.6) * (0.6 + rock * 0.4)
  const outcrops = Math.max(0, n.ridged(x * 1.1 + 4, z * 1.1, 6, 0.42) - 0.62) * 0.3 * smooth(1.2, 2.4, z)
  const floor = 0.16 * rock + fine + bowl + outcrops + spur
  const lowland = smooth(8, 13, z) * -1.6 + smooth(12, 20, z) * n.ridged(x * 0.25, z * 0.25, 5) * 0.5
  const r = Math.hypot(x - 4.4, z - 24)
  const sinabung = 3.5 * Math.exp(-(r ** 1.15) * 0.34) * smooth(12, 17, z) - bump(r, 0, 0.5) * 0.3
  return floor * smooth(11, 7, z) + teeth + lowland + sinabung
}

const sulphurAt = (c: Cell) => {
  let v = 0
  for (const [vx, vz, size] of VENTS) v = Math.max(v, bump(Math.hypot(c.x - vx, (c.z - vz) * 0.75), 0, 0.62 * size))
  return v + n.fbm(c.x * 2.6 + c.z * 1.2, c.z * 1.6 - c.x * 1.1, 5) * 0.4
}

export default function sibayak(): string {
  const s = new Scene()
  const r = rng(5)
  s.sky(['#6d8fa0', '#a9b3ac', '#e6c3a0', '#f4b98a', '#f7d79a'], 470)
  s.sun(1120, 372, 34, '#fff4d2', '#ffd98c')
  s.add(streaks(r, 12, 60, 340, '#fbe0bd', 0.5), streaks(r, 5, 120, 260, '#d98f7a', 0.35))
  const hiker = (x: number, z: number, pose: 'walk' | 'stand' | 'point', shirt: string, flip = false) => {
    const [px, py] = project(view, x, z, height(x, z))
    const u = (view.focal * 0.15) / z
    return { z, svg: person(pose, px, py + 2, u, { ...inkDress('#1f2a30'), shirt, pack: '#2c3a40' }, flip) }
  }
  // Steam thins out as it rises.
  const fade = s.mask(
    `<rect width="1600" height="1000" fill="${s.linear(
      [
        [0, '#000'],
        [1, '#fff'],
      ],
      60,
      470,
    )}"/>`,
  )
  const steam = VENTS.map(([x, z, size], i) => {
    const [px, py] = project(view, x, z, height(x, z))
    const k = (size * 360) / z
    const drift = -0.5 - 0.2 * i
    return {
      z: z - 0.05,
      svg: group(
        plume(
          s,
          r,
          [
            [px, py + 4],
            [px - k * 0.2, py - k * 1.1],
            [px + k * drift, py - k * 2.4],
            [px + k * (drift - 1), py - k * 4.1],
          ],
          [k * 0.13, k * 1.05],
          ['#b9b3a4', '#d8cdb6', '#f4e6c8'],
          { side: 1, opacity: 0.72, blur: 8, density: 1.8 },
        ),
        fade,
      ),
    }
  })
  s.add(
    terrain({
      view,
      height,
      ramps: [
        ['#1f2a30', '#34403f', '#5f615a', '#94897a', '#cfb48f', '#f8dfae'],
        ['#5a5230', '#8d7a34', '#c39a36', '#e3b23c', '#f3d77a', '#fff0b4'],
        ['#1b302f', '#2a4439', '#4a5f47', '#76805a', '#b9a46c', '#f0cf90'],
        ['#1d3d48', '#2f5862', '#527a7b', '#8a9c86', '#cbbf94', '#f5d9a0'],
        ['#3d3a30', '#615a40', '#928452', '#bfa964', '#e2cb86', '#fff0bf'],
      ],
      material: (c: Cell) => {
        if (c.z > 10) return 3
        const sulphur = c.z < 7.5 ? sulphurAt(c) : 0
        if (sulphur > 0.56) return 1
        if (sulphur > 0.34) return 4
        return c.slope < 0.34 && c.z > 6 ? 2 : 0
      },
      sun: [0.42, 0.32, 0.62],
      ambient: 0.36,
      shadows: true,
      detail: (c) =>
        n.fbm(c.x * 9, c.z * 9, 3) * 0.1 + n.fbm(c.x * 1.1, c.z * 1.1, 2) * 0.1 + (c.z < 8 ? sulphurAt(c) * 0.04 : 0),
      fog: {
        color: (c) => mix('#f7d29c', '#a9b4b0', smooth(80, 900, Math.abs(c.sx - 1100))),
        amount: (c) => clamp(smooth(3, 26, c.z) * 0.62 + smooth(-0.3, -1.6, c.h) * 0.5),
      },
      items: [
        ...steam,
        hiker(-1.34, 2.08, 'walk', '#b5563c'),
        hiker(-1.2, 2.1, 'walk', '#0f6e73'),
        hiker(-1.02, 2.12, 'point', '#e3b23c'),
        hiker(0.9, 3.1, 'stand', '#d98f7a', true),
        hiker(0.78, 3.05, 'walk', '#f6f0e3', true),
      ],
    }),
  )
  s.glow(1120, 400, 700, '#ffdf9a', 0.4)
  s.add(mist(s, 880, 160, '#e9d9bd', 0.35, 9, 24))
  return s.finish(0.32)
}
