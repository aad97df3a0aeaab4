import { rng } from './noise.js'
import { curve, fill, group, moved, type Point, stroke } from './scene.js'
import { tapered } from './shapes.js'

/** Elephant facing left, about 100 units tall, feet on the origin line; `far` inks the legs behind. */
export function elephant(
  ink: string,
  far: string,
  rim: string,
  opts: { trunk?: 'down' | 'forward' | 'up'; stride?: number; tusk?: boolean } = {},
): string {
  const { trunk = 'down', stride = 6, tusk = false } = opts
  const leg = (x: number, top: number, lean: number, w: number) =>
    tapered(
      [
        [x, top],
        [x + lean * 0.35, -26],
        [x + lean, -5],
        [x + lean - 1, 0],
      ],
      [w * 1.45, w * 0.94, w * 0.98, w * 1.22],
    )
  const body = curve([
    [-47, -88],
    [-36, -93],
    [-24, -99],
    [-2, -103],
    [20, -99],
    [38, -90],
    [50, -77],
    [55, -60],
    [52, -44],
    [40, -36],
    [22, -31],
    [0, -29],
    [-20, -32],
    [-36, -40],
    [-46, -56],
    [-52, -74],
  ])
  const head = curve([
    [-40, -90],
    [-50, -99],
    [-58, -98],
    [-63, -91],
    [-70, -89],
    [-76, -79],
    [-79, -66],
    [-77, -56],
    [-70, -50],
    [-60, -46],
    [-50, -48],
    [-42, -56],
    [-36, -74],
  ])
  const paths: Record<string, Point[]> = {
    down: [
      [-73, -66],
      [-80, -48],
      [-81, -28],
      [-78, -11],
      [-71, -5],
    ],
    forward: [
      [-73, -66],
      [-84, -50],
      [-90, -32],
      [-98, -18],
      [-108, -17],
    ],
    up: [
      [-73, -66],
      [-86, -58],
      [-98, -62],
      [-104, -78],
      [-98, -92],
    ],
  }
  const nose = tapered(paths[trunk] as Point[], [21, 14.5, 10.5, 8, 5])
  const ear = curve([
    [-46, -87],
    [-36, -89],
    [-27, -82],
    [-26, -68],
    [-33, -56],
    [-40, -51],
    [-44, -60],
    [-48, -74],
  ])
  const tail = stroke('M52 -76Q63 -62 59 -42', ink, 3.2) + fill('M57 -44l5 0l1 12l-7 -1z', ink)
  return (
    fill(leg(-20, -44, stride, 13) + leg(30, -46, -stride * 0.9, 13.5), far) +
    tail +
    fill(leg(-33, -46, -stride, 14) + leg(42, -52, stride * 0.7, 15), ink) +
    fill(body, ink) +
    fill(head, ink) +
    fill(nose, ink) +
    fill(ear, far) +
    stroke('M-46 -87Q-30 -94 -26 -68Q-32 -54 -40 -51', rim, 1.3, 'opacity="0.55"') +
    stroke(
      'M-36 -93Q-24 -100 -2 -103.4Q22 -100 40 -90Q50 -80 54 -66M-63 -92Q-57 -100 -49 -99',
      rim,
      1.7,
      'opacity="0.85"',
    ) +
    `<circle cx="-65" cy="-74" r="1.3" fill="${rim}" opacity="0.5"/>` +
    (tusk ? fill('M-73 -54Q-80 -46 -88 -46Q-80 -42 -69 -50Z', '#f6f0e3') : '')
  )
}

export function egret(x: number, y: number, size: number, flip = false): string {
  const d =
    'M0 -30Q-12 -32 -14 -42Q-15 -50 -9 -55L-20 -53L-9 -58Q-4 -60 -3 -54Q-2 -48 -6 -44Q-2 -38 6 -36Q18 -32 24 -20Q12 -20 4 -24Z'
  return moved(fill(d, '#fbf8ee') + stroke('M4 -24L3 0M9 -24L9 0', '#3b3f38', 1.4), x, y, size / 60, flip)
}

export function egretFlying(x: number, y: number, size: number, tilt = 0, flip = false): string {
  const d =
    'M-30 2Q-20 -4 -12 -2Q-4 -6 4 -4Q-6 -22 -2 -40Q12 -24 16 -6Q26 -26 44 -32Q36 -14 22 0Q34 2 52 6Q30 8 14 6Q-4 8 -14 4Q-22 4 -42 2Z'
  return group(
    fill(d, '#fbf8ee'),
    `transform="translate(${x} ${y}) rotate(${tilt}) scale(${(flip ? -1 : 1) * (size / 80)} ${size / 80})"`,
  )
}

/** Orangutan hanging by one arm from (0,0), about 330 units long, looking to the left. */
export function orangutan(ink: string, lit: string, face: string): string {
  const r = rng(3)
  const shag = 0.24
  const limb = (points: Point[], widths: number[]) => tapered(points, widths, r, shag)
  const hair = (points: Point[]) => {
    let d = ''
    for (let i = 0; i < points.length; i++) {
      const [ax, ay] = points[i] as Point
      const [bx, by] = points[(i + 1) % points.length] as Point
      for (let k = 0; k < 9; k++) {
        const x = ax + ((bx - ax) * k) / 9
        const y = ay + ((by - ay) * k) / 9
        d += `M${x - 4} ${y}L${x + (r() - 0.5) * 12} ${y + 12 + r() * 20}L${x + 5} ${y + 2}Z`
      }
    }
    return d
  }
  const torso: Point[] = [
    [-6, 128],
    [26, 122],
    [52, 146],
    [64, 190],
    [58, 236],
    [30, 262],
    [-6, 256],
    [-28, 222],
    [-30, 176],
  ]
  const farArm = limb(
    [
      [-18, 150],
      [-60, 176],
      [-104, 150],
      [-128, 112],
    ],
    [40, 32, 25, 17],
  )
  const farLeg = limb(
    [
      [-2, 244],
      [-46, 262],
      [-72, 232],
      [-96, 222],
    ],
    [48, 36, 25, 17],
  )
  const arm = limb(
    [
      [28, 148],
      [34, 96],
      [14, 46],
      [2, 0],
    ],
    [46, 37, 29, 19],
  )
  const leg = limb(
    [
      [34, 240],
      [30, 292],
      [-2, 318],
      [-22, 338],
    ],
    [56, 42, 29, 18],
  )
  const head = curve([
    [-12, 94],
    [8, 86],
    [26, 96],
    [32, 118],
    [24, 140],
    [4, 152],
    [-18, 150],
    [-34, 138],
    [-38, 118],
    [-30, 102],
  ])
  const cheeks = curve([
    [-34, 104],
    [-16, 98],
    [2, 106],
    [8, 124],
    [0, 142],
    [-18, 150],
    [-36, 144],
    [-46, 126],
  ])
  const muzzle = curve([
    [-46, 126],
    [-32, 120],
    [-18, 126],
    [-16, 140],
    [-28, 148],
    [-44, 143],
  ])
  const hands = fill('M-8 6Q-14 -12 -2 -17Q12 -18 13 -4L9 8ZM-134 118Q-142 98 -128 95Q-114 100 -120 120Z', face)
  return (
    fill(farArm + farLeg, ink) +
    fill(arm, ink) +
    fill(curve(torso), ink) +
    fill(
      hair([
        [56, 150],
        [66, 200],
        [54, 246],
      ]) +
        hair([
          [-28, 180],
          [10, 258],
        ]),
      ink,
    ) +
    fill(leg, ink) +
    stroke('M42 140Q48 96 26 50M60 156Q74 196 64 236M54 262Q50 290 22 312', lit, 5, 'opacity="0.7"') +
    fill(head, ink) +
    stroke('M-10 92Q10 83 26 96Q34 112 28 132', lit, 4, 'opacity="0.8"') +
    fill(cheeks, face) +
    fill(muzzle, '#5c463d') +
    fill('M-26 114a4 4 0 1 0 .1 0ZM-9 117a4 4 0 1 0 .1 0Z', '#0f1416') +
    stroke('M-42 138Q-32 142 -22 138', '#241a18', 2) +
    hands
  )
}
