import { lighten, mix } from './color.js'
import { between, type Rng } from './noise.js'
import { fill, n1, type Point } from './scene.js'
import { along, leaf, leafy, tapered } from './shapes.js'

export interface Foliage {
  shade: string
  mid: string
  light: string
  trunk: string
  /** Where the light comes from: -1 left, 1 right. */
  side?: number
}

export function foliage(base: string, toFog: string, fog: number, side = -1, sun = '#f3d77a'): Foliage {
  const f = (c: string) => mix(c, toFog, fog)
  return {
    shade: f(mix(base, '#0b1a1c', 0.45)),
    mid: f(base),
    light: f(mix(lighten(base, 0.12), sun, 0.32)),
    trunk: f(mix('#6d5f4b', '#1f2a30', 0.35)),
    side,
  }
}

/** A dome of leaf masses, dark below and lit on the sunny side. */
export function crown(r: Rng, x: number, y: number, rx: number, ry: number, f: Foliage, masses = 7): string {
  const side = f.side ?? -1
  let shade = leafy(r, x, y, rx * 0.82, ry * 0.62)
  let mid = ''
  let light = ''
  const count = Math.round(masses * 1.7)
  for (let i = 0; i < count; i++) {
    const a = Math.PI * (1 + (i + between(r, 0, 1)) / count)
    const k = r() ** 0.6 * 0.86
    const bx = x + Math.cos(a) * rx * k
    const by = y + Math.sin(a) * ry * k * 0.9 + ry * 0.14
    const br = rx * between(r, 0.17, 0.34)
    const bh = Math.min(br * between(r, 0.6, 0.8), ry * 0.5)
    // Masses facing the sun catch more light than those turned away from it.
    const facing = 0.62 + 0.38 * side * Math.cos(a)
    shade += leafy(r, bx, by + bh * 0.3, br, bh)
    mid += leafy(r, bx + side * br * 0.1, by - bh * 0.1, br * 0.86, bh * 0.72, 0.2)
    light += leafy(r, bx + side * br * 0.3, by - bh * 0.36, br * 0.62 * facing, bh * 0.42 * facing, 0.26)
  }
  return fill(shade, f.shade) + fill(mid, f.mid) + fill(light, f.light)
}

/** A rainforest giant: a bare pale trunk and a wide umbrella far above the rest. */
export function emergent(r: Rng, x: number, base: number, height: number, f: Foliage): string {
  const rx = height * between(r, 0.2, 0.27)
  const ry = rx * between(r, 0.5, 0.66)
  const top = base - height + ry
  const lean = between(r, -0.03, 0.03) * height
  const w = height * 0.026
  let trunk = tapered(
    [
      [x, base],
      [x + lean * 0.4, base - height * 0.4],
      [x + lean, top + ry * 0.2],
    ],
    [w * 1.7, w, w * 0.8],
  )
  for (let i = -2; i <= 2; i++) {
    if (i === 0) continue
    trunk += tapered(
      [
        [x + lean, top + ry * between(r, 0.7, 1.25)],
        [x + lean + i * rx * 0.16, top + ry * 0.4],
        [x + lean + i * rx * 0.34, top - ry * 0.1],
      ],
      [w * 0.6, w * 0.4, w * 0.25],
    )
  }
  return fill(trunk, f.trunk) + crown(r, x + lean, top, rx, ry, f, 8)
}

/** A closed canopy along a line: crowns of varied size, nearer ones lower. */
export function canopy(r: Rng, line: (x: number) => number, size: number, f: Foliage, x0 = -40, x1 = 1640): string {
  let out = ''
  for (let x = x0; x < x1; x += size * between(r, 0.5, 0.85)) {
    const rx = size * between(r, 0.55, 1)
    out += crown(r, x, line(x) + between(r, -0.25, 0.45) * size, rx, rx * between(r, 0.62, 0.85), f, 5)
  }
  return out
}

export function palm(
  r: Rng,
  x: number,
  base: number,
  height: number,
  lean: number,
  color: string,
  light = color,
): string {
  const top: Point = [x + lean, base - height]
  const trunk = tapered(
    [[x, base], [x + lean * 0.25, base - height * 0.45], top],
    [height * 0.045, height * 0.03, height * 0.022],
  )
  let fronds = ''
  let lit = ''
  const count = 17
  for (let i = 0; i < count; i++) {
    const a = -Math.PI * (-0.14 + (1.28 * (i + between(r, 0.2, 0.8))) / count)
    const len = height * between(r, 0.36, 0.48)
    const tip: Point = [top[0] + Math.cos(a) * len, top[1] + Math.sin(a) * len * 0.62 + len * 0.42]
    const mid: Point = [top[0] + Math.cos(a) * len * 0.55, top[1] + Math.sin(a) * len * 0.66]
    const spine = along([top, mid, tip], 9)
    let d = tapered([top, mid, tip], [height * 0.012, height * 0.006, 1])
    spine.forEach(([px, py], k) => {
      if (k < 2) return
      const reach = len * 0.27 * Math.sin(Math.PI * (0.18 + (0.8 * k) / spine.length))
      const out = Math.cos(a) >= 0 ? 1 : -1
      d += leaf(px, py, reach, 90 - out * between(r, 8, 34), 0.1)
      d += leaf(px, py, reach * 0.8, out > 0 ? between(r, 5, 40) : between(r, 140, 175), 0.1)
      // The upright fronds spread to both sides, or the crown would part in the middle.
      if (Math.abs(Math.cos(a)) < 0.45)
        d += leaf(px, py, reach * 0.9, out > 0 ? between(r, 110, 150) : between(r, 30, 70), 0.1)
    })
    if (i % 3 === 1) lit += d
    else fronds += d
  }
  return fill(trunk, color) + fill(fronds, color) + fill(lit, light)
}

/** Sumatran pine: a tall stem with loose cloud-like tufts. */
export function pine(r: Rng, x: number, base: number, height: number, color: string): string {
  const lean = between(r, -0.04, 0.04) * height
  let d = tapered(
    [
      [x, base],
      [x + lean * 0.3, base - height * 0.5],
      [x + lean, base - height],
    ],
    [height * 0.03, height * 0.02, 2],
  )
  for (let i = 0; i < 13; i++) {
    const t = 0.36 + (0.62 * i) / 12
    const reach = height * 0.2 * (1.08 - t) * between(r, 0.7, 1.25) + height * 0.02
    const dir = i % 2 ? 1 : -1
    const bx = x + lean * t + dir * reach
    const by = base - height * t - reach * between(r, 0.1, 0.4)
    d += tapered(
      [
        [x + lean * t, base - height * t],
        [bx, by],
      ],
      [height * 0.009, 1],
    )
    for (let k = 0; k < 4; k++)
      d += leafy(
        r,
        bx - dir * reach * 0.3 * k,
        by + between(r, -4, 6),
        reach * between(r, 0.34, 0.5),
        reach * between(r, 0.13, 0.2) + 2,
        0.35,
      )
  }
  return fill(d, color)
}

/** Blades of grass along a line. */
export function grass(
  r: Rng,
  line: (x: number) => number,
  height: number,
  color: string,
  density = 1,
  x0 = -10,
  x1 = 1610,
): string {
  let d = ''
  for (let x = x0; x < x1; x += between(r, 2, 7) / density) {
    const h = height * between(r, 0.4, 1.15)
    const lean = between(r, -0.35, 0.45) * h
    const y = line(x) + 6
    const w = Math.max(1.4, h * 0.045)
    d += `M${n1(x - w)} ${n1(y)}Q${n1(x + lean * 0.2)} ${n1(y - h * 0.6)} ${n1(x + lean)} ${n1(y - h)}Q${n1(x + lean * 0.4 + w)} ${n1(y - h * 0.5)} ${n1(x + w)} ${n1(y)}Z`
  }
  return fill(d, color)
}

/** A fern or palm-like frond with paired leaflets. */
export function frond(points: readonly Point[], size: number, color: string, spread = 62): string {
  const line = along(points, 9)
  let d = tapered(points, [size * 0.05, size * 0.03, 1])
  line.forEach(([x, y], i) => {
    if (i < 2) return
    const [px, py] = line[i - 1] as Point
    const dir = (Math.atan2(y - py, x - px) * 180) / Math.PI
    const reach = size * Math.sin(Math.PI * (0.12 + (0.86 * i) / line.length)) * 0.5
    d += leaf(x, y, reach, dir + spread, 0.13)
    d += leaf(x, y, reach, dir - spread, 0.13)
  })
  return fill(d, color)
}
