import { mix } from './color.js'
import { fill, group, type Point, poly, type Scene, stroke } from './scene.js'
import { along } from './shapes.js'

export interface HouseInks {
  roof: string
  roofLight: string
  wood: string
  woodLight: string
  accent: string
  pale: string
  glow: string
  /** 0 by day, 1 at night with the lamps on. */
  lit: number
}

const ridge = along(
  [
    [-142, -292],
    [-70, -226],
    [20, -203],
    [110, -222],
    [206, -304],
  ] as Point[],
  8,
)
const eave = along(
  [
    [-24, -102],
    [60, -112],
    [166, -110],
  ] as Point[],
  8,
)
const rear = along(
  [
    [206, -304],
    [196, -210],
    [166, -110],
  ] as Point[],
  8,
)
const front = along(
  [
    [-24, -102],
    [-74, -190],
    [-142, -292],
  ] as Point[],
  8,
)
const frontLeft = along(
  [
    [-142, -292],
    [-150, -200],
    [-168, -104],
  ] as Point[],
  8,
)

function gable(inks: HouseInks): string {
  const face = [...frontLeft, [-96, -92] as Point, ...front]
  let boards = ''
  // Carved bands in the three Batak colours: red, white and black.
  for (let i = 0; i < 7; i++) {
    const t = 0.12 + i * 0.125
    const a = frontLeft[Math.round((1 - t) * (frontLeft.length - 1))] as Point
    const b = front[Math.round(t * (front.length - 1))] as Point
    boards += stroke(
      `M${a[0] + 6} ${a[1]}L${b[0] - 8} ${b[1] + 1}`,
      i % 3 === 0 ? inks.accent : i % 3 === 1 ? inks.pale : inks.wood,
      i % 3 === 1 ? 2 : 5,
      'opacity="0.85"',
    )
  }
  return (
    fill(poly(face), mix(inks.wood, '#000000', 0.25)) +
    boards +
    stroke(poly(frontLeft, false), inks.roofLight, 6) +
    stroke(poly(front, false), inks.roof, 8) +
    stroke('M-142 -292q-14 -8 -16 -22M-142 -292q8 -12 5 -26', inks.pale, 3.4)
  )
}

function roofSide(s: Scene, inks: HouseInks): string {
  const outline = poly([...ridge, ...rear.slice(1), ...[...eave].reverse(), ...front])
  let thatch = ''
  for (let i = 1; i < 34; i++) {
    const t = i / 34
    const a = ridge[Math.floor(t * (ridge.length - 1))] as Point
    const b = eave[Math.floor(t * (eave.length - 1))] as Point
    thatch += `M${a[0]} ${a[1]}Q${(a[0] + b[0]) / 2 + (0.5 - t) * 16} ${(a[1] + b[1]) / 2 + 14} ${b[0]} ${b[1]}`
  }
  const paint = s.box([
    [0, inks.roofLight],
    [0.45, inks.roof],
    [1, mix(inks.roof, '#000000', 0.35)],
  ])
  return (
    fill(outline, paint) +
    group(stroke(thatch, mix(inks.roof, '#000000', 0.5), 1.2, 'opacity="0.5"'), s.clip(outline)) +
    stroke(poly(ridge, false), inks.roofLight, 5) +
    stroke(poly(eave, false), mix(inks.roof, '#000000', 0.5), 5)
  )
}

/** A Toba Batak house (rumah bolon), 380 wide, standing on the origin, gable to the left. */
export function rumahBolon(s: Scene, inks: HouseInks): string {
  const dark = mix(inks.wood, '#000000', 0.55)
  let piles = ''
  for (const x of [-146, -116, -84, -34, 8, 50, 92, 132]) piles += `M${x} -58h9l1 ${x < -40 ? 62 : 58}h-11z`
  const wallFront = 'M-152 -62L-34 -56L-26 -112L-164 -112Z'
  const wallSide = 'M-34 -56L142 -60L150 -126L-26 -120Z'
  let carving = ''
  for (let i = 0; i < 12; i++) carving += `M${-150 + i * 9.8} ${-68 + i * 0.4}q3 -9 8 0q-4 6 -8 0Z`
  let panels = ''
  for (let i = 1; i < 9; i++) panels += `M${-34 + i * 19.5} ${-57 - i * 0.4}l${1 + i * 0.1} -50`
  const window = (x: number, y: number, w: number, h: number) =>
    `<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="${mix(dark, inks.glow, inks.lit)}"/>` +
    stroke(`M${x + w / 2} ${y}v${h}`, inks.wood, 1.6)
  const halo =
    inks.lit > 0.3
      ? `<ellipse cx="-92" cy="-78" rx="90" ry="46" fill="${inks.glow}" opacity="0.35" ${s.blur(16)}/>`
      : ''
  return (
    fill('M-156 2L150 -2L140 -58L-150 -60Z', dark, 'opacity="0.75"') +
    fill(piles, inks.wood) +
    stroke('M-150 -26H-30M-30 -24L140 -28', mix(inks.wood, '#000000', 0.3), 4) +
    fill(wallSide, inks.wood) +
    stroke(panels, dark, 1.4, 'opacity="0.7"') +
    fill(wallFront, inks.woodLight) +
    fill('M-156 -58L-33 -51L-34 -63L-153 -70Z', inks.accent) +
    fill(carving, inks.pale, 'opacity="0.9"') +
    fill('M-33 -51L146 -56L144 -66L-34 -63Z', mix(inks.accent, '#000000', 0.35)) +
    window(-106, -99, 24, 27) +
    window(24, -96, 17, 21) +
    window(86, -98, 17, 21) +
    stroke('M-98 -66L-112 6M-84 -65L-94 8', inks.woodLight, 4) +
    stroke('M-100 -50h15M-103 -35h15M-106 -20h15M-109 -6h15', inks.woodLight, 3) +
    roofSide(s, inks) +
    gable(inks) +
    halo
  )
}
