/** Outlines, distances to shore and height fields: the raw material of every map. All lengths are pixels. */
import { between, clamp, lerp, rng } from '../noise.js'

export const WIDTH = 1600
export const HEIGHT = 1000
/** The fields reach a little past the sheet, so that no contour line closes inside the frame. */
const MARGIN = 24

export type Point = [number, number]
export type Ring = Point[]

/** Heights on a regular grid. */
export interface Field {
  cols: number
  rows: number
  step: number
  data: Float32Array
}

export const gridX = (field: Field, col: number) => col * field.step - MARGIN
export const gridY = (field: Field, row: number) => row * field.step - MARGIN

export function makeField(step: number, height: (x: number, y: number, index: number) => number): Field {
  const cols = Math.ceil((WIDTH + 2 * MARGIN) / step) + 1
  const rows = Math.ceil((HEIGHT + 2 * MARGIN) / step) + 1
  const field: Field = { cols, rows, step, data: new Float32Array(cols * rows) }
  for (let row = 0; row < rows; row++) {
    for (let col = 0; col < cols; col++) {
      const i = row * cols + col
      field.data[i] = height(gridX(field, col), gridY(field, row), i)
    }
  }
  return field
}

/** The field's value at a place between its grid points. */
export function sample(field: Field, x: number, y: number): number {
  const fx = clamp((x + MARGIN) / field.step, 0, field.cols - 1.001)
  const fy = clamp((y + MARGIN) / field.step, 0, field.rows - 1.001)
  const col = Math.floor(fx)
  const row = Math.floor(fy)
  const at = (c: number, r: number) => field.data[r * field.cols + c] as number
  const top = lerp(at(col, row), at(col + 1, row), fx - col)
  return lerp(top, lerp(at(col, row + 1), at(col + 1, row + 1), fx - col), fy - row)
}

/** A closed curve through the points (Catmull-Rom). */
export function smoothRing(points: Ring, parts = 6, closed = true): Ring {
  const n = points.length
  const at = (i: number) => points[closed ? (i + n) % n : clamp(i, 0, n - 1)] as Point
  const out: Ring = []
  for (let i = 0; i < (closed ? n : n - 1); i++) {
    const [p0, p1, p2, p3] = [at(i - 1), at(i), at(i + 1), at(i + 2)]
    for (let k = 0; k < parts; k++) {
      const t = k / parts
      const axis = (d: 0 | 1) =>
        0.5 *
        (2 * p1[d] +
          (p2[d] - p0[d]) * t +
          (2 * p0[d] - 5 * p1[d] + 4 * p2[d] - p3[d]) * t * t +
          (3 * p1[d] - p0[d] - 3 * p2[d] + p3[d]) * t * t * t)
      out.push([axis(0), axis(1)])
    }
  }
  if (!closed) out.push(at(n - 1))
  return out
}

/** A coast: the hand-made outline, smoothed, then broken into ever smaller bays and capes. */
export function coast(points: Ring, seed: number, roughness = 0.12, smallest = 4): Ring {
  const r = rng(seed)
  let ring = smoothRing(points, 2)
  for (let round = 0; round < 5; round++) {
    const next: Ring = []
    for (let i = 0; i < ring.length; i++) {
      const a = ring[i] as Point
      const b = ring[(i + 1) % ring.length] as Point
      const dx = b[0] - a[0]
      const dy = b[1] - a[1]
      const push = between(r, -roughness, roughness)
      next.push(a)
      if (Math.hypot(dx, dy) > smallest) next.push([(a[0] + b[0]) / 2 - dy * push, (a[1] + b[1]) / 2 + dx * push])
    }
    ring = next
  }
  return ring
}

/** 1 inside any of the rings, 0 outside. */
function mask(rings: Ring[], step: number): Field {
  const field = makeField(step, () => 0)
  for (const ring of rings) {
    for (let row = 0; row < field.rows; row++) {
      const y = gridY(field, row)
      const crossings: number[] = []
      for (let i = 0; i < ring.length; i++) {
        const a = ring[i] as Point
        const b = ring[(i + 1) % ring.length] as Point
        if (a[1] > y !== b[1] > y) crossings.push(a[0] + ((y - a[1]) / (b[1] - a[1])) * (b[0] - a[0]))
      }
      crossings.sort((a, b) => a - b)
      for (let k = 0; k + 1 < crossings.length; k += 2) {
        const from = Math.max(0, Math.ceil(((crossings[k] as number) + MARGIN) / step))
        const to = Math.min(field.cols - 1, Math.floor(((crossings[k + 1] as number) + MARGIN) / step))
        for (let col = from; col <= to; col++) field.data[row * field.cols + col] = 1
      }
    }
  }
  return field
}

/** One pass of the exact squared distance transform (Felzenszwalb and Huttenlocher). */
function transformLine(f: Float64Array, n: number, out: Float64Array, v: Int32Array, z: Float64Array) {
  let k = 0
  v[0] = 0
  z[0] = Number.NEGATIVE_INFINITY
  z[1] = Number.POSITIVE_INFINITY
  const meet = (q: number, p: number) => ((f[q] as number) + q * q - ((f[p] as number) + p * p)) / (2 * q - 2 * p)
  for (let q = 1; q < n; q++) {
    let s = meet(q, v[k] as number)
    while (s <= (z[k] as number)) {
      k--
      s = meet(q, v[k] as number)
    }
    k++
    v[k] = q
    z[k] = s
    z[k + 1] = Number.POSITIVE_INFINITY
  }
  k = 0
  for (let q = 0; q < n; q++) {
    while ((z[k + 1] as number) < q) k++
    const p = v[k] as number
    out[q] = (q - p) ** 2 + (f[p] as number)
  }
}

function distanceToValue(field: Field, value: number): Float32Array {
  const { cols, rows, step, data } = field
  const n = Math.max(cols, rows) + 1
  const [line, out, z] = [new Float64Array(n), new Float64Array(n), new Float64Array(n + 1)]
  const v = new Int32Array(n)
  const squared = new Float32Array(cols * rows)
  for (let c = 0; c < cols; c++) {
    for (let r = 0; r < rows; r++) line[r] = data[r * cols + c] === value ? 0 : 1e9
    transformLine(line, rows, out, v, z)
    for (let r = 0; r < rows; r++) squared[r * cols + c] = out[r] as number
  }
  for (let r = 0; r < rows; r++) {
    for (let c = 0; c < cols; c++) line[c] = squared[r * cols + c] as number
    transformLine(line, cols, out, v, z)
    for (let c = 0; c < cols; c++) squared[r * cols + c] = Math.sqrt(out[c] as number) * step
  }
  return squared
}

/** Distance to the nearest shore: above 0 inside the rings, below 0 outside. */
export function shoreDistance(rings: Ring[], step: number, softness = 1): Field {
  const inside = mask(rings, step)
  const toLand = distanceToValue(inside, 1)
  const toSea = distanceToValue(inside, 0)
  return blur({ ...inside, data: toSea.map((d, i) => d - (toLand[i] as number)) }, softness)
}

/** Box blur, a few rounds: close to a Gaussian. */
export function blur(field: Field, rounds: number): Field {
  const { cols, rows } = field
  let data = field.data
  for (let round = 0; round < rounds; round++) {
    const next = new Float32Array(data.length)
    for (let r = 0; r < rows; r++) {
      for (let c = 0; c < cols; c++) {
        let sum = 0
        for (let dr = -1; dr <= 1; dr++) {
          const line = clamp(r + dr, 0, rows - 1) * cols
          for (let dc = -1; dc <= 1; dc++) sum += data[line + clamp(c + dc, 0, cols - 1)] as number
        }
        next[r * cols + c] = sum / 9
      }
    }
    data = next
  }
  return { ...field, data }
}

/** Distance from a place to an open line. */
export function lineDistance(line: Ring, x: number, y: number): number {
  let best = Number.POSITIVE_INFINITY
  for (let i = 0; i + 1 < line.length; i++) {
    const [ax, ay] = line[i] as Point
    const [bx, by] = line[i + 1] as Point
    const t = clamp(((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / ((bx - ax) ** 2 + (by - ay) ** 2))
    best = Math.min(best, Math.hypot(x - ax - t * (bx - ax), y - ay - t * (by - ay)))
  }
  return best
}

/** Degrees to pixels, near enough at the equator. `scale` is pixels per kilometre. */
export function projection(lon: number, lat: number, scale: number, x = WIDTH / 2, y = HEIGHT / 2) {
  const k = 111.2 * scale
  const squeeze = Math.cos((lat * Math.PI) / 180)
  return ([pLon, pLat]: readonly [number, number]): Point => [x + (pLon - lon) * k * squeeze, y - (pLat - lat) * k]
}
