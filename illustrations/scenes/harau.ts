import { cumulus, mist } from '../clouds.js'
import { mix } from '../color.js'
import { person } from '../figures.js'
import { between, bump, clamp, noise, rng, smooth } from '../noise.js'
import { crown, foliage, palm } from '../plants.js'
import { fill, Scene } from '../scene.js'
import { tapered } from '../shapes.js'
import { type Cell, cliffAt, project, terrain, type View } from '../terrain.js'

const n = noise(34)
const view: View = { horizon: 585, focal: 1050, camH: 0.52, near: 0.9, far: 30, growth: 0.004, rowPx: 2.4 }

const edge = (z: number, side: number) => side * (1.95 + 0.16 * z) + n.fbm(z * 0.42 + side * 5, side, 4) * 0.75
const beyond = (x: number, z: number) => {
  const side = x > 0.15 * z * 0.2 ? 1 : -1
  return side * (x - edge(z, side)) + (n.ridged(z * 1.1 + side * 4, x * 0.6, 4) - 0.5) * 0.4
}

function height(x: number, z: number): number {
  const d = Math.max(beyond(x, z), z - 15 + n.fbm(x * 0.5, 3, 4) * 1.6 + x * 0.3)
  const top = 2.05 + n.fbm(x * 0.35, z * 0.35, 4) * 0.55
  const wall = d <= -0.5 ? 0 : smooth(0, 0.2, d) * top * smooth(2.0, 3.4, z) + smooth(-0.45, 0.05, d) * 0.14
  const wood = d > -0.3 ? Math.abs(n.fbm(x * 5, z * 5, 3)) * 0.09 : 0
  return wall + wood
}

/** Paddies: a warped grid of long fields with raised bunds. */
function field(x: number, z: number) {
  const u = x * 1.15 + n.fbm(x * 0.5, z * 0.5, 2) * 0.7 + z * 0.12
  const w = z * 1.5 + n.fbm(x * 0.6 + 9, z * 0.4, 2) * 1.3
  const row = Math.floor(w)
  const col = Math.floor(u + (row % 2) * 0.5)
  const fu = u + (row % 2) * 0.5 - col
  const fw = w - row
  return {
    id: Math.abs(Math.sin(row * 12.9898 + col * 78.233) * 43758.5453) % 1,
    bund: Math.min(fu, 1 - fu, fw, 1 - fw),
  }
}

export default function harau(): string {
  const s = new Scene()
  const r = rng(12)
  s.sky(['#5fa9b3', '#93c8c4', '#cfe3d2', '#f1ecd2'], 560)
  s.add(
    cumulus(s, r, 760, 330, 620, 150, ['#b9d3cd', '#dde6d8', '#fbf5e6'], 1, 0.92),
    cumulus(s, r, 980, 420, 400, 70, ['#bdd5cf', '#dde6d8', '#f8f3e2'], 1, 0.8),
  )
  const items: { z: number; svg: string }[] = []
  const fall = (sx: number, w: number) => {
    const { top, foot, z } = cliffAt(view, height, sx, 0.6)
    const at = (t: number, k: number): [number, number] => [sx + k * w, top + (foot - top) * t]
    const path = (k: number, rough: number) =>
      tapered(
        [at(-0.006, 0), at(0.03, 0.1), at(0.35, -0.1), at(0.7, 0.15), at(1, 0)],
        [w * k, w * k, w * k * 1.3, w * k * 1.8, w * k * 2.6],
        r,
        rough,
      )
    const spray = `<ellipse cx="${sx}" cy="${foot - w}" rx="${w * 4.5}" ry="${w * 1.8}" fill="#f6f5ea" opacity="0.8" ${s.blur(w * 0.9)}/>`
    const recess = fill(
      tapered([at(0.005, -0.6), at(0.5, 0), at(1, 0)], [w * 2, w * 4.4, w * 5]),
      '#3a2a2a',
      `opacity="0.3" ${s.blur(w * 0.7)}`,
    )
    items.push({
      z: z - 0.02,
      svg: recess + fill(path(1.3, 0.3), '#c3d8d0', 'opacity="0.8"') + fill(path(0.8, 0.45), '#fbfaf2') + spray,
    })
  }
  fall(232, 15)
  fall(1330, 13)
  fall(585, 6)
  for (let i = 0; i < 150; i++) {
    const z = between(r, 2.2, 13)
    const side = r() < 0.5 ? -1 : 1
    const x = edge(z, side) - side * between(r, 0.05, 0.6)
    if (height(x, z) > 0.3) continue
    const [px, py] = project(view, x, z, height(x, z))
    const u = (view.focal * between(r, 0.1, 0.24)) / z
    const f = foliage('#2f6a48', '#cfe3d2', smooth(1, 14, z) * 0.5, 1)
    items.push({
      z,
      svg:
        r() < 0.16
          ? palm(r, px, py, u * 1.9, between(r, -0.3, 0.3) * u, f.shade, f.mid)
          : crown(r, px, py - u * 0.4, u * 0.7, u * 0.55, f, 5),
    })
  }
  const farmer = (x: number, z: number, pose: 'bend' | 'walk', shirt: string, flip = false) => {
    const [px, py] = project(view, x, z, 0)
    const u = (view.focal * 0.15) / z
    items.push({
      z,
      svg: person(pose, px, py + 2, u, { skin: '#6a4838', shirt, legs: '#2c3a40', hat: '#f3d77a' }, flip),
    })
  }
  farmer(-0.35, 2.15, 'bend', '#b5563c')
  farmer(-0.14, 2.3, 'bend', '#f6f0e3')
  farmer(0.62, 2.9, 'walk', '#0f6e73', true)
  s.add(
    terrain({
      view,
      height,
      ramps: [
        ['#17463a', '#27633f', '#448249', '#72a553', '#a9c763', '#e0e28c'],
        ['#4a3431', '#7a4a3c', '#b5563c', '#cf7f58', '#e3aa7c', '#f6d6a8'],
        ['#4f8f45', '#6fae4c', '#97c657', '#bcd863', '#d9e678', '#f3f2a6'],
        ['#6fb0a8', '#8fc7bd', '#b4dccf', '#d3ead9', '#f1f3df'],
        ['#3c6a3a', '#54803f', '#7a9a4c', '#a5b45f'],
      ],
      material: (c: Cell) => {
        const d = beyond(c.x, c.z)
        if (d < -0.42 && c.z < 14) {
          const f = field(c.x, c.z)
          if (f.bund < 0.045) return 4
          return f.id < 0.24 ? 3 : 2
        }
        return c.slope > 0.5 && c.h > 0.2 ? 1 : 0
      },
      sun: [0.5, 0.7, -0.5],
      ambient: 0.42,
      shadows: true,
      detail: (c) => {
        if (c.slope > 0.5)
          return Math.sin(c.h * 16 + n.fbm(c.x, c.z, 2) * 5) * 0.07 + n.fbm(c.x * 7 + c.z * 7, c.h * 0.7, 4) * 0.2
        const f = field(c.x, c.z)
        return (f.id - 0.5) * 0.3 + Math.sin(c.z * 90) * 0.03 * smooth(5, 1.5, c.z)
      },
      fog: {
        color: (c) => mix('#eef0dc', '#bcdcd4', smooth(500, 150, c.sy)),
        amount: (c) => clamp(smooth(3, 18, c.z) * 0.72 + bump(c.h, 0, 0.25) * smooth(7, 14, c.z) * 0.3),
      },
      items,
    }),
  )
  s.add(mist(s, 545, 60, '#f3f3e4', 0.5, 5, 10))
  s.add(
    palm(r, 110, 1040, 430, 46, '#17382f', '#3d6b4a'),
    palm(r, 20, 1030, 300, -10, '#17382f', '#2f5f45'),
    palm(r, 1545, 1040, 330, -30, '#17382f', '#3d6b4a'),
  )
  return s.finish(0.2)
}
