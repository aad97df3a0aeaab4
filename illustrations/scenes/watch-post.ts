import { plume, stars, streaks } from '../clouds.js'
import { mix } from '../color.js'
import { person } from '../figures.js'
import { bump, clamp, noise, rng, smooth } from '../noise.js'
import { grass, palm } from '../plants.js'
import { fill, Scene, stroke } from '../scene.js'
import { below, leafy } from '../shapes.js'
import { type Cell, project, terrain, type View } from '../terrain.js'

const n = noise(307)
const view: View = { horizon: 600, focal: 1150, camH: 0.6, near: 1, far: 28, growth: 0.0048 }
const PEAK: readonly [number, number] = [1.9, 14.5]

function height(x: number, z: number): number {
  const dx = x - PEAK[0]
  const dz = z - PEAK[1]
  const d = Math.hypot(dx, dz)
  const cone = 5.2 * Math.exp(-(d ** 1.1) * 0.32) - bump(d, 0, 0.36) * 0.5
  const gullies = n.ridged((dx / (d || 1)) * 3.2 + d * 0.05, (dz / (d || 1)) * 3.2, 6) * 0.6 * smooth(0.2, 2.4, d) * smooth(9, 3, d)
  const foot = n.ridged(x * 0.3, z * 0.3, 6) * 0.7 * smooth(5, 10, z)
  return z > 5 ? Math.max(0, (cone + gullies) * smooth(5.5, 9, z)) + foot * 0.5 : foot * 0.2
}

export default function watchPost(): string {
  const s = new Scene()
  const r = rng(5)
  s.sky(['#14252f', '#1f3a46', '#36545d', '#6d7272', '#a98873'], 640)
  s.add(stars(r, 220, 430), streaks(r, 6, 380, 520, '#5d6a6c', 0.5))
  const [px, py] = project(view, PEAK[0], PEAK[1], 4.75)
  s.glow(px, py, 260, '#ffb066', 0.75)
  s.add(
    plume(
      s,
      r,
      [
        [px, py + 26],
        [px - 24, py - 70],
        [px - 120, py - 130],
        [px - 300, py - 168],
        [px - 560, py - 190],
      ],
      [16, 110],
      ['#3d4d55', '#5a6468', '#84807a', '#c08f6e'],
      { opacity: 0.92, density: 2.2, blur: 4, side: 1 },
    ),
  )
  s.add(
    terrain({
      view,
      height,
      ramps: [['#0e1f27', '#162d34', '#234149', '#3d565a', '#63695f', '#96806a']],
      material: () => 0,
      sun: [-0.7, 0.3, 0.4],
      ambient: 0.3,
      shadows: false,
      detail: (c: Cell) => n.fbm(c.x * 5, c.z * 5, 3) * 0.1,
      fog: {
        color: (c) => mix('#83766c', '#42585f', clamp(Math.abs(c.sx - px) / 900)),
        amount: (c) => clamp(smooth(5, 20, c.z) * 0.5 + Math.exp(-Math.max(0, c.h) * 2) * smooth(5, 11, c.z) * 0.5),
      },
    }),
  )
  const hill = (x: number) => 830 - 90 * Math.exp(-(((x - 430) / 420) ** 2)) + 16 * n.fbm(x * 0.004, 9, 4)
  let trees = ''
  for (let x = 780; x < 1640; x += 34) trees += leafy(r, x, hill(x) + 10, 40 + r() * 40, 28 + r() * 30, 0.28)
  s.add(palm(r, 1420, 880, 300, -30, '#0d1b20', '#1a3034'), palm(r, 1510, 890, 240, 26, '#0d1b20', '#1a3034'))
  s.add(fill(trees, '#0f2126'), fill(below(hill, 1000), s.linear([[0, '#1a2e30'], [1, '#0a1418']], 730, 1000)))
  // The post: a hut with one lit window, a mast, and the drum's antenna.
  s.glow(452, 690, 240, '#ffc76a', 0.6)
  s.add(
    fill('M270 752V610H610V752Z', '#24343a'),
    fill('M270 752V610H440V752Z', '#2c3f45'),
    fill('M240 622L300 540H580L640 622Z', '#3b2c2a'),
    fill('M240 622L300 540H580L590 552H308L254 622Z', '#6d4a3d'),
    '<rect x="408" y="646" width="92" height="66" fill="#ffd27a"/>',
    stroke('M454 646V712M408 678H500', '#6b4636', 5),
    fill('M306 752V660H364V752Z', '#1a272c'),
    stroke('M660 760L690 420L720 760M668 680H712M674 600H706M680 520H700', '#93a09a', 5),
    '<circle cx="690" cy="416" r="6" fill="#ff7a5c"/>',
    stroke('M540 540V480M516 480Q540 458 564 480', '#93a09a', 5),
    fill('M408 716L360 800H560L500 716Z', '#ffc76a', `opacity="0.22" ${s.blur(10, 6)}`),
    person('stand', 470, 706, 54, { skin: '#3a2822', shirt: '#5a3d30', legs: '#3a2822' }),
    person('sit', 220, 778, 70, { skin: '#1b2a2e', shirt: '#2a3f45', legs: '#14232a' }),
  )
  s.add(grass(r, (x) => hill(x) + 60, 46, '#13262a', 1), grass(r, (x) => hill(x) + 130, 60, '#0b171b', 1))
  return s.finish(0.36)
}
