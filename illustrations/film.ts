/**
 * A silent film for a video advertisement: the contour lines of Lake Toba rise while dusk turns to dawn.
 * `npx tsx illustrations/film.ts [second]` needs ffmpeg; with a second it only writes that frame to /tmp.
 */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { C, mix, ramp } from './color.js'
import { levelPath, ringsPath } from './maps/contours.js'
import { blur, makeField } from './maps/height-field.js'
import { LAKE_LEVEL, toba } from './maps/toba.js'
import { clamp, lerp, smooth } from './noise.js'

const WIDTH = 960
const HEIGHT = 540
const FPS = 12.5
const SECONDS = 8
/** The ground is seen from the south, leaning back. */
const ZOOM = 0.95
const LEAN = 0.6
const HORIZON = 78
const LIFT = 0.066

const target = fileURLToPath(new URL('../demo/media/contour-film.mp4', import.meta.url))

const map = toba(8.6, 800, 462, 3)
/** Quieter the further from the lake: the eye should rest on the caldera. */
const calm = makeField(map.heights.step, (x, y) => {
  const [along, across] = [(x - 800) * 0.77 + (y - 462) * 0.64, (y - 462) * 0.77 - (x - 800) * 0.64]
  return lerp(1, 0.3, smooth(1, 1.75, Math.hypot(along / 560, across / 300)))
})
const soft = blur(map.heights, 1)
const land = {
  ...map.heights,
  data: soft.data.map((h, i) => (map.water(i) ? 0 : LAKE_LEVEL + (h - LAKE_LEVEL) * (calm.data[i] as number))),
}
const depths = { ...map.heights, data: map.heights.data.map((h, i) => (map.water(i) ? -h : 0)) }
const LEVELS = Array.from({ length: 17 }, (_, i) => LAKE_LEVEL + 55 + i * 75)
const terraces = LEVELS.map((level) => levelPath(land, level, 14))
const soundings = [60, 150, 240, 330, 420].map((depth) => levelPath(depths, depth, 14))
const lakePath = ringsPath([map.lake])
const islandPath = ringsPath(map.islands)

/** Last light, the blue hour, first light. */
const LIGHT = [
  {
    land: ['#22343a', '#26393e', '#2f4044', '#44464a', '#6b4c48', '#a05844', '#c9694a'],
    water: ['#1f5058', '#123a44'],
    line: '#d0a58c',
    skyTop: '#1f2a30',
    skyLow: '#8a4d42',
  },
  {
    land: ['#1f4a3e', '#295545', '#34624c', '#4f7858', '#7c9668', '#b39a72', '#d98f7a'],
    water: ['#3f9c98', '#146b70'],
    line: '#dfe6c8',
    skyTop: '#2f6673',
    skyLow: '#d98f7a',
  },
  {
    land: ['#86a67c', '#a3b98a', '#c2cb9a', '#ddd8a6', '#efdb93', '#f3d77a', '#faf0cc'],
    water: ['#b4ddd4', '#4fa9a4'],
    line: '#3f4a3c',
    skyTop: '#9fd0c8',
    skyLow: '#f9ebc2',
  },
] as const

type Tone = 'line' | 'skyTop' | 'skyLow'
const tone = (key: Tone, day: number) =>
  ramp(
    LIGHT.map((l) => l[key]),
    day,
  )
const water = (depth: 0 | 1, day: number) =>
  ramp(
    LIGHT.map((l) => l.water[depth]),
    day,
  )
const ground = (share: number, day: number) =>
  ramp(
    LIGHT.map((l) => ramp(l.land, share)),
    day,
  )

const at = (hex: string, opacity: number, offset: number) =>
  `<stop offset="${offset}" stop-color="${hex}" stop-opacity="${opacity.toFixed(3)}"/>`

/** The sky comes down over the far shore as haze; that also hides where the ground ends. */
function sky(day: number): string {
  const [top, low] = [tone('skyTop', day), tone('skyLow', day)]
  const y = (v: number) => (HORIZON + v) / HEIGHT
  const glow = ramp([C.laterite, '#f0a878', '#fff6d2'], day)
  const stops = at(top, 1, 0) + at(low, 1, y(-6)) + at(low, 1, y(16)) + at(low, 0.5, y(52)) + at(low, 0.13, y(120))
  return (
    `<linearGradient id="sky" x1="0" y1="0" x2="0" y2="1">${stops}${at(low, 0, y(210))}</linearGradient>` +
    `<radialGradient id="sun" gradientUnits="userSpaceOnUse" cx="0" cy="0" r="1" gradientTransform="translate(690 ${HORIZON + 30 - 44 * day}) scale(420 230)">` +
    `${at(glow, lerp(0.4, 1, day), 0)}${at(glow, lerp(0.2, 0.45, day), 0.25)}${at(glow, 0, 1)}</radialGradient>` +
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="url(#sky)"/><rect width="${WIDTH}" height="${HEIGHT}" fill="url(#sun)"/>`
  )
}

function frame(seconds: number): string {
  const t = seconds / SECONDS
  const day = smooth(0.02, 0.92, t)
  const zoom = ZOOM * lerp(1, 1.05, smooth(0, 1, t))
  const lay = (lift: number) =>
    `transform="matrix(${zoom.toFixed(4)} 0 0 ${(zoom * LEAN).toFixed(4)} ${(WIDTH / 2 - 800 * zoom).toFixed(2)} ${(HORIZON - lift).toFixed(2)})"`
  // One level after the other leaves the ground, the lowest first.
  const risen = (i: number) => smooth(i * 0.018, 0.5 + i * 0.026, t)
  const pen = 'stroke-linejoin="round" vector-effect="non-scaling-stroke"'
  const line = tone('line', day)
  const [shallow, deep] = [water(0, day), water(1, day)]
  const lake =
    `<clipPath id="lake"><path d="${lakePath}"/></clipPath><g clip-path="url(#lake)"><path d="${lakePath}" fill="${shallow}"/>` +
    soundings
      .map(
        (d, i) =>
          `<path d="${d}" fill="${mix(shallow, deep, (i + 1) / 5)}" stroke="${mix(shallow, C.paper, 0.5)}" stroke-opacity="0.35" stroke-width="0.8"/>`,
      )
      .join('') +
    `</g><path d="${islandPath}" fill="${ground(0, day)}"/><path d="${lakePath}${islandPath}" fill="none" stroke="${line}" stroke-opacity="0.75" stroke-width="1.2" ${pen}/>`
  const stack = terraces.map((d, i) => {
    const share = i / (LEVELS.length - 1)
    const lift = ((LEVELS[i] as number) - LAKE_LEVEL) * LIFT * risen(i)
    // The heights see the light first.
    const colour = ground(share, clamp(day * (1.1 + 0.35 * share)))
    const opacity = (lerp(0.25, 0.85, risen(i)) * lerp(1, 0.7, day)).toFixed(3)
    // A line of shade below each edge keeps it readable while the lines turn from pale to dark.
    const shade = `<path d="${d}" fill="none" stroke="${mix(colour, C.forestDark, 0.65)}" stroke-opacity="${(0.6 * risen(i)).toFixed(3)}" stroke-width="1.4" ${pen}/>`
    return `<g ${lay(lift - 1.5)}>${shade}</g><g ${lay(lift)}><path d="${d}" fill="${colour}" fill-rule="evenodd" stroke="${line}" stroke-opacity="${opacity}" stroke-width="1" ${pen}/></g>`
  })
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">` +
    `<g ${lay(0)}><rect x="-60" y="-60" width="1720" height="1120" fill="${ground(0, day)}"/>${lake}</g>${stack.join('')}${sky(day)}</svg>`
  )
}

const picture = (seconds: number) => sharp(Buffer.from(frame(seconds)), { unlimited: true }).flatten()

const only = process.argv[2]
if (only) {
  await picture(Number(only))
    .png()
    .toFile(join(tmpdir(), `contour-film-${only}.png`))
} else {
  const folder = mkdtempSync(join(tmpdir(), 'contour-film-'))
  for (let i = 0; i < FPS * SECONDS; i++) {
    const file = join(folder, `${String(i).padStart(4, '0')}.png`)
    await picture(i / FPS)
      .png({ compressionLevel: 1 })
      .toFile(file)
  }
  const from = ['-y', '-loglevel', 'error', '-framerate', String(FPS), '-i', join(folder, '%04d.png')]
  const how = ['-c:v', 'libx264', '-preset', 'veryslow', '-crf', '27', '-pix_fmt', 'yuv420p', '-movflags', '+faststart']
  execFileSync('ffmpeg', [...from, ...how, '-an', '-map_metadata', '-1', '-fflags', '+bitexact', target])
  rmSync(folder, { recursive: true })
  console.log(`contour-film.mp4 ${Math.round(statSync(target).size / 1024)} KB`)
}
