import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'

/** The few pictures that belong to the site itself, in the widths that its pages ask for. */
const wanted: Record<string, number[]> = {
  'home-hero': [640, 1280, 2000],
  toba: [800],
  belitong: [800],
  merangin: [800],
  'ring-of-places': [1280],
}

const root = fileURLToPath(new URL('../', import.meta.url))

for (const [name, widths] of Object.entries(wanted)) {
  for (const width of widths) {
    const source = join(root, 'demo/images', `${name}.webp`)
    const target = join(root, 'src/site/images', `${name}-${width}.webp`)
    const { size } = await sharp(source).resize(width).webp({ quality: 74, effort: 6 }).toFile(target)
    console.log(`${name}-${width}.webp ${Math.round(size / 1024)} KB`)
  }
}
