/** Seeded randomness and noise: every picture must come out the same on every machine. */

export type Rng = () => number

export function rng(seed: number): Rng {
  let a = seed >>> 0
  return () => {
    a = (a + 0x6d2b79f5) >>> 0
    let t = a
    t = Math.imul(t ^ (t >>> 15), t | 1)
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61)
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}

export const clamp = (v: number, lo = 0, hi = 1) => Math.min(hi, Math.max(lo, v))
export const lerp = (a: number, b: number, t: number) => a + (b - a) * t
export const smooth = (e0: number, e1: number, v: number) => {
  const t = clamp((v - e0) / (e1 - e0))
  return t * t * (3 - 2 * t)
}
/** A soft bump: 1 at the centre, 0 beyond the width. */
export const bump = (v: number, centre: number, width: number) => Math.exp(-(((v - centre) / width) ** 2))
export const between = (r: Rng, lo: number, hi: number) => lo + (hi - lo) * r()
export const pick = <T>(r: Rng, list: readonly T[]) => list[Math.floor(r() * list.length)] as T

export interface Noise {
  /** Plain gradient noise, -1..1. */
  at(x: number, y?: number): number
  /** Several octaves, about -1..1. */
  fbm(x: number, y?: number, octaves?: number, gain?: number): number
  /** Sharp crests with smooth valleys, 0..1: what eroded mountains look like. */
  ridged(x: number, y?: number, octaves?: number, gain?: number): number
}

const GRADIENTS = [1, 1, -1, 1, 1, -1, -1, -1, 1.4, 0, -1.4, 0, 0, 1.4, 0, -1.4]

export function noise(seed: number): Noise {
  const r = rng(seed)
  const perm = new Uint8Array(512)
  const base = Array.from({ length: 256 }, (_, i) => i)
  for (let i = 255; i > 0; i--) {
    const j = Math.floor(r() * (i + 1))
    const swap = base[i] as number
    base[i] = base[j] as number
    base[j] = swap
  }
  for (let i = 0; i < 512; i++) perm[i] = base[i & 255] as number

  const corner = (ix: number, iy: number, dx: number, dy: number) => {
    const g = ((perm[(perm[ix & 255] as number) + (iy & 255)] as number) & 7) * 2
    return (GRADIENTS[g] as number) * dx + (GRADIENTS[g + 1] as number) * dy
  }
  const at = (x: number, y = 0.37) => {
    const ix = Math.floor(x)
    const iy = Math.floor(y)
    const dx = x - ix
    const dy = y - iy
    const u = dx * dx * dx * (dx * (dx * 6 - 15) + 10)
    const v = dy * dy * dy * (dy * (dy * 6 - 15) + 10)
    return lerp(
      lerp(corner(ix, iy, dx, dy), corner(ix + 1, iy, dx - 1, dy), u),
      lerp(corner(ix, iy + 1, dx, dy - 1), corner(ix + 1, iy + 1, dx - 1, dy - 1), u),
      v,
    )
  }
  const fbm = (x: number, y = 0.37, octaves = 5, gain = 0.5) => {
    let sum = 0
    let amp = 1
    let f = 1
    for (let i = 0; i < octaves; i++) {
      sum += amp * at(x * f + i * 17.3, y * f - i * 9.1)
      amp *= gain
      f *= 2.03
    }
    return sum
  }
  const ridged = (x: number, y = 0.37, octaves = 6, gain = 0.5) => {
    let sum = 0
    let amp = 0.55
    let f = 1
    let weight = 1
    for (let i = 0; i < octaves; i++) {
      const n = (1 - Math.abs(at(x * f + i * 31.7, y * f + i * 11.9))) ** 2 * weight
      sum += n * amp
      // Detail grows on the crests only, so that valleys stay smooth as eroded ones do.
      weight = clamp(n * 1.8)
      amp *= gain
      f *= 2.07
    }
    return sum
  }
  return { at, fbm, ridged }
}
