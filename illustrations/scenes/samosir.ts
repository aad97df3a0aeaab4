import { mist, stars, streaks } from '../clouds.js'
import { mix } from '../color.js'
import { person } from '../figures.js'
import { type HouseInks, rumahBolon } from '../houses.js'
import { clamp, noise, rng, smooth } from '../noise.js'
import { grass, palm } from '../plants.js'
import { fill, moved, Scene } from '../scene.js'
import { below, leafy } from '../shapes.js'
import { type Cell, terrain, type View } from '../terrain.js'

const n = noise(101)
const view: View = { horizon: 500, focal: 1080, camH: 0.5, near: 1.3, far: 26, growth: 0.005, rowPx: 2.6 }

function height(x: number, z: number): number {
  const d = Math.max(z - 10.5 + n.fbm(x * 0.4, 2, 4) * 1.4 + x * 0.12, -x - 6.5 + (z - 6) * 0.1)
  if (d <= 0) return d * 0.2
  return 1.75 * smooth(0, 2.6, d) * (0.4 + 0.75 * n.ridged(x * 0.36, z * 0.36, 7)) + 0.5 * smooth(2, 7, d)
}

export default function samosir(): string {
  const s = new Scene()
  const r = rng(33)
  s.sky(['#2a4557', '#4a6172', '#8c7d83', '#d98f7a', '#f0b98c'], 440)
  s.add(stars(r, 90, 190), streaks(r, 10, 120, 350, '#f3c1a0', 0.45), streaks(r, 7, 200, 330, '#7a6b7a', 0.5))
  s.glow(1180, 400, 720, '#ffcf96', 0.65)
  s.add(
    terrain({
      view,
      height,
      ramps: [['#152a35', '#213b45', '#3a5157', '#6d6c69', '#b58a74', '#f2bd90']],
      material: () => 0,
      sun: [0.72, 0.24, 0.3],
      ambient: 0.4,
      shadows: true,
      detail: (c: Cell) => n.fbm(c.x * 6, c.z * 6, 3) * 0.08,
      fog: {
        color: (c) => mix('#eab595', '#80838c', smooth(100, 1000, Math.abs(c.sx - 1180))),
        amount: (c) => clamp(smooth(7, 24, c.z) * 0.62 + Math.exp(-c.h * 5) * smooth(5, 11, c.z) * 0.35),
      },
      water: {
        level: 0,
        ramp: ['#12303c', '#1b4752', '#3d6470', '#85807f', '#d09a83', '#fbd0a2'],
        mirror: 0.2,
        tone: (c) =>
          0.16 +
          smooth(900, 520, c.sy) * 0.5 +
          n.fbm(c.x * 0.9, c.z * 4.6, 4) * 0.1 +
          Math.exp(-(((c.sx - 1180) / 130) ** 2)) * clamp(0.16 + n.at(c.x * 7, c.z * 12) * 0.5),
      },
    }),
  )
  s.add(mist(s, 470, 44, '#e7bfa6', 0.4, 8, 9))
  const shore = noise(4)
  const bank = (x: number) => 742 + 26 * shore.fbm(x * 0.002, 2, 4) + (x - 800) * 0.012
  const trees = (x0: number, x1: number, count: number, size: number, ink: string) => {
    let d = ''
    for (let i = 0; i < count; i++) {
      const x = x0 + (x1 - x0) * r()
      d += leafy(r, x, bank(x) - size * (0.2 + r() * 0.6), size * (0.4 + r() * 0.5), size * (0.35 + r() * 0.35), 0.28)
    }
    return fill(d, ink)
  }
  s.add(
    palm(r, 120, 790, 330, 40, '#17262c', '#2c3f44'),
    palm(r, 40, 800, 250, -30, '#17262c', '#2c3f44'),
    trees(-40, 240, 22, 74, '#192b31'),
    palm(r, 1480, 790, 360, -46, '#17262c', '#2c3f44'),
    trees(1400, 1660, 24, 84, '#192b31'),
  )
  s.add(
    fill(
      below((x) => bank(x) - 6, 1000),
      '#b98a78',
      'opacity="0.5"',
    ),
    fill(
      below(bank, 1000),
      s.linear(
        [
          [0, '#35454a'],
          [0.4, '#24353b'],
          [1, '#131f25'],
        ],
        740,
        1000,
      ),
    ),
  )
  const inks: HouseInks = {
    roof: '#3a2e2d',
    roofLight: '#8a5a4b',
    wood: '#4a342c',
    woodLight: '#6b4636',
    accent: '#b5563c',
    pale: '#f0dcc0',
    glow: '#ffcf70',
    lit: 1,
  }
  const house = (x: number, y: number, k: number) => {
    s.add(`<ellipse cx="${x}" cy="${y + 6}" rx="${210 * k}" ry="${16 * k}" fill="#0c161b" opacity="0.6"/>`)
    s.add(moved(rumahBolon(s, inks), x, y, k))
    s.add(
      `<ellipse cx="${x - 110 * k}" cy="${y + 22 * k}" rx="${120 * k}" ry="${18 * k}" fill="#ffb95e" opacity="0.24" ${s.blur(14 * k, 6 * k)}/>`,
    )
  }
  house(1230, 800, 0.78)
  house(850, 826, 0.98)
  house(420, 862, 1.22)
  const dress = (shirt: string) => ({ skin: '#3a2822', shirt, legs: '#1a252b' })
  s.add(
    person('stand', 650, 884, 62, dress('#b5563c')),
    person('point', 690, 888, 64, dress('#d9b07a'), true),
    person('walk', 1060, 858, 46, dress('#2f7f7c')),
    person('walk', 1082, 860, 34, dress('#e3b23c')),
  )
  s.add(
    fill('M-10 1000V948Q200 930 420 952T900 958T1300 944T1610 960V1000Z', '#131f25'),
    grass(r, (x) => 968 + 10 * Math.sin(x * 0.004), 54, '#18282e', 1.1),
    grass(r, (x) => 990 + 8 * Math.sin(x * 0.006), 60, '#0e181d', 1),
  )
  return s.finish(0.38)
}
