import { C, mix } from '../color.js'
import { bump, clamp, lerp, noise, smooth } from '../noise.js'
import { Scene } from '../scene.js'
import { type Cell, project, terrain, type View } from '../terrain.js'

const n = noise(11)
const view: View = { horizon: 235, focal: 1050, camH: 1.55, near: 1.15, far: 26 }

/** Land rises where the distance beyond the warped shoreline is positive. */
function height(x: number, z: number): number {
  const warp = n.fbm(x * 0.35, z * 0.35, 3) * 1.1
  const left = -x - lerp(3.2, 6.2, smooth(2, 13, z)) + warp
  const right = x - lerp(1.55, 9.5, smooth(2.5, 12, z)) + warp * 0.9
  const back = z - 18.5 - x * 0.12 + warp * 1.6
  const d = Math.max(left, right, back)
  const ridges = n.ridged(x * 0.55, z * 0.55, 7)
  const wall =
    d <= 0 ? d * 0.3 : 1.3 * smooth(-0.25, 1.4, d) * (0.62 + 0.55 * ridges) - 0.07 + smooth(1.5, 6, d) * ridges * 0.5
  const ix = (x - 1.9 - (z - 9) * 0.4) / 5.9
  const iz = (z - 9.6) / (3 + n.fbm(x * 0.6, 3, 3) * 0.7)
  const inside = 1 - Math.hypot(ix, iz) + n.fbm(x * 0.7, z * 0.7, 4) * 0.16
  const island =
    inside <= 0 ? 0 : smooth(-0.06, 0.3, inside) * (0.62 + 0.3 * clamp(iz, -1, 1)) * (0.6 + 0.6 * ridges) - 0.04
  const low = bump(x, -1.9, 0.5) * bump(z, 7.6, 0.5) * 0.3
  return (
    Math.max(wall, island, low > 0.05 ? low * ridges : 0) + (d > 0 || inside > 0 ? n.fbm(x * 9, z * 9, 3) * 0.01 : 0)
  )
}

export default function toba(): string {
  const s = new Scene()
  s.sky(['#7fb0b3', '#b9cfc4', '#f0dcb8', '#f3c9a0', '#e9b093'], 300)
  s.sun(520, 190, 26, '#fff3d0', '#ffe2a8')
  const lake = ['#0b4f58', '#0f6e73', '#2a8f8e', '#62b3ab', '#a9d3c6', '#f2dfbd']
  s.add(
    terrain({
      view,
      height,
      ramps: [
        ['#123a37', '#1f4f40', '#3d6b4a', '#6f8d57', '#b3ab66', '#edcf86'],
        ['#2b3f3d', '#4c5648', '#7c7a58', '#b39a68', '#e8c58c'],
      ],
      material: (c: Cell) => (c.slope > 0.52 ? 1 : 0),
      sun: [-0.62, 0.42, 0.5],
      ambient: 0.36,
      shadows: true,
      detail: (c) => n.fbm(c.x * 14, c.z * 14, 2) * 0.07,
      fog: {
        color: (c) => mix('#e9cda6', '#9fc3bd', clamp(Math.abs(c.sx - 520) / 900)),
        amount: (c) => smooth(3, 24, c.z) * 0.78 + Math.exp(-c.h * 9) * smooth(4, 12, c.z) * 0.3,
      },
      water: {
        level: 0,
        ramp: lake,
        mirror: 0.16,
        tone: (c) =>
          0.12 +
          smooth(880, 330, c.sy) * 0.55 +
          n.fbm(c.x * 0.8, c.z * 5, 4) * 0.1 +
          bump(c.sx, 520, 170) * smooth(900, 420, c.sy) * (0.2 + 0.35 * n.at(c.x * 9, c.z * 14)),
      },
    }),
  )
  void project
  return s.finish()
}
