import { mist, streaks } from '../clouds.js'
import { mix } from '../color.js'
import { bird, person } from '../figures.js'
import { clamp, noise, rng, smooth } from '../noise.js'
import { grass } from '../plants.js'
import { fill, group, type Point, poly, Scene, stroke } from '../scene.js'
import { type Cell, terrain, type View } from '../terrain.js'

const n = noise(71)
const view: View = { horizon: 440, focal: 1080, camH: 2.6, near: 3, far: 34, growth: 0.0044, rowPx: 2.6 }

function height(x: number, z: number): number {
  const range = n.ridged(x * 0.22 + 2, z * 0.22, 7)
  const r = Math.hypot(x + 6.5, z - 25)
  return range * (1.5 + smooth(6, 22, z) * 1.5) + 3.4 * Math.exp(-(r ** 1.2) * 0.2) - 0.3
}

export default function eventGeoparkYouth(): string {
  const s = new Scene()
  const r = rng(52)
  s.sky(['#356f80', '#6fa3a5', '#bcd0bb', '#f1dba6', '#f0b884'], 480)
  s.sun(1180, 330, 40, '#fff4d0', '#ffdc92')
  s.add(streaks(r, 13, 60, 300, '#fbe6c0', 0.55))
  s.add(
    terrain({
      view,
      height,
      ramps: [['#153a40', '#1f4f4c', '#3a6c58', '#6f8f66', '#bdb278', '#f3d693']],
      material: () => 0,
      sun: [0.6, 0.34, 0.5],
      ambient: 0.36,
      shadows: true,
      detail: (c: Cell) => n.fbm(c.x * 3, c.z * 3, 3) * 0.08,
      fog: {
        color: (c) => mix('#f6d69c', '#b7cfc2', smooth(60, 1000, Math.abs(c.sx - 1180))),
        amount: (c) =>
          clamp(smooth(4, 30, c.z) * 0.62 + smooth(1.25, 0.35, c.h + n.fbm(c.x * 0.4, c.z * 0.4, 3) * 0.35) * 0.85),
      },
    }),
  )
  s.add(mist(s, 560, 90, '#eef0dd', 0.6, 12, 18), mist(s, 690, 120, '#e9ecd8', 0.65, 13, 22))
  const top = (x: number) =>
    735 - 100 * Math.exp(-(((x - 760) / 380) ** 2)) + 0.00009 * (x - 760) ** 2 + 10 * n.fbm(x * 0.006, 2, 4)
  const line: Point[] = []
  for (let x = -20; x <= 1620; x += 8) line.push([x, top(x)])
  const rock = poly([...line, [1620, 1010], [-20, 1010]])
  // Beds dip to the right, with one fault that shifts them: something for the guides to show.
  const inks = [
    '#8a8560',
    '#b99a68',
    '#7a5a45',
    '#d3b37c',
    '#5b5348',
    '#b5563c',
    '#cfae7c',
    '#6b6152',
    '#8f6a4c',
    '#3f4442',
    '#a88a62',
    '#55493f',
  ]
  const bed = (x: number, i: number) =>
    640 + i * 36 + (i % 3) * 9 + (x - 200) * 0.075 + (x > 1010 + i * 16 ? 34 : 0) + 10 * n.fbm(x * 0.004, i * 3.1, 4)
  let beds = fill(rock, '#8f8a62')
  inks.forEach((ink, i) => {
    const edge: Point[] = []
    for (let x = -20; x <= 1620; x += 6) edge.push([x, bed(x, i)])
    beds +=
      fill(poly([...edge, [1620, 1010], [-20, 1010]]), ink) + stroke(poly(edge, false), mix(ink, '#fff0c8', 0.42), 2.2)
    for (let k = 1; k < 4; k++) {
      let dash = ''
      for (let x = -20; x < 1620; x += 26 + r() * 90) {
        const y = bed(x, i) + k * 10 + (r() - 0.5) * 4
        const w = 14 + r() * 60
        dash += `M${x} ${y}L${x + w} ${y + w * 0.075 + (r() - 0.5) * 3}`
      }
      beds += stroke(dash, mix(ink, '#1f2a30', 0.42), 1.5, 'opacity="0.55"')
    }
  })
  let joints = ''
  for (let i = 0; i < 60; i++) {
    const x = r() * 1600
    const y = bed(x, Math.floor(r() * 10)) + 2
    joints += `M${x} ${y}l${-3 + r() * 6} ${18 + r() * 18}`
  }
  beds += stroke(joints, '#2c2a26', 1.6, 'opacity="0.5"') + stroke('M988 630L1142 1010', '#2b2621', 3, 'opacity="0.55"')
  const shade = s.linear(
    [
      [0, '#fff0c0', 0.3],
      [0.35, '#fff0c0', 0],
      [1, '#14202a', 0.72],
    ],
    640,
    1000,
  )
  s.add(group(`${beds}<rect width="1600" height="1000" fill="${shade}"/>`, s.clip(rock)))
  s.add(
    grass(r, (x) => top(x) + 2, 22, '#4a6b43', 1.3),
    grass(r, (x) => top(x) + 6, 16, '#93a85a', 0.9),
  )
  const guide = (
    x: number,
    pose: Parameters<typeof person>[0],
    size: number,
    shirt: string,
    flip = false,
    hat?: string,
    pack?: string,
  ) => person(pose, x, top(x) + 4, size, { skin: '#6e4a39', shirt, legs: '#26343b', hat, pack }, flip)
  const flagX = 790 + 13 * 1.62
  const flagY = top(790) - 106 * 1.62
  s.add(
    stroke(`M${flagX - 4} ${flagY + 62}L${flagX + 8} ${flagY - 118}`, '#3b2f26', 4.5) +
      fill(
        `M${flagX + 8} ${flagY - 116}Q${flagX + 50} ${flagY - 136} ${flagX + 88} ${flagY - 112}T${flagX + 160} ${flagY - 116}L${flagX + 154} ${flagY - 44}Q${flagX + 120} ${flagY - 30} ${flagX + 82} ${flagY - 44}T${flagX + 4} ${flagY - 48}Z`,
        '#0f6e73',
      ) +
      fill(`M${flagX + 34} ${flagY - 64}l30 -40l20 24l10 -12l24 30q-44 8 -84 -2z`, '#f3d77a') +
      `<circle cx="${flagX + 106}" cy="${flagY - 98}" r="8" fill="#f6f0e3"/>`,
    guide(790, 'raise', 162, '#b5563c'),
    guide(620, 'point', 158, '#e3b23c', false, undefined, '#2c3a40'),
    guide(922, 'stand', 150, '#f6f0e3', true),
    guide(1010, 'walk', 154, '#2f9a97', true, undefined, '#7d4632'),
    guide(520, 'kneel', 156, '#d98f7a', true, '#f3d77a'),
    guide(700, 'stand', 148, '#3d6b4a', true),
  )
  const hx = 520 - 28 * 1.56
  const hy = top(520) - 22 * 1.56
  s.add(
    group(
      stroke('M0 0L-26 34', '#c9a25c', 5) + fill('M-38 26l22 17l-5 7l-12 -5l-9 -12z', '#2c3a40'),
      `transform="translate(${hx + 16} ${hy - 22})"`,
    ),
  )
  s.add(bird(380, 260, 13, '#234a52', -10), bird(424, 240, 9, '#234a52', 6), bird(350, 226, 7, '#234a52', 0))
  return s.finish(0.26)
}
