import { mist } from '../clouds.js'
import { mix } from '../color.js'
import { between, noise, type Rng, rng } from '../noise.js'
import { frond } from '../plants.js'
import { curve, fill, moved, n1, type Point, Scene, stroke } from '../scene.js'
import { below, leaf, tapered } from '../shapes.js'

/** One of the five lobes, pointing up from the middle. */
function lobe(s: Scene, r: Rng): string {
  const edge: Point[] = [
    [-96, -70],
    [-176, -190],
    [-158, -318],
    [-60, -388],
    [58, -384],
    [158, -312],
    [174, -186],
    [92, -70],
  ]
  const outline = curve(edge.map(([x, y]): Point => [x + between(r, -9, 9), y + between(r, -9, 9)]))
  let warts = ''
  for (let i = 0; i < 46; i++) {
    const [x, y] = [between(r, -140, 140), between(r, -360, -110)]
    const size = between(r, 5, 17) * (1 - Math.abs(x) / 260)
    warts += `<ellipse cx="${n1(x)}" cy="${n1(y)}" rx="${n1(size)}" ry="${n1(size * 0.78)}"/>`
  }
  return (
    fill(outline, s.linear([[0, '#c8553a'], [0.55, '#a83c2c'], [1, '#6e2420']], -390, -60)) +
    `<g fill="#e9b79a" opacity="0.82" ${s.clip(outline)}>${warts}</g>` +
    stroke(outline, '#d98f7a', 4, 'opacity="0.7"')
  )
}

function flower(s: Scene, r: Rng): string {
  let lobes = ''
  for (const turn of [180, 108, 252, 36, 324])
    lobes += `<g transform="rotate(${turn + between(r, -5, 5)})">${lobe(s, r)}</g>`
  let spikes = ''
  for (let i = 0; i < 18; i++) {
    const a = (i / 18) * Math.PI * 2
    const k = between(r, 18, 66)
    spikes += fill(leaf(Math.cos(a) * k, Math.sin(a) * k * 0.8 + 10, between(r, 26, 40), -90, 0.16), '#c9724a')
  }
  let rim = ''
  for (let i = 0; i < 44; i++) {
    const a = (i / 44) * Math.PI * 2
    rim += `<circle cx="${n1(Math.cos(a) * 138)}" cy="${n1(Math.sin(a) * 118)}" r="${n1(between(r, 5, 10))}"/>`
  }
  return (
    lobes +
    `<ellipse rx="166" ry="144" fill="#8f3426"/><ellipse rx="158" ry="136" fill="#b9503a"/><g fill="#f0c9ae" opacity="0.8">${rim}</g>` +
    `<ellipse cy="6" rx="116" ry="96" fill="#3c1714"/><ellipse cy="20" rx="100" ry="76" fill="#7a2b20"/>` +
    spikes
  )
}

export default function rafflesia(): string {
  const s = new Scene()
  const r = rng(19)
  const n = noise(83)
  s.rect(s.linear([[0, '#274f45'], [0.5, '#1b3b37'], [1, '#0f2427']], 0, 1000))
  s.glow(1060, 60, 760, '#d9e6b4', 0.5)
  for (let i = 0; i < 9; i++) {
    const x = 60 + i * 190 + between(r, -60, 60)
    const w = between(r, 24, 70)
    const ink = mix('#3d6b5a', '#16302f', between(r, 0.1, 0.8))
    s.add(fill(tapered([[x, 640], [x + between(r, -20, 20), 300], [x + between(r, -30, 30), -20]], [w * 1.5, w, w * 0.9], r, 0.06), ink))
  }
  s.add(mist(s, 330, 130, '#cfe0bd', 0.34, 12, 26))
  const floor = (x: number) => 560 + 40 * n.fbm(x * 0.003, 3, 4)
  s.add(fill(below(floor, 1000), s.linear([[0, '#3f4a34'], [0.5, '#2a3128'], [1, '#151c1a']], 540, 1000)))
  const inks = ['#6b4a33', '#8a6446', '#54402f', '#9c7a4d', '#3d4a34', '#b08a55']
  for (let i = 0; i < 260; i++) {
    const y = 600 + 400 * Math.sqrt(r())
    const size = (y - 520) * between(r, 0.1, 0.24)
    s.add(fill(leaf(between(r, -40, 1640), y, size, between(r, 0, 360), 0.26, between(r, -24, 24)), inks[i % 6] as string, 'opacity="0.85"'))
  }
  const root = (points: Point[], width: number) =>
    s.add(fill(tapered(points, [width, width * 0.8, width * 0.4], r, 0.12), '#2b2a24'), stroke(`M${points.map(([x, y]) => `${n1(x)} ${n1(y - width * 0.3)}`).join('L')}`, '#5c5a44', 4, 'opacity="0.6"'))
  root([[-20, 720], [380, 690], [760, 800], [1000, 960]], 70)
  root([[1620, 640], [1300, 690], [1120, 800], [980, 1010]], 84)
  s.add(`<ellipse cx="800" cy="830" rx="480" ry="120" fill="#0b1413" opacity="0.6" ${s.blur(30, 14)}/>`)
  s.add(`<g transform="translate(800 650) scale(1.08 0.74)">${flower(s, r)}</g>`)
  const bud = (x: number, y: number, k: number) =>
    s.add(moved(fill('M-70 0Q-86 -84 0 -110Q86 -84 70 0Q0 26 -70 0Z', '#6b3a2b') + stroke('M-44 6Q-50 -60 0 -104M44 6Q50 -60 0 -104M0 12V-104', '#a8653f', 7, 'opacity="0.7"'), x, y, k))
  bud(1310, 850, 1.1)
  bud(280, 800, 0.72)
  for (const [x, flip] of [[-10, 1], [90, 1], [1620, -1], [1500, -1]] as const)
    s.add(frond([[x, 1030], [x + flip * 120, 760], [x + flip * 330, 640]], 150, '#2f6b4a'), frond([[x, 1030], [x + flip * 90, 700], [x + flip * 240, 540]], 140, '#1f4f3c'))
  return s.finish(0.4)
}
