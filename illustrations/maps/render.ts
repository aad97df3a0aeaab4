/** Draws all map sheets, or the named ones: `npx tsx illustrations/maps/render.ts [name ...]`. */
import { readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { frame, type Sheet } from './atlas.js'
import { HEIGHT, WIDTH } from './height-field.js'

const here = fileURLToPath(new URL('.', import.meta.url))
const target = join(here, '../../demo/images')

const LIMIT = 156 * 1024

const svg = (body: string) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}">${body}</svg>`,
  )

const known = readdirSync(join(here, 'sheets'))
  .filter((file) => file.endsWith('.ts'))
  .map((file) => file.slice(0, -3))
  .sort()
const wanted = process.argv.length > 2 ? process.argv.slice(2) : known

for (const name of wanted) {
  if (!known.includes(name)) throw new Error(`No sheet is called ${name}; there are: ${known.join(', ')}`)
  const { draw } = (await import(`./sheets/${name}.ts`)) as { draw: () => Promise<Sheet> }
  const sheet = await draw()
  const layers = [{ input: svg(sheet.over + frame()) }]
  const shade = sheet.shade ? [{ input: sheet.shade, blend: 'multiply' as const }] : []
  const flat = await sharp(svg(sheet.under), { unlimited: true })
    .composite([...shade, ...layers])
    .flatten({ background: '#f6f0e3' })
    .png({ compressionLevel: 1 })
    .toBuffer()
  // Fine lines cost bytes: the busiest sheets give up a little quality.
  let picture = Buffer.alloc(LIMIT)
  for (let quality = 82; picture.length >= LIMIT && quality > 50; quality -= 4) {
    picture = await sharp(flat).webp({ quality, effort: 6, smartSubsample: true }).toBuffer()
  }
  writeFileSync(join(target, `${name}.webp`), picture)
  console.log(`${name}.webp ${Math.round(picture.length / 1024)} KB`)
}
