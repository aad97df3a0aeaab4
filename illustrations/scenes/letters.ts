import { between, noise, type Rng, rng } from '../noise.js'
import { fill, moved, n1, Scene, stroke } from '../scene.js'
import { leaf } from '../shapes.js'

/** A sheet with lines of handwriting, 360 × 480. */
function sheet(r: Rng, lines: number, ink: string): string {
  const n = noise(Math.floor(r() * 1e6))
  let d = ''
  for (let i = 0; i < lines; i++) {
    const y = -180 + i * 34
    const end = i === lines - 1 ? 20 : between(r, 110, 150)
    d += `M-140 ${n1(y)}`
    for (let x = -132; x < end; x += 7) d += `L${x} ${n1(y + 7 * n.at(x * 0.16, i * 3.7))}`
  }
  return (
    fill('M-172 -232H188V248H-172Z', '#1f2a30', 'opacity="0.3"') +
    fill('M-180 -240H180V240H-180Z', '#f8f2e2') +
    fill('M-180 -240H180V-226H-180Z', '#fffaf0') +
    stroke(d, ink, 4, 'opacity="0.8"')
  )
}

/** An airmail envelope, 460 × 280, with a stamp: a mountain. */
function envelope(): string {
  let edge = ''
  for (let x = -230; x < 230; x += 40) {
    const ink = (x / 40) % 2 ? '#b5563c' : '#0f6e73'
    edge += fill(`M${x} -140h22l-10 16h-22z`, ink) + fill(`M${x} 124h22l-10 16h-22z`, ink)
  }
  return (
    fill('M-222 -132H238V148H-222Z', '#1f2a30', 'opacity="0.3"') +
    fill('M-230 -140H230V140H-230Z', '#f3ead2') +
    edge +
    fill('M128 -108H206V-12H128Z', '#9fd0c8') +
    fill('M128 -12V-34L158 -74L176 -52L188 -62L206 -36V-12Z', '#1f4a38') +
    '<circle cx="184" cy="-86" r="10" fill="#f3d77a"/>' +
    stroke('M128 -108H206V-12H128Z', '#fffaf0', 5, 'stroke-dasharray="6 5"') +
    stroke('M92 -92Q130 -104 168 -88M88 -72Q130 -84 172 -66M92 -52Q130 -64 168 -46', '#2c3a40', 3, 'opacity="0.5"') +
    stroke('M-150 -20H40M-150 18H70M-150 56H10', '#2c3a40', 5, 'opacity="0.65"')
  )
}

const tea = () =>
  '<ellipse cx="14" cy="20" rx="178" ry="172" fill="#1a1410" opacity="0.4"/>' +
  '<circle r="170" fill="#efe6d0"/><circle r="170" fill="none" stroke="#0f6e73" stroke-width="9"/><circle r="120" fill="#d9cfb4" opacity="0.7"/>' +
  '<circle r="98" fill="#f6f0e3"/><circle r="84" fill="#8f4a1e"/><circle r="84" fill="none" stroke="#5c2c12" stroke-width="7"/>' +
  '<path d="M-52 -34Q-10 -66 40 -44" fill="none" stroke="#e9a860" stroke-width="9" stroke-linecap="round" opacity="0.8"/>'

export default function letters(): string {
  const s = new Scene()
  const r = rng(47)
  const n = noise(13)
  s.rect(s.linear([[0, '#8a6446'], [1, '#6b4636']], 0, 1000, 0, 0))
  for (let y = 10; y < 1000; y += 22) {
    let d = `M-10 ${y}`
    for (let x = 0; x <= 1610; x += 30) d += `L${x} ${n1(y + 12 * n.fbm(x * 0.0016, y * 0.012, 3))}`
    s.add(stroke(d, y % 3 ? '#7a5440' : '#9c7554', 4, 'opacity="0.5"'))
  }
  s.add(stroke('M-10 332H1610M-10 668H1610', '#3d2a20', 6, 'opacity="0.7"'))
  s.glow(420, 160, 900, '#ffe6b0', 0.5)
  const at = (svg: string, x: number, y: number, turn: number, k = 1) =>
    s.add(moved(`<g transform="rotate(${turn})">${svg}</g>`, x, y, k))
  at(envelope(), 1210, 270, 8, 1.06)
  at(sheet(r, 12, '#2c3a40'), 330, 420, -9, 1.25)
  at(sheet(r, 11, '#0f4e58'), 700, 560, 5, 1.3)
  at(envelope(), 1180, 760, -7, 1.16)
  at(tea(), 1420, 520, 0, 0.86)
  s.add(
    moved(
      `<g transform="rotate(-32)">${fill('M-250 8H210V24H-250Z', '#1a1410', 'opacity="0.35"')}${fill('M-260 -10H190V10H-260Z', '#e3b23c')}${fill('M-260 -10H190V-3H-260Z', '#f3d77a')}${fill('M190 -10L238 0L190 10Z', '#ead9ae')}${fill('M224 -3L238 0L224 3Z', '#1f2a30')}${fill('M-286 -10H-260V10H-286Z', '#d98f7a')}</g>`,
      820,
      690,
      1.1,
    ),
  )
  for (const [x, y, turn] of [[120, 860, -30], [170, 880, 20], [130, 900, 80]] as const)
    s.add(fill(leaf(x, y, 190, turn, 0.24, 14), '#3d6b4a'), stroke(`M${x} ${y}l${n1(Math.cos((turn * Math.PI) / 180) * 150)} ${n1(Math.sin((turn * Math.PI) / 180) * 150)}`, '#88a779', 3))
  return s.finish(0.34)
}
