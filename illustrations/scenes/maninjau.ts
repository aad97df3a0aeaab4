import { streaks } from '../clouds.js'
import { mix } from '../color.js'
import { bump, clamp, noise, rng, smooth } from '../noise.js'
import { crown, foliage, palm } from '../plants.js'
import { fill, type Point, poly, Scene, stroke } from '../scene.js'
import { along } from '../shapes.js'
import { type Cell, project, terrain, type View } from '../terrain.js'

const n = noise(63)
const view: View = { horizon: 45, focal: 1050, camH: 3.4, camX: 0, near: 1.2, far: 33, growth: 0.005, rowPx: 2.4 }

/** The lake is long and runs away from the viewer, slightly to the left. */
function height(x: number, z: number): number {
  const warp = n.fbm(x * 0.4, z * 0.4, 4) * 0.5
  const u = (x - 0.3 - (z - 11.5) * 0.05) / 3.5
  const w = (z - 13.6) / 7.4
  const d = (Math.hypot(u, w) - 1) * 3.4 + warp
  const ridges = n.ridged(x * 0.42 + 3, z * 0.42, 6, 0.42)
  if (d <= 0) return d * 0.25
  const near = smooth(8, 5.5, z)
  const gentle = clamp(d / 4.6) ** 1.15 * 2.1 * (0.84 + 0.2 * ridges)
  const steep = 1.5 * smooth(0, 1.5, d) * (0.45 + 0.75 * ridges) + 0.5 * ridges * smooth(1.2, 4, d)
  const shore = 0.02 + 0.02 * Math.abs(n.at(x * 6, z * 6))
  return shore + gentle * near + steep * (1 - near) + Math.abs(n.fbm(x * 10, z * 10, 2)) * 0.012
}

/** Kelok 44: the road swings from side to side while it comes down to the shore. */
function road(): Point[] {
  const turns: Point[] = [[-1.9, 1.5]]
  for (let i = 0; i < 10; i++) {
    const z = 2.15 + i * 0.4
    const reach = 0.4 + 0.045 * i
    const mid = -0.62 + i * 0.07 + 0.12 * n.at(i * 1.7, 3)
    const side = i % 2 ? -1 : 1
    turns.push(
      [mid + side * reach * 0.8, z - 0.03],
      [mid + side * reach, z + 0.1],
      [mid + side * reach * 0.78, z + 0.22],
    )
  }
  turns.push([0.6, 6.35], [1.6, 6.75], [2.6, 7.9], [3.4, 9.4])
  return along(turns, 9)
}

function roadDistance(path: readonly Point[]) {
  return (x: number, z: number) => {
    let best = 9
    for (let i = 0; i < path.length - 1; i++) {
      const [ax, az] = path[i] as Point
      const [bx, bz] = path[i + 1] as Point
      const t = clamp(((x - ax) * (bx - ax) + (z - az) * (bz - az)) / ((bx - ax) ** 2 + (bz - az) ** 2 || 1))
      best = Math.min(best, Math.hypot(x - ax - t * (bx - ax), z - az - t * (bz - az)))
    }
    return best
  }
}

export default function maninjau(): string {
  const s = new Scene()
  const r = rng(3)
  s.sky(['#86b3ac', '#c9d3b4', '#f2d99a', '#f0bd7c'], 190)
  s.sun(1120, 74, 24, '#fff1c9', '#ffdf95')
  s.add(streaks(r, 8, 20, 120, '#fbe9c6', 0.6))
  const path = road()
  const near = roadDistance(path)
  const items: { z: number; svg: string }[] = []
  for (let i = 0; i < path.length - 1; i++) {
    const [ax, az] = path[i] as Point
    const [bx, bz] = path[i + 1] as Point
    if (height(ax, az) < 0.012 || height(bx, bz) < 0.012) continue
    const len = Math.hypot(bx - ax, bz - az) || 1
    const [ux, uz] = [(bx - ax) / len, (bz - az) / len]
    const w = 0.034
    const at = (x: number, z: number, side: number, ahead: number) => {
      const [qx, qz] = [x - uz * w * side + ux * ahead, z + ux * w * side + uz * ahead]
      return project(view, qx, qz, height(qx, qz) + 0.006)
    }
    const quad = poly([at(ax, az, 1, -0.016), at(bx, bz, 1, 0.016), at(bx, bz, -1, 0.016), at(ax, az, -1, -0.016)])
    items.push({ z: Math.min(az, bz) - 0.06, svg: fill(quad, mix('#fbeecb', '#d8d2a4', smooth(1.5, 8, az))) })
  }
  // Forest on the slope, kept off the road.
  for (let i = 0; i < 1500; i++) {
    const z = 1.5 + 5.2 * r() ** 0.8
    const x = ((r() - 0.5) * 1750 * z) / view.focal
    const h = height(x, z)
    if (h < 0.1 || near(x, z) < 0.1 || near(x, z - 0.12) < 0.06 || n.fbm(x * 0.9, z * 0.9, 3) < -0.18) continue
    const [px, py] = project(view, x, z, h)
    const u = (view.focal * (0.03 + r() * 0.05)) / z
    items.push({
      z,
      svg: crown(
        r,
        px,
        py - u * 0.45,
        u,
        u * 0.75,
        foliage(r() < 0.3 ? '#6c9650' : '#4b7f4b', '#b5bd6a', 0.12 + smooth(1, 10, z) * 0.4, 1),
        3,
      ),
    })
  }
  const grids: string[] = []
  for (const [gx, gz, cols, rows] of [
    [-1.5, 7.6, 5, 3],
    [0.2, 7.3, 6, 2],
    [1.3, 8.3, 5, 3],
    [2.2, 9.6, 4, 3],
    [-2.1, 9.2, 4, 3],
    [-0.2, 8.9, 4, 2],
  ] as const)
    for (let i = 0; i < cols; i++)
      for (let k = 0; k < rows; k++) {
        const at = (u: number, v: number) => project(view, gx + (i + u) * 0.13, gz + (k + v) * 0.17, 0.005)
        grids.push(
          stroke(poly([at(0, 0), at(0.86, 0), at(0.86, 0.86), at(0, 0.86)]), '#5e5844', 1.5, 'fill="#0d5157"').replace(
            'fill="none" ',
            '',
          ),
        )
      }
  items.push({ z: 7, svg: grids.join('') })
  for (let i = 0; i < 60; i++) {
    const x = -2.6 + r() * 5
    const z = 6.2 + r() * 1.6
    const h = height(x, z)
    if (h < 0.02 || h > 0.5) continue
    const [hx, hy] = project(view, x, z, h)
    const w = 7 + r() * 3
    items.push({
      z,
      svg:
        fill(`M${hx - w} ${hy}v-7h${w * 2}v7z`, '#e9dcc0') +
        fill(`M${hx - w - 2} ${hy - 6}l5 -7h${w * 2 - 6}l5 7z`, r() < 0.6 ? '#b5563c' : '#5b5a58'),
    })
  }
  s.add(
    terrain({
      view,
      height,
      ramps: [
        ['#12332f', '#1c4a3a', '#356644', '#62894f', '#a6ac5c', '#f0d384'],
        ['#1f4038', '#35604a', '#5d8a58', '#94b066', '#cfcf7e', '#f7e5a4'],
        ['#2c3a36', '#4f5546', '#86785a', '#bd9c68', '#e5bf80', '#f8dda0'],
      ],
      material: (c: Cell) => {
        return c.h < 0.16 && c.z < 16 ? 1 : c.slope > 0.55 ? 2 : 0
      },
      sun: [0.66, 0.44, 0.42],
      ambient: 0.36,
      shadows: true,
      detail: (c) => n.fbm(c.x * 9, c.z * 9, 2) * 0.06 + (c.z < 9.5 && near(c.x, c.z - 0.045) < 0.05 ? -0.2 : 0),
      fog: {
        color: (c) => mix('#f4d69a', '#a9c7b8', smooth(100, 1000, Math.abs(c.sx - 1120))),
        amount: (c) => smooth(5, 30, c.z) * 0.78 + Math.exp(-Math.max(0, c.h) * 6) * smooth(10, 20, c.z) * 0.25,
      },
      water: {
        level: 0,
        ramp: ['#0b4f58', '#0f6e73', '#2a8f8e', '#62b3ab', '#b5d8c6', '#fbe9b9'],
        mirror: 0.17,
        tone: (c) =>
          0.2 +
          smooth(640, 230, c.sy) * 0.42 +
          n.fbm(c.x * 0.7, c.z * 2.4, 4) * 0.12 +
          bump(c.sx, 1120 - (c.sy - 200) * 0.3, 120) * clamp(0.22 + 0.5 * n.at(c.x * 9, c.z * 12)),
      },
      items,
    }),
  )
  s.glow(1120, 90, 1150, '#ffd27a', 0.42)
  s.add(palm(r, 1500, 1050, 470, -60, '#12302d', '#2b5a44'), palm(r, 1600, 1070, 340, -20, '#12302d', '#27533f'))
  return s.finish(0.3)
}
