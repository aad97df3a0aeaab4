import { egret, egretFlying, elephant } from '../animals.js'
import { mist, streaks } from '../clouds.js'
import { mix } from '../color.js'
import { between, noise, rng } from '../noise.js'
import { canopy, emergent, foliage, grass } from '../plants.js'
import { fill, group, moved, Scene, stroke } from '../scene.js'
import { below, leafy } from '../shapes.js'

export default function wayKambas(): string {
  const s = new Scene()
  const r = rng(61)
  const n = noise(61)
  s.sky(['#8fae9f', '#d6cf9f', '#f3d77a', '#f2b75c', '#eb9a55'], 560)
  s.sun(1090, 415, 62, '#fff6d6', '#ffe08c')
  s.add(streaks(r, 14, 80, 390, '#fbe7b4', 0.5), streaks(r, 6, 150, 320, '#d98f5a', 0.35))
  const line = (base: number, amp: number, k: number) => (x: number) => base + amp * n.fbm(x * k, base, 5)
  s.add(fill(below(line(505, 22, 0.004), 620, 3), '#d9a45c'), mist(s, 500, 60, '#f8d88c', 0.6, 3, 10))
  const far = foliage('#6a7440', '#e6ad5c', 0.52, 1)
  s.add(
    canopy(r, line(540, 14, 0.003), 26, far),
    fill(
      below((x) => line(540, 14, 0.003)(x) - 4, 640),
      far.shade,
    ),
  )
  for (const x of [120, 420, 560, 1330, 1500])
    s.add(emergent(r, x, 566, between(r, 110, 160), foliage('#5d6a3a', '#e0a255', 0.42, 1)))
  s.add(mist(s, 530, 56, '#fadd9a', 0.6, 5, 9))
  const mid = foliage('#475a34', '#d8994e', 0.26, 1)
  s.add(
    canopy(r, (x) => line(585, 12, 0.004)(x) + Math.abs(x - 1090) * -0.02, 30, mid),
    fill(
      below((x) => line(585, 12, 0.004)(x) - 4, 680),
      mid.shade,
    ),
  )
  for (const [drop, size, ink] of [
    [14, 36, '#445633'],
    [34, 42, '#3c4d30'],
  ] as const)
    s.add(
      canopy(
        r,
        (x) => line(585, 12, 0.004)(x) + drop + 8 * n.fbm(x * 0.01, drop, 3),
        size,
        foliage(ink, '#d8994e', 0.24, 1),
      ),
    )
  for (const x of [250, 700, 985, 1240, 1590])
    s.add(emergent(r, x, 640, between(r, 120, 185), foliage('#425332', '#d8994e', 0.24, 1)))
  s.add(mist(s, 606, 46, '#fbe2a6', 0.6, 7, 8))
  // The swamp: still water between tussocks, with the sun's road on it.
  s.rect(
    s.linear(
      [
        [0, '#f0c26a'],
        [0.35, '#cf9a50'],
        [1, '#4d5234'],
      ],
      630,
      1000,
    ),
    632,
    400,
  )
  s.add(`<ellipse cx="1090" cy="720" rx="150" ry="110" fill="#fff0bd" opacity="0.75" ${s.blur(34, 16)}/>`)
  for (let row = 0; row < 15; row++) {
    const y = 634 + row * 9 + row * row * 0.75
    let d = ''
    for (let x = -30; x < 1640; x += between(r, 40, 150)) {
      if (n.fbm(x * 0.004, row * 0.6, 3) < -0.12) continue
      const w = between(r, 40, 130) * (0.5 + row * 0.07)
      d += `M${x - w} ${y + 4}Q${x} ${y - 4 - row * 0.5} ${x + w} ${y + 4}Q${x} ${y + 9} ${x - w} ${y + 4}Z`
    }
    const ink = mix('#c9954e', '#4b5230', row / 15)
    s.add(
      fill(d, ink),
      grass(
        r,
        (x) => (n.fbm(x * 0.004, row * 0.6, 3) < -0.12 ? 1200 : y + 1),
        12 + row * 2.6,
        mix('#d8a850', '#545c32', row / 15),
        0.55,
      ),
    )
  }
  const ink = '#33322c'
  const farInk = '#26261f'
  const herd = [
    [1335, 736, 1.05, 'down', 7, false],
    [1130, 742, 1.3, 'forward', 9, false],
    [905, 750, 1.12, 'down', 8, false],
    [745, 762, 0.66, 'up', 6, false],
    [560, 770, 1.78, 'down', 8, true],
  ] as const
  for (const [x, y, k, trunk, stride, tusk] of herd) {
    const body = elephant(ink, farInk, '#ffdc8e', { trunk, stride, tusk })
    s.add(
      group(moved(body, x, y, k), ''),
      `<g transform="translate(${x} ${y}) scale(${k} ${-k * 0.45})" opacity="0.34" ${s.blur(3, 2)}>${body}</g>`,
    )
    s.add(stroke(`M${x - 70 * k} ${y + 2}Q${x} ${y + 8} ${x + 70 * k} ${y + 2}`, '#fbe2a0', 2, 'opacity="0.6"'))
  }
  s.add(grass(r, (x) => (x > 300 && x < 1500 ? 778 + 8 * n.at(x * 0.01) : 1200), 34, '#6a6a36', 0.9))
  s.add(
    egret(300, 800, 56),
    egret(352, 812, 50, true),
    egret(1180, 812, 54),
    egret(560, 830, 60, true),
    egretFlying(720, 470, 66, -8),
    egretFlying(800, 432, 52, -14),
    egretFlying(640, 430, 46, -4),
    egretFlying(560, 486, 40, -6),
  )
  const front = (base: number, size: number, color: string, dens: number) =>
    grass(r, (x) => base + 18 * n.fbm(x * 0.004, base, 3), size, color, dens)
  s.add(front(900, 80, '#5a5f34', 1.1), front(945, 110, '#3d4a2e', 1.1), front(1000, 150, '#232f25', 1))
  let reeds = ''
  for (let i = 0; i < 26; i++) {
    const x = i < 15 ? r() * 330 : 1330 + r() * 290
    const top = between(r, 690, 860)
    const lean = between(r, -30, 30)
    reeds +=
      stroke(`M${x} 1010Q${x + lean * 0.2} ${(top + 1010) / 2} ${x + lean} ${top}`, '#1d2a22', 3) +
      fill(leafy(r, x + lean, top - 10, 5, 26, 0.2), '#3b3323')
  }
  s.add(reeds)
  return s.finish(0.34, '#2a2416')
}
