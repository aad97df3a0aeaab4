import { outriggerBoat } from '../boats.js'
import { cumulus, streaks } from '../clouds.js'
import { mix } from '../color.js'
import { bird, person } from '../figures.js'
import { clamp, noise, rng, smooth } from '../noise.js'
import { fill, group, Scene, stroke } from '../scene.js'
import { type Cell, terrain, type View } from '../terrain.js'

const n = noise(303)
const view: View = { horizon: 420, focal: 1080, camH: 0.62, near: 0.95, far: 60, growth: 0.0046, rowPx: 2.2 }

function island(x: number, z: number, cx: number, cz: number, rx: number, rz: number, h: number): number {
  const d = 1 - Math.hypot((x - cx) / rx, (z - cz) / rz) + n.fbm(x * 0.5, z * 0.5, 4) * 0.2
  return d <= 0
    ? -1
    : smooth(0.02, 0.34, d) * h * (0.5 + 0.5 * n.ridged(x * 0.42, z * 0.42, 6)) +
        0.015 +
        Math.max(0, n.fbm(x * 4, z * 4, 3)) * 0.06 * smooth(0.05, 0.2, d)
}
const height = (x: number, z: number) =>
  Math.max(
    island(x, z, -8.4, 17, 5, 2.6, 1.7),
    island(x, z, 9.5, 23, 6.5, 3, 2.3),
    island(x, z, 1.2, 40, 8, 3, 2.4),
    island(x, z, -15, 36, 7, 3, 3),
  )

export default function adBoat(): string {
  const s = new Scene()
  const r = rng(15)
  s.sky(['#4aa3b5', '#86c8c9', '#c3e4d8', '#f3f0d8'], 430)
  s.add(
    cumulus(s, r, 1010, 402, 900, 190, ['#b7d7d6', '#dfebe2', '#fdfaf0'], -1, 0.95),
    cumulus(s, r, 260, 405, 520, 90, ['#bfdcd8', '#e0ece3', '#fbf9ee'], -1, 0.9),
    streaks(r, 8, 40, 210, '#f9faf0', 0.6),
  )
  s.add(
    terrain({
      view,
      height,
      ramps: [
        ['#174a40', '#266149', '#478353', '#7fa75c', '#b9c96f', '#ecebab'],
        ['#cdbf95', '#ead9ae', '#f8efd6', '#fffaf0'],
      ],
      material: (c: Cell) => (c.h < 0.055 ? 1 : 0),
      sun: [-0.6, 0.66, -0.3],
      ambient: 0.4,
      shadows: true,
      detail: (c) => n.fbm(c.x * 5, c.z * 5, 3) * 0.12,
      fog: {
        color: (c) => mix('#eef2de', '#c0e0da', smooth(420, 330, c.sy)),
        amount: (c) => clamp(smooth(8, 50, c.z) * 0.72),
      },
      water: {
        level: 0,
        ramp: ['#0a5c6c', '#0f7c86', '#1f9c9c', '#54bdb2', '#93dbca', '#d2f3e2', '#fbfef6'],
        mirror: 0.1,
        tone: (c) => {
          const reef = smooth(0.06, 0.4, n.fbm(c.x * 0.9 + 4, c.z * 0.9, 4)) * smooth(7, 3, c.z) * 0.2
          const bar = smooth(0.2, 0.65, n.fbm(c.x * 0.35 + 9, c.z * 0.5 + 3, 3) + 0.32) * smooth(10, 4, c.z) * 0.34
          const net = smooth(0.06, 0.0, Math.abs(n.fbm(c.x * 3.4, c.z * 4.2, 2))) * 0.12 * smooth(3, 1.2, c.z)
          return 0.26 + bar - reef + net + n.fbm(c.x * 1.3, c.z * 5.4, 3) * 0.06 + smooth(500, 424, c.sy) * 0.06
        },
      },
    }),
  )
  const boat = outriggerBoat(s)
  const crew =
    person('stand', 250, -44, 104, { skin: '#5e4033', shirt: '#f6f0e3', legs: '#2c3a40', hat: '#e3b23c' }) +
    person('sit', -190, -38, 92, { skin: '#5e4033', shirt: '#2f9a97', legs: '#2c3a40' }) +
    person('point', 166, -30, 96, { skin: '#5e4033', shirt: '#d98f7a', legs: '#3d6b4a' })
  const place = 'translate(820 720) scale(1.12)'
  s.add(
    // Clear water shows the boat's shadow on the sand below it.
    group(
      fill(
        'M-340 60Q-100 30 120 36Q330 40 400 84Q330 116 60 118Q-240 116 -340 60Z',
        '#0a5560',
        `opacity="0.42" ${s.blur(9, 5)}`,
      ),
      'transform="translate(760 730) scale(1.12)"',
    ),
    `<g transform="translate(820 728) scale(1.12 -0.42)" opacity="0.26" ${s.blur(3, 7)}>${boat}</g>`,
    group(crew + boat, `transform="${place}"`),
    group(
      stroke(
        'M-380 46Q-60 66 300 46M-300 6Q-40 14 296 2M-420 60Q-200 74 -60 70M120 66Q300 62 400 44',
        '#f4fbf0',
        2.6,
        'opacity="0.7"',
      ),
      `transform="${place}"`,
    ),
  )
  s.add(bird(420, 220, 15, '#2c5f6a', -8), bird(470, 196, 10, '#2c5f6a', 6), bird(380, 190, 8, '#2c5f6a', 2))
  return s.finish(0.16)
}
