/** Rock patterns and small drawing helpers for the sections and profiles. */
import { mix } from '../color.js'
import { between, type Rng } from '../noise.js'
import { ringPath } from './contours.js'
import type { Point, Ring } from './height-field.js'

const n1 = (v: number) => v.toFixed(1)

/** A band of rock between two edges given as heights along x. */
export interface Band {
  x0: number
  x1: number
  top: (x: number) => number
  bottom: (x: number) => number
}

export function edge(x0: number, x1: number, y: (x: number) => number, step = 8): Ring {
  const out: Ring = []
  for (let x = x0; x < x1; x += step) out.push([x, y(x)])
  out.push([x1, y(x1)])
  return out
}

export const bandPath = (b: Band) => ringPath([...edge(b.x0, b.x1, b.top), ...edge(b.x0, b.x1, b.bottom).reverse()])

export const fill = (path: string, color: string, more = '') => `<path d="${path}" fill="${color}" ${more}/>`
export const stroke = (path: string, color: string, width = 1, more = '') =>
  `<path d="${path}" fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" ${more}/>`
export const line = (points: Point[]) => ringPath(points, false)

/** Points spread evenly but not in rows, within a band. */
export function scatter(r: Rng, b: Band, spacing: number): Point[] {
  const out: Point[] = []
  for (let x = b.x0; x < b.x1; x += spacing) {
    const bottom = b.bottom(x)
    for (let y = b.top(x) + spacing * 0.4; y < bottom - spacing * 0.2; y += spacing) {
      out.push([x + between(r, -0.42, 0.42) * spacing, y + between(r, -0.42, 0.42) * spacing])
    }
  }
  return out
}

/** Sandstone: dots of two sizes. */
export function dots(r: Rng, b: Band, spacing: number, color: string, size = 1.3): string {
  const d = scatter(r, b, spacing).map(([x, y]) => {
    const s = size * between(r, 0.6, 1.3)
    return `M${n1(x - s)} ${n1(y)}a${n1(s)} ${n1(s)} 0 1 0 ${n1(2 * s)} 0a${n1(s)} ${n1(s)} 0 1 0 ${n1(-2 * s)} 0`
  })
  return fill(d.join(''), color)
}

/** Shale: broken lines that follow the bedding. */
export function bedding(r: Rng, b: Band, lines: number, color: string, broken = true): string {
  let d = ''
  for (let k = 1; k < lines; k++) {
    const t = k / lines
    const y = (x: number) => b.top(x) + (b.bottom(x) - b.top(x)) * t
    let x = b.x0 + between(r, 0, 30)
    while (x < b.x1) {
      const end = broken ? Math.min(b.x1, x + between(r, 40, 170)) : b.x1
      d += line(edge(x, end, y, 12))
      x = end + between(r, 8, 30)
    }
  }
  return stroke(d, color, 1.1)
}

/** Volcanic ash and tuff: small ticks and open triangles of glass and crystals. */
export function ash(r: Rng, b: Band, spacing: number, color: string): string {
  const d = scatter(r, b, spacing).map(([x, y], i) => {
    const s = between(r, 2, 4.4)
    if (i % 3 === 0) return `M${n1(x)} ${n1(y - s)}l${n1(s)} ${n1(s * 1.6)}h${n1(-2 * s)}Z`
    const a = between(r, 0, Math.PI)
    return `M${n1(x)} ${n1(y)}l${n1(Math.cos(a) * s)} ${n1(Math.sin(a) * s)}`
  })
  return stroke(d.join(''), color, 1)
}

/** Conglomerate: rounded pebbles packed together. */
export function pebbles(r: Rng, b: Band, spacing: number, colors: string[], ink: string): string {
  return scatter(r, b, spacing)
    .map(([x, y], i) => {
      const w = spacing * between(r, 0.26, 0.56)
      const h = w * between(r, 0.55, 0.85)
      const c = mix(colors[i % colors.length] as string, '#ffffff', between(r, 0, 0.14))
      return `<ellipse cx="${n1(x)}" cy="${n1(y)}" rx="${n1(w)}" ry="${n1(h)}" transform="rotate(${n1(between(r, -25, 25))} ${n1(x)} ${n1(y)})" fill="${c}" stroke="${ink}" stroke-width="0.9" stroke-opacity="0.55"/>`
    })
    .join('')
}

/** A closed smooth blob: tree crowns, bushes, boulders. */
export function blob(r: Rng, x: number, y: number, rx: number, ry: number, parts = 9, rough = 0.16): Ring {
  const out: Ring = []
  for (let i = 0; i < parts; i++) {
    const a = (i / parts) * Math.PI * 2
    const k = 1 + between(r, -rough, rough)
    out.push([x + Math.cos(a) * rx * k, y + Math.sin(a) * ry * k])
  }
  return out
}

/** A thin line from a name to the thing named. */
export const leader = (from: Point, to: Point, color: string) =>
  `${stroke(line([from, to]), color, 1)}<circle cx="${to[0]}" cy="${to[1]}" r="3" fill="${color}"/>`
