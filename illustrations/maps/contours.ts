/** Height fields drawn as stepped tints, contour lines and soft shading. */
import { contours } from 'd3-contour'
import sharp from 'sharp'
import { clamp } from '../noise.js'
import { type Field, gridX, gridY, HEIGHT, type Ring, WIDTH } from './height-field.js'

const fixed = (v: number) => (Math.round(v * 10) / 10).toString()

export function ringPath(ring: Ring, closed = true): string {
  return ring.length ? `M${ring.map(([x, y]) => `${fixed(x)} ${fixed(y)}`).join('L')}${closed ? 'Z' : ''}` : ''
}

export const ringsPath = (rings: Ring[]) => rings.map((ring) => ringPath(ring)).join('')

/** The rings around everything higher than the threshold, in pixels. */
export function levelRings(field: Field, threshold: number, shortest = 6): Ring[] {
  const shape = contours().size([field.cols, field.rows]).contour(field.data, threshold)
  return shape.coordinates
    .flat()
    .filter((ring) => ring.length > shortest)
    .map((ring) => ring.map(([c, r]) => [gridX(field, c - 0.5), gridY(field, r - 0.5)]))
}

export const levelPath = (field: Field, threshold: number, shortest = 6) =>
  ringsPath(levelRings(field, threshold, shortest))

export interface Step {
  from: number
  fill: string
}

/** Flat colour steps, lowest first. */
export function tints(field: Field, steps: Step[]): string {
  return steps.map((s) => `<path d="${levelPath(field, s.from, 8)}" fill="${s.fill}" fill-rule="evenodd"/>`).join('')
}

export interface Lines {
  every: number
  from: number
  to: number
  stroke: string
  width?: number
  opacity?: number
  /** Every n-th line is drawn heavier, as on survey sheets. */
  index?: number
}

export function contourLines(field: Field, o: Lines): string {
  let out = ''
  let n = 0
  for (let level = o.from; level <= o.to; level += o.every, n++) {
    const heavy = o.index && n % o.index === 0
    const width = (o.width ?? 0.7) * (heavy ? 1.8 : 1)
    out += `<path d="${levelPath(field, level, 12)}" fill="none" stroke="${o.stroke}" stroke-width="${fixed(width)}" stroke-opacity="${o.opacity ?? 0.5}" stroke-linejoin="round"/>`
  }
  return out
}

/** Light from the north-west over the field as a grey picture to multiply with; white where `where` says no. */
export async function shading(field: Field, strength: number, where: (index: number) => boolean): Promise<Buffer> {
  const { cols, rows, step, data } = field
  const grey = new Uint8Array(cols * rows).fill(255)
  for (let r = 1; r < rows - 1; r++) {
    for (let c = 1; c < cols - 1; c++) {
      const i = r * cols + c
      if (!where(i)) continue
      const dx = ((data[i + 1] as number) - (data[i - 1] as number)) / (2 * step)
      const dy = ((data[i + cols] as number) - (data[i - cols] as number)) / (2 * step)
      const light = (dx + dy) * Math.SQRT1_2
      grey[i] = Math.round(255 * clamp(0.95 + (light < 0 ? light : light * 0.6) * strength, 0.62, 1))
    }
  }
  const left = Math.round(-gridX(field, 0))
  const whole = { width: Math.round((cols - 1) * step), height: Math.round((rows - 1) * step) }
  return sharp(grey, { raw: { width: cols, height: rows, channels: 1 } })
    .resize(whole.width, whole.height, { fit: 'fill', kernel: 'cubic' })
    .extract({ left, top: left, width: WIDTH, height: HEIGHT })
    .png()
    .toBuffer()
}
