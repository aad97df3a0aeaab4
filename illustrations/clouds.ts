import { between, lerp, noise, type Rng } from './noise.js'
import { fill, group, n1, type Point, type Scene } from './scene.js'
import { along, leafy } from './shapes.js'

/** A bank of mist: torn upper edge, dissolving downwards. */
export function mist(
  s: Scene,
  y: number,
  height: number,
  color: string,
  opacity: number,
  seed: number,
  blur = 14,
): string {
  const n = noise(seed)
  let d = `M-60 ${y + height}`
  for (let x = -60; x <= 1660; x += 12) d += `L${x} ${n1(y + height * (0.42 + 0.55 * n.fbm(x * 0.0032, 1.3, 5)))}`
  d += `L1660 ${y + height}`
  for (let x = 1660; x >= -60; x -= 20) d += `L${x} ${n1(y + height * (1.25 + 0.3 * n.fbm(x * 0.003, 7.7, 3)))}`
  return fill(`${d}Z`, color, `opacity="${opacity}" ${s.blur(blur * 1.8, blur)}`)
}

/** Long flat streaks of cloud with frayed ends. */
export function streaks(
  r: Rng,
  count: number,
  y0: number,
  y1: number,
  color: string,
  opacity: number,
  x0 = 0,
  x1 = 1600,
): string {
  const n = noise(Math.floor(r() * 1e6))
  let d = ''
  for (let i = 0; i < count; i++) {
    const w = between(r, 160, 620)
    const x = between(r, x0 - w * 0.3, x1 - w * 0.6)
    const y = lerp(y0, y1, r())
    const thick = between(r, 2, 8) * (0.5 + w / 500)
    let upper = ''
    let lower = ''
    for (let k = 0; k <= 40; k++) {
      const t = k / 40
      const body = Math.sin(Math.PI * t) ** 0.8 * thick
      const px = n1(x + w * t)
      upper += `${k ? 'L' : 'M'}${px} ${n1(y - body * (0.15 + 1.5 * Math.abs(n.fbm(t * 4 + i * 9, i, 4))))}`
      lower = `L${px} ${n1(y + body * (0.1 + 0.7 * Math.abs(n.fbm(t * 7 + i * 3, i + 50, 3))))}${lower}`
    }
    d += `${upper}${lower}Z`
  }
  return fill(d, color, `opacity="${opacity}"`)
}

/** Cumulus with a flat foot, in three inks. */
export function cumulus(
  s: Scene,
  r: Rng,
  x: number,
  y: number,
  w: number,
  h: number,
  inks: readonly [string, string, string],
  side = -1,
  opacity = 1,
): string {
  const body = ['', '', '']
  const count = Math.round(26 + w / 9)
  for (let i = 0; i < count; i++) {
    const t = (i + between(r, 0, 1)) / count
    const towers = 0.62 + 0.38 * Math.sin(t * 11 + w) * Math.sin(t * 4.3 + h)
    const dome = Math.sin(Math.PI * t) ** 0.75 * towers
    const up = r() ** 0.7
    const rad = h * between(r, 0.07, 0.2) * (0.5 + 0.8 * dome) * (1.25 - 0.5 * up)
    const px = x - w / 2 + w * t
    const py = y - rad * 0.4 - up * h * 0.85 * dome
    body[0] += leafy(r, px, py, rad * 1.1, rad, 0.05)
    // Moving the whole mass towards the sun leaves shade only along its far lower edges.
    body[1] += leafy(r, px + side * h * 0.03, py - h * 0.035, rad, rad * 0.92, 0.05)
    if (up > 0.3) body[2] += leafy(r, px + side * h * 0.055, py - h * 0.05, rad * 0.9, rad * 0.74, 0.06)
  }
  const flat = s.clip(`M${x - w} ${y - h * 3}H${x + w}V${y}H${x - w}Z`)
  const inner = body.map((d, i) => fill(d, inks[i] as string)).join('')
  return group(group(inner, flat), `opacity="${opacity}" ${s.blur(1.8, 1.2)}`)
}

/** Smoke or steam along a line, swelling as it rises; inks from shaded to lit. */
export function plume(
  s: Scene,
  r: Rng,
  points: readonly Point[],
  widths: readonly [number, number],
  inks: readonly string[],
  opts: { side?: number; opacity?: number; blur?: number; density?: number } = {},
): string {
  const { side = -1, opacity = 1, blur = 2.5, density = 1 } = opts
  const line = along(points, Math.round(14 * density))
  const layers = inks.map(() => '')
  line.forEach(([x, y], i) => {
    const t = i / (line.length - 1)
    const w = lerp(widths[0], widths[1], t ** 0.85)
    for (let k = 0; k < 3; k++) {
      const px = x + between(r, -0.45, 0.45) * w
      const py = y + between(r, -0.4, 0.4) * w
      const rad = w * between(r, 0.16, 0.44)
      inks.forEach((_, layer) => {
        const shrink = 1 - layer * (0.62 / inks.length)
        layers[layer] += leafy(
          r,
          px + side * rad * 0.26 * layer,
          py - rad * 0.24 * layer,
          rad * shrink,
          rad * shrink * 0.9,
          0.1,
        )
      })
    }
  })
  const inner = layers.map((d, i) => fill(d, inks[i] as string)).join('')
  return group(inner, `opacity="${opacity}" ${s.blur(blur)}`)
}

export function stars(r: Rng, count: number, bottom: number, color = '#f6f0e3'): string {
  let d = ''
  for (let i = 0; i < count; i++) {
    const y = bottom * r() ** 1.3
    const size = r() < 0.08 ? 2.1 : between(r, 0.6, 1.3)
    d += `<circle cx="${n1(r() * 1600)}" cy="${n1(y)}" r="${n1(size)}" fill="${color}" opacity="${n1(between(r, 0.3, 1))}"/>`
  }
  return d
}
