import { mist, streaks } from '../clouds.js'
import { mix } from '../color.js'
import { bird, person } from '../figures.js'
import { bump, clamp, lerp, noise, rng, smooth } from '../noise.js'
import { grass, pine } from '../plants.js'
import { fill, Scene } from '../scene.js'
import { below, leafy, tapered } from '../shapes.js'
import { type Cell, terrain, type View } from '../terrain.js'

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
  // On the near right the plateau breaks off in a bowl of cliffs; Sipisopiso falls from its lip.
  const bowl = right + 0.55 - 0.75 * bump(z, 4.5, 0.75) + (n.ridged(z * 1.6, x * 0.5, 4) - 0.5) * 0.22
  const cliff =
    z < 9
      ? (0.72 * smooth(0, 0.16, bowl) + 0.34 * smooth(0.12, 0.5, bowl)) *
        (1.05 + n.fbm(x * 0.8, z * 0.8, 3) * 0.14) *
        smooth(9, 6.5, z) *
        smooth(1.7, 2.6, z)
      : 0
  const scree = z < 9 ? 0.3 * smooth(-0.62, 0.05, bowl) * smooth(9, 7, z) - 0.02 : 0
  const low = bump(x, -1.9, 0.5) * bump(z, 7.6, 0.5) * 0.3
  return (
    Math.max(
      wall * smooth(0, 1.2, Math.max(left, back, right - 0.6)),
      cliff,
      scree,
      island,
      low > 0.05 ? low * ridges : 0,
    ) + (d > 0 || inside > 0 ? n.fbm(x * 9, z * 9, 3) * 0.01 : 0)
  )
}

export default function toba(): string {
  const s = new Scene()
  const r = rng(12)
  s.sky(['#7fb0b3', '#b9cfc4', '#f0dcb8', '#f3c9a0', '#e9b093'], 300)
  s.sun(520, 190, 26, '#fff3d0', '#ffe2a8')
  s.add(streaks(r, 9, 40, 180, '#fbe6c6', 0.5))
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
      detail: (c) => {
        const fields =
          c.z < 9 && c.h < 0.3
            ? n.at(Math.floor(c.x * 7 + n.at(c.z * 2, 3)) * 3.1, Math.floor(c.z * 6 - c.x * 2) * 5.3) * 0.16
            : 0
        return n.fbm(c.x * 14, c.z * 14, 2) * 0.07 + fields
      },
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
  const fall = (k: number, rough: number) =>
    tapered(
      [
        [1447, 372],
        [1441, 384],
        [1440, 460],
        [1436, 540],
        [1437, 612],
      ],
      [6 * k, 9 * k, 10 * k, 14 * k, 24 * k],
      r,
      rough,
    )
  s.add(
    fill('M1404 372Q1440 352 1482 388L1476 610Q1440 640 1400 606Z', '#1c2b2c', `opacity="0.5" ${s.blur(9, 6)}`),
    fill(fall(1.3, 0.14), '#bcd2ca', 'opacity="0.7"'),
    fill(fall(0.75, 0.18), '#fffaf0'),
    `<ellipse cx="1438" cy="614" rx="58" ry="24" fill="#f3ecd8" opacity="0.8" ${s.blur(12, 9)}/>`,
    fill(
      tapered(
        [
          [1436, 620],
          [1412, 646],
          [1372, 660],
          [1330, 682],
          [1250, 690],
        ],
        [7, 5, 4, 5, 8],
        r,
        0.2,
      ),
      '#d9e6d6',
      'opacity="0.85"',
    ),
  )
  s.add(mist(s, 330, 44, '#f6e2c0', 0.45, 3, 9))
  s.add(bird(690, 290, 11, '#3d5a5c', -8), bird(726, 276, 8, '#3d5a5c', 5))
  // The rim underfoot, in shade before the sun reaches it.
  const rim = (x: number) => 1010 - 230 * Math.exp(-(((x + 60) / 420) ** 2)) - 26 * n.fbm(x * 0.005, 5, 4) + 0.03 * x
  s.add(pine(r, 92, 830, 500, '#123338'), pine(r, 210, 850, 400, '#16393b'), pine(r, 8, 830, 610, '#0f2b30'))
  s.add(fill(below(rim, 1010), '#12302f'))
  let shrubs = ''
  for (let x = -20; x < 700; x += 26) shrubs += leafy(r, x, rim(x) + 8, 22 + r() * 22, 10 + r() * 14, 0.3)
  s.add(
    fill(shrubs, '#143735'),
    grass(r, rim, 46, '#1d463d', 0.9, -10, 900),
    grass(r, (x) => rim(x) + 26, 40, '#0f2a2a', 1, -10, 900),
  )
  const ink = { skin: '#182a2c', legs: '#142326' }
  s.add(
    person('point', 388, rim(388) + 6, 92, { ...ink, shirt: '#b5563c' }),
    person('stand', 344, rim(344) + 6, 88, { ...ink, shirt: '#c99a4a' }),
  )
  return s.finish()
}
