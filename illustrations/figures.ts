import { POSES, type Pose } from './poses.js'
import { curve, fill, group, moved, type Point, poly, stroke } from './scene.js'

export interface Dress {
  skin: string
  shirt: string
  legs: string
  hat?: string
  pack?: string
}

export const inkDress = (ink: string): Dress => ({ skin: ink, shirt: ink, legs: ink })

/** A small figure; `ground` is where the feet stand. */
export function person(
  pose: keyof typeof POSES,
  x: number,
  ground: number,
  height: number,
  dress: Dress,
  flip = false,
): string {
  const p: Pose = POSES[pose]
  const [hx, hy] = p.head
  const [nx, ny] = p.neck
  const [bx, by] = p.hip
  const limb = (points: readonly Point[], color: string, w: number) => stroke(poly(points, false), color, w)
  const len = Math.hypot(nx - bx, ny - by)
  const ux = -(ny - by) / len
  const uy = (nx - bx) / len
  const torso = curve([
    [nx - ux * 3, ny - uy * 3],
    [nx + ux * 10, ny + uy * 10 + 3],
    [bx + ux * 7, by + uy * 7],
    [bx, by + 4],
    [bx - ux * 7, by - uy * 7],
    [nx - ux * 10, ny - uy * 10 + 3],
  ])
  let out = limb(p.arms[1] as Point[], dress.skin, 5)
  if (dress.pack) {
    const [mx, my] = [(nx * 2 + bx) / 3 - 10, (ny * 2 + by) / 3]
    out += `<rect x="${mx - 6}" y="${my - 12}" width="13" height="27" rx="5" fill="${dress.pack}"/>`
  }
  for (const leg of p.legs) out += limb(leg, dress.legs, 8)
  out += fill(torso, dress.shirt)
  const arm = p.arms[0] as Point[]
  out += limb(arm, dress.skin, 5) + limb(arm.slice(0, 2), dress.shirt, 6.5)
  out += `<circle cx="${hx}" cy="${hy}" r="7.2" fill="${dress.skin}"/>`
  if (dress.hat)
    out += fill(`M${hx - 14} ${hy - 2}Q${hx} ${hy - 7} ${hx + 14} ${hy - 2}L${hx + 2} ${hy - 13}H${hx - 2}Z`, dress.hat)
  else
    out += fill(`M${hx - 7.6} ${hy}A7.6 7.6 0 0 1 ${hx + 6} ${hy - 5}Q${hx} ${hy - 3} ${hx - 3} ${hy + 4}Z`, '#1c2226')
  return moved(out, x, ground, height / 100, flip)
}

/** A far bird with spread wings. */
export function bird(x: number, y: number, size: number, color: string, tilt = 0, lift = 0.3): string {
  const u = size
  const d = `M${-u} ${-u * lift}Q${-u * 0.45} ${-u * (lift + 0.2)} 0 0Q${u * 0.45} ${-u * (lift + 0.2)} ${u} ${-u * lift}Q${u * 0.42} ${-u * (lift - 0.02)} ${u * 0.06} ${u * 0.14}L${-u * 0.1} ${u * 0.14}Q${-u * 0.42} ${-u * (lift - 0.02)} ${-u} ${-u * lift}Z`
  return group(fill(d, color), `transform="translate(${x} ${y}) rotate(${tilt})"`)
}
