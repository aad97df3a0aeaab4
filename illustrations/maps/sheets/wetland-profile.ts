/** Way Kambas: from the sea to the dry forest, with the heights drawn larger than the distances. */
import { C, mix } from '../../color.js'
import { between, noise, rng, smooth } from '../../noise.js'
import { cartouche, ink, label, paper, type Sheet, WATER, wholeSheet } from '../atlas.js'
import { elephant, hornbill } from '../beasts.js'
import { bedding, dots, edge, fill, line, stroke } from '../pattern.js'
import { mangrove, palm, tree, tuft } from '../trees.js'

const SEA = 660
const n = noise(23)

/** The surface of the ground, from the sea floor on the right to the dry forest on the left. */
function ground(x: number): number {
  const rise = smooth(820, 250, x)
  const shore = smooth(1170, 1480, x)
  const river = Math.exp(-(((x - 690) / 62) ** 2))
  return 664 - 84 * rise + 150 * shore - 8 * smooth(1150, 1080, x) + 92 * river + 5 * n.fbm(x / 120, 3, 3)
}

export async function draw(): Promise<Sheet> {
  const r = rng(4)
  let swamp = ''
  let dry = ''
  let shore = ''
  let back = ''
  const misty = (tone: string) => mix(tone, '#dfe8e0', 0.45)
  for (let i = 0; i < 26; i++) {
    const x = 40 + i * 43 + between(r, -14, 14)
    back += tree(r, {
      x,
      ground: ground(x) - 4,
      height: between(r, 130, 210) * (x < 560 ? 1.25 : 0.85),
      spread: between(r, 40, 58),
      tone: misty(C.forest),
      crown: 0.5,
      clumps: 5,
    })
  }
  for (const x of [62, 128, 214, 446, 520, 582]) {
    dry += tree(r, {
      x,
      ground: ground(x),
      height: between(r, 250, 330),
      spread: between(r, 60, 84),
      tone: mix(C.forest, C.forestPale, between(r, 0, 0.5)),
      crown: 0.42,
      clumps: 7,
      buttress: true,
    })
  }
  for (let x = 792; x < 1060; x += 44) {
    const at = x + between(r, -9, 9)
    swamp += i0(x)
      ? palm(r, at, ground(at) + 4, between(r, 90, 140), C.forestDark)
      : tree(r, {
          x: at,
          ground: ground(at) + 6,
          height: between(r, 165, 235),
          spread: between(r, 38, 54),
          tone: mix(C.forestDark, C.forest, between(r, 0.3, 1)),
          crown: 0.5,
          clumps: 5,
          buttress: true,
        })
  }
  function i0(x: number) {
    return (x / 44) % 3 < 1
  }
  for (let x = 1112; x < 1310; x += 38)
    shore += mangrove(
      r,
      x + between(r, -6, 6),
      ground(x),
      between(r, 120, 165),
      mix(C.forest, C.forestPale, between(r, 0, 0.4)),
    )
  let grass = ''
  for (let x = 40; x < 620; x += 11)
    grass += tuft(r, x + between(r, -4, 4), ground(x) + 2, between(r, 9, 20), mix(C.forestPale, C.forest, r()))
  for (let x = 610; x < 790; x += 8)
    if (Math.abs(x - 690) > 62)
      grass += tuft(r, x, ground(x) + 2, between(r, 16, 30), mix('#a9a860', C.forest, r() * 0.6))
  for (let x = 800; x < 1090; x += 13) grass += tuft(r, x, ground(x) + 4, between(r, 10, 22), C.forest)

  // Water: the sea on the right, the river, the standing water of the swamp.
  const seaTop = SEA + 12
  const sea = `M1170 ${seaTop}H1600V1000H1170Z`
  const deep = `M1400 ${seaTop + 52}H1600V1000H1400Z`
  const river = `M608 ${SEA - 12}H778V780H608Z`
  const standing = `M796 ${SEA + 1}H1090V690H796Z`
  let ripples = ''
  for (let y = seaTop + 14; y < 800; y += 15)
    for (let x = 1230 + between(r, 0, 40); x < 1545; x += between(r, 50, 110))
      if (y < ground(x) - 14) ripples += `M${x.toFixed(0)} ${y}q8 -4 16 0t16 0`
  for (let x = 640; x < 735; x += 34) ripples += `M${x} ${SEA + 8}q7 -4 14 0t14 0`

  const soil = (top: number, bottom: number) => ({
    x0: 0,
    x1: 1600,
    top: (x: number) => ground(x) + top,
    bottom: (x: number) => ground(x) + bottom,
  })
  const upper = soil(0, 62)
  const earth =
    fill(`${line(edge(0, 1600, ground))}V1000H0Z`, '#c9a878') +
    fill(`${line([...edge(0, 1600, ground), ...edge(0, 1600, upper.bottom).reverse()])}Z`, '#8d6c4d') +
    fill(
      `${line([...edge(790, 1380, ground), ...edge(790, 1380, (x) => ground(x) + 62 * smooth(780, 860, x) * smooth(1400, 1280, x)).reverse()])}Z`,
      '#4b3c33',
    ) +
    dots(r, { ...upper, x1: 780 }, 14, '#5f452f', 1.2) +
    bedding(r, { ...upper, x0: 800, x1: 1370 }, 5, '#78655a') +
    dots(r, { ...upper, x0: 1390 }, 12, '#e2c899', 1.3) +
    bedding(r, soil(62, 150), 5, '#a3804f') +
    dots(r, soil(62, 420), 17, '#a3804f', 1.2) +
    stroke(line(edge(0, 1600, upper.bottom)), ink, 1.1)

  const under =
    wholeSheet(mix(paper, WATER[0] as string, 0.35)) +
    `<circle cx="1330" cy="250" r="58" fill="${C.sulphurPale}" fill-opacity="0.9"/>` +
    stroke('M1180 330q60 -10 120 0t130 -4M1240 296q50 -8 90 0', '#ffffff', 3, 'stroke-opacity="0.8"') +
    back +
    fill(sea, WATER[3] as string) +
    fill(deep, WATER[4] as string) +
    fill(river, WATER[3] as string) +
    fill(standing, WATER[2] as string) +
    stroke(`M1150 ${seaTop}H1600M615 ${SEA - 12}H772`, '#0c5a60', 1.4) +
    earth +
    stroke(line(edge(0, 1600, ground)), ink, 2) +
    dry +
    swamp +
    shore +
    grass +
    stroke(ripples, '#f1f7f2', 1.3, 'stroke-opacity="0.85"') +
    stroke(`M796 ${SEA + 1}H1090`, '#0c5a60', 1, 'stroke-dasharray="14 8"') +
    elephant(330, ground(330) + 2, 0.98) +
    elephant(398, ground(398) + 3, 0.58) +
    elephant(270, ground(270) + 2, 0.84) +
    hornbill(720, 330, 0.62)
  // One bracket under every stretch, its name below.
  const parts: [string, string, number, number][] = [
    ['dry lowland forest', 'elephants feed and rest', 40, 590],
    ['river', 'with wide reed banks', 606, 776],
    ['swamp forest', 'under water for months', 796, 1084],
    ['mangrove', 'roots in salt water', 1100, 1316],
    ['Java Sea', 'shallow and muddy', 1334, 1560],
  ]
  const tags = parts.map(([name, note, x0, x1]) => {
    const mid = (x0 + x1) / 2
    return (
      stroke(`M${x0} 876v-9H${x1}v9`, ink, 1.3) +
      label(name, mid, 906, { anchor: 'middle', size: 24, halo: '#c9a878' }) +
      label(note, mid, 932, { kind: 'note', anchor: 'middle', size: 18, halo: '#c9a878' })
    )
  })
  const over =
    tags.join('') +
    label('peat', 940, 713, { kind: 'note', anchor: 'middle', fill: '#e9dcc3', size: 20 }) +
    cartouche(76, 66, 390, 'WAY KAMBAS', ['from the forest to the sea', 'heights exaggerated'])
  return { under, over }
}
