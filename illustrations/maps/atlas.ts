/** What makes a sheet look printed: frame, scale bar, north arrow, lettering and signs. */
import { C, mix } from '../color.js'
import { HEIGHT, WIDTH } from './height-field.js'

/** A finished sheet: two layers of SVG with the relief shading pressed between them. */
export interface Sheet {
  under: string
  shade?: Buffer
  over: string
}

export const ink = mix(C.basalt, C.laterite, 0.12)
export const paper = C.paper
const SERIF = "'Liberation Serif','DejaVu Serif',serif"

/** Land from the coast up to the summits. */
export const LAND = ['#cfd8b4', '#dbdfbb', '#e7e5c4', '#efe4bd', '#eed79f', '#e6c283', '#d9a56c', '#c8895c', '#b57358']
/** Water from the shore down to the deep. */
export const WATER = ['#c4e1d8', '#aed7cf', '#93c9c2', '#76b9b3', '#58a8a4', '#3f9794', '#2a8685', '#17787a']

export const group = (body: string, attributes = '') => `<g ${attributes}>${body}</g>`
export const wholeSheet = (fill: string) => `<rect width="${WIDTH}" height="${HEIGHT}" fill="${fill}"/>`
export const clip = (id: string, path: string, rule = 'nonzero') =>
  `<clipPath id="${id}"><path d="${path}" clip-rule="${rule}"/></clipPath>`

/** Paper showing through towards the edges, so that the eye stays with the subject. */
export function fade(x: number, y: number, rx: number, ry: number, rotate = 0, strength = 0.6): string {
  const stops = `<stop offset="0.55" stop-color="${paper}" stop-opacity="0"/><stop offset="1" stop-color="${paper}" stop-opacity="${strength}"/>`
  const matrix = `translate(${x} ${y}) rotate(${rotate}) scale(${rx} ${ry})`
  return `<radialGradient id="fade" gradientUnits="userSpaceOnUse" cx="0" cy="0" r="1" gradientTransform="${matrix}">${stops}</radialGradient>${wholeSheet('url(#fade)')}`
}

type Kind = 'water' | 'place' | 'peak' | 'region' | 'note'
interface LabelOptions {
  kind?: Kind
  size?: number
  rotate?: number
  anchor?: 'start' | 'middle' | 'end'
  fill?: string
  halo?: string
  spacing?: number
}

const KINDS: Record<Kind, { size: number; fill: string; style: string; spacing: number }> = {
  water: { size: 30, fill: '#0c5a60', style: 'italic', spacing: 2 },
  place: { size: 22, fill: ink, style: 'normal', spacing: 0.3 },
  peak: { size: 19, fill: '#6b3a2c', style: 'italic', spacing: 0.2 },
  region: { size: 24, fill: ink, style: 'normal', spacing: 6 },
  note: { size: 18, fill: ink, style: 'italic', spacing: 0.2 },
}

export function label(text: string, x: number, y: number, o: LabelOptions = {}): string {
  const kind = KINDS[o.kind ?? 'place']
  const turn = o.rotate ? ` transform="rotate(${o.rotate} ${x} ${y})"` : ''
  const font = `font-family="${SERIF}" font-style="${kind.style}" font-size="${o.size ?? kind.size}"`
  const set = `letter-spacing="${o.spacing ?? kind.spacing}" text-anchor="${o.anchor ?? 'start'}"`
  const halo = o.halo ? ` stroke="${o.halo}" stroke-width="5" stroke-opacity="0.8" stroke-linejoin="round"` : ''
  const lines = text.split('\n').map((t, i) => `<tspan x="${x}" dy="${i ? '1.15em' : 0}">${t}</tspan>`)
  const at = `x="${x}" y="${y}" ${font} ${set}${turn}`
  const back = halo ? `<text ${at} fill="none"${halo}>${lines.join('')}</text>` : ''
  return `${back}<text ${at} fill="${o.fill ?? kind.fill}">${lines.join('')}</text>`
}

/** A town: a small ringed dot. */
export const town = (x: number, y: number, r = 4.5) =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${paper}" stroke="${ink}" stroke-width="2"/>`

/** A place worth the journey: the magazine's sulphur-yellow dot. */
export const sulphurDot = (x: number, y: number, r = 9) =>
  `<circle cx="${x}" cy="${y}" r="${r + 4}" fill="${paper}" fill-opacity="0.75"/><circle cx="${x}" cy="${y}" r="${r}" fill="${C.sulphur}" stroke="${ink}" stroke-width="1.8"/>`

export const volcano = (x: number, y: number, size = 9, fill: string = C.laterite) =>
  `<path d="M${x} ${y - size}L${x + size * 0.95} ${y + size * 0.7}H${x - size * 0.95}Z" fill="${fill}" stroke="${paper}" stroke-width="1.4" stroke-linejoin="round"/>`

export function frame(): string {
  const box = (inset: number, width: number, opacity = 1) =>
    `<rect x="${inset}" y="${inset}" width="${WIDTH - 2 * inset}" height="${HEIGHT - 2 * inset}" fill="none" stroke="${ink}" stroke-width="${width}" stroke-opacity="${opacity}"/>`
  const border = `M0 0H${WIDTH}V${HEIGHT}H0ZM28 28V${HEIGHT - 28}H${WIDTH - 28}V28Z`
  let ticks = ''
  for (let x = 100; x < WIDTH; x += 100) ticks += `M${x} 28v-6M${x} ${HEIGHT - 28}v6`
  for (let y = 100; y < HEIGHT; y += 100) ticks += `M28 ${y}h-6M${WIDTH - 28} ${y}h6`
  return `<path d="${border}" fill="${paper}" fill-rule="evenodd"/><path d="${ticks}" stroke="${ink}" stroke-width="1"/>${box(28, 1.4)}${box(20, 0.8, 0.8)}`
}

/** Alternating black and white quarters, lengths below. */
export function scaleBar(x: number, y: number, pixelsPerKm: number, km: number): string {
  const part = (km * pixelsPerKm) / 4
  let out = ''
  for (let i = 0; i < 4; i++) {
    out += `<rect x="${x + i * part}" y="${y}" width="${part}" height="6" fill="${i % 2 ? paper : ink}" stroke="${ink}" stroke-width="1"/>`
  }
  const end = x + 4 * part
  const set = { kind: 'note', size: 17, anchor: 'middle' } as const
  return `${out}${label('0', x, y + 26, set)}${label(String(km / 2), x + 2 * part, y + 26, set)}${label(`${km} km`, end, y + 26, set)}`
}

export function northArrow(x: number, y: number): string {
  const half = `M${x} ${y - 34}L${x + 9} ${y + 14}L${x} ${y + 6}Z`
  const other = `M${x} ${y - 34}L${x - 9} ${y + 14}L${x} ${y + 6}Z`
  return `<path d="${half}" fill="${ink}"/><path d="${other}" fill="${paper}" stroke="${ink}" stroke-width="1.1" stroke-linejoin="round"/>${label('N', x, y - 42, { anchor: 'middle', size: 20 })}`
}

/** The sheet's name in a paper panel. */
export function cartouche(x: number, y: number, width: number, title: string, lines: string[]): string {
  const height = 74 + lines.length * 25
  const box = `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${paper}" fill-opacity="0.92" stroke="${ink}" stroke-width="1.2"/><rect x="${x + 6}" y="${y + 6}" width="${width - 12}" height="${height - 12}" fill="none" stroke="${ink}" stroke-width="0.6"/>`
  const text = lines.map((t, i) =>
    label(t, x + width / 2, y + 78 + i * 25, { kind: 'note', anchor: 'middle', size: 19 }),
  )
  return `${box}${label(title, x + width / 2, y + 48, { anchor: 'middle', size: 31, spacing: 3 })}${text.join('')}`
}
