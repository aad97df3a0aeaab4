/** Harau: a section across the flat-floored valley between its walls. */
import { C, mix } from '../../color.js'
import { between, lerp, noise, rng } from '../../noise.js'
import { cartouche, clip, group, ink, label, paper, type Sheet, WATER, wholeSheet } from '../atlas.js'
import { ringPath } from '../contours.js'
import { type Point, smoothRing } from '../height-field.js'
import { type Band, bandPath, bedding, blob, dots, edge, fill, leader, line, pebbles, stroke } from '../pattern.js'

const n = noise(41)
const FLOOR = 742
const LEVELS = [150, 262, 330, 440, 500, 628, 700, 800, 900, 1010]
const level = (k: number) => (x: number) =>
  (LEVELS[k] as number) + (x - 800) * 0.012 + 5 * n.fbm(x / 260 + k * 5, k * 2.3, 3)
const plateau = (x: number) => 178 + 26 * n.fbm(x / 210, 4.2, 4) + (x < 800 ? 0 : 14)

/** A wall: vertical, with ledges where a softer bed weathers out. */
function wall(side: -1 | 1): Point[] {
  const foot = side < 0 ? 452 : 1130
  const out: Point[] = []
  for (let y = plateau(foot); y <= FLOOR - 52; y += 4) {
    const soft = LEVELS.findIndex((top, k) => k % 2 === 1 && y > top && y < (LEVELS[k + 1] as number))
    out.push([foot + side * (soft >= 0 ? 13 : 0) + 6 * n.fbm(y / 34, side * 3, 3) - side * (y - 400) * 0.03, y])
  }
  // The scree at the foot.
  out.push([foot - side * 22, FLOOR - 30], [foot - side * 70, FLOOR + 2])
  return out
}

export async function draw(): Promise<Sheet> {
  const r = rng(77)
  const [left, right] = [wall(-1), wall(1)]
  const floor = (x: number) => FLOOR + 3 * n.at(x / 90) + 7 * Math.exp(-(((x - 905) / 34) ** 2)) * 3
  const floorLine = edge((left.at(-1) as Point)[0], (right.at(-1) as Point)[0], floor)
  const topLeft = edge(0, (left[0] as Point)[0], plateau)
  const topRight = edge((right[0] as Point)[0], 1600, plateau)
  const surface = [...topLeft, ...left, ...floorLine, ...[...right].reverse(), ...topRight]
  const ground = ringPath([...surface, [1600, 1000], [0, 1000]])
  const band = (k: number): Band => ({ x0: 0, x1: 1600, top: level(k), bottom: level(k + 1) })
  const sandTones = ['#e9c98f', '#e3bd82', '#ecd3a0', '#dfb67c', '#e6c48a']
  let rock = wholeSheet('#d9ad76')
  for (let k = 0; k < LEVELS.length - 1; k++) {
    const b = band(k)
    rock +=
      k % 2
        ? fill(bandPath(b), '#c99a70') + pebbles(r, b, 24, ['#b5835f', '#d9b98f', '#93897d', '#cfc3a8', '#a9684e'], ink)
        : fill(bandPath(b), sandTones[k % 5] as string) + dots(r, b, 14, '#97703f', 1.1) + bedding(r, b, 4, '#a9824f')
    rock += stroke(line(edge(0, 1600, level(k))), ink, 1)
  }
  const soil: Band = {
    x0: 506,
    x1: 1074,
    top: (x) => floor(x) - 4,
    bottom: (x) => floor(x) + 66 * Math.sin(Math.PI * ((x - 500) / 580)) ** 0.35 + 5 * n.at(x / 120, 7),
  }
  rock +=
    fill(bandPath(soil), '#7b5a40') +
    dots(r, soil, 12, '#4e3526', 1.2) +
    stroke(line(edge(506, 1074, soil.bottom)), ink, 1.3)

  // Behind: the valley bending away, the fall on the far wall.
  const farWall = ringPath([
    ...edge(380, 752, (x) => 258 + 26 * n.fbm(x / 150, 9, 4)),
    [772, 330],
    [768, 560],
    [800, 760],
    [380, 760],
  ])
  const otherWall = ringPath([
    [842, 760],
    [872, 570],
    [868, 318],
    ...edge(886, 1240, (x) => 300 + 26 * n.fbm(x / 130, 2, 4)),
    [1240, 760],
  ])
  const gap = ringPath([...edge(700, 940, (x) => 430 + 30 * n.fbm(x / 90, 6, 3)), [940, 760], [700, 760]])
  let streaks = ''
  for (let i = 0; i < 90; i++) {
    const x = between(r, 470, 1130)
    const y = between(r, 280, 600)
    streaks += `M${x.toFixed(0)} ${y.toFixed(0)}v${between(r, 25, 120).toFixed(0)}`
  }
  let fall = ''
  for (let i = 0; i < 11; i++) {
    const x = 618 + i * 2.1 + between(r, -1, 1)
    fall += `M${x.toFixed(1)} ${(262 + between(r, 0, 8)).toFixed(0)}C${(x - 2).toFixed(1)} 420 ${(x + (i - 5) * 1.2).toFixed(1)} 560 ${(x + (i - 5) * 2.4).toFixed(1)} 716`
  }
  const bush = (x: number, y: number, w: number, h: number, tone: string) =>
    fill(ringPath(smoothRing(blob(r, x, y, w, h), 4)), tone)
  let distant = ''
  for (let x = 384; x < 1236; x += 13) {
    if (x > 748 && x < 888) continue
    const y = x < 800 ? 258 + 26 * n.fbm(x / 150, 9, 4) : 300 + 26 * n.fbm(x / 130, 2, 4)
    if (Math.abs(x - 630) > 22)
      distant += bush(x, y - 3, between(r, 8, 14), between(r, 7, 13), mix(C.forestPale, C.forest, between(r, 0, 0.6)))
  }
  let trees = ''
  for (let i = 0; i < 52; i++) {
    const x = lerp(440, 1160, i / 51)
    trees += bush(
      x,
      700 - between(r, 0, 16),
      between(r, 12, 22),
      between(r, 12, 26),
      mix(C.forestPale, C.forest, between(r, 0.1, 0.9)),
    )
  }
  let rim = ''
  for (const side of [topLeft, topRight]) {
    for (const [x, y] of side) {
      if (r() < 0.3) continue
      const tone = mix(C.forest, C.forestDark, between(r, 0, 1))
      rim += bush(x + between(r, -6, 6), y - between(r, 2, 24), between(r, 10, 19), between(r, 10, 24), tone)
    }
  }
  let hanging = ''
  for (const [x, y] of [...left, ...right]) {
    if (y > 230 && r() < 0.09) hanging += bush(x, y, between(r, 6, 12), between(r, 5, 10), C.forest)
  }
  let scree = ''
  for (const [x, s] of [
    [452, 1],
    [1130, -1],
  ] as const) {
    for (let i = 0; i < 16; i++) {
      const t = r()
      scree += fill(
        ringPath(blob(r, x + s * lerp(-4, 74, t), FLOOR - lerp(44, 2, t), between(r, 4, 10), between(r, 4, 7), 7)),
        '#b58a63',
        `stroke="${ink}" stroke-width="1"`,
      )
    }
  }
  // Rice in front: stepped fields with rows of seedlings, a stream, two houses' worth of palms.
  let fields = ''
  const tones = ['#a9c07c', '#c9cf86', '#8fb07a', '#e0d27c', '#9fbf8f']
  for (let i = 0; i < 5; i++) {
    const x0 = 560 + i * 62
    fields += `<path d="M${x0} ${FLOOR}l10 -24h50l-2 24Z" fill="${tones[i]}" stroke="#5d7a44" stroke-width="1"/>`
    for (let k = 0; k < 5; k++) fields += stroke(`M${x0 + 10 + k * 10} ${FLOOR - 3}l3 -18`, '#5d7a44', 1.1)
  }
  for (let i = 0; i < 2; i++) {
    const x0 = 965 + i * 56
    fields += `<path d="M${x0} ${FLOOR}l4 -20h46l-2 20Z" fill="${tones[i + 1]}" stroke="#5d7a44" stroke-width="1"/>`
  }
  let palms = ''
  for (const [x, h] of [
    [532, 92],
    [948, 78],
    [1085, 104],
  ] as const) {
    palms += stroke(`M${x} ${FLOOR}q6 ${-h / 2} 2 ${-h}`, '#6b5138', 4)
    for (let a = -160; a <= -20; a += 20) {
      const [dx, dy] = [Math.cos((a * Math.PI) / 180) * 34, Math.sin((a * Math.PI) / 180) * 20]
      palms += stroke(`M${x + 2} ${FLOOR - h}q${dx * 0.6} ${dy - 8} ${dx} ${dy + 16}`, C.forestDark, 3.4)
    }
  }
  const stream = `M868 ${FLOOR + 3}Q905 ${FLOOR + 34} 942 ${FLOOR + 3}Z`
  const under =
    `<defs>${clip('ground', ground)}${clip('far', farWall + otherWall)}</defs>` +
    wholeSheet(mix(paper, WATER[0] as string, 0.4)) +
    fill(gap, mix(C.mist, C.forestPale, 0.35)) +
    fill(farWall, '#e0c9a0') +
    fill(otherWall, '#d8be94') +
    group(stroke(streaks, '#a98a63', 1.1, 'stroke-opacity="0.6"'), 'clip-path="url(#far)"') +
    distant +
    fill('M380 690H1230V800H380Z', '#aebd86') +
    stroke(fall, '#f7fbf7', 2.4) +
    stroke(fall, '#9fd0c8', 0.7) +
    fill(ringPath(smoothRing(blob(r, 630, 722, 40, 9), 4)), WATER[1] as string) +
    trees +
    rim +
    group(rock, 'clip-path="url(#ground)"') +
    stroke(line(surface), ink, 2.2) +
    scree +
    hanging +
    fields +
    palms +
    fill(stream, WATER[4] as string, `stroke="#0c5a60" stroke-width="1.3"`)
  const tag = (text: string, note: string, x: number, y: number, to: Point, anchor: 'start' | 'end' = 'start') =>
    label(text, x, y, { size: 24, anchor, halo: paper }) +
    label(note, x, y + 24, { kind: 'note', anchor, halo: paper }) +
    leader([x + (anchor === 'start' ? -10 : 10), y - 7], to, ink)
  const over =
    tag('sandstone', 'in beds as thick as houses', 1230, 378, [1152, 371]) +
    tag('conglomerate', 'pebbles of an old river', 1230, 486, [1152, 472]) +
    tag('waterfall', 'over the vertical wall', 720, 372, [636, 400]) +
    label('rice fields', 712, FLOOR + 34, { anchor: 'middle', size: 23, fill: paper }) +
    label('stream', 905, FLOOR + 52, { kind: 'water', anchor: 'middle', size: 20, fill: '#bfe0d8' }) +
    label('flat valley floor: river soil', 800, FLOOR + 102, { kind: 'note', anchor: 'middle', halo: '#e6c48a' }) +
    cartouche(590, 72, 420, 'HARAU VALLEY', ['a section, not to scale', 'walls 100 to 200 metres high'])
  return { under, over }
}
