import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'

/** The icons under which a device lists the installed site, drawn from the site's own icon. */
const root = fileURLToPath(new URL('../', import.meta.url))
const icon = readFileSync(join(root, 'public/favicon.svg'), 'utf8')
const folder = join(root, 'public/icons')
mkdirSync(folder, { recursive: true })

/** The paper to the very edge, and the eye in the inner circle that every device's mask leaves. */
const maskable = icon
  .replace('viewBox="0 0 48 48"', 'viewBox="-8 -8 64 64"')
  .replace(/<rect [^>]+>/, '<rect x="-8" y="-8" width="64" height="64" fill="#f6f0e3"/>')

async function draw(svg: string, size: number, name: string) {
  const file = join(folder, name)
  const density = 72 * (size / 48)
  await sharp(Buffer.from(svg), { density }).resize(size, size).png({ compressionLevel: 9, palette: true }).toFile(file)
  console.log(name)
}

await draw(icon, 192, 'icon-192.png')
await draw(icon, 512, 'icon-512.png')
await draw(maskable, 512, 'icon-maskable-512.png')
// iOS cuts the corners itself, and shows what is transparent as black.
await draw(maskable, 180, 'apple-touch-icon.png')

/** An ICO file of PNGs, for clients that ask for /favicon.ico whatever the page says. */
async function drawFavicon(sizes: number[]) {
  const pictures = await Promise.all(
    sizes.map((size) => sharp(Buffer.from(icon), { density: 72 * (size / 48) }).resize(size, size).png().toBuffer()),
  )
  const header = Buffer.alloc(6 + 16 * sizes.length)
  header.writeUInt16LE(1, 2)
  header.writeUInt16LE(sizes.length, 4)
  let offset = header.length
  for (const [index, picture] of pictures.entries()) {
    const size = sizes[index] ?? 0
    header.set([size, size, 0, 0, 1, 0, 32, 0], 6 + 16 * index)
    header.writeUInt32LE(picture.length, 14 + 16 * index)
    header.writeUInt32LE(offset, 18 + 16 * index)
    offset += picture.length
  }
  writeFileSync(join(root, 'public/favicon.ico'), Buffer.concat([header, ...pictures]))
  console.log('favicon.ico')
}

await drawFavicon([16, 32, 48])
