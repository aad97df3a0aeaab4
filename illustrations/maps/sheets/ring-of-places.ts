/** The magazine's fourteen places around the island. */
import { label, northArrow, type Sheet, sulphurDot } from '../atlas.js'
import type { Point } from '../height-field.js'
import { coastline, sumatra } from '../sumatra.js'

type Side = 'left' | 'right' | 'above' | 'upper left'
const PLACES: [string, Point, Side][] = [
  ['Weh', [95.31, 5.86], 'left'],
  ['Ketambe', [97.72, 3.69], 'left'],
  ['Sibayak', [98.53, 3.27], 'right'],
  ['Toba', [98.58, 2.86], 'left'],
  ['Samosir', [98.87, 2.56], 'right'],
  ['Harau', [100.76, -0.04], 'right'],
  ['Sianok', [100.38, -0.25], 'upper left'],
  ['Maninjau', [100.14, -0.42], 'left'],
  ['Kerinci', [101.2, -1.74], 'left'],
  ['Gunung Tujuh', [101.5, -1.64], 'right'],
  ['Merangin', [102.15, -2.2], 'right'],
  ['Belitong', [107.68, -2.58], 'above'],
  ['Way Kambas', [105.75, -4.93], 'right'],
  ['Krakatau', [105.42, -6.1], 'left'],
]

export async function draw(): Promise<Sheet> {
  const map = await sumatra({ lon: 101.5, lat: -0.14, scale: 0.655, ringsOnly: true })
  const names = PLACES.map(([name, place, side]) => {
    const [x, y] = map.at(place)
    const gap = 16
    const at: Record<Side, [number, number, 'start' | 'middle' | 'end']> = {
      left: [x - gap, y + 8, 'end'],
      right: [x + gap, y + 8, 'start'],
      above: [x, y - gap, 'middle'],
      'upper left': [x - 8, y - 15, 'end'],
    }
    const [lx, ly, anchor] = at[side]
    return label(name, lx, ly, { anchor, size: 25, halo: '#e9ecd6' })
  })
  const dots = PLACES.map(([, place]) => sulphurDot(...map.at(place), 8))
  const sea = (text: string, place: Point, size: number, rotate = 0, fill = '#0c5a60') =>
    label(text, ...map.at(place), { kind: 'water', size, rotate, anchor: 'middle', spacing: size / 5, fill })
  const waters =
    sea('Indian Ocean', [94.9, -2.2], 42, 0, '#e4f0e6') +
    sea('Strait of Malacca', [99.2, 4.4], 19, 40) +
    sea('South China Sea', [107.3, 4.55], 24, 0, '#e4f0e6') +
    sea('Java Sea', [109.4, -4.55], 26, 0, '#e4f0e6')
  return { ...map.base, over: coastline(map) + waters + dots.join('') + names.join('') + northArrow(110, 880) }
}
