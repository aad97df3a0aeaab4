import { mist, streaks } from '../clouds.js'
import { mix } from '../color.js'
import { person } from '../figures.js'
import { between, bump, clamp, noise, rng, smooth } from '../noise.js'
import { grass, pine } from '../plants.js'
import { fill, group, Scene, stroke } from '../scene.js'
import { leaf } from '../shapes.js'
import { type Cell, project, terrain, type View } from '../terrain.js'

const n = noise(44)
const view: View = { horizon: 330, focal: 1080, camH: 2.15, near: 0.9, far: 28, growth: 0.0048, rowPx: 2.4 }

function height(x: number, z: number): number {
  const slope = 1.42 - 0.235 * (z - 1) + 0.11 * x + n.fbm(x * 0.5, z * 0.5, 3) * 0.09
  const hill = slope > 0.05 ? slope : slope - (0.05 - slope) * 2
  const d = Math.max(z - 16.5 - x * 0.25 + n.fbm(x * 0.4, 3, 4) * 1.5, -x - 8 + n.fbm(z * 0.5, 8, 4))
  const wall =
    d > 0 ? 1.5 * smooth(0, 2.2, d) * (0.4 + 0.7 * n.ridged(x * 0.36, z * 0.36, 7)) + 0.3 * smooth(2, 6, d) : -1
  const isle = 1 - Math.hypot((x - 5.5) / 4.6, (z - 12.5) / 1.7) + n.fbm(x * 0.6, z * 0.6, 4) * 0.16
  return Math.max(
    z < 9 ? hill : -1,
    wall,
    isle > 0 ? smooth(0, 0.5, isle) * 0.5 * (0.5 + 0.7 * n.ridged(x * 0.5, z * 0.5, 6)) : -1,
  )
}

const row = (x: number, z: number) => (z + x * 0.12) / 0.42

function sapling(u: number, young: boolean): string {
  const h = young ? 0.72 : 1
  let leaves = ''
  let lit = ''
  for (let i = 0; i < 7; i++) {
    const y = -u * h * (0.36 + i * 0.095)
    const one = leaf(u * 0.02, y, u * (0.34 - i * 0.02), i % 2 ? -26 - i * 3 : 206 + i * 3, 0.26)
    if (i % 3 === 0) lit += one
    else leaves += one
  }
  return (
    `<ellipse cx="${u * 0.16}" cy="0" rx="${u * 0.34}" ry="${u * 0.07}" fill="#24382f" opacity="0.4"/>` +
    `<ellipse cx="0" cy="0" rx="${u * 0.22}" ry="${u * 0.06}" fill="#7d4632"/>` +
    stroke(`M${-u * 0.12} 2V${-u * 1.12}`, '#e6d3a6', Math.max(1.6, u * 0.055)) +
    stroke(`M0 0Q${u * 0.04} ${-u * 0.5} 0 ${-u * h}`, '#3a4a34', Math.max(1.2, u * 0.035)) +
    stroke(`M${-u * 0.14} ${-u * 0.56}L${u * 0.05} ${-u * 0.52}`, '#b5563c', Math.max(1, u * 0.04)) +
    fill(leaves, '#2f7a4c') +
    fill(lit, '#8fc165')
  )
}

export default function eventReplanting(): string {
  const s = new Scene()
  const r = rng(64)
  s.sky(['#6ba9ae', '#a3cbbf', '#dbe4c8', '#f4e8c4'], 370)
  s.add(streaks(r, 12, 50, 250, '#fbf3df', 0.6))
  s.glow(300, 200, 620, '#fff3cb', 0.6)
  const items: { z: number; svg: string }[] = []
  for (let k = 3; k < 17; k++)
    for (let x = -5; x < 5; x += 0.44) {
      const px = x + (k % 2) * 0.22 + between(r, -0.03, 0.03)
      const z = k * 0.42 - px * 0.12
      if (z < 1.2 || height(px, z) < 0.16) continue
      const [sx, sy] = project(view, px, z, height(px, z))
      items.push({
        z: z - 0.03,
        svg: group(
          sapling((view.focal * 0.165) / z, r() < 0.5),
          `transform="translate(${sx.toFixed(1)} ${sy.toFixed(1)})"`,
        ),
      })
    }
  const folk = (
    x: number,
    z: number,
    pose: Parameters<typeof person>[0],
    shirt: string,
    flip = false,
    hat?: string,
  ) => {
    const [sx, sy] = project(view, x, z, height(x, z))
    const u = (view.focal * 0.34) / z
    const shadow = `<ellipse cx="${sx + u * 0.16}" cy="${sy}" rx="${u * 0.3}" ry="${u * 0.05}" fill="#1c2f28" opacity="0.45"/>`
    items.push({
      z: z - 0.05,
      svg: shadow + person(pose, sx, sy + 2, u, { skin: '#5e4033', shirt, legs: '#2c3a40', hat }, flip),
    })
  }
  folk(-0.62, 2.42, 'kneel', '#b5563c', false, '#f3d77a')
  folk(-0.12, 2.5, 'bend', '#f6f0e3', true, '#e3b23c')
  folk(0.98, 3.05, 'dig', '#0f6e73', false, '#f3d77a')
  folk(1.62, 3.4, 'stand', '#d98f7a', true)
  folk(-1.75, 3.5, 'walk', '#e3b23c', false, '#f6f0e3')
  folk(-1.05, 4.3, 'kneel', '#2f9a97', true, '#f3d77a')
  folk(0.3, 4.6, 'bend', '#b5563c', false, '#f6f0e3')
  folk(2.5, 4.4, 'dig', '#f6f0e3', true, '#e3b23c')
  s.add(
    terrain({
      view,
      height,
      ramps: [
        ['#2a4a34', '#3f6b41', '#67904c', '#98b45c', '#cad077', '#f0e7a2'],
        ['#5a3a2c', '#7d4c36', '#a8674a', '#c98a63', '#e3b58a', '#f5dcb4'],
        ['#1c4a42', '#2d6150', '#4d7d5e', '#7f9d6c', '#bcbd82', '#efdca4'],
      ],
      material: (c: Cell) => {
        if (c.z > 9) return 2
        const k = row(c.x, c.z)
        return Math.abs(k - Math.round(k)) < 0.1 + n.fbm(c.x * 6, c.z * 6, 2) * 0.06 ? 1 : 0
      },
      sun: [-0.62, 0.6, 0.12],
      ambient: 0.4,
      shadows: true,
      detail: (c) => (c.z < 9 ? n.fbm(c.x * 12, c.z * 12, 3) * 0.12 : n.fbm(c.x * 5, c.z * 5, 3) * 0.08),
      fog: {
        color: (c) => mix('#f2e8c8', '#b4d2c6', smooth(200, 1300, c.sx)),
        amount: (c) => clamp(smooth(4, 26, c.z) * 0.72 + Math.exp(-Math.max(0, c.h) * 7) * smooth(9, 17, c.z) * 0.25),
      },
      water: {
        level: 0,
        ramp: ['#0c555d', '#13767a', '#2f9a97', '#6cbcb2', '#aedacb', '#f0efcf'],
        mirror: 0.15,
        tone: (c) =>
          0.2 +
          smooth(640, 400, c.sy) * 0.44 +
          n.fbm(c.x * 0.7, c.z * 2.6, 4) * 0.12 +
          bump(c.sx, 300, 150) * clamp(0.2 + n.at(c.x * 8, c.z * 11) * 0.4),
      },
      items,
    }),
  )
  s.add(mist(s, 395, 40, '#f3eed6', 0.5, 2, 8))
  s.add(pine(r, 1470, 720, 560, '#173a33'), pine(r, 1560, 760, 660, '#12302b'), pine(r, 1395, 690, 400, '#1f463b'))
  s.add(
    grass(r, (x) => 1000 - x * 0.006, 70, '#22452f', 1),
    grass(r, (x) => 1006 - x * 0.01, 40, '#5f8a48', 0.7),
  )
  return s.finish(0.22)
}
