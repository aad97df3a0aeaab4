/** Merangin: a river bank cut through Early Permian rocks. A section, not a map. */
import { C, mix } from '../../color.js'
import { between, lerp, noise, rng, smooth } from '../../noise.js'
import { cartouche, clip, group, ink, label, paper, type Sheet, WATER, wholeSheet } from '../atlas.js'
import { ringPath } from '../contours.js'
import { brachiopod, crinoid, frond, horsetail, strap, trunk } from '../fossils.js'
import { type Point, smoothRing } from '../height-field.js'
import { ash, type Band, bandPath, bedding, blob, dots, edge, fill, leader, line, pebbles, stroke } from '../pattern.js'

/** Where the layers end, top to bottom; they dip gently to the right. */
const TOPS = [232, 262, 352, 440, 640, 742, 836, 1010]
const n = noise(17)
const surface = (k: number) => (x: number) =>
  (TOPS[k] as number) + (x - 700) * 0.028 + 7 * n.fbm(x / 240 + k * 9, k * 3.1, 3)

export async function draw(): Promise<Sheet> {
  const r = rng(297)
  const band = (k: number): Band => ({ x0: 380, x1: 1600, top: surface(k), bottom: surface(k + 1) })
  const [soil, gravel, sand, tuff, shale, marine, base] = [0, 1, 2, 3, 4, 5, 6].map(band) as [
    Band,
    Band,
    Band,
    Band,
    Band,
    Band,
    Band,
  ]
  // The bank: hard beds stand out, soft ones are hollowed.
  const hard = [0, 16, 26, -6, -34, 20, 34, 34]
  const face = (y: number) => {
    let k = 0
    while (k < 6 && y > (TOPS[k + 1] as number) - 6) k++
    const into = smooth(0, 26, y - (TOPS[k] as number))
    const out = lerp(hard[Math.max(0, k - 1)] as number, hard[k] as number, into)
    return 742 - ((y - 230) / 640) * 240 - out + 6 * n.fbm(y / 40, 5, 3)
  }
  const wall: Point[] = []
  for (let y = 225; y <= 905; y += 5) wall.push([face(y), y])
  const bed: Point[] = [
    [430, 925],
    [330, 945],
    [200, 940],
    [90, 915],
    [0, 885],
  ]
  const bank = ringPath([...wall, ...bed, [0, 1000], [1600, 1000], ...edge(760, 1600, surface(0)).reverse()])
  const rock = (b: Band, color: string, pattern: string) => fill(bandPath(b), color) + pattern

  const layers =
    wholeSheet('#a08f78') +
    rock({ ...soil, top: () => 150 }, '#6b4a36', '') +
    rock(soil, '#6b4a36', dots(r, soil, 11, '#3f2a20', 1.4)) +
    rock(gravel, '#cfa981', pebbles(r, gravel, 25, ['#b5835f', '#d9b98f', '#8f8a80', '#c9c2ad', '#a9684e'], ink)) +
    rock(sand, '#ecd49a', dots(r, sand, 12, '#9a7440') + bedding(r, sand, 4, '#b08a50')) +
    rock(tuff, '#dcd9cd', ash(r, tuff, 19, '#8d8a84') + bedding(r, tuff, 5, '#bdb9ad')) +
    rock(shale, '#aa9f8e', bedding(r, shale, 13, '#85796a')) +
    rock(marine, '#a9bdb3', bedding(r, marine, 7, '#7d9389')) +
    rock({ ...base, x0: 0 }, '#b98a6a', dots(r, { ...base, x0: 0 }, 13, '#7f5640') + bedding(r, base, 5, '#8f6448'))
  const joints = [1, 2, 3, 4, 5, 6].map((k) =>
    stroke(line(edge(380, 1600, surface(k))), ink, k === 3 || k === 4 ? 1.8 : 1.3),
  )

  const leaves =
    frond(690, 692, 150, 6) +
    frond(1130, 718, 165, -7) +
    horsetail(866, 704, 5, 5) +
    strap(1050, 728, 100, -3) +
    strap(608, 718, 92, 6) +
    frond(1450, 712, 140, 8) +
    strap(1298, 728, 140, 3) +
    strap(795, 732, 90, -4)
  let shells = ''
  for (let i = 0; i < 24; i++) {
    const x = 560 + i * 43 + between(r, -10, 10)
    const y = lerp(marine.top(x) + 22, marine.bottom(x) - 20, i % 2 ? between(r, 0.55, 1) : between(r, 0, 0.45))
    shells +=
      i % 6 === 4
        ? crinoid(x - 18, y, 7, between(r, -25, 25))
        : brachiopod(x, y, between(r, 12, 19), between(r, -60, 60))
  }
  const stump = trunk(r, 1010, surface(3)(1010) + 12, surface(4)(1010) + 4, 92)
  const second = trunk(r, 1352, surface(3)(1352) + 88, surface(4)(1352) + 4, 54)

  // Behind: hills in mist and the other bank; in front: the river.
  const hill = (y: number, seed: number, color: string) =>
    fill(`${line(edge(0, 1600, (x) => y - 70 * n.fbm(x / 330 + seed, seed, 4) + x * 0.02))}L1600 1000L0 1000Z`, color)
  let forest = ''
  for (const [row, lift] of [
    [0, 74],
    [1, 44],
    [2, 14],
  ] as const) {
    for (let i = 0; i < 44; i++) {
      const x = lerp(755, 1610, i / 43) + between(r, -14, 14)
      const y = surface(0)(x) - lift * between(r, 0.5, 1.25)
      const tone = mix(mix(C.forestPale, C.forest, row / 2), C.forestDark, between(r, 0, 0.25) + row * 0.25)
      if (row === 0) forest += stroke(`M${x.toFixed(1)} ${y.toFixed(1)}V${surface(0)(x).toFixed(1)}`, '#6f7a5a', 3)
      forest += fill(ringPath(smoothRing(blob(r, x, y, between(r, 16, 30), between(r, 12, 26)), 4)), tone)
    }
  }
  let far = ''
  for (let i = 0; i < 40; i++) {
    const x = i * 18 + between(r, -8, 8)
    far += fill(
      ringPath(smoothRing(blob(r, x, 800 - between(r, 0, 14), between(r, 14, 24), between(r, 14, 26)), 4)),
      mix(C.forestPale, C.forest, between(r, 0, 0.8)),
    )
  }
  const river = (y: number) => `M0 ${y}L700 ${y}`
  let ripples = ''
  for (let y = 858; y < 950; y += 9) {
    for (let x = between(r, 0, 60); x < 520; x += between(r, 50, 130))
      ripples += `M${x.toFixed(0)} ${y}q10 -4 20 0t20 0`
  }
  const sky =
    wholeSheet(mix(paper, WATER[0] as string, 0.35)) +
    hill(560, 3, mix(C.mist, C.lakePale, 0.5)) +
    hill(650, 8, mix(C.mist, C.forestPale, 0.45)) +
    hill(735, 12, mix(C.mist, C.forestPale, 0.8)) +
    far +
    fill('M0 800H760V1000H0Z', C.forestPale)
  const water = `${fill(`${river(845)}V1000H0Z`, WATER[4] as string)}${fill('M0 885H700V1000H0Z', WATER[5] as string)}${stroke(ripples, '#e6f1ea', 1.2, 'stroke-opacity="0.8"')}${stroke(river(845), '#0c5a60', 1.2)}`
  const under =
    `<defs>${clip('bank', bank)}</defs>` +
    sky +
    water +
    forest +
    group(layers + joints.join('') + stump + second + leaves + shells, 'clip-path="url(#bank)"') +
    stroke(line(wall), ink, 2.4) +
    stroke(line([[face(905), 905], ...bed]), ink, 1.6)

  const names: [string, string, number, number][] = [
    ['conglomerate', 'pebbles of an old river', 1, 312],
    ['sandstone', 'a sandy river bed', 2, 398],
    ['volcanic ash, now tuff', 'buried a forest where it stood', 3, 530],
    ['shale', 'river mud with leaves', 4, 690],
    ['marine bed', 'brachiopod shells', 5, 786],
  ]
  const tags = names.map(([name, what, , y]) => {
    const right = 400
    return (
      label(name, right, y - 2, { anchor: 'end', size: 25, halo: '#e6eadb' }) +
      label(what, right, y + 22, { kind: 'note', anchor: 'end', size: 19, halo: '#e6eadb' }) +
      leader([right + 14, y - 6], [face(y) + 26, y - 6], ink)
    )
  })
  const over =
    tags.join('') +
    label('Merangin river', 190, 906, { kind: 'water', anchor: 'middle', fill: paper, size: 26, spacing: 3 }) +
    label('upright fossil trunk', 1092, 520, { kind: 'note', size: 22, halo: '#dcd9cd' }) +
    cartouche(76, 72, 420, 'MERANGIN', ['a river bank in Early Permian rock,', '296 million years old; not to scale'])
  return { under, over }
}
