import { orangutan } from '../animals.js'
import { mist } from '../clouds.js'
import { bird } from '../figures.js'
import { between, noise, rng, smooth } from '../noise.js'
import { canopy, crown, emergent, foliage, frond } from '../plants.js'
import { fill, group, type Point, Scene, stroke } from '../scene.js'
import { below, leaf, leafy, tapered } from '../shapes.js'

export default function leuser(): string {
  const s = new Scene()
  const r = rng(23)
  const n = noise(23)
  s.sky(['#a9c6b4', '#cfdcc4', '#efe8cb', '#f4e3b8'], 520)
  s.glow(520, 210, 760, '#fff3cd', 0.9)
  const fogColor = '#dbe3cb'
  const hill = (x: number, base: number, dip: number) =>
    base + 46 * n.fbm(x * 0.0021, base, 4) + dip * Math.exp(-(((x - 640) / 330) ** 2))
  s.add(
    fill(
      below((x) => 300 - 90 * n.ridged(x * 0.0016, 3, 6) + 30, 620, 3),
      '#b9cdb9',
    ),
    mist(s, 300, 90, '#f3edd4', 0.6, 1, 16),
  )
  s.add(
    fill(
      below((x) => 370 - 100 * n.ridged(x * 0.0021, 9, 6) + 40, 640, 3),
      '#9dbaa4',
    ),
    mist(s, 360, 80, '#eef0d9', 0.65, 2, 14),
  )
  const layers = [
    [405, 30, 20, 0.66, 3],
    [465, 44, 28, 0.5, 4],
    [540, 60, 38, 0.34, 5],
    [640, 84, 52, 0.18, 5],
  ] as const
  layers.forEach(([base, dip, size, fog, giants], i) => {
    const f = foliage('#35674a', fogColor, fog, -1)
    const line = (x: number) => hill(x, base, dip)
    for (let k = 0; k < giants; k++) {
      const x = (1600 / giants) * (k + between(r, 0.1, 0.9))
      if (Math.abs(x - 640) < 130) continue
      s.add(emergent(r, x, line(x) + size, size * between(r, 3.8, 5.4), foliage('#3f7350', fogColor, fog - 0.03, -1)))
    }
    s.add(
      fill(
        below((x) => line(x) - 2, 1000),
        f.shade,
      ),
      canopy(r, line, size, f),
      canopy(r, (x) => line(x) + size * 0.9, size * 1.1, foliage('#2f5f45', fogColor, fog - 0.04, -1)),
    )
    if (i < 3)
      s.add(mist(s, base + dip * 0.4 + size * 0.6, 60 + i * 14, '#eef0dc', 0.75 - i * 0.08, 11 + i, 12 + i * 2))
  })
  // The river comes out of the mist and widens towards the viewer.
  const course: Point[] = [
    [646, 664],
    [664, 690],
    [628, 716],
    [652, 752],
    [632, 810],
    [560, 890],
    [520, 1030],
  ]
  const water = tapered(course, [8, 18, 30, 52, 96, 180, 330])
  s.add(
    fill(tapered(course, [14, 28, 44, 72, 124, 220, 390]), '#8b9478'),
    fill(
      water,
      s.linear(
        [
          [0, '#e6ead2'],
          [0.5, '#9fc6b4'],
          [1, '#3d8079'],
        ],
        690,
        1000,
      ),
    ),
  )
  let light = ''
  for (let i = 0; i < 46; i++) {
    const y = 715 + 285 * r() ** 0.8
    const x = 620 + (r() - 0.5) * (40 + (y - 690) * 0.9)
    const w = between(r, 6, 16) * (0.4 + (y - 690) / 120)
    light += `M${x - w} ${y}Q${x} ${y - 2.5} ${x + w} ${y}Q${x} ${y + 2.5} ${x - w} ${y}Z`
  }
  s.add(group(fill(light, '#f3f0d6', 'opacity="0.7"'), s.clip(water)))
  for (let i = 0; i < 5; i++) {
    const x = 120 + i * 190
    s.add(
      `<path d="M${x + 120} -20L${x + 180} -20L${x - 130 - i * 20} 760L${x - 280 - i * 20} 760Z" fill="#fff4cf" opacity="0.085" ${s.blur(12)}/>`,
    )
  }
  for (let i = 0; i < 7; i++) {
    const step = (x: number) => hill(x, 700 + i * 26, 84) + i * 4
    const f = foliage('#2f6248', fogColor, 0.14 - i * 0.02, -1)
    s.add(canopy(r, step, 50 + i * 3, f, -40, 560 - i * 34), canopy(r, step, 50 + i * 3, f, 708 - i * 4, 1640))
  }
  s.add(mist(s, 640, 60, '#eef0dc', 0.6, 19, 12))
  const near = foliage('#28563f', '#28563f', 0, -1)
  const bank = (x: number) =>
    905 -
    210 * smooth(470, -60, x) -
    180 * smooth(840, 1500, x) +
    14 * n.fbm(x * 0.006, 4, 3) +
    130 * Math.exp(-(((x - 620) / 190) ** 2))
  s.add(
    canopy(r, bank, 58, foliage('#2c5c43', fogColor, 0.06, -1), -40, 440),
    canopy(r, bank, 58, foliage('#2c5c43', fogColor, 0.06, -1), 860, 1640),
  )
  for (let i = 0; i < 26; i++) {
    const x = i < 13 ? -20 + i * 32 : 880 + (i - 13) * 60
    s.add(crown(r, x, bank(x) + between(r, 50, 170), between(r, 60, 95), between(r, 44, 66), near, 6))
  }
  s.add(bird(820, 250, 12, '#3d5a4a', -8), bird(860, 232, 9, '#3d5a4a', 5), bird(300, 300, 8, '#5d7a66', 4))
  // The fig: a strangler's laced trunk on the right, its limb across the top.
  const dark = '#14251f'
  const bark = '#1d332a'
  s.add(
    fill(
      tapered(
        [
          [1470, -40],
          [1450, 200],
          [1465, 480],
          [1440, 760],
          [1400, 1040],
        ],
        [170, 150, 165, 210, 330],
        r,
        0.05,
      ),
      dark,
    ),
  )
  for (let i = 0; i < 12; i++) {
    const x = 1395 + i * 13
    s.add(
      fill(
        tapered(
          [
            [x + between(r, -30, 30), -40],
            [x + between(r, -40, 30), 220],
            [x + between(r, -36, 36), 480],
            [x + (i - 6) * 12, 760],
            [x + (i - 6) * 30, 1040],
          ],
          [10, 15, 13, 18, 30],
          r,
          0.2,
        ),
        i % 2 ? bark : '#294436',
      ),
    )
  }
  const limb: Point[] = [
    [1470, 330],
    [1330, 250],
    [1180, 200],
    [1010, 196],
    [860, 160],
    [720, 168],
    [600, 140],
  ]
  s.add(
    fill(tapered(limb, [110, 74, 58, 46, 34, 20, 5], r, 0.1), dark),
    fill(
      tapered(
        limb.map(([x, y]): Point => [x, y - 9]),
        [30, 24, 18, 14, 9, 5, 2],
        r,
        0.3,
      ),
      '#35543f',
    ),
  )
  for (const [x, y, len, w] of [
    [1250, 220, 560, 6],
    [1205, 205, 420, 4],
    [944, 180, 330, 4],
    [790, 165, 240, 3],
    [1360, 270, 640, 7],
  ] as const)
    s.add(stroke(`M${x} ${y}C${x - 26} ${y + len * 0.3} ${x + 30} ${y + len * 0.6} ${x - 8} ${y + len}`, dark, w))
  s.add(group(orangutan('#4a241b', '#c9703f', '#2c201d'), 'transform="translate(1078 206) scale(1.02)"'))
  let figs = ''
  const clump = (x: number, y: number, count: number, spread: number, color: string) => {
    let d = ''
    for (let i = 0; i < count; i++)
      d += leaf(
        x + between(r, -spread, spread),
        y + between(r, -spread * 0.5, spread * 0.4),
        between(r, 34, 66),
        between(r, 20, 160),
        0.24,
      )
    return fill(d, color)
  }
  for (const [x, y, c, k] of [
    [640, 130, 26, 70],
    [760, 150, 22, 60],
    [900, 150, 26, 70],
    [1180, 170, 24, 70],
    [1330, 190, 34, 110],
    [1480, 60, 60, 190],
    [1290, 20, 50, 190],
    [1060, -10, 44, 170],
    [1560, 300, 30, 90],
  ] as const) {
    s.add(
      clump(x, y, c, k, '#182e25'),
      clump(x + 8, y - 14, Math.round(c * 0.7), k * 0.9, '#2c5540'),
      clump(x - 4, y - 24, Math.round(c * 0.3), k * 0.8, '#5f8a58'),
    )
    for (let i = 0; i < 5; i++)
      figs += `<circle cx="${x + between(r, -k, k)}" cy="${y + between(r, 6, 34)}" r="6" fill="${i % 2 ? '#b5563c' : '#e3b23c'}"/>`
  }
  s.add(figs)
  for (const [x, y, dx, dy, size, c] of [
    [40, 1010, 240, -190, 150, '#1d4232'],
    [-20, 960, 260, -60, 140, '#17362a'],
    [120, 1020, 120, -250, 150, '#23503b'],
    [200, 1030, 280, -110, 130, '#17362a'],
    [1240, 1030, -170, -190, 130, '#1b3d2f'],
    [1300, 1020, -40, -240, 130, '#23503b'],
    [1200, 1030, -260, -90, 120, '#17362a'],
    [10, 900, 150, -180, 120, '#1a3b2d'],
  ] as const)
    s.add(
      frond(
        [
          [x, y],
          [x + dx * 0.45, y + dy * 0.95],
          [x + dx, y + dy * 0.75],
        ],
        size,
        c,
      ),
    )
  s.add(fill(leafy(r, 60, 1020, 160, 50) + leafy(r, 1380, 1020, 260, 46), '#122a21'))
  return s.finish(0.34, '#0d1f1a')
}
