import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp, { type Sharp } from 'sharp'

type Wanted = {
  /** The picture in demo/images. */
  source: string
  /** Of the files, if it is not the source's. */
  name?: string
  /** Width through height of the part that is kept, its share of the picture's height, and where it lies from left and top (0) to right and bottom (1). */
  crop?: { ratio: number; share?: number; focus: number; top?: number }
  /** Of the AVIF files. */
  quality?: number
  avif: number[]
  /** For browsers without AVIF, which are few: fewer widths. */
  webp?: number[]
  /** For link previews, which may not show WebP. */
  jpg?: number[]
}

const DESTINATION = { crop: { ratio: 4 / 5, focus: 0.5 }, avif: [190, 240, 304, 380, 480, 600, 700, 800], webp: [800] }

/** The few pictures that belong to the site itself, in the widths that its pages ask for. */
const wanted: Wanted[] = [
  { source: 'home-hero', avif: [], webp: [640, 1280, 2000], jpg: [1240] },
  // Two shapes, as the hero has them. The narrow one stands beside the lead story's picture, and mostly behind text.
  {
    source: 'home-hero',
    name: 'home-hero-band',
    crop: { ratio: 2.4, share: 0.66, focus: 0.5, top: 0.3 },
    avif: [900, 1100, 1280, 1600, 2000],
  },
  {
    source: 'home-hero',
    name: 'home-hero-narrow',
    crop: { ratio: 1.3, share: 0.7, focus: 0.75, top: 0.35 },
    avif: [380, 480, 600, 720],
    quality: 42,
  },
  { source: 'toba', ...DESTINATION },
  { source: 'belitong', ...DESTINATION },
  { source: 'merangin', ...DESTINATION },
  { source: 'ring-of-places', avif: [330, 410, 510, 640, 800, 1000, 1280], webp: [1280] },
]

const root = fileURLToPath(new URL('../', import.meta.url))

async function cropped({ source, crop }: Wanted) {
  const picture = sharp(join(root, 'demo/images', `${source}.webp`))
  if (!crop) return picture
  const { width, height } = await picture.metadata()
  const { ratio, focus, share = 1, top = 0 } = crop
  const kept = { height: Math.round(height * share), width: Math.min(width, Math.round(height * share * ratio)) }
  return picture.extract({
    left: Math.round((width - kept.width) * focus),
    top: Math.round((height - kept.height) * top),
    ...kept,
  })
}

const encode: Record<"avif" | "webp" | "jpg", (copy: Sharp, quality?: number) => Sharp> = {
  avif: (copy, quality = 55) => copy.avif({ quality, effort: 6 }),
  webp: (copy) => copy.webp({ quality: 74, effort: 6 }),
  jpg: (copy) => copy.jpeg({ quality: 80, mozjpeg: true }),
}

for (const each of wanted) {
  const { source, name = source, avif, webp = [], jpg = [] } = each
  const picture = await cropped(each)
  const write = async (width: number, ending: keyof typeof encode) => {
    const encoded = encode[ending](picture.clone().resize(width), each.quality)
    const { size } = await encoded.toFile(join(root, 'src/site/images', `${name}-${width}.${ending}`))
    console.log(`${name}-${width}.${ending} ${Math.round(size / 1000)} KB`)
  }
  for (const width of avif) await write(width, 'avif')
  for (const width of webp) await write(width, 'webp')
  for (const width of jpg) await write(width, 'jpg')
}
