/** Trees for the profiles: printed in flat tones with a thin ink line, as in old botany plates. */
import { C, mix } from '../color.js'
import { between, lerp, type Rng } from '../noise.js'
import { ringPath } from './contours.js'
import { type Point, smoothRing } from './height-field.js'
import { blob, fill, stroke } from './pattern.js'

const n1 = (v: number) => v.toFixed(1)
const BARK = '#7a5f48'
const LINE = '#24332c'

const clump = (r: Rng, x: number, y: number, rx: number, ry: number, tone: string, ink = 0.7) =>
  fill(
    ringPath(smoothRing(blob(r, x, y, rx, ry, 11, 0.13), 4)),
    tone,
    `stroke="${LINE}" stroke-width="${ink}" stroke-opacity="0.55"`,
  )

/** Leaf marks: short arcs in the lit half of a crown. */
function leaves(r: Rng, x: number, y: number, rx: number, ry: number): string {
  let d = ''
  for (let i = 0; i < (rx * ry) / 60; i++) {
    const a = between(r, 0, Math.PI * 2)
    const k = Math.sqrt(r()) * 0.82
    d += `M${n1(x + Math.cos(a) * rx * k)} ${n1(y + Math.sin(a) * ry * k)}q3.5 -3.5 7 0`
  }
  return stroke(d, LINE, 0.8, 'stroke-opacity="0.5"')
}

interface TreeOptions {
  x: number
  ground: number
  height: number
  spread: number
  tone: string
  /** Share of the height that is crown. */
  crown?: number
  clumps?: number
  buttress?: boolean
}

export function tree(r: Rng, o: TreeOptions): string {
  const crown = (o.crown ?? 0.35) * o.height
  const top = o.ground - o.height
  const w = Math.max(2.2, o.height * 0.015)
  const neck = top + crown * 0.6
  const flare = o.buttress ? w * 3 : w * 1.5
  const trunk = `M${n1(o.x - flare)} ${o.ground}Q${n1(o.x - w)} ${n1(o.ground - flare * 2)} ${n1(o.x - w * 0.75)} ${n1(neck)}H${n1(o.x + w * 0.75)}Q${n1(o.x + w)} ${n1(o.ground - flare * 2)} ${n1(o.x + flare)} ${o.ground}Z`
  let limbs = ''
  let back = ''
  let front = ''
  const count = o.clumps ?? 6
  for (let i = 0; i < count; i++) {
    const u = count === 1 ? 0 : lerp(-1, 1, i / (count - 1))
    const cx = o.x + u * o.spread * 0.68
    const cy = top + crown * (0.34 + 0.3 * u * u) + between(r, -0.06, 0.06) * crown
    const [rx, ry] = [o.spread * between(r, 0.34, 0.44), crown * between(r, 0.3, 0.38)]
    limbs += `M${n1(o.x)} ${n1(neck + crown * 0.25)}Q${n1(o.x + u * o.spread * 0.25)} ${n1(neck)} ${n1(cx)} ${n1(cy + ry * 0.4)}`
    const tone = mix(o.tone, i % 2 ? C.forestDark : '#ffffff', i % 2 ? 0.16 : 0.08)
    if (i % 2) back += clump(r, cx, cy + ry * 0.2, rx, ry, tone)
    else front += clump(r, cx, cy, rx, ry, tone) + leaves(r, cx, cy, rx, ry)
  }
  return `${fill(trunk, BARK, `stroke="${LINE}" stroke-width="0.8"`)}${stroke(limbs, BARK, Math.max(1.6, w * 0.6))}${back}${front}`
}

/** A palm or pandan: one stem and a spray of fronds. */
export function palm(r: Rng, x: number, ground: number, height: number, tone: string = C.forest): string {
  let fronds = ''
  for (let a = -172; a <= -8; a += 18) {
    const reach = height * 0.34 * between(r, 0.85, 1.1) + 8
    const [dx, dy] = [Math.cos((a * Math.PI) / 180) * reach, Math.sin((a * Math.PI) / 180) * reach * 0.8]
    fronds += `M${n1(x)} ${n1(ground - height)}q${n1(dx * 0.5)} ${n1(dy - 4)} ${n1(dx)} ${n1(dy + reach * 0.5)}`
  }
  return stroke(`M${x} ${ground}q3 ${n1(-height / 2)} 0 ${n1(-height)}`, BARK, 2.6) + stroke(fronds, tone, 2.6)
}

/** A mangrove on its arching roots. */
export function mangrove(r: Rng, x: number, ground: number, height: number, tone: string): string {
  const knee = ground - height * 0.36
  let roots = ''
  for (let i = -4; i <= 4; i++) {
    if (i === 0) continue
    const foot = x + i * height * 0.085 + between(r, -2, 2)
    roots += `M${n1(x)} ${n1(knee - Math.abs(i) * 2)}Q${n1(foot - i)} ${n1(knee + 2)} ${n1(foot)} ${n1(ground + 8)}`
  }
  return (
    stroke(roots, '#6b4f3c', 2.2) +
    tree(r, { x, ground: knee + 4, height: height * 0.66, spread: height * 0.3, tone, crown: 0.72, clumps: 5 })
  )
}

/** Hanging lianas between two crowns. */
export const liana = (a: Point, b: Point, sag: number) =>
  stroke(`M${a[0]} ${a[1]}Q${(a[0] + b[0]) / 2} ${Math.max(a[1], b[1]) + sag} ${b[0]} ${b[1]}`, '#5b6b45', 1.6)

/** A tuft of fern, sedge or grass. */
export function tuft(r: Rng, x: number, y: number, size: number, color: string): string {
  let d = ''
  for (let i = 0; i < 6; i++)
    d += `M${n1(x)} ${n1(y)}q${n1(between(r, -0.3, 0.3) * size)} ${n1(-size * 0.7)} ${n1(between(r, -0.9, 0.9) * size)} ${n1(-size * between(r, 0.5, 1))}`
  return stroke(d, color, 1.4)
}
