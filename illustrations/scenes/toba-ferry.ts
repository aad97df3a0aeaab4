import { mist, streaks } from '../clouds.js'
import { mix } from '../color.js'
import { bird, person } from '../figures.js'
import { clamp, noise, rng, smooth } from '../noise.js'
import { fill, moved, Scene, stroke } from '../scene.js'
import { type Cell, terrain, type View } from '../terrain.js'

const n = noise(211)
const view: View = { horizon: 470, focal: 1080, camH: 0.6, near: 1.2, far: 26, growth: 0.005, rowPx: 2.6 }

function height(x: number, z: number): number {
  const rim = z - 13 + n.fbm(x * 0.3, 5, 4) * 1.6
  const left = -x - 5.2 + (z - 7) * 0.16 + n.fbm(z * 0.4, 2, 3)
  const d = Math.max(rim, left)
  if (d <= 0) return d * 0.2
  return 2.1 * smooth(0, 2.4, d) * (0.55 + 0.6 * n.ridged(x * 0.34, z * 0.34, 7)) + 0.4 * smooth(2, 7, d)
}

/** A passenger boat of the lake, about 700 wide, floating on y = 0, bow to the right. */
function ferry(s: Scene): string {
  const hull = 'M-340 -70L330 -70Q372 -84 396 -112Q380 -30 310 6H-300Q-336 -20 -340 -70Z'
  const window = (x: number, y: number) =>
    `<rect x="${x}" y="${y}" width="46" height="34" rx="3" fill="#2c5d66"/><path d="M${x + 4} ${y + 30}l18 -26h10l-18 26z" fill="#9fd0c8" opacity="0.55"/>`
  let windows = ''
  for (let x = -270; x < 220; x += 66) windows += window(x, -124)
  let posts = ''
  for (let x = -250; x <= 150; x += 80) posts += `M${x} -226V-140`
  const dress = (shirt: string) => ({ skin: '#5a3d30', shirt, legs: '#2c3a40' })
  const travellers = [
    person('stand', -190, -140, 62, dress('#b5563c')),
    person('stand', -120, -140, 58, dress('#e3b23c'), true),
    person('point', 20, -140, 62, dress('#2f9a97')),
    person('stand', 90, -140, 56, dress('#d98f7a')),
    person('stand', 285, -70, 60, dress('#f6f0e3')),
  ].join('')
  return (
    fill('M-300 -136H236Q252 -100 262 -66H-310Z', '#f6f0e3') +
    fill('M-300 -136H236L240 -128H-302Z', '#b5563c') +
    windows +
    travellers +
    stroke(posts, '#6b4636', 6) +
    stroke('M-290 -168H190', '#f6f0e3', 5) +
    fill('M-300 -240Q-60 -256 210 -236L222 -222H-312Z', '#2f9a97') +
    fill('M-312 -222H222L220 -214H-310Z', '#0f6e73') +
    fill(hull, s.box([[0, '#fbf5e4'], [0.6, '#ead9ae'], [1, '#a98f66']])) +
    fill('M-338 -52Q0 -44 380 -74L372 -54Q0 -24 -334 -34Z', '#b5563c') +
    fill('M-330 -22H352Q334 -6 310 6H-300Q-322 -6 -330 -22Z', '#1d4a4e') +
    stroke('M-336 -76V-150M-336 -150L-286 -136L-336 -122', '#6b4636', 4) +
    fill('M-334 -150L-286 -136L-334 -122Z', '#b5563c')
  )
}

export default function tobaFerry(): string {
  const s = new Scene()
  const r = rng(71)
  s.sky(['#6fa9b4', '#a5cbc6', '#dbe3cb', '#f6e2b8', '#f5cf9e'], 480)
  s.sun(1180, 300, 24, '#fff6d8', '#ffe9b4')
  s.add(streaks(r, 10, 60, 260, '#fbf0d6', 0.5), streaks(r, 6, 260, 380, '#fff6df', 0.5))
  s.add(
    terrain({
      view,
      height,
      ramps: [['#17403f', '#275549', '#4a7a55', '#7f9c62', '#bdb974', '#f0d796']],
      material: () => 0,
      sun: [0.66, 0.34, 0.3],
      ambient: 0.4,
      shadows: true,
      detail: (c: Cell) => n.fbm(c.x * 7, c.z * 7, 3) * 0.09,
      fog: {
        color: (c) => mix('#f2dcb0', '#b3d0c6', clamp(Math.abs(c.sx - 1180) / 900)),
        amount: (c) => clamp(smooth(6, 24, c.z) * 0.66 + Math.exp(-c.h * 5) * smooth(6, 12, c.z) * 0.4),
      },
      water: {
        level: 0,
        ramp: ['#0d4e58', '#13696f', '#2f8f8e', '#6cb5ab', '#b9d8c6', '#f9e9c2'],
        mirror: 0.18,
        tone: (c) =>
          0.14 +
          smooth(960, 490, c.sy) * 0.5 +
          n.fbm(c.x * 0.8, c.z * 4.6, 4) * 0.1 +
          Math.exp(-(((c.sx - 1180) / 150) ** 2)) * clamp(0.14 + n.at(c.x * 7, c.z * 12) * 0.45),
      },
    }),
  )
  s.add(mist(s, 452, 46, '#f6ead0', 0.55, 6, 9))
  s.add(
    `<ellipse cx="640" cy="826" rx="520" ry="26" fill="#0b3f48" opacity="0.5" ${s.blur(16, 6)}/>`,
    fill('M1010 800Q1160 816 1330 806Q1180 836 980 828Z', '#f3f4e6', 'opacity="0.75"'),
    fill('M300 822Q120 842 -20 832V846Q140 858 330 838Z', '#e9f2e6', 'opacity="0.6"'),
    moved(ferry(s), 640, 812, 1.12),
    fill('M230 812Q640 838 1060 806Q1090 826 1000 836Q620 856 250 836Z', '#dfeee6', 'opacity="0.8"'),
  )
  s.add(bird(1080, 230, 13, '#4f6f70', -6), bird(1130, 250, 10, '#4f6f70', 8), bird(420, 300, 9, '#4f6f70', 3))
  return s.finish(0.24)
}
