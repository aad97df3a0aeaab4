import { mist } from '../clouds.js'
import { person } from '../figures.js'
import { between, noise, rng } from '../noise.js'
import { canopy, emergent, foliage, frond, grass } from '../plants.js'
import { fill, type Point, Scene, stroke } from '../scene.js'
import { below, tapered } from '../shapes.js'

export default function shutGate(): string {
  const s = new Scene()
  const r = rng(29)
  const n = noise(61)
  s.sky(['#b9cfc4', '#d5e0cd', '#ecead2', '#f4e6c4'], 700)
  s.glow(980, 330, 620, '#fff3cf', 0.7)
  const layer = (y: number, size: number, fog: number, seed: number) => {
    const line = (x: number) => y + 60 * n.fbm(x * 0.0022, seed, 4)
    const f = foliage('#3d6b4a', '#dfe6d2', fog)
    for (let x = 60 + seed * 31; x < 1640; x += between(r, 240, 420))
      s.add(emergent(r, x, line(x) + 60, size * between(r, 3.2, 4.6), f))
    s.add(canopy(r, line, size, f), fill(below((x) => line(x) + size * 0.3, 1000), f.shade))
    s.add(mist(s, y + size * 0.6, 90, '#f0efdc', 0.62, seed, 16))
  }
  layer(360, 46, 0.78, 2)
  layer(450, 62, 0.55, 5)
  layer(560, 80, 0.28, 9)
  const ground = (x: number) => 730 + 18 * n.fbm(x * 0.004, 4, 4) + Math.abs(x - 800) * 0.03
  s.add(fill(below(ground, 1000), s.linear([[0, '#4f7a4d'], [0.5, '#35593f'], [1, '#1a332c']], 720, 1000)))
  // The path narrows into the trees.
  s.add(
    fill('M560 1010Q700 860 770 760Q800 700 830 668L872 668Q880 720 900 770Q960 880 1120 1010Z', '#b08a5c'),
    fill('M640 1010Q750 860 800 760Q822 706 842 668L852 668Q850 720 850 770Q850 880 860 1010Z', '#c9a877', 'opacity="0.7"'),
  )
  let stones = ''
  for (let i = 0; i < 60; i++) {
    const t = r() ** 0.6
    const y = 690 + t * 310
    const x = 850 + between(r, -1, 1) * (30 + t * 210)
    stones += `<ellipse cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" rx="${(3 + t * 10).toFixed(1)}" ry="${(2 + t * 5).toFixed(1)}"/>`
  }
  s.add(`<g fill="#8a6a48" opacity="0.6">${stones}</g>`, mist(s, 640, 70, '#f3f0dc', 0.75, 21, 12))
  // Two forked posts, a bamboo pole, and the notice.
  const pole: Point[] = [[470, 772], [840, 764], [1210, 780]]
  s.add(
    fill(tapered([[512, 900], [514, 720]], [30, 24]), '#6b4a33'),
    fill(tapered([[1166, 908], [1164, 726]], [30, 24]), '#6b4a33'),
    fill(tapered(pole, [24, 22, 20]), '#d9bd72'),
    stroke('M470 766Q840 756 1210 774', '#f3e0a0', 5, 'opacity="0.8"'),
  )
  for (let x = 520; x < 1200; x += 92) s.add(stroke(`M${x} ${758 + Math.abs(x - 840) * 0.01}V${782 + Math.abs(x - 840) * 0.012}`, '#8f7434', 5))
  s.add(
    stroke('M770 776L764 806M910 776L916 806', '#4a3a2c', 3),
    fill('M744 806H936V912H744Z', '#f6f0e3'),
    fill('M744 806H936V832H744Z', '#b5563c'),
    stroke('M764 852H916M764 870H900M764 888H876', '#8f877a', 5),
  )
  const dress = (shirt: string, pack?: string) => ({ skin: '#6d4a3a', shirt, legs: '#2c3a40', ...(pack && { pack }) })
  s.add(
    `<ellipse cx="420" cy="912" rx="120" ry="14" fill="#12241f" opacity="0.5"/>`,
    person('stand', 386, 910, 176, dress('#2f9a97', '#b5563c')),
    person('sit', 1300, 912, 150, dress('#e3b23c'), true),
    `<rect x="1352" y="850" width="50" height="62" rx="16" fill="#3d6b4a"/>`,
  )
  for (const [x, k] of [[-20, 1], [120, 1], [1620, -1], [1480, -1]] as const)
    s.add(frond([[x, 1020], [x + k * 70, 820], [x + k * 220, 730]], 120, '#24503c'))
  s.add(grass(r, (x) => 992 + 8 * Math.sin(x * 0.006), 60, '#143028', 0.9))
  return s.finish(0.26)
}
