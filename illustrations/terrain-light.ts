import type { Cell, Terrain, View } from './terrain.js'

/** A coarse copy of the land: marching rays over it is cheap, over the noise itself it is not. */
export interface HeightGrid {
  size: number
  x0: number
  z0: number
  dx: number
  dz: number
  data: Float32Array
}

const SIZE = 420

export function heightGrid(t: Terrain, floor: number): HeightGrid {
  const v = t.view
  const half = (860 * v.far) / v.focal
  const x0 = (v.camX ?? 0) - half
  const dx = (2 * half) / (SIZE - 1)
  const dz = (v.far * 1.1 - v.near) / (SIZE - 1)
  const data = new Float32Array(SIZE * SIZE)
  if (!t.shadows && !t.water?.mirror) return { size: 0, x0, z0: v.near, dx, dz, data }
  for (let i = 0; i < SIZE; i++)
    for (let j = 0; j < SIZE; j++) data[i * SIZE + j] = Math.max(floor, t.height(x0 + j * dx, v.near + i * dz))
  return { size: SIZE, x0, z0: v.near, dx, dz, data }
}

function sample(g: HeightGrid, x: number, z: number): number {
  const fx = (x - g.x0) / g.dx
  const fz = (z - g.z0) / g.dz
  const j = Math.floor(fx)
  const i = Math.floor(fz)
  if (i < 0 || j < 0 || i >= g.size - 1 || j >= g.size - 1) return Number.NEGATIVE_INFINITY
  const u = fx - j
  const w = fz - i
  const k = i * g.size + j
  const d = g.data as unknown as number[]
  const a = (d[k] as number) * (1 - u) + (d[k + 1] as number) * u
  const b = (d[k + g.size] as number) * (1 - u) + (d[k + g.size + 1] as number) * u
  return a * (1 - w) + b * w
}

/** 1 when the way to the sun is blocked, with a soft edge. */
export function shadowAt(g: HeightGrid, c: Cell, sun: readonly [number, number, number]): number {
  const flat = Math.hypot(sun[0], sun[2]) || 1e-6
  const rise = sun[1] / flat
  let dark = 0
  let d = g.dz * 1.5
  for (let s = 0; s < 26; s++) {
    const h = sample(g, c.x + (sun[0] / flat) * d, c.z + (sun[2] / flat) * d)
    const over = h - (c.h + d * rise)
    if (over > 0) dark = Math.max(dark, Math.min(1, over / (0.04 * d + 0.01)))
    if (dark >= 1) return 1
    d *= 1.17
    d += g.dz * 0.3
  }
  return dark
}

/** How strongly land shows in the mirror of the water here: 0 for sky, less for far land than for near. */
export function landInMirror(g: HeightGrid, c: Cell, v: View): number {
  const rise = (v.camH - c.h) / c.z
  const shimmer = (Math.sin(c.z * 83) + Math.sin(c.z * 37 + c.x)) * 0.005 * c.z
  const x0 = c.x - (v.camX ?? 0) + shimmer
  let d = g.dz * 0.6
  for (let s = 0; s < 110; s++) {
    const z = c.z + d
    if (z > v.far) return 0
    if (sample(g, (v.camX ?? 0) + (x0 * z) / c.z, z) > c.h + d * rise) return 1 - 0.55 * Math.min(1, d / v.far)
    d = d * 1.03 + g.dz * 0.35
  }
  return 0
}
