import { curve, fill, group, moved, type Point, poly, stroke } from './scene.js'

interface Pose {
  head: Point
  neck: Point
  hip: Point
  arms: readonly (readonly Point[])[]
  legs: readonly (readonly Point[])[]
}

/** Standing people are 100 units tall with their feet at the origin, facing right. */
const POSES = {
  stand: {
    head: [1, -92],
    neck: [0, -80],
    hip: [0, -48],
    arms: [
      [
        [0, -77],
        [-6, -62],
        [-4, -48],
      ],
      [
        [0, -77],
        [7, -62],
        [6, -48],
      ],
    ],
    legs: [
      [
        [-2, -48],
        [-5, -24],
        [-5, 0],
      ],
      [
        [3, -48],
        [5, -24],
        [6, 0],
      ],
    ],
  },
  walk: {
    head: [5, -91],
    neck: [3, -80],
    hip: [0, -48],
    arms: [
      [
        [3, -76],
        [-5, -64],
        [-8, -52],
      ],
      [
        [3, -76],
        [10, -64],
        [17, -56],
      ],
    ],
    legs: [
      [
        [-1, -48],
        [-5, -26],
        [-16, -2],
      ],
      [
        [2, -48],
        [10, -26],
        [10, 0],
      ],
    ],
  },
  point: {
    head: [2, -92],
    neck: [0, -80],
    hip: [-1, -48],
    arms: [
      [
        [0, -76],
        [14, -80],
        [29, -86],
      ],
      [
        [0, -76],
        [-9, -64],
        [-3, -53],
      ],
    ],
    legs: [
      [
        [-3, -48],
        [-6, -24],
        [-8, 0],
      ],
      [
        [2, -48],
        [5, -24],
        [6, 0],
      ],
    ],
  },
  raise: {
    head: [1, -91],
    neck: [0, -80],
    hip: [0, -48],
    arms: [
      [
        [0, -76],
        [8, -90],
        [13, -106],
      ],
      [
        [0, -76],
        [-9, -64],
        [-8, -52],
      ],
    ],
    legs: [
      [
        [-2, -48],
        [-5, -24],
        [-6, 0],
      ],
      [
        [3, -48],
        [7, -24],
        [8, 0],
      ],
    ],
  },
  bend: {
    head: [36, -60],
    neck: [26, -62],
    hip: [-4, -50],
    arms: [
      [
        [22, -60],
        [27, -42],
        [33, -24],
      ],
      [
        [22, -60],
        [32, -44],
        [37, -26],
      ],
    ],
    legs: [
      [
        [-5, -50],
        [-2, -26],
        [-7, 0],
      ],
      [
        [-2, -50],
        [8, -27],
        [4, 0],
      ],
    ],
  },
  kneel: {
    head: [15, -62],
    neck: [10, -53],
    hip: [-6, -26],
    arms: [
      [
        [9, -49],
        [16, -34],
        [26, -20],
      ],
      [
        [9, -49],
        [20, -36],
        [30, -22],
      ],
    ],
    legs: [
      [
        [-6, -26],
        [12, -22],
        [10, 0],
      ],
      [
        [-6, -26],
        [0, -3],
        [-20, -2],
      ],
    ],
  },
  dig: {
    head: [20, -84],
    neck: [14, -75],
    hip: [-2, -47],
    arms: [
      [
        [13, -71],
        [20, -56],
        [30, -52],
      ],
      [
        [13, -71],
        [10, -58],
        [22, -64],
      ],
    ],
    legs: [
      [
        [-3, -47],
        [-3, -24],
        [-12, 0],
      ],
      [
        [1, -47],
        [11, -26],
        [12, 0],
      ],
    ],
  },
  sit: {
    head: [6, -48],
    neck: [3, -38],
    hip: [-4, -8],
    arms: [
      [
        [3, -34],
        [14, -24],
        [26, -26],
      ],
      [
        [3, -34],
        [10, -20],
        [22, -20],
      ],
    ],
    legs: [
      [
        [-3, -8],
        [16, -14],
        [22, 0],
      ],
      [
        [-3, -8],
        [14, -8],
        [26, -1],
      ],
    ],
  },
} satisfies Record<string, Pose>

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
