/**
 * Renders the magazine's illustrations: `npx tsx illustrations/render.ts [scene ...]`.
 * Every file in scenes/ is one picture; without names all of them are drawn.
 */
import { mkdir, readdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import sharp from 'sharp'

const here = dirname(fileURLToPath(import.meta.url))
const target = join(here, '../demo/images')
const LIMIT = 140 * 1024
/** The opening picture fills wide screens; all others appear in columns. */
const LARGE: Record<string, [number, number]> = { 'home-hero': [2000, 1250] }

async function draw(name: string): Promise<void> {
  const module = (await import(pathToFileURL(join(here, 'scenes', `${name}.ts`)).href)) as { default: () => string }
  const [width, height] = LARGE[name] ?? [1600, 1000]
  const svg = Buffer.from(module.default())
  const pixels = sharp(svg, { unlimited: true, density: (72 * width) / 1600 })
    .resize(width, height)
    .flatten()
  const raw = await pixels.raw().toBuffer({ resolveWithObject: true })
  for (let quality = 80; ; quality -= 4) {
    const webp = await sharp(raw.data, { raw: raw.info }).webp({ quality, effort: 6, smartSubsample: true }).toBuffer()
    // Busy foliage costs more bytes than open water; give way on quality before giving way on detail.
    if (webp.length > LIMIT && quality > 40) continue
    await writeFile(join(target, `${name}.webp`), webp)
    console.log(`${name}.webp ${(webp.length / 1024).toFixed(0)} KB, quality ${quality}`)
    return
  }
}

const files = (await readdir(join(here, 'scenes'))).filter((file) => file.endsWith('.ts'))
const all = files.map((file) => file.replace(/\.ts$/, '')).sort()
const wanted = process.argv.slice(2)
const unknown = wanted.filter((name) => !all.includes(name))
if (unknown.length > 0) throw new Error(`No such scene: ${unknown.join(', ')}. There are: ${all.join(', ')}`)
await mkdir(target, { recursive: true })
for (const name of wanted.length > 0 ? wanted : all) await draw(name)
