import { mix, ramp } from './color.js'
import { clamp } from './noise.js'
import { drawStrip, type Strip } from './strips.js'
import { heightGrid, landInMirror, shadowAt } from './terrain-light.js'

/** A shift-lens camera: verticals stay vertical and the horizon may lie outside the picture. */
export interface View {
  horizon: number
  focal: number
  camX?: number
  camH: number
  near: number
  far: number
  /** Relative depth of a strip, and its greatest height in pixels on flat ground: both limit how coarse it gets. */
  growth?: number
  rowPx?: number
  step?: number
}

export interface Cell {
  x: number
  z: number
  h: number
  /** 0 on flats, towards 1 on walls. */
  slope: number
  /** Screen position, for glitter on water. */
  sx: number
  sy: number
}

export interface Terrain {
  view: View
  height: (x: number, z: number) => number
  /** Which ramp (dark to light) paints this cell. */
  material: (c: Cell) => number
  ramps: readonly (readonly string[])[]
  /** Direction towards the sun: right, up, away from the viewer. */
  sun: readonly [number, number, number]
  ambient?: number
  shadows?: boolean
  levels?: number
  /** Extra light or dark, -1..1, such as canopy texture or tea rows. */
  detail?: (c: Cell) => number
  fog: { color: string | ((c: Cell) => string); amount: (c: Cell) => number }
  water?: { level: number; ramp: readonly string[]; tone: (c: Cell) => number; mirror?: number }
  /** Things standing on the land, drawn when the painter reaches their depth. */
  items?: readonly { z: number; svg: string }[]
}

export function project(v: View, x: number, z: number, h: number): [number, number] {
  return [800 + (v.focal * (x - (v.camX ?? 0))) / z, v.horizon + (v.focal * (v.camH - h)) / z]
}

/** What stands at a screen column: the lip against the sky and the foot of the nearest wall. */
export function cliffAt(v: View, height: (x: number, z: number) => number, sx: number, wall: number) {
  let top = 2000
  let foot: { y: number; z: number } | undefined
  for (let z = v.near; z < v.far; z *= 1.003) {
    const h = height((v.camX ?? 0) + ((sx - 800) * z) / v.focal, z)
    const [, y] = project(v, 0, z, h)
    if (h > wall && !foot) foot = { y: project(v, 0, z, 0.05)[1], z }
    if (h > wall) top = Math.min(top, y)
  }
  return { top, foot: foot?.y ?? 1000, z: foot?.z ?? v.near }
}

const WATER = 63

function depths(v: View): number[] {
  const out = [v.near]
  for (let z = v.near; z < v.far; ) {
    z += Math.min(z * (v.growth ?? 0.0085), ((v.rowPx ?? 3.2) * z * z) / (v.focal * v.camH))
    out.push(z)
  }
  return out
}

/** Paints a height field from far to near in strips of few tones, like the flat inks of a screen print. */
export function terrain(t: Terrain): string {
  const v = t.view
  const zs = depths(v)
  const rows = zs.length - 1
  const step = v.step ?? 3
  const cols = Math.ceil(1640 / step) + 1
  const levels = t.levels ?? 9
  const count = (rows + 1) * cols
  const X = new Float32Array(count)
  const Z = new Float32Array(count)
  const H = new Float32Array(count)
  const Y = new Float32Array(count)
  const land = t.water?.level ?? Number.NEGATIVE_INFINITY
  for (let i = 0; i <= rows; i++) {
    const z = zs[i] as number
    for (let j = 0; j < cols; j++) {
      const k = i * cols + j
      const x = (v.camX ?? 0) + ((j * step - 20 - 800) * z) / v.focal
      const h = Math.max(land, t.height(x, z))
      X[k] = x
      Z[k] = z
      H[k] = h
      Y[k] = v.horizon + (v.focal * (v.camH - h)) / z
    }
  }
  const grid = heightGrid(t, land)
  const len = Math.hypot(...t.sun)
  const sun = t.sun.map((s) => s / len) as [number, number, number]
  const ambient = t.ambient ?? 0.3

  const paintOf = (k: number, j: number): { key: number; color: () => string } => {
    const g = (a: Float32Array, i: number) => a[i] as number
    const left = k - Math.min(j, 2)
    const right = k + Math.min(cols - 1 - j, 2)
    const far = k + cols
    const near = k >= cols ? k - cols : k
    const dx = (g(H, right) - g(H, left)) / (g(X, right) - g(X, left))
    const dz = (g(H, far) - g(H, near)) / (g(Z, far) - g(Z, near))
    const n = Math.hypot(dx, 1, dz)
    const cell: Cell = { x: g(X, k), z: g(Z, k), h: g(H, k), slope: 1 - 1 / n, sx: j * step - 20, sy: g(Y, k) }
    const fog = Math.round(clamp(t.fog.amount(cell)) * 24)
    const fogColor = typeof t.fog.color === 'string' ? t.fog.color : t.fog.color(cell)
    if (t.water && cell.h <= land + 1e-6 && g(H, far) <= land + 1e-6) {
      let tone = t.water.tone(cell)
      if (t.water.mirror) tone -= t.water.mirror * landInMirror(grid, cell, v)
      const level = Math.round(clamp(tone) * 14)
      const color = () => mix(ramp(t.water?.ramp as string[], level / 14), fogColor, fog / 24)
      return { key: WATER * 4096 + level * 64 + fog, color }
    }
    let light = Math.max(0, (-dx * sun[0] + sun[1] - dz * sun[2]) / n)
    if (t.shadows && light > 0) light *= 1 - 0.85 * shadowAt(grid, cell, sun)
    const skyLight = 0.35 + 0.65 / n
    const tone = clamp(ambient * skyLight + (1 - ambient) * light + (t.detail?.(cell) ?? 0))
    const level = Math.round(tone * levels)
    const material = t.material(cell)
    const color = () => mix(ramp(t.ramps[material] as string[], level / levels), fogColor, fog / 24)
    return { key: material * 4096 + level * 64 + fog, color }
  }

  const skyline = new Float32Array(cols).fill(1010)
  const strips: Strip[] = []
  for (let i = 0; i < rows; i++) {
    const keys = new Int32Array(cols).fill(-1)
    const colors = new Map<number, string>()
    for (let j = 0; j < cols - 1; j++) {
      const far = Math.min(Y[(i + 1) * cols + j] as number, Y[(i + 1) * cols + j + 1] as number)
      const limit = Math.max(skyline[j] as number, skyline[j + 1] as number)
      if (far > limit + 0.8 || far > 1005) continue
      const paint = paintOf(i * cols + j, j)
      keys[j] = paint.key
      if (j === 0 || keys[j - 1] !== paint.key) colors.set(j, paint.color())
    }
    for (let j = 0; j < cols; j++) skyline[j] = Math.min(skyline[j] as number, Y[(i + 1) * cols + j] as number)
    strips.push({ keys, colors })
  }
  const items = [...(t.items ?? [])].sort((a, b) => b.z - a.z)
  let out = ''
  for (let i = rows - 1; i >= 0; i--) {
    while (items[0] && items[0].z > (zs[i + 1] as number)) out += items.shift()?.svg
    out += drawStrip(strips, i, { cols, step, y: Y })
  }
  return out + items.map((item) => item.svg).join('')
}
