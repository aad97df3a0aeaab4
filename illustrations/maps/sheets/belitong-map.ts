/** Belitung: granite, tin and shallow sea. */
import { C } from '../../color.js'
import {
  cartouche,
  clip,
  group,
  LAND,
  label,
  northArrow,
  type Sheet,
  scaleBar,
  sulphurDot,
  town,
  volcano,
  WATER,
  wholeSheet,
} from '../atlas.js'
import { belitong, LENGKUAS } from '../belitong.js'
import { contourLines, ringPath, ringsPath, shading, tints } from '../contours.js'
import type { Point } from '../height-field.js'

const SCALE = 10.2
const RED = '#8f3f2b'

const graniteHatch =
  `<pattern id="granite" width="11" height="11" patternUnits="userSpaceOnUse" patternTransform="rotate(-45)">` +
  `<path d="M0 3H11" stroke="${C.laterite}" stroke-width="1.5" stroke-opacity="0.75"/></pattern>`

export async function draw(): Promise<Sheet> {
  const map = belitong(SCALE, 722, 505)
  const { at, heights, depths, rings } = map
  const coasts = ringsPath(rings)
  const land = LAND.slice(1).map((fill, k) => ({ from: 22 + k * 36 + k * k * 7, fill }))
  const water = WATER.slice(1, 5).map((fill, k) => ({ from: [2.2, 6.5, 15, 30][k] as number, fill }))
  const under =
    `<defs>${clip('land', coasts)}</defs>` +
    wholeSheet(WATER[0] as string) +
    tints(depths, water) +
    contourLines(depths, { from: 1.2, to: 6, every: 1.2, stroke: '#0c5a60', width: 0.7, opacity: 0.38 }) +
    contourLines(depths, { from: 10, to: 60, every: 5, stroke: '#0c5a60', width: 0.7, opacity: 0.24 }) +
    group(
      wholeSheet(LAND[0] as string) +
        tints(heights, land) +
        contourLines(heights, { from: 15, to: 520, every: 15, stroke: '#7a4a30', width: 0.6, opacity: 0.45, index: 5 }),
      'clip-path="url(#land)"',
    )

  const halo = '#e9e7c9'
  const seaHalo = '#b5dad1'
  const spot = (
    text: string,
    place: Point,
    dx = 10,
    dy = 7,
    anchor: 'start' | 'end' | 'middle' = 'start',
    back = halo,
  ) => {
    const [x, y] = at(place)
    return town(x, y) + label(text, x + dx, y + dy, { anchor, halo: back })
  }
  const sight = (text: string, place: Point, dx: number, dy: number, anchor: 'start' | 'end') => {
    const [x, y] = at(place)
    return sulphurDot(x, y, 8) + label(text, x + dx, y + dy, { anchor, size: 25, halo: seaHalo, fill: '#123f45' })
  }
  const [gx, gy] = at([107.868, -2.782])
  const granite = ringPath(map.granite)
  const key =
    `<rect x="1222" y="172" width="54" height="30" fill="url(#granite)" stroke="${RED}" stroke-width="1.2" stroke-dasharray="5 3"/>` +
    label('granite at the surface', 1290, 193, { kind: 'note', size: 19 })
  const over =
    `<defs>${graniteHatch}${clip('island', coasts)}</defs>` +
    group(
      `<path d="${granite}" fill="url(#granite)" stroke="${RED}" stroke-width="1.6" stroke-dasharray="7 4"/>`,
      'clip-path="url(#island)"',
    ) +
    `<path d="${coasts}" fill="none" stroke="#0c4a50" stroke-width="1.5" stroke-linejoin="round"/>` +
    volcano(gx, gy, 9, '#6b3a2c') +
    label('Gunung Tajam\n500 m', gx + 15, gy - 2, { kind: 'peak', halo: '#efe0b4' }) +
    spot('Tanjung Pandan', [107.637, -2.742], -12, 7, 'end', seaHalo) +
    spot('Tanjung Kelayang', [107.671, -2.563], -2, 27, 'start') +
    spot('Manggar', [108.283, -2.872], 11, 8, 'start', seaHalo) +
    spot('Gantung', [108.17, -2.975], -11, 7, 'end') +
    spot('Membalong', [107.655, -3.135], 11, 7) +
    spot('Burung Mandi', [108.252, -2.745], 12, 2, 'start', seaHalo) +
    sight('Lengkuas', LENGKUAS, -15, -2, 'end') +
    sight('Tanjung Tinggi', [107.711, -2.55], 13, -14, 'start') +
    label('Mendanau', ...at([107.42, -2.885]), { kind: 'note', size: 17, anchor: 'middle', halo }) +
    label('BELITUNG', ...at([107.93, -2.93]), {
      kind: 'region',
      size: 40,
      anchor: 'middle',
      spacing: 16,
      halo: '#e2e2c3',
    }) +
    label('Gaspar Strait', ...at([107.425, -3.05]), {
      kind: 'water',
      size: 27,
      anchor: 'middle',
      fill: '#f4f1e4',
      spacing: 4,
    }) +
    label('Karimata Strait', ...at([108.47, -3.1]), {
      kind: 'water',
      size: 30,
      anchor: 'middle',
      fill: '#f4f1e4',
      spacing: 5,
    }) +
    label('Java Sea', ...at([107.83, -3.29]), {
      kind: 'water',
      size: 26,
      anchor: 'middle',
      fill: '#0c5a60',
      spacing: 5,
    }) +
    cartouche(1170, 70, 360, 'BELITONG', ['an island of granite and tin', ' ', ' ']) +
    key +
    scaleBar(1240, 905, SCALE, 20) +
    northArrow(1500, 820)
  return { under, shade: await shading(heights, 0.04, (i) => (map.shore.data[i] as number) > 1), over }
}
