/** Sumatra between trench and fault. */
import { C } from '../../color.js'
import { cartouche, ink, label, northArrow, paper, type Sheet, scaleBar, volcano } from '../atlas.js'
import { ringPath } from '../contours.js'
import type { Point } from '../height-field.js'
import { coastline, sumatra } from '../sumatra.js'
import { VOLCANOES } from '../sumatra-lines.js'

/** Teeth on the side that rides over. */
function teeth(line: Point[], every: number, size: number): string {
  let out = ''
  let walked = 0
  for (let i = 1; i < line.length; i++) {
    const [ax, ay] = line[i - 1] as Point
    const [bx, by] = line[i] as Point
    const length = Math.hypot(bx - ax, by - ay)
    walked += length
    if (walked < every) continue
    walked = 0
    const [dx, dy] = [((bx - ax) / length) * size, ((by - ay) / length) * size]
    out += `M${bx - dx} ${by - dy}L${bx + dx} ${by + dy}L${bx + dy * 1.7} ${by - dx * 1.7}Z`
  }
  return `<path d="${out}" fill="${ink}"/>`
}

function arrow(x: number, y: number, length: number, rotate: number): string {
  const h = length / 2
  const d = `M-9 ${h}L-9 ${-h + 34}L-24 ${-h + 34}L0 ${-h}L24 ${-h + 34}L9 ${-h + 34}L9 ${h}Z`
  return `<path d="${d}" transform="translate(${x} ${y}) rotate(${rotate})" fill="${C.sulphur}" stroke="${ink}" stroke-width="1.4" stroke-linejoin="round"/>`
}

export async function draw(): Promise<Sheet> {
  const map = await sumatra({ lon: 99.9, lat: -0.28, scale: 0.675 })
  const { at, fault, trench } = map
  const [, equator] = at([0, 0])
  const named = ['Sinabung', 'Kerinci', 'Marapi', 'Dempo', 'Anak Krakatau']
  const peaks = VOLCANOES.map((v) => {
    const [x, y] = at(v.place)
    const text = named.includes(v.name) ? label(v.name, x + 14, y + 3, { kind: 'peak', size: 20, halo: '#f1e8cc' }) : ''
    return volcano(x, y, 8, C.basalt) + text
  })
  const island = (text: string, place: Point, anchor: 'end' | 'start' | 'middle' = 'end') =>
    label(text, ...at(place), { size: 20, anchor, fill: '#123f45', halo: '#a9d3cb' })
  const faint = { kind: 'region', size: 21, spacing: 5, fill: '#7b7462' } as const
  const over =
    coastline(map) +
    `<path d="M28 ${equator}H1572" stroke="${ink}" stroke-width="1" stroke-dasharray="14 5 2 5" stroke-opacity="0.7"/>` +
    label('Equator 0°', 1548, equator - 9, { kind: 'note', anchor: 'end', size: 19 }) +
    `<path d="${ringPath(trench, false)}" fill="none" stroke="${ink}" stroke-width="2.6"/>` +
    teeth(trench, 44, 9) +
    `<path d="${ringPath(fault, false)}" fill="none" stroke="${paper}" stroke-width="6" stroke-opacity="0.7"/>` +
    `<path d="${ringPath(fault, false)}" fill="none" stroke="#c0392b" stroke-width="3.2" stroke-dasharray="15 7"/>` +
    peaks.join('') +
    arrow(...at([95.3, -2.6]), 150, 14) +
    label('Indo-Australian plate\nabout 5–6 cm a year', ...at([94.7, -2.6]), { kind: 'note', size: 21, anchor: 'end', fill: paper }) +
    label('Sunda Trench', ...at([97.15, -2.35]), { kind: 'water', size: 25, rotate: 60, anchor: 'middle', fill: paper, spacing: 4 }) +
    label('Indian Ocean', ...at([92.6, 0.75]), { kind: 'water', size: 36, anchor: 'middle', fill: paper, spacing: 8 }) +
    label('Strait of Malacca', ...at([99.95, 3.72]), { kind: 'water', size: 19, rotate: 41, anchor: 'middle', spacing: 2 }) +
    label('Sumatran Fault', ...at([97.82, 3.9]), { kind: 'note', size: 21, rotate: 43, anchor: 'middle', fill: '#a82f22', halo: '#f1e8cc' }) +
    label('SUMATRA', ...at([102.65, -1.75]), { kind: 'region', size: 30, rotate: 46, anchor: 'middle', spacing: 13, halo: '#dfe2c0' }) +
    island('Simeulue', [95.65, 2.45]) +
    island('Nias', [97.1, 0.85]) +
    island('Siberut', [98.62, -1.55]) +
    island('Enggano', [102.02, -5.62], 'middle') +
    label('Malay\nPeninsula', ...at([102.2, 4.4]), { ...faint, anchor: 'middle' }) +
    label('Java', ...at([107.3, -6.75]), { ...faint, anchor: 'middle' }) +
    label('Borneo', ...at([109.15, -0.55]), { ...faint, size: 18, anchor: 'start', spacing: 2 }) +
    cartouche(76, 800, 400, 'TRENCH AND FAULT', ['red: the Sumatran Fault, some 1900 km', 'dark triangles: volcanoes']) +
    scaleBar(1245, 800, map.scale, 400) +
    northArrow(1500, 120)
  return { ...map.base, over }
}
