import { plume, stars } from '../clouds.js'
import { bump, clamp, noise, rng, smooth } from '../noise.js'
import { fill, group, Scene, stroke } from '../scene.js'
import { tapered } from '../shapes.js'
import { type Cell, project, terrain, type View } from '../terrain.js'

const n = noise(18)
const view: View = { horizon: 640, focal: 1150, camH: 0.34, near: 1, far: 24, growth: 0.005, rowPx: 2.6 }
const CX = 0.2
const CZ = 9

function height(x: number, z: number): number {
  const r = Math.hypot(x - CX, z - CZ)
  const a = [(x - CX) / (r || 1), (z - CZ) / (r || 1)] as const
  const cone = 1.85 * Math.exp(-(r ** 1.1) * 0.62) - bump(r, 0, 0.16) * 0.22 - 0.24
  const gully = n.ridged(a[0] * 4 + r * 0.1, a[1] * 4, 6) * 0.26 * smooth(0.1, 1.1, r) * smooth(3.4, 1.6, r)
  const island = r < 3.4 ? cone + gully - 0.06 : -1
  // Rakata is what 1883 left: a cone cut in half, its cliff facing the child.
  const rr = Math.hypot(x - 7.4, (z - 13) * 0.8)
  const cut = smooth(5.5, 7.1, x + n.fbm(z * 0.8, 2, 3) * 0.5)
  const rakata = (3.5 * Math.exp(-rr * 0.5) + n.ridged(x * 0.6, z * 0.6, 6) * 0.5 - 0.72) * cut
  const sl = Math.hypot((x + 7.6) / 3, (z - 14) / 1.6) + n.fbm(x * 0.5, z * 0.5, 3) * 0.2
  const sertung = (1 - sl) * 0.9 * (0.5 + n.ridged(x * 0.5, z * 0.5, 6) * 0.7)
  return Math.max(island, rakata, sertung, -0.2)
}

export default function krakatau(): string {
  const s = new Scene()
  const r = rng(1883)
  s.sky(['#081219', '#0e1f29', '#17323d', '#28505a', '#4d7477'], 650)
  s.add(stars(r, 420, 560))
  const [px, py] = project(view, CX, CZ, 1.44)
  s.glow(px, py - 40, 620, '#e0603a', 0.75)
  s.glow(px + 30, py - 30, 260, '#f7a24e', 0.75)
  const fade = s.mask(
    `<rect width="1600" height="1000" fill="${s.linear(
      [
        [0, '#000'],
        [1, '#fff'],
      ],
      py - 215,
      py - 50,
    )}"/>`,
  )
  s.add(
    plume(
      s,
      r,
      [
        [px, py + 10],
        [px + 14, py - 90],
        [px + 70, py - 190],
        [px + 190, py - 285],
        [px + 400, py - 345],
        [px + 700, py - 380],
      ],
      [30, 190],
      ['#1a2429', '#26323a', '#33414a'],
      { side: -1, opacity: 0.96, blur: 4, density: 2 },
    ),
    // The fire lights the column from below and loses itself in the ash.
    group(
      plume(
        s,
        r,
        [
          [px, py + 10],
          [px + 6, py - 80],
          [px + 44, py - 190],
        ],
        [22, 100],
        ['#5b2f2a', '#a5452f', '#e07a3f', '#f9c06a'],
        { side: -1, opacity: 0.9, blur: 7, density: 1.6 },
      ),
      fade,
    ),
  )
  let bombs = ''
  for (let i = 0; i < 34; i++) {
    const a = -Math.PI * (0.5 + (r() - 0.5) * 0.62)
    const v = 40 + r() * 95
    const x2 = px + Math.cos(a) * v
    const y2 = py + Math.sin(a) * v
    bombs += stroke(
      `M${px + Math.cos(a) * v * 0.72} ${py + Math.sin(a) * v * 0.78}Q${(px + x2) / 2 + Math.cos(a) * v * 0.36} ${y2 + 4} ${x2} ${y2}`,
      r() < 0.5 ? '#ffd27a' : '#f08a4b',
      0.8 + r() * 1.6,
      'opacity="0.85"',
    )
  }
  const lava = fill(
    tapered(
      [
        [px - 4, py - 2],
        [px - 14, py + 30],
        [px - 8, py + 66],
        [px - 30, py + 112],
        [px - 34, py + 150],
      ],
      [9, 7, 6, 4, 1],
      r,
      0.4,
    ),
    '#f0713c',
  )
  s.add(bombs)
  s.add(
    terrain({
      view,
      height,
      ramps: [
        ['#060c10', '#0e171c', '#1a262c', '#2c3a40', '#4a5a5e', '#7d8b88'],
        ['#0a0d10', '#1c1517', '#3f211d', '#7d3526', '#c85c34', '#f7b061'],
        ['#07151a', '#0d2228', '#153238', '#234a4c', '#3f6a66', '#7d9a8c'],
      ],
      material: (c: Cell) => {
        const d = Math.hypot(c.x - CX, c.z - CZ)
        if (d < 3.4) return d < 0.5 + n.fbm(c.x * 3, c.z * 3, 3) * 0.25 ? 1 : 0
        return 2
      },
      sun: [-0.75, 0.5, 0.1],
      ambient: 0.24,
      detail: (c) => n.fbm(c.x * 8, c.z * 8, 3) * 0.08 - 0.1 + bump(Math.hypot(c.x - CX, c.z - CZ), 0, 0.5) * 0.22,
      fog: {
        color: '#315a62',
        amount: (c) => smooth(7, 22, c.z) * 0.62 + Math.exp(-Math.max(0, c.h) * 14) * smooth(6, 12, c.z) * 0.25,
      },
      water: {
        level: 0,
        ramp: ['#061117', '#0a1d26', '#113039', '#1d4a52', '#8a4a3c', '#d9663d', '#fbb56a'],
        mirror: 0.14,
        tone: (c) => {
          const ripple = n.fbm(c.x * 2.2 * (3 / c.z + 0.4), c.z * 4.5, 3)
          const red =
            Math.exp(-(((c.sx - px) / (60 + (c.sy - 640) * 0.42)) ** 2)) *
            smooth(652, 720, c.sy) *
            smooth(1080, 700, c.sy)
          return 0.14 + smooth(820, 650, c.sy) * 0.24 + ripple * 0.09 + red * clamp(0.25 + ripple * 0.9) * 1.1
        },
      },
      items: [{ z: CZ - 0.7, svg: lava }],
    }),
  )
  s.glow(px, py, 90, '#ffcf7a', 0.85)
  s.add(
    fill('M300 806q26 15 74 13q24 -1 38 -14l-8 -1q-50 6 -96 1z', '#05090c'),
    fill('M352 804v-44l3 -1v45zM357 762l34 38l-34 1zM349 768l-26 32l26 1z', '#0c171c'),
    `<circle cx="372" cy="800" r="2.4" fill="#ffd98c"/>`,
  )
  return s.finish(0.4, '#03080b')
}
