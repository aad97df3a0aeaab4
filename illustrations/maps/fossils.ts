/** Leaves, shells and trunk as they lie in the rock of the Merangin bank. */
import { between, type Rng } from '../noise.js'
import type { Point } from './height-field.js'
import { fill, line, stroke } from './pattern.js'

const DARK = '#3b2f28'
const n1 = (v: number) => v.toFixed(1)

/** A fern-like frond: pinnae in pairs, each with small rounded lobes. */
export function frond(x: number, y: number, length: number, rotate: number, color = DARK): string {
  let lobes = ''
  let ribs = ''
  const count = 12
  for (let i = 0; i < count; i++) {
    const t = (i + 0.6) / count
    const at = length * t
    const reach = length * 0.3 * Math.min(1, t * 3 + 0.45) * (1.02 - t) ** 0.75
    for (const side of [-1, 1]) {
      const [ex, ey] = [at + reach * 0.72, side * reach]
      ribs += `M${n1(at)} 0L${n1(ex)} ${n1(ey)}`
      const small = Math.max(3, Math.round(reach / 5))
      for (let k = 1; k <= small; k++) {
        const u = k / small
        const r = length * 0.024 * (1.15 - 0.6 * u)
        lobes += `<ellipse cx="${n1(at + (ex - at) * u + r * 0.5)}" cy="${n1(ey * u)}" rx="${n1(r * 1.25)}" ry="${n1(r * 0.8)}" transform="rotate(${side * 48} ${n1(at + (ex - at) * u)} ${n1(ey * u)})"/>`
      }
    }
  }
  const rib = stroke(`M${n1(-length * 0.12)} 0L${n1(length)} 0`, color, 1.8)
  return `<g transform="translate(${x} ${y}) rotate(${rotate})"><g fill="${color}" fill-opacity="0.82">${lobes}</g>${stroke(ribs, color, 0.8)}${rib}</g>`
}

/** A long strap leaf with parallel veins. */
export function strap(x: number, y: number, length: number, rotate: number, color = DARK): string {
  const w = length * 0.075
  const leaf = `M0 0C${n1(length * 0.3)} ${n1(-w)} ${n1(length * 0.75)} ${n1(-w)} ${n1(length)} 0C${n1(length * 0.75)} ${n1(w)} ${n1(length * 0.3)} ${n1(w)} 0 0Z`
  const veins = [-0.4, 0, 0.4].map(
    (k) =>
      `M${n1(length * 0.06)} ${n1(k * w * 0.3)}C${n1(length * 0.35)} ${n1(k * w)} ${n1(length * 0.7)} ${n1(k * w)} ${n1(length * 0.95)} ${n1(k * w * 0.3)}`,
  )
  return `<g transform="translate(${x} ${y}) rotate(${rotate})">${fill(leaf, color, 'fill-opacity="0.6"')}${stroke(veins.join(''), '#d9cdb4', 0.8)}</g>`
}

/** A stem of Calamites, the tree-sized horsetail: ribbed, and jointed like bamboo. */
export function horsetail(x: number, y: number, joints: number, rotate: number, color = DARK): string {
  const [long, half] = [30, 9]
  let ribs = ''
  let nodes = ''
  for (let i = 0; i < joints; i++) {
    for (let k = -2; k <= 2; k++) ribs += `M${i * long + 3} ${n1(k * 3.4)}H${(i + 1) * long - 3}`
    nodes += `M${(i + 1) * long} ${-half - 2}V${half + 2}`
  }
  const stem = fill(`M0 ${-half}H${joints * long}V${half}H0Z`, color, 'fill-opacity="0.55"')
  return `<g transform="translate(${x} ${y}) rotate(${rotate})">${stem}${stroke(ribs, '#d9cdb4', 0.8)}${stroke(nodes, color, 1.8)}</g>`
}

/** A brachiopod valve: a fan of ribs with growth lines and a straight hinge. */
export function brachiopod(x: number, y: number, size: number, rotate: number): string {
  const s = size
  const valve = `M${n1(-s * 0.75)} ${n1(-s * 0.32)}Q0 ${n1(-s * 0.75)} ${n1(s * 0.75)} ${n1(-s * 0.32)}C${n1(s * 1.15)} ${n1(s * 0.2)} ${n1(s * 0.7)} ${n1(s * 0.8)} 0 ${n1(s * 0.8)}C${n1(-s * 0.7)} ${n1(s * 0.8)} ${n1(-s * 1.15)} ${n1(s * 0.2)} ${n1(-s * 0.75)} ${n1(-s * 0.32)}Z`
  let ribs = ''
  for (let i = -5; i <= 5; i++) {
    const a = (i / 5) * 1.15
    ribs += `M0 ${n1(-s * 0.48)}Q${n1(Math.sin(a) * s * 0.5)} ${n1(-s * 0.2)} ${n1(Math.sin(a) * s * 0.86)} ${n1(Math.cos(a) * s * 0.72)}`
  }
  const growth = `M${n1(-s * 0.62)} ${n1(s * 0.02)}Q0 ${n1(s * 0.5)} ${n1(s * 0.62)} ${n1(s * 0.02)}M${n1(-s * 0.78)} ${n1(s * 0.22)}Q0 ${n1(s * 0.88)} ${n1(s * 0.78)} ${n1(s * 0.22)}`
  return `<g transform="translate(${n1(x)} ${n1(y)}) rotate(${n1(rotate)})">${fill(valve, '#f3ead4', `stroke="${DARK}" stroke-width="1.3"`)}${stroke(ribs, DARK, 0.7, 'stroke-opacity="0.75"')}${stroke(growth, DARK, 0.7, 'stroke-opacity="0.6"')}</g>`
}

/** A stem of a sea lily, broken into discs. */
export function crinoid(x: number, y: number, discs: number, rotate: number): string {
  let out = ''
  for (let i = 0; i < discs; i++) {
    out += `<rect x="${n1(i * 5.2)}" y="-4" width="4.2" height="8" rx="1" fill="#f3ead4" stroke="${DARK}" stroke-width="0.8"/>`
  }
  return `<g transform="translate(${n1(x)} ${n1(y)}) rotate(${n1(rotate)})">${out}</g>`
}

/** A trunk turned to stone where it stood: bark furrows, flared roots, a broken top. */
export function trunk(r: Rng, x: number, top: number, foot: number, width: number): string {
  const h = foot - top
  const half = (t: number) => width * (0.42 + 0.1 * t + 0.5 * Math.max(0, t - 0.82) ** 1.4 * 6)
  const left: Point[] = []
  const right: Point[] = []
  for (let t = 0; t <= 1.001; t += 0.05) {
    left.push([x - half(t) + between(r, -2, 2), top + h * t])
    right.push([x + half(t) + between(r, -2, 2), top + h * t])
  }
  const [first, last] = [left[0] as Point, right[0] as Point]
  const crown: Point[] = []
  for (let k = 5; k >= 1; k--) {
    crown.push([first[0] + ((last[0] - first[0]) * k) / 6, top + (k % 2 ? -between(r, 10, 20) : between(r, 4, 12))])
  }
  let roots = ''
  for (const [dx, dy] of [
    [-1.9, 26],
    [-1.2, 44],
    [-0.35, 34],
    [0.5, 48],
    [1.3, 40],
    [2, 22],
  ] as Point[]) {
    const from = x + dx * width * 0.38
    roots += `M${n1(from - 7)} ${n1(foot - 8)}Q${n1(from + dx * 14)} ${n1(foot + dy * 0.4)} ${n1(from + dx * 30)} ${n1(foot + dy)}Q${n1(from + dx * 18 + 5)} ${n1(foot + dy * 0.3)} ${n1(from + 8)} ${n1(foot - 8)}Z`
  }
  let bark = ''
  for (let i = 0; i < 16; i++) {
    const u = between(r, -0.86, 0.86)
    let t = between(r, 0, 0.12)
    while (t < 0.96) {
      const end = Math.min(1, t + between(r, 0.12, 0.36))
      const points: Point[] = []
      for (let k = t; k <= end; k += 0.04) points.push([x + u * half(k) + between(r, -1.2, 1.2), top + h * k])
      if (points.length > 1) bark += line(points)
      t = end + between(r, 0.03, 0.1)
    }
  }
  const body = line([...left, ...right.reverse(), ...crown])
  const shade = line([...left.map(([, y], i): Point => [x + half(i * 0.05) * 0.35, y]), ...right])
  return `${fill(roots, '#5d4636', `stroke="${DARK}" stroke-width="1.2"`)}${fill(`${body}Z`, '#8a6a4d', `stroke="${DARK}" stroke-width="1.8" stroke-linejoin="round"`)}${fill(`${shade}Z`, '#4a382c', 'fill-opacity="0.28"')}${stroke(bark, DARK, 1.1, 'stroke-opacity="0.8"')}`
}
