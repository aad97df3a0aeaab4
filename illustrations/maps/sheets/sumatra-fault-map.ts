/** Sumatra between trench and fault. */
import { C } from '../../color.js'
import { cartouche, ink, label, northArrow, paper, type Sheet, scaleBar, town, volcano } from '../atlas.js'
import { ringPath } from '../contours.js'
import type { Point } from '../height-field.js'
import { coastline, sumatra } from '../sumatra.js'
import { VOLCANOES } from '../sumatra-lines.js'

const FAULT_RED = '#c0392b'

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

/** Which way the ground slides: a thin arrow along the fault. */
function slide(x: number, y: number, rotate: number): string {
  return `<path d="M-34 0H30M18 -7L32 0" transform="translate(${x} ${y}) rotate(${rotate})" fill="none" stroke="${FAULT_RED}" stroke-width="2.4" stroke-linecap="round" stroke-linejoin="round"/>`
}

const NAMED: Record<string, string> = {
  Sibayak: 'Sinabung, Sibayak',
  'Pusuk Buhit': 'Toba',
  Marapi: 'Singgalang, Marapi',
  Kerinci: 'Kerinci',
  Kaba: 'Kaba',
  Dempo: 'Dempo',
  'Anak Krakatau': 'Anak Krakatau',
}

export async function draw(): Promise<Sheet> {
  const map = await sumatra({ lon: 99.6, lat: -0.15, scale: 0.68 })
  const { at, fault, trench } = map
  const [, equator] = at([0, 0])
  const peaks = VOLCANOES.map((v) => {
    const [x, y] = at(v.place)
    const name = NAMED[v.name]
    const away = v.name === 'Pusuk Buhit' ? 30 : 14
    return (
      volcano(x, y, 8, C.basalt) +
      (name ? label(name, x + away, y + 5, { kind: 'peak', size: 20, halo: '#eee9cb' }) : '')
    )
  })
  const sea = '#a9d3cb'
  const island = (text: string, place: Point, anchor: 'end' | 'start' | 'middle' = 'end') =>
    label(text, ...at(place), { size: 20, anchor, fill: '#123f45', halo: sea })
  const city = (text: string, place: Point, side: 'left' | 'right', halo = sea) => {
    const [x, y] = at(place)
    const left = side === 'left'
    return town(x, y, 4) + label(text, x + (left ? -10 : 10), y + 6, { size: 20, anchor: left ? 'end' : 'start', halo })
  }
  const faint = { kind: 'region', size: 21, spacing: 5, fill: '#7b7462' } as const
  const faultPath = ringPath(fault, false)
  const over =
    coastline(map) +
    `<path d="M28 ${equator}H1572" stroke="${ink}" stroke-width="1" stroke-dasharray="14 5 2 5" stroke-opacity="0.7"/>` +
    label('Equator 0°', 52, equator - 9, { kind: 'note', size: 19, fill: paper }) +
    `<path d="${ringPath(trench, false)}" fill="none" stroke="${ink}" stroke-width="2.6"/>` +
    teeth(trench, 44, 9) +
    `<path d="${faultPath}" fill="none" stroke="${paper}" stroke-width="6" stroke-opacity="0.7"/>` +
    `<path d="${faultPath}" fill="none" stroke="${FAULT_RED}" stroke-width="3.2" stroke-dasharray="15 7"/>` +
    peaks.join('') +
    city('Banda Aceh', [95.32, 5.55], 'left') +
    city('Medan', [98.67, 3.59], 'right', '#dfe2c0') +
    city('Bukittinggi', [100.37, -0.305], 'left', '#e9e2c2') +
    city('Padang', [100.36, -0.95], 'left') +
    city('Palembang', [104.75, -2.99], 'left', '#d6d9b6') +
    slide(...at([102.95, -3.05]), 48) +
    slide(...at([101.72, -3.02]), 228) +
    arrow(...at([92.4, 2.0]), 104, 14) +
    arrow(...at([95.5, -2.55]), 150, 14) +
    arrow(...at([98.75, -5.45]), 104, 14) +
    label('Indo-Australian plate\nabout 5–6 cm a year', ...at([94.95, -2.5]), {
      kind: 'note',
      size: 21,
      anchor: 'end',
      fill: paper,
    }) +
    label('Sunda Trench', ...at([97.2, -1.95]), {
      kind: 'water',
      size: 25,
      rotate: 60,
      anchor: 'middle',
      fill: paper,
      spacing: 4,
    }) +
    label('Indian Ocean', ...at([92.7, 0.6]), { kind: 'water', size: 36, anchor: 'middle', fill: paper, spacing: 8 }) +
    label('Strait of Malacca', ...at([99.2, 4.42]), {
      kind: 'water',
      size: 19,
      rotate: 40,
      anchor: 'middle',
      spacing: 2,
    }) +
    label('South China Sea', ...at([106.55, 3.55]), { kind: 'water', size: 25, anchor: 'middle', spacing: 4 }) +
    label('Java Sea', ...at([107.9, -4.35]), { kind: 'water', size: 25, anchor: 'middle', spacing: 4 }) +
    label('Sumatran Fault', ...at([102.02, -4.15]), {
      kind: 'note',
      size: 22,
      rotate: 44,
      anchor: 'middle',
      fill: '#a82f22',
      halo: '#bcdcd2',
    }) +
    label('SUMATRA', ...at([102.95, -1.62]), {
      kind: 'region',
      size: 30,
      rotate: 46,
      anchor: 'middle',
      spacing: 13,
      halo: '#dfe2c0',
    }) +
    island('Simeulue', [95.6, 2.5]) +
    island('Nias', [97.05, 0.95]) +
    island('Siberut', [98.58, -1.5]) +
    island('Enggano', [102.02, -5.55]) +
    island('Bangka', [106.45, -1.75], 'start') +
    label('Malay\nPeninsula', ...at([102.2, 4.4]), { ...faint, anchor: 'middle' }) +
    label('Java', ...at([107.45, -6.3]), { ...faint, size: 17, spacing: 3 }) +
    label('Borneo', ...at([109.5, 0.35]), { ...faint, size: 18, anchor: 'middle', spacing: 4, rotate: 90 }) +
    cartouche(70, 790, 400, 'TRENCH AND FAULT', [
      'red: the Sumatran Fault, some 1900 km',
      'dark triangles: volcanoes',
    ]) +
    scaleBar(1380, 868, map.scale, 200) +
    northArrow(1500, 120)
  return { ...map.base, over }
}
