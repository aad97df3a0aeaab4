import { cumulus, streaks } from '../clouds.js'
import { mix } from '../color.js'
import { bird } from '../figures.js'
import { bump, clamp, lerp, noise, rng, smooth } from '../noise.js'
import { crown, foliage, palm } from '../plants.js'
import { fill, group, Scene, stroke } from '../scene.js'
import { type Cell, terrain, type View } from '../terrain.js'

const n = noise(52)
const view: View = { horizon: 300, focal: 1050, camH: 1.35, near: 1.6, far: 60, growth: 0.0048, rowPx: 2.4 }

/** Positive on land: a long headland reaching out from the left to its last cliff. */
function shore(x: number, z: number): number {
  const tip = 1.75 - (z - 6.2) * 0.1
  const width = lerp(2.6, 0.75, smooth(-6, 1.6, x))
  const body = Math.min(width - Math.abs(z - 7.6 + x * 0.22), tip - x)
  const near = 1.5 - Math.hypot((x + 3.4) * 0.8, z - 2.9)
  const stack = 0.26 - Math.hypot(x - 2.55, z - 6.5)
  const warp = n.fbm(x * 0.9, z * 0.9, 5) * 0.42
  return Math.max(body + warp, near + warp * 0.8, stack + warp * 0.2)
}

function height(x: number, z: number): number {
  const d = shore(x, z)
  if (d <= 0) return d * 0.3
  const rise = 0.95 * smooth(1.9, -5, x) + 0.72
  const rock = n.ridged(x * 1.1, z * 1.1, 6)
  const cliff =
    smooth(0, 0.3, d) * (0.42 + rock * 0.36) +
    smooth(0.2, 1.9, d) * rise * (0.7 + 0.34 * n.fbm(x * 0.8, z * 0.8, 3)) +
    Math.abs(n.fbm(x * 5, z * 5, 3)) * 0.09 * smooth(0.3, 0.6, d)
  return cliff * (z < 4.6 ? 0.66 : 1) + n.fbm(x * 8, z * 8, 3) * 0.03 * smooth(0.2, 0.5, d)
}

export default function weh(): string {
  const s = new Scene()
  const r = rng(95)
  s.sky(['#3f95a6', '#77bcc0', '#b7dcd4', '#eef0dc'], 310)
  s.add(
    cumulus(s, r, 1150, 285, 700, 150, ['#b4d3d3', '#dbe7df', '#fbf8ec'], -1, 0.95),
    cumulus(s, r, 620, 292, 420, 70, ['#bfd9d6', '#dfe9e1', '#f8f5e8'], -1, 0.85),
    streaks(r, 6, 30, 150, '#f6f5ea', 0.5),
  )
  s.add(
    terrain({
      view,
      height,
      ramps: [
        ['#123d35', '#1f5540', '#38744b', '#659854', '#a3bf63', '#e3e08e'],
        ['#2c3a40', '#515752', '#857f70', '#b9a98c', '#e0cfa8', '#f8edcf'],
        ['#c9b68c', '#e3d3a8', '#f6f0e3', '#fffaf0'],
      ],
      material: (c: Cell) => {
        const d = shore(c.x, c.z)
        if (c.h < 0.05 && c.z < 5) return 2
        return d < 0.3 + n.fbm(c.x * 3, c.z * 3, 3) * 0.14 && c.slope > 0.25 ? 1 : 0
      },
      sun: [0.6, 0.72, -0.34],
      ambient: 0.36,
      shadows: true,
      detail: (c) =>
        n.fbm(c.x * 12, c.z * 12, 3) * 0.09 + (c.slope > 0.4 ? Math.sin(c.h * 40 + n.at(c.x * 3, c.z) * 4) * 0.04 : 0),
      fog: {
        color: (c) => mix('#e4efe2', '#b4dad6', smooth(320, 180, c.sy)),
        amount: (c) => clamp(smooth(5, 16, c.z) * 0.34 + smooth(16, 60, c.z) * 0.5),
      },
      water: {
        level: 0,
        ramp: ['#0a4f62', '#0d6a78', '#15868d', '#2fa6a3', '#63c6b9', '#a5e3d0', '#f2fbef'],
        mirror: 0.06,
        tone: (c) => {
          const d = -shore(c.x, c.z)
          const shallow = Math.exp(-d * 0.95) * 0.62
          const bay = bump(c.x, 0.5, 2.2) * bump(c.z, 3.5, 1.5) * 0.3
          const reef = smooth(0.08, 0.42, n.fbm(c.x * 1.3 + 5, c.z * 1.3, 4)) * smooth(3.6, 0.4, d) * 0.34
          const surf = d < 0.05 + 0.05 * n.at(c.x * 4, c.z * 4) ? 0.5 : 0
          return (
            0.12 + shallow + bay - reef + surf + n.fbm(c.x * 1.5, c.z * 6, 3) * 0.05 + smooth(460, 305, c.sy) * 0.16
          )
        },
      },
    }),
  )
  const boat =
    `<ellipse cx="14" cy="52" rx="116" ry="13" fill="#0a5560" opacity="0.45"/>` +
    fill('M-104 -12Q-60 2 0 4Q66 4 112 -22Q98 16 66 20L-62 20Q-92 12 -104 -12Z', '#f6f0e3') +
    fill('M-100 -5Q-60 8 0 10Q66 10 106 -12Q100 2 92 8Q40 16 -50 14Q-86 10 -100 -5Z', '#b5563c') +
    fill('M-50 -32H40L52 -27H-58Z', '#e3b23c') +
    stroke('M-48 -28V2M-8 -28V4M34 -28V3', '#4a3b30', 3) +
    stroke('M-118 22Q-60 30 0 28T120 20', '#f6f0e3', 2.4, 'opacity="0.8"')
  s.add(group(boat, 'transform="translate(1010 720) scale(0.92)"'))
  // A frigatebird: long crooked wings and a forked tail.
  const frigate =
    'M0 0Q-30 -26 -66 -20Q-104 -14 -150 22Q-108 2 -72 4Q-44 6 -22 14L-12 20Q-26 48 -40 66Q-18 48 -4 26Q4 48 20 68Q14 42 8 20L18 14Q40 2 68 -2Q104 -6 148 12Q106 -20 66 -24Q30 -26 8 -2Q18 -8 24 -16Q22 -22 14 -20Q4 -16 0 0Z'
  s.add(
    group(
      fill(frigate, '#1a2a30') + fill('M6 -4Q12 -14 17 -14Q16 -6 8 4Z', '#b5563c'),
      'transform="translate(1395 128) rotate(-9) scale(0.72)"',
    ),
  )
  s.add(bird(930, 210, 13, '#27404a', -8), bird(972, 190, 9, '#27404a', 6), bird(1005, 222, 7, '#27404a', 0))
  for (const [x, y, k] of [
    [40, 900, 120],
    [150, 960, 90],
    [-10, 800, 110],
    [90, 840, 60],
    [250, 1000, 70],
  ] as const)
    s.add(crown(r, x, y, k, k * 0.66, foliage('#2f6a4a', '#e4efe2', 0.03, 1), 8))
  s.add(palm(r, 70, 1040, 360, 60, '#14352f', '#3d6b4a'), palm(r, -10, 1020, 300, 20, '#14352f', '#2f5f45'))
  return s.finish(0.2)
}
