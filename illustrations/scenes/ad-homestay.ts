import { mist, streaks } from '../clouds.js'
import { mix } from '../color.js'
import { person } from '../figures.js'
import { type HouseInks, rumahBolon } from '../houses.js'
import { bump, clamp, noise, rng, smooth } from '../noise.js'
import { crown, foliage, grass, palm } from '../plants.js'
import { fill, group, moved, Scene, stroke } from '../scene.js'
import { below } from '../shapes.js'
import { type Cell, terrain, type View } from '../terrain.js'

const n = noise(202)
const view: View = { horizon: 470, focal: 1080, camH: 0.48, near: 0.88, far: 26, growth: 0.005, rowPx: 2.6 }

function height(x: number, z: number): number {
  const d = Math.max(z - 11.5 + n.fbm(x * 0.4, 2, 4) * 1.5 - x * 0.16, x - 7.2 + n.fbm(z * 0.6, 4, 3))
  return d <= 0
    ? d * 0.2
    : 1.9 * smooth(0, 2.8, d) * (0.35 + 0.8 * n.ridged(x * 0.33, z * 0.33, 7)) + 0.4 * smooth(2, 7, d)
}

export default function adHomestay(): string {
  const s = new Scene()
  const r = rng(9)
  s.sky(['#7fb7ba', '#b3d3c6', '#e4e6cc', '#f8e3b4', '#f6cf9c'], 430)
  s.glow(380, 330, 720, '#fff1c6', 0.85)
  s.add(streaks(r, 10, 60, 290, '#fdf4de', 0.6))
  s.add(
    terrain({
      view,
      height,
      ramps: [['#17463f', '#28604e', '#4b7f5c', '#86a067', '#cbbf7c', '#f6dc9c']],
      material: () => 0,
      sun: [-0.66, 0.4, 0.2],
      ambient: 0.4,
      shadows: true,
      detail: (c: Cell) => n.fbm(c.x * 5, c.z * 5, 3) * 0.09,
      fog: {
        color: (c) => mix('#fbe2b0', '#b9d6c9', smooth(100, 1000, Math.abs(c.sx - 380))),
        amount: (c) => clamp(smooth(6, 26, c.z) * 0.66 + Math.exp(-c.h * 5) * smooth(6, 12, c.z) * 0.4),
      },
      water: {
        level: 0,
        ramp: ['#0d5a60', '#17797b', '#3fa19b', '#82c5b8', '#c4e0ca', '#fdf0c4'],
        mirror: 0.2,
        tone: (c) =>
          0.2 +
          smooth(950, 500, c.sy) * 0.52 +
          n.fbm(c.x * 0.9, c.z * 4.6, 4) * 0.1 +
          bump(c.sx, 380, 150) * clamp(0.2 + n.at(c.x * 7, c.z * 12) * 0.5),
      },
    }),
  )
  s.add(mist(s, 455, 36, '#fbf3dc', 0.6, 4, 8))
  const bank = (x: number) => 800 - 92 * smooth(620, 1180, x) + 250 * smooth(700, 400, x) + 8 * n.fbm(x * 0.006, 3, 4)
  s.add(
    fill(
      below((x) => bank(x) - 7, 1010),
      '#f0e2b8',
      'opacity="0.65"',
    ),
    fill(
      below(bank, 1010),
      s.linear(
        [
          [0, '#7fa65c'],
          [0.3, '#4d8050'],
          [1, '#1f4a38'],
        ],
        700,
        1000,
      ),
    ),
  )
  s.add(palm(r, 1500, 730, 440, -70, '#1d4a3a', '#4d8050'), palm(r, 1420, 720, 330, 30, '#235643', '#5b8f58'))
  for (const [x, y, k] of [
    [1560, 700, 120],
    [1450, 716, 80],
    [1660, 720, 130],
    [1350, 712, 60],
  ] as const)
    s.add(crown(r, x, y, k, k * 0.7, foliage('#2f6a4a', '#fbe2b0', 0.08, -1), 8))
  const inks: HouseInks = {
    roof: '#5b4238',
    roofLight: '#a9745a',
    wood: '#7a4f3a',
    woodLight: '#a4694a',
    accent: '#b5563c',
    pale: '#f6f0e3',
    glow: '#ffdf94',
    lit: 0.75,
  }
  s.add(grass(r, (x) => bank(x) + 4, 26, '#4d8050', 0.9, 560, 1610))
  let mown = ''
  for (let i = 0; i < 90; i++) {
    const y = 800 + 190 * r()
    const x = 640 + 980 * r() + (y - 800) * -0.6
    if (y > bank(x) + 12) mown += `M${x} ${y}q${20 + r() * 40} ${-4 - r() * 4} ${60 + r() * 90} 0q-40 5 -90 0Z`
  }
  s.add(fill(mown, '#2f6a48', 'opacity="0.45"'))
  s.add(
    fill(
      'M905 826Q960 842 1000 828Q1010 818 966 812L940 808Q900 812 905 826ZM1010 846q44 14 84 0q8 -12 -40 -14q-44 0 -44 14ZM1120 872q54 16 98 0q8 -14 -46 -16q-54 0 -52 16ZM1250 904q60 18 112 0q8 -16 -54 -18q-60 0 -58 18Z',
      '#d9c79c',
      'opacity="0.85"',
    ),
  )
  s.add(
    `<ellipse cx="1130" cy="806" rx="360" ry="26" fill="#1c3f32" opacity="0.5"/>`,
    moved(rumahBolon(s, inks), 1120, 800, 1.62),
  )
  // The terrace stands over the water on piles, with two chairs and a pot of coffee.
  let deck = ''
  for (let i = 0; i < 9; i++) deck += `M${470 + i * 50} 806h7l-2 ${92 - i * 6}h-7z`
  const boards = 'M430 792L900 786L936 812L440 822Z'
  let seams = ''
  for (let i = 1; i < 12; i++) seams += `M${432 + i * 39} ${792 - i * 0.5}l${10 + i * 1.6} ${29 - i * 0.3}`
  s.add(
    `<ellipse cx="660" cy="868" rx="260" ry="22" fill="#0c4a50" opacity="0.4"/>`,
    fill(deck, '#5b4034'),
    fill(boards, '#c58f63'),
    stroke(seams, '#8a5c42', 1.8),
    fill('M440 822L936 812V822L441 834Z', '#7a4f3a'),
  )
  const rail = 'M436 792V742M520 791V741M604 790V740M688 789V739M772 788V738M432 744L780 739M432 766L780 761'
  s.add(stroke(rail, '#6b4636', 5))
  const chair = stroke('M0 0V-34M30 0V-34M-2 -34H32M-2 -34L-12 -74M32 -34l-4 -2', '#4f382c', 5)
  s.add(
    person('sit', 602, 782, 118, { skin: '#5e4033', shirt: '#0f6e73', legs: '#2c3a40' }, true),
    moved(chair, 640, 806, 1, true),
    moved(chair, 770, 802, 1, false),
  )
  s.add(
    stroke('M676 804V770M662 770H716M704 804V770', '#4f382c', 4.5),
    fill('M678 768v-12h14v12zM698 768v-18q8 -8 14 0v18z', '#f6f0e3'),
  )
  for (const [x, y, k] of [
    [1330, 830, 46],
    [1392, 838, 60],
    [1466, 850, 74],
    [1552, 872, 92],
  ] as const) {
    s.add(crown(r, x, y, k, k * 0.62, foliage('#2f6a4a', '#fbe2b0', 0.02, -1), 7))
    for (let i = 0; i < 9; i++)
      s.add(
        `<circle cx="${x + (r() - 0.5) * k * 1.5}" cy="${y - k * 0.5 * r()}" r="${3.4 + r() * 2}" fill="${i % 3 ? '#d98f7a' : '#f3d77a'}"/>`,
      )
  }
  // Lamps under the eaves of the terrace.
  s.add(stroke('M432 700Q600 742 900 660', '#4f382c', 2))
  for (const t of [0.12, 0.3, 0.5, 0.7, 0.88]) {
    const x = 432 + 468 * t
    const y = (1 - t) ** 2 * 700 + 2 * t * (1 - t) * 742 + t * t * 660
    s.add(
      `<circle cx="${x}" cy="${y + 8}" r="20" fill="#ffe3a0" opacity="0.5" ${s.blur(7)}/><circle cx="${x}" cy="${y + 8}" r="6" fill="#fff3cf"/>`,
    )
  }
  s.add(stroke('M432 700V794', '#5b4034', 6))
  const hull =
    fill('M-170 -26Q-150 0 -90 6L90 6Q150 0 182 -34Q168 26 116 32L-104 32Q-158 24 -170 -26Z', '#f6f0e3') +
    fill('M-167 -14Q-140 10 -90 14L92 14Q150 8 178 -18L174 -6Q150 22 92 24L-92 24Q-150 20 -167 -14Z', '#b5563c') +
    fill('M-150 -8Q-110 4 -80 6L90 6Q130 2 160 -14Q120 -6 90 -4L-84 -4Q-120 -4 -150 -8Z', '#5b4034') +
    fill('M-60 -6h22v8h-22zM30 -6h22v8h-22z', '#c58f63')
  s.add(
    group(
      `<g transform="translate(0 62) scale(1 -0.6)" opacity="0.3" ${s.blur(2, 4)}>${hull}</g>${hull}${stroke('M-160 40Q0 54 170 38M-120 52Q10 62 130 50', '#eaf3e2', 2, 'opacity="0.6"')}${stroke('M182 -34Q230 -60 252 -64', '#6b4636', 2.5)}`,
      'transform="translate(240 836) scale(0.9)"',
    ),
  )
  s.add(
    grass(r, (x) => 965 + 0.02 * x, 70, '#1d4533', 1.1, 380, 1610),
    grass(r, () => 1004, 60, '#163a2c', 1),
  )
  return s.finish(0.22)
}
