import { mist, streaks } from '../clouds.js'
import { mix } from '../color.js'
import { between, clamp, noise, rng, smooth } from '../noise.js'
import { fill, group, n1, type Point, Scene, stroke } from '../scene.js'
import { along, tapered } from '../shapes.js'
import { type Cell, terrain, type View } from '../terrain.js'

const n = noise(404)
const view: View = { horizon: 560, focal: 1050, camH: 1.1, near: 1.6, far: 32, growth: 0.005, rowPx: 2.8 }

function height(x: number, z: number): number {
  const r = Math.hypot(x + 3.4, z - 17)
  const a = [(x + 3.4) / (r || 1), (z - 17) / (r || 1)] as const
  const cone = 6.2 * Math.exp(-(r ** 1.15) * 0.26) - 0.9 * Math.exp(-((r / 0.7) ** 2))
  const gully = n.ridged(a[0] * 3 + r * 0.07, a[1] * 3, 6) * 0.8 * smooth(0.3, 2.5, r) * smooth(9, 3, r)
  const hills = n.ridged(x * 0.26, z * 0.26, 6) * (0.75 + 0.4 * smooth(4, 14, z))
  return hills + (cone + gully) * smooth(8, 12, z) - 0.3
}

/** A glossy coffee leaf with a wavy rim: base at 0,0, tip at length,0. */
function coffeeLeaf(length: number, width: number, dark: string, light: string): string {
  const wave = (side: number) => {
    let d = ''
    for (let i = 1; i <= 10; i++) {
      const t = i / 10
      const y = side * width * Math.sin(Math.PI * t ** 0.8) * (1 + 0.035 * (i % 2 ? 1 : -1)) * (1 - t * 0.15)
      d += `Q${n1(length * (t - 0.05))} ${n1(y * 1.05)} ${n1(length * t)} ${n1(i === 10 ? 0 : y)}`
    }
    return d
  }
  let veins = ''
  for (let i = 1; i < 8; i++) {
    const x = (length * i) / 8.6
    const y = width * 0.62 * Math.sin(Math.PI * (i / 8.6) ** 0.8)
    veins += `M${n1(x)} 0Q${n1(x + length * 0.06)} ${n1(-y * 0.5)} ${n1(x + length * 0.1)} ${n1(-y)}M${n1(x)} 0Q${n1(x + length * 0.06)} ${n1(y * 0.5)} ${n1(x + length * 0.1)} ${n1(y)}`
  }
  return (
    fill(`M0 0${wave(-1)}L0 0Z`, light) +
    fill(`M0 0${wave(1)}L0 0Z`, dark) +
    stroke(veins, mix(light, '#f3f0c0', 0.35), 1.6, 'opacity="0.55"') +
    stroke(`M0 0L${length} 0`, mix(light, '#f6f0c8', 0.5), 2.6)
  )
}

function cherry(x: number, y: number, size: number, ink: string): string {
  return (
    `<ellipse cx="${n1(x)}" cy="${n1(y)}" rx="${n1(size)}" ry="${n1(size * 1.12)}" fill="${mix(ink, '#2a0f10', 0.35)}"/>` +
    `<ellipse cx="${n1(x - size * 0.1)}" cy="${n1(y - size * 0.1)}" rx="${n1(size * 0.86)}" ry="${n1(size * 0.96)}" fill="${ink}"/>` +
    `<ellipse cx="${n1(x - size * 0.3)}" cy="${n1(y - size * 0.36)}" rx="${n1(size * 0.34)}" ry="${n1(size * 0.3)}" fill="${mix(ink, '#fff0d8', 0.5)}"/>` +
    `<circle cx="${n1(x + size * 0.1)}" cy="${n1(y + size * 0.98)}" r="${n1(size * 0.16)}" fill="#3a1c18"/>`
  )
}

export default function adCoffee(): string {
  const s = new Scene()
  const r = rng(21)
  s.sky(['#5f93a0', '#a3bcae', '#e4d3a8', '#f4c58e', '#eeae84'], 560)
  s.glow(820, 470, 760, '#fff0c2', 0.75)
  s.add(streaks(r, 11, 80, 380, '#fde9c4', 0.5))
  s.add(
    terrain({
      view,
      height,
      ramps: [
        ['#163b3d', '#225049', '#40705a', '#789066', '#c1b076', '#f5d495'],
        ['#2f3f46', '#4e5a5c', '#7d7b74', '#b09a86', '#dcb892', '#f9dba9'],
      ],
      material: (c: Cell) => (c.h > 3.1 + n.fbm(c.x * 1.2, c.z * 1.2, 4) ? 1 : 0),
      sun: [0.72, 0.36, 0.1],
      ambient: 0.36,
      shadows: true,
      detail: (c) => n.fbm(c.x * 4, c.z * 4, 3) * 0.1,
      fog: {
        color: (c) => mix('#f7d8a4', '#b4cdc2', smooth(100, 1000, Math.abs(c.sx - 820))),
        amount: (c) =>
          clamp(smooth(3, 28, c.z) * 0.6 + smooth(0.8, 0.1, c.h + n.fbm(c.x * 0.4, c.z * 0.4, 3) * 0.3) * 0.8),
      },
    }),
  )
  s.add(mist(s, 590, 80, '#f5ead0', 0.65, 5, 14), mist(s, 760, 150, '#e7e6d0', 0.6, 6, 26))
  const put = (inner: string, x: number, y: number, angle: number, flip = 1) =>
    group(inner, `transform="translate(${n1(x)} ${n1(y)}) rotate(${n1(angle)}) scale(1 ${flip})"`)
  const reds = ['#b5392f', '#c2452f', '#9e2f2c', '#b5563c', '#cf5a38']
  const branch = (points: Point[], thick: number, size: number, tones: readonly [string, string][], ripe: number) => {
    const line = along(points, 12)
    const knots = line.filter((_, i) => i > 5 && i % 9 === 0)
    let back = ''
    let front = ''
    for (const [k, p] of knots.entries()) {
      const q = line[Math.min(line.length - 1, line.indexOf(p) + 3)] as Point
      const dir = (Math.atan2(q[1] - p[1], q[0] - p[0]) * 180) / Math.PI
      const length = size * between(r, 0.82, 1.12) * (1 - 0.25 * (k / knots.length))
      const [d1, l1] = tones[k % tones.length] as [string, string]
      back += put(coffeeLeaf(length, length * 0.2, d1, l1), p[0], p[1], dir - between(r, 46, 64))
      const lower = put(
        coffeeLeaf(length * 0.95, length * 0.19, mix(d1, '#0d1f1a', 0.15), l1),
        p[0],
        p[1],
        dir + between(r, 48, 66),
      )
      if (k % 2) back += lower
      else front += lower
      const count = Math.round(between(r, 5, 9))
      for (let c = 0; c < count; c++) {
        const ang = (c / count) * Math.PI * 2
        const rad = size * between(r, 0.055, 0.1)
        const ink = r() < ripe ? (reds[Math.floor(r() * reds.length)] as string) : r() < 0.5 ? '#e3b23c' : '#7ea052'
        front += cherry(
          p[0] + Math.cos(ang) * rad * 1.3,
          p[1] + Math.sin(ang) * rad + size * 0.03,
          size * between(r, 0.062, 0.076),
          ink,
        )
      }
    }
    const tip = line[line.length - 1] as Point
    const before = line[line.length - 4] as Point
    const out = (Math.atan2(tip[1] - before[1], tip[0] - before[0]) * 180) / Math.PI
    const [dt, lt] = tones[0] as [string, string]
    const ends =
      put(coffeeLeaf(size * 0.7, size * 0.12, dt, lt), tip[0], tip[1], out - 16) +
      put(coffeeLeaf(size * 0.62, size * 0.11, dt, lt), tip[0], tip[1], out + 22)
    return back + ends + fill(tapered(points, [thick, thick * 0.7, thick * 0.3]), '#5b4736') + front
  }
  const fresh: readonly [string, string][] = [
    ['#1f5a40', '#3d7d50'],
    ['#235f42', '#4c8a55'],
    ['#1a4f3a', '#34714a'],
  ]
  const shade: readonly [string, string][] = [
    ['#173f33', '#22543f'],
    ['#1a4638', '#285c45'],
  ]
  s.add(
    group(
      branch(
        [
          [1660, 300],
          [1430, 330],
          [1220, 300],
          [1060, 220],
        ],
        14,
        150,
        [
          ['#4b7f62', '#6d9a72'],
          ['#4f8466', '#76a178'],
        ],
        0.5,
      ),
      `opacity="0.75" ${s.blur(2.4)}`,
    ),
  )
  s.add(
    branch(
      [
        [1660, 80],
        [1480, 60],
        [1300, 90],
        [1120, 60],
      ],
      18,
      190,
      shade,
      0.7,
    ),
  )
  s.add(
    branch(
      [
        [1680, 900],
        [1440, 800],
        [1190, 640],
        [960, 590],
        [760, 610],
      ],
      24,
      235,
      fresh,
      0.85,
    ),
  )
  s.add(
    branch(
      [
        [-60, 1010],
        [160, 930],
        [390, 900],
        [600, 940],
      ],
      22,
      215,
      shade,
      0.8,
    ),
  )
  s.add(
    branch(
      [
        [1700, 1060],
        [1440, 1000],
        [1200, 950],
        [1000, 960],
      ],
      22,
      220,
      fresh,
      0.9,
    ),
  )
  return s.finish(0.28)
}
