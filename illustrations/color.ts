import { clamp, lerp } from './noise.js'

/** The island's calm palette; every scene mixes from these. */
export const C = {
  basalt: '#1f2a30',
  slate: '#2c3a40',
  lakeDeep: '#0f6e73',
  lake: '#2f9a97',
  lakePale: '#9fd0c8',
  forestDark: '#1f4a38',
  forest: '#3d6b4a',
  forestPale: '#88a779',
  sulphur: '#e3b23c',
  sulphurPale: '#f3d77a',
  paper: '#f6f0e3',
  laterite: '#b5563c',
  rose: '#d98f7a',
  mist: '#dfe6df',
} as const

type Rgb = [number, number, number]
const cache = new Map<string, Rgb>()

function parse(hex: string): Rgb {
  let rgb = cache.get(hex)
  if (!rgb) {
    const n = Number.parseInt(hex.slice(1, 7), 16)
    rgb = [n >> 16, (n >> 8) & 255, n & 255]
    cache.set(hex, rgb)
  }
  return rgb
}

export function mix(a: string, b: string, t: number): string {
  const [ar, ag, ab] = parse(a)
  const [br, bg, bb] = parse(b)
  const k = clamp(t)
  const n = (Math.round(lerp(ar, br, k)) << 16) | (Math.round(lerp(ag, bg, k)) << 8) | Math.round(lerp(ab, bb, k))
  return `#${n.toString(16).padStart(6, '0')}`
}

export const lighten = (c: string, t: number) => mix(c, '#ffffff', t)
export const darken = (c: string, t: number) => mix(c, '#0b1216', t)

/** Colour at t (0..1) along evenly spaced stops. */
export function ramp(stops: readonly string[], t: number): string {
  const p = clamp(t) * (stops.length - 1)
  const i = Math.min(stops.length - 2, Math.floor(p))
  return stops.length === 1 ? (stops[0] as string) : mix(stops[i] as string, stops[i + 1] as string, p - i)
}
