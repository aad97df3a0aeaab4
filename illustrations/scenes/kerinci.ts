import { plume, streaks } from '../clouds.js'
import { mix } from '../color.js'
import { person } from '../figures.js'
import { bump, clamp, noise, rng, smooth } from '../noise.js'
import { crown, foliage } from '../plants.js'
import { Scene } from '../scene.js'
import { type Cell, project, terrain, type View } from '../terrain.js'

const n = noise(41)
const view: View = { horizon: 560, focal: 1150, camH: 0.62, near: 0.9, far: 30, growth: 0.0045 }
const PEAK: readonly [number, number] = [0.9, 15.5]

const hills = (x: number, z: number) =>
  n.fbm(x * 0.42 + 3, z * 0.34, 3) * 0.3 * smooth(1, 4, z) + 0.03 * n.at(x * 1.5, z)
/** Tea is planted along the contours, so the rows follow the lie of the land. */
const rowPhase = (x: number, z: number) => (z * 5.2 + x * 2.1 + n.fbm(x * 0.35, z * 0.35, 2) * 6) * 2.2
const teaEnd = (x: number) => 5.6 + n.fbm(x * 0.5, 4, 3) * 1.2

function height(x: number, z: number): number {
  const dx = x - PEAK[0]
  const dz = z - PEAK[1]
  const r = Math.hypot(dx, dz)
  const a = [dx / (r || 1), dz / (r || 1)] as const
  const cone = 5.4 * Math.exp(-(r ** 1.12) * 0.3) - bump(r, 0, 0.34) * 0.5
  const gullies = n.ridged(a[0] * 3.4 + r * 0.06, a[1] * 3.4, 6) * 0.62 * smooth(0.15, 2.4, r) * smooth(9.5, 3, r)
  const foot = n.ridged(x * 0.3, z * 0.3, 6) * 0.8 * smooth(6, 10, z) * smooth(2, 5, r)
  const mountain = z > 6 ? (cone + gullies) * smooth(6, 9.5, z) + foot * 0.6 - 0.2 : 0
  const rows =
    z < 8 ? Math.abs(Math.sin(rowPhase(x, z))) ** 0.6 * 0.034 * smooth(teaEnd(x) + 0.2, teaEnd(x) - 0.4, z) : 0
  const wood =
    smooth(teaEnd(x), teaEnd(x) + 0.3, z) *
    smooth(10, 7, z) *
    (0.16 + n.fbm(x * 2.2, z * 2.2, 2) * 0.07 + n.at(x * 11, z * 11) * 0.035)
  return hills(x, z) + Math.max(0, mountain) + rows + wood
}

/** The mountain at dawn, before `cover` draws over it. */
export function kerinciScene(cover?: (s: Scene) => void): string {
  const s = new Scene()
  const r = rng(8)
  s.sky(['#5d9fa6', '#8fc0bb', '#c6dccb', '#f2e3b8', '#f7d9a0'], 600)
  s.glow(260, 470, 900, '#fff0c4', 0.7)
  s.add(streaks(r, 9, 90, 330, '#fbf3df', 0.5), streaks(r, 7, 360, 470, '#fff6df', 0.55))
  const [px, py] = project(view, PEAK[0], PEAK[1], 5.0)
  s.add(
    plume(
      s,
      r,
      [
        [px + 2, py + 34],
        [px + 30, py - 46],
        [px + 120, py - 92],
        [px + 280, py - 122],
        [px + 520, py - 150],
      ],
      [16, 92],
      ['#a5b6b0', '#c2cabd', '#d9d7c4', '#efe6cf'],
      { opacity: 0.9, density: 2.4, blur: 4 },
    ),
  )
  const tree = (x: number, z: number, size: number) => {
    const [tx, ty] = project(view, x, z, height(x, z))
    const u = (view.focal * size) / z
    const f = foliage('#2f5f45', '#cfe0c8', smooth(1, 9, z) * 0.5)
    return {
      z,
      svg: `<path d="M${tx - u * 0.04} ${ty}l${u * 0.03} ${-u}h${u * 0.03}l${u * 0.03} ${u}z" fill="${f.trunk}"/>${crown(r, tx, ty - u, u * 0.42, u * 0.22, f, 6)}`,
    }
  }
  const picker = (x: number, z: number, shirt: string, hat: string, flip = false) => {
    const [tx, ty] = project(view, x, z, height(x, z))
    const u = (view.focal * 0.14) / z
    return {
      z,
      svg: person(
        'bend',
        tx,
        ty + u * 0.32,
        u,
        { skin: '#6d4a3a', shirt, legs: '#2c3a40', hat, pack: '#c9a25c' },
        flip,
      ),
    }
  }
  s.add(
    terrain({
      view,
      height,
      ramps: [
        ['#123a34', '#1d5440', '#3f7d4b', '#7caa55', '#bfd070', '#f0e296'],
        ['#173a3d', '#23524b', '#3f7360', '#6f9672', '#adb981', '#eed9a0'],
        ['#33434a', '#4f5c60', '#7a7f7a', '#aa9f8c', '#d6bd97', '#f5dbab'],
      ],
      material: (c: Cell) => {
        if (c.z < teaEnd(c.x)) return 0
        return c.h > 2.6 + n.fbm(c.x * 1.4, c.z * 1.4, 4) * 0.8 ? 2 : 1
      },
      sun: [-0.8, 0.42, -0.12],
      ambient: 0.34,
      shadows: false,
      detail: (c) => {
        if (c.z > teaEnd(c.x)) return n.fbm(c.x * 5, c.z * 5, 3) * 0.1
        const row = Math.abs(Math.sin(rowPhase(c.x, c.z)))
        return (smooth(0.1, 0.45, row) - 0.75) * 0.42 * smooth(8, 3, c.z) + n.fbm(c.x * 16, c.z * 16, 2) * 0.07
      },
      fog: {
        color: (c) => mix('#f3e2b6', '#b4d2c8', smooth(200, 1300, c.sx)),
        amount: (c) => clamp(smooth(5, 18, c.z) * 0.52 + Math.exp(-Math.max(0, c.h) * 2) * smooth(6, 12, c.z) * 0.5),
      },
      items: [
        tree(-1.5, 2.7, 0.34),
        tree(2.2, 4.1, 0.36),
        tree(-3.1, 5, 0.4),
        tree(1.1, 5.1, 0.34),
        tree(0.2, 4.4, 0.3),
        tree(-1.9, 4.7, 0.32),
        tree(3.2, 5, 0.42),
        picker(-0.42, 1.75, '#b5563c', '#f3d77a'),
        picker(-0.16, 1.9, '#2f9a97', '#f6f0e3', true),
        picker(0.72, 2.35, '#d98f7a', '#e3b23c'),
        picker(0.86, 1.8, '#0f6e73', '#f3d77a', true),
      ],
    }),
  )
  cover?.(s)
  return s.finish(0.22)
}

export default function kerinci(): string {
  return kerinciScene()
}
