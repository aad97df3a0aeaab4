import { C } from './color.js'

export type Stop = [offset: number, color: string, opacity?: number]
export type Point = readonly [number, number]

export const n1 = (v: number) => (Math.round(v * 10) / 10).toString()

export function poly(points: readonly Point[], close = true): string {
  return `M${points.map(([x, y]) => `${n1(x)} ${n1(y)}`).join('L')}${close ? 'Z' : ''}`
}

/** A closed or open curve through the points (Catmull-Rom), for organic outlines. */
export function curve(points: readonly Point[], close = true): string {
  const n = points.length
  const at = (i: number) => points[close ? (i + n) % n : Math.max(0, Math.min(n - 1, i))] as Point
  let d = `M${n1(at(0)[0])} ${n1(at(0)[1])}`
  for (let i = 0; i < (close ? n : n - 1); i++) {
    const [p0, p1, p2, p3] = [at(i - 1), at(i), at(i + 1), at(i + 2)]
    d += `C${n1(p1[0] + (p2[0] - p0[0]) / 6)} ${n1(p1[1] + (p2[1] - p0[1]) / 6)} `
    d += `${n1(p2[0] - (p3[0] - p1[0]) / 6)} ${n1(p2[1] - (p3[1] - p1[1]) / 6)} ${n1(p2[0])} ${n1(p2[1])}`
  }
  return close ? `${d}Z` : d
}

export const fill = (d: string, color: string, extra = '') => `<path d="${d}" fill="${color}" ${extra}/>`
export const stroke = (d: string, color: string, width: number, extra = '') =>
  `<path d="${d}" fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" ${extra}/>`
export const group = (inner: string, attrs: string) => `<g ${attrs}>${inner}</g>`
export const moved = (inner: string, x: number, y: number, scale = 1, flip = false) =>
  `<g transform="translate(${n1(x)} ${n1(y)}) scale(${flip ? -scale : scale} ${scale})">${inner}</g>`

/** Collects layers from back to front, with the gradients and filters they need. */
export class Scene {
  readonly w = 1600
  readonly h = 1000
  private defs: string[] = []
  private layers: string[] = []
  private ids = 0
  private shared = new Map<string, string>()

  add(...layers: string[]): this {
    this.layers.push(...layers)
    return this
  }

  def(make: (id: string) => string): string {
    const key = make('')
    const known = this.shared.get(key)
    if (known) return known
    const id = `d${this.ids++}`
    this.defs.push(make(id))
    this.shared.set(key, `url(#${id})`)
    return `url(#${id})`
  }

  private stops = (stops: readonly Stop[]) =>
    stops.map(([o, c, a]) => `<stop offset="${o}" stop-color="${c}" stop-opacity="${a ?? 1}"/>`).join('')

  /** Linear gradient in scene pixels, top to bottom unless told otherwise. */
  linear(stops: readonly Stop[], y1: number, y2: number, x1 = 0, x2 = x1): string {
    return this.def(
      (id) =>
        `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}">${this.stops(stops)}</linearGradient>`,
    )
  }

  radial(stops: readonly Stop[], cx: number, cy: number, r: number, squash = 1): string {
    return this.def(
      (id) =>
        `<radialGradient id="${id}" gradientUnits="userSpaceOnUse" cx="${cx}" cy="${cy}" r="${r}" gradientTransform="translate(${cx} ${cy}) scale(1 ${squash}) translate(${-cx} ${-cy})">${this.stops(stops)}</radialGradient>`,
    )
  }

  /** Gradient in the box of whatever it fills. */
  box(stops: readonly Stop[], x1 = 0, y1 = 0, x2 = 0, y2 = 1): string {
    return this.def(
      (id) =>
        `<linearGradient id="${id}" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}">${this.stops(stops)}</linearGradient>`,
    )
  }

  blur(dx: number, dy = dx): string {
    const f = this.def(
      (id) =>
        `<filter id="${id}" x="-60%" y="-60%" width="220%" height="220%"><feGaussianBlur stdDeviation="${dx} ${dy}"/></filter>`,
    )
    return `filter="${f}"`
  }

  clip(d: string): string {
    const c = this.def((id) => `<clipPath id="${id}"><path d="${d}"/></clipPath>`)
    return `clip-path="${c}"`
  }

  mask(inner: string): string {
    const m = this.def(
      (id) => `<mask id="${id}" maskUnits="userSpaceOnUse" x="0" y="0" width="1600" height="1000">${inner}</mask>`,
    )
    return `mask="${m}"`
  }

  rect(paint: string, y = 0, h = this.h, extra = ''): this {
    return this.add(`<rect x="-5" y="${y}" width="1610" height="${h}" fill="${paint}" ${extra}/>`)
  }

  sky(colors: readonly string[], bottom: number): this {
    const stops = colors.map((c, i): Stop => [i / (colors.length - 1), c])
    return this.rect(this.linear(stops, 0, bottom))
  }

  glow(x: number, y: number, r: number, color: string, strength = 0.8, squash = 1): this {
    const paint = this.radial(
      [
        [0, color, strength],
        [0.25, color, strength * 0.55],
        [0.55, color, strength * 0.18],
        [1, color, 0],
      ],
      x,
      y,
      r,
      squash,
    )
    return this.rect(paint)
  }

  sun(x: number, y: number, r: number, color: string, halo: string): this {
    this.glow(x, y, r * 12, halo, 0.7)
    return this.add(`<circle cx="${x}" cy="${y}" r="${r}" fill="${color}"/>`)
  }

  /** Soft paper fibre and a gentle vignette: low frequencies only, because fine grain would double the file. */
  finish(vignette = 0.28, shade: string = C.basalt): string {
    const paper = this.def(
      (id) =>
        `<filter id="${id}" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency="0.012 0.03" numOctaves="4" seed="7"/><feColorMatrix values="0 0 0 0 0.5  0 0 0 0 0.5  0 0 0 0 0.5  0.9 0.9 0 0 -0.72"/></filter>`,
    )
    const edge = this.radial(
      [
        [0.55, shade, 0],
        [1, shade, vignette],
      ],
      800,
      470,
      1060,
      0.72,
    )
    const top =
      `<rect width="1600" height="1000" filter="${paper}" opacity="0.22" style="mix-blend-mode:soft-light"/>` +
      `<rect width="1600" height="1000" fill="${edge}"/>`
    return `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 1600 1000" width="1600" height="1000"><defs>${this.defs.join('')}</defs>${this.layers.join('\n')}${top}</svg>`
  }
}
