/** The storeys of a Sumatran rainforest, with a scale of heights. */
import { C, mix } from '../../color.js'
import { between, noise, rng } from '../../noise.js'
import { cartouche, ink, label, paper, type Sheet, WATER, wholeSheet } from '../atlas.js'
import { hornbill, orangutan } from '../beasts.js'
import { bedding, dots, edge, fill, line, stroke } from '../pattern.js'
import { liana, palm, tree, tuft } from '../trees.js'

const GROUND = 880
/** Pixels per metre. */
const M = 13.4
const up = (metres: number) => GROUND - metres * M

export async function draw(): Promise<Sheet> {
  const r = rng(52)
  const n = noise(9)
  const ground = (x: number) => GROUND + 5 * n.fbm(x / 160, 2, 3)
  const pale = (tone: string, k: number) => mix(tone, '#e3eadf', k)

  let far = ''
  for (let i = 0; i < 20; i++) {
    const x = 345 + i * 66 + between(r, -24, 24)
    far += tree(r, {
      x,
      ground: GROUND,
      height: between(r, 23, 31) * M,
      spread: between(r, 58, 80),
      tone: pale(mix(C.forestPale, C.forest, 0.25), 0.3),
      crown: 0.4,
      clumps: 5,
    })
  }
  let canopy = ''
  for (const x of [365, 450, 545, 640, 770, 890, 985, 1090, 1195, 1310, 1410, 1520]) {
    const height = between(r, 24, 31) * M
    canopy += tree(r, {
      x: x + between(r, -12, 12),
      ground: ground(x),
      height,
      spread: between(r, 74, 98),
      tone: mix(C.forest, C.forestPale, between(r, 0, 0.6)),
      crown: 0.4,
      clumps: 7,
    })
  }
  let emergents = ''
  for (const [x, metres, spread] of [
    [530, 47, 128],
    [1095, 52, 140],
  ] as const) {
    emergents += tree(r, {
      x,
      ground: ground(x),
      height: metres * M,
      spread,
      tone: mix(C.forest, '#4f7d52', 0.5),
      crown: 0.27,
      clumps: 7,
      buttress: true,
    })
  }
  let under = ''
  for (let i = 0; i < 26; i++) {
    const x = 335 + i * 48 + between(r, -18, 18)
    const metres = between(r, 5, 17)
    under +=
      i % 4 === 1
        ? palm(r, x, ground(x), metres * M * 0.6, C.forestDark)
        : tree(r, {
            x,
            ground: ground(x),
            height: metres * M,
            spread: between(r, 30, 50),
            tone: mix(C.forestDark, C.forest, between(r, 0.2, 0.9)),
            crown: 0.6,
            clumps: 5,
          })
  }
  let floor = ''
  for (let x = 330; x < 1560; x += 15)
    floor += tuft(r, x + between(r, -5, 5), ground(x) + 2, between(r, 12, 26), mix(C.forestDark, C.forest, r()))
  const lianas =
    liana([560, up(26)], [690, up(23)], 110) +
    liana([880, up(24)], [1010, up(27)], 130) +
    liana([1210, up(27)], [1330, up(22)], 90)

  const soilTop = edge(240, 1600, ground)
  const soil = { x0: 240, x1: 1600, top: ground, bottom: () => 1000 }
  // The scale: a ruled post on the left, one tint for every storey.
  const storeys: [string, string, number, number, string][] = [
    ['emergent trees', 'to 50 m and more', 34, 56, '#e4ece2'],
    ['canopy', '20–35 m', 19, 34, '#d6e4d4'],
    ['understorey', '5–20 m', 5.5, 19, '#c5d8c3'],
    ['forest floor', 'one ray of light in fifty', 0, 5.5, '#b3cab2'],
  ]
  let bands = ''
  let names = ''
  for (const [name, note, from, to, tone] of storeys) {
    bands += `<rect x="28" y="${up(to)}" width="1544" height="${(to - from) * M + 12}" fill="${tone}"/>`
    bands += `<path d="M96 ${up(to)}H1572" stroke="${ink}" stroke-width="0.8" stroke-dasharray="3 6" stroke-opacity="0.55"/>`
    const y = up((from + to) / 2)
    names += label(name, 130, y, { size: 24 }) + label(note, 130, y + 24, { kind: 'note', size: 18 })
  }
  let post = stroke(`M96 ${up(54)}V${GROUND}`, ink, 1.6)
  for (let m = 0; m <= 50; m += 5) {
    post += stroke(`M${m % 10 ? 89 : 83} ${up(m)}H96`, ink, 1.3)
    if (m % 10 === 0) post += label(m ? String(m) : '0 m', 78, up(m) + 6, { kind: 'note', size: 17, anchor: 'end' })
  }
  const branch = stroke(`M648 ${up(22.6)}Q720 ${up(23.2)} 800 ${up(22)}`, '#5f4a39', 7)
  const sky = wholeSheet(mix(paper, WATER[0] as string, 0.3))
  const under2 =
    sky +
    bands +
    far +
    emergents +
    canopy +
    lianas +
    under +
    fill(`${line(soilTop)}L1600 1000L240 1000Z`, '#7b5a40') +
    fill(`M28 ${GROUND}H244V1000H28Z`, '#7b5a40') +
    dots(r, { ...soil, x0: 28 }, 13, '#4e3526', 1.3) +
    bedding(r, { ...soil, x0: 28 }, 4, '#5f4632') +
    stroke(`M28 ${GROUND}L240 ${GROUND}${line(soilTop).replace('M', 'L')}`, ink, 1.8) +
    floor +
    branch +
    orangutan(715, up(23), 1.15) +
    hornbill(812, up(43), 1.05) +
    hornbill(1300, up(44.5), 0.62, true)
  const over =
    post +
    names +
    label('Sumatran orangutan', 764, up(16.4), { kind: 'note', size: 19, halo: '#d6e4d4' }) +
    label('hornbill', 812, up(40.4), { kind: 'note', size: 19, anchor: 'middle', halo: '#e4ece2' }) +
    label('leaf litter, thin soil', 900, 934, { kind: 'note', anchor: 'middle', fill: paper, size: 20 }) +
    cartouche(1150 - 470, 62, 330, 'THE FOREST', ['storeys of a lowland rainforest'])
  return { under: under2, over }
}
