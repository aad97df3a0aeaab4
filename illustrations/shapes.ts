import { between, lerp, type Rng } from './noise.js'
import { curve, n1, type Point, poly } from './scene.js'

/** Points along a smooth line through the given ones. */
export function along(points: readonly Point[], per = 10): Point[] {
  const at = (i: number) => points[Math.max(0, Math.min(points.length - 1, i))] as Point
  const out: Point[] = []
  for (let i = 0; i < points.length - 1; i++) {
    const [a, b, c, d] = [at(i - 1), at(i), at(i + 1), at(i + 2)]
    for (let k = 0; k < per; k++) {
      const t = k / per
      const one = (p0: number, p1: number, p2: number, p3: number) =>
        0.5 * (2 * p1 + (p2 - p0) * t + (2 * p0 - 5 * p1 + 4 * p2 - p3) * t * t + (3 * p1 - p0 - 3 * p2 + p3) * t ** 3)
      out.push([one(a[0], b[0], c[0], d[0]), one(a[1], b[1], c[1], d[1])])
    }
  }
  out.push(at(points.length - 1))
  return out
}

/** A stroke whose width changes on the way: trunks, limbs, falls, rivers. */
export function tapered(points: readonly Point[], widths: readonly number[], jitter?: Rng, rough = 0): string {
  const line = along(points, 9)
  const left: Point[] = []
  const right: Point[] = []
  line.forEach(([x, y], i) => {
    const a = line[Math.max(0, i - 1)] as Point
    const b = line[Math.min(line.length - 1, i + 1)] as Point
    const len = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1
    const t = (i / (line.length - 1)) * (widths.length - 1)
    const k = Math.min(widths.length - 2, Math.floor(t))
    const base = lerp(widths[k] as number, widths[k + 1] as number, t - k) / 2
    const wl = base * (jitter ? 1 + between(jitter, -rough, rough) : 1)
    const wr = base * (jitter ? 1 + between(jitter, -rough, rough) : 1)
    const nx = -(b[1] - a[1]) / len
    const ny = (b[0] - a[0]) / len
    left.push([x + nx * wl, y + ny * wl])
    right.unshift([x - nx * wr, y - ny * wr])
  })
  return poly([...left, ...right])
}

/** A leafy, knobbly rounded mass. */
export function leafy(r: Rng, cx: number, cy: number, rx: number, ry: number, rough = 0.16): string {
  const n = Math.max(9, Math.round((rx + ry) / 3.2))
  const points: Point[] = []
  for (let i = 0; i < Math.min(n, 40); i++) {
    const a = (i / Math.min(n, 40)) * Math.PI * 2
    const k = 1 + between(r, -rough, rough)
    points.push([cx + Math.cos(a) * rx * k, cy + Math.sin(a) * ry * k])
  }
  return curve(points)
}

/** A pointed leaf from its stem outwards; angle in degrees, 0 = right, 90 = down. */
export function leaf(x: number, y: number, length: number, angle: number, width = 0.28, bend = 0): string {
  const a = (angle * Math.PI) / 180
  const b = a + (bend * Math.PI) / 180
  const tx = x + Math.cos(b) * length
  const ty = y + Math.sin(b) * length
  const mx = x + Math.cos(a) * length * 0.45
  const my = y + Math.sin(a) * length * 0.45
  const px = -Math.sin(a) * length * width
  const py = Math.cos(a) * length * width
  return `M${n1(x)} ${n1(y)}Q${n1(mx + px)} ${n1(my + py)} ${n1(tx)} ${n1(ty)}Q${n1(mx - px)} ${n1(my - py)} ${n1(x)} ${n1(y)}Z`
}

/** A filled land or forest edge: everything below the profile. */
export function below(profile: (x: number) => number, bottom: number, step = 4, x0 = -10, x1 = 1610): string {
  let d = `M${x0} ${bottom}`
  for (let x = x0; x <= x1; x += step) d += `L${x} ${n1(profile(x))}`
  return `${d}L${x1} ${bottom}Z`
}
