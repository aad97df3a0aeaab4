/** Lake Toba: the caldera lake, Samosir in its middle. */
import {
  cartouche,
  clip,
  fade,
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
import { contourLines, ringsPath, shading, tints } from '../contours.js'
import { LAKE_LEVEL, toba } from '../toba.js'

export async function draw(): Promise<Sheet> {
  const map = toba(10.9, 800, 505)
  const { heights, lake, islands, water, at } = map
  const landFloor = LAKE_LEVEL + 40
  const land = LAND.slice(1).map((fill, i) => ({ from: landFloor + 95 + i * 145, fill }))
  const onlyLand = { ...heights, data: heights.data.map((h, i) => (water(i) ? 0 : h)) }
  const depths = { ...heights, data: heights.data.map((h, i) => (water(i) ? -h : 0)) }
  const lakePath = ringsPath([lake])
  const islandPath = ringsPath(islands)
  const islandTints = tints(onlyLand, land)
  const lines = contourLines(onlyLand, {
    from: 950,
    to: 2200,
    every: 75,
    stroke: '#7a4a30',
    width: 0.8,
    opacity: 0.5,
    index: 5,
  })
  const lakeBody =
    `<path d="${lakePath}" fill="${WATER[0]}"/>` +
    tints(
      depths,
      WATER.slice(1, 7).map((fill, i) => ({ from: 40 + i * 75, fill })),
    ) +
    contourLines(depths, { from: 50, to: 550, every: 50, stroke: '#0c5a60', width: 0.7, opacity: 0.4 })
  const relief = islandTints + lines

  const under =
    `<defs>${clip('lake', lakePath)}${clip('isle', islandPath)}</defs>` +
    wholeSheet(LAND[0] as string) +
    relief +
    group(lakeBody, 'clip-path="url(#lake)"') +
    group(`<path d="${islandPath}" fill="${LAND[0]}"/>${relief}`, 'clip-path="url(#isle)"')

  const shore = (d: string, within: string) =>
    `<path d="${d}" fill="none" stroke="#0c5a60" stroke-width="1.6" stroke-linejoin="round" clip-path="url(#${within})"/>`
  const halo = '#efe6c6'
  const spot = (
    text: string,
    place: [number, number],
    dx = 10,
    dy = 7,
    anchor: 'start' | 'end' | 'middle' = 'start',
  ) => {
    const [x, y] = at(place)
    return town(x, y) + label(text, x + dx, y + dy, { anchor, halo })
  }
  const [bx, by] = at([98.655, 2.614])
  const [sx, sy] = at([98.519, 2.917])
  const [tx, ty] = at([98.858, 2.676])
  const over =
    fade(800, 505, 860, 560, 40, 0.72) +
    shore(lakePath, 'off') +
    shore(islandPath, 'lake') +
    spot('Parapat', [98.942, 2.662]) +
    spot('Balige', [99.064, 2.331], 0, 27, 'middle') +
    spot('Pangururan', [98.703, 2.604], 10, 8) +
    spot('Tongging', [98.531, 2.897], -10, 22, 'end') +
    spot('Haranggaol', [98.676, 2.885], 6, -9) +
    spot('Muara', [98.905, 2.335], 0, 27, 'middle') +
    spot('Simanindo', [98.742, 2.753], 6, 24) +
    sulphurDot(tx, ty, 7) +
    label('Tuktuk', tx - 14, ty + 7, { anchor: 'end', halo }) +
    volcano(bx, by, 12) +
    label('Pusuk Buhit\n1972 m', bx - 22, by - 8, { kind: 'peak', anchor: 'end', halo }) +
    sulphurDot(sx, sy, 6) +
    label('Sipisopiso', sx - 14, sy - 2, { kind: 'peak', anchor: 'end', halo }) +
    label('Samosir', ...at([98.822, 2.585]), {
      kind: 'region',
      size: 34,
      rotate: 40,
      anchor: 'middle',
      spacing: 9,
      halo,
    }) +
    label('Lake Toba', ...at([98.705, 2.805]), {
      kind: 'water',
      size: 30,
      rotate: 38,
      anchor: 'middle',
      spacing: 6,
      fill: '#f4f1e4',
    }) +
    label('Asahan', ...at([99.165, 2.452]), { kind: 'water', size: 20, halo }) +
    label('caldera rim', ...at([98.99, 2.625]), { kind: 'note', rotate: 33, halo, fill: '#6b3a2c' }) +
    label('caldera rim', ...at([98.487, 2.76]), { kind: 'note', rotate: 52, halo, fill: '#6b3a2c' }) +
    cartouche(1180, 70, 340, 'LAKE TOBA', ['surface 905 m above the sea', 'deepest water about 500 m']) +
    scaleBar(90, 905, map.scale, 20) +
    northArrow(1490, 905)

  const clips = `<defs>${clip('lake', lakePath)}${clip('off', `M0 0H1600V1000H0Z${islandPath}`, 'evenodd')}</defs>`
  return { under, shade: await shading(heights, 0.038, (i) => !water(i)), over: clips + over }
}
