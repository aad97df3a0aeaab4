import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp, { type Sharp } from 'sharp'

type Wanted = {
  /** The picture in demo/images. */
  source: string
  /** Of the files, if it is not the source's. */
  name?: string
  /** Width through height of the part that is kept, and where it lies between left (0) and right (1). */
  crop?: { ratio: number; focus: number }
  avif: number[]
  /** For browsers without AVIF, which are few: fewer widths. */
  webp?: number[]
  /** For link previews, which may not show WebP. */
  jpg?: number[]
}

const DESTINATION = { crop: { ratio: 4 / 5, focus: 0.5 }, avif: [190, 240, 304, 380, 480, 600, 700, 800], webp: [800] }

/** The few pictures that belong to the site itself, in the widths that its pages ask for. */
const wanted: Wanted[] = [
  { source: 'home-hero', avif: [1024, 1280, 1600, 2000], webp: [640, 1280, 2000], jpg: [1240] },
  // The hero's text needs more height than the picture has on narrow screens. `focus` is that of home.css.
  { source: 'home-hero', name: 'home-hero-square', crop: { ratio: 1, focus: 0.7 }, avif: [768, 960, 1200] },
  { source: 'home-hero', name: 'home-hero-portrait', crop: { ratio: 0.58, focus: 0.7 }, avif: [380, 480, 600, 720] },
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
  const kept = Math.round(height * crop.ratio)
  return picture.extract({ left: Math.round((width - kept) * crop.focus), top: 0, width: kept, height })
}

const encode = {
  avif: (copy: Sharp) => copy.avif({ quality: 55, effort: 6 }),
  webp: (copy: Sharp) => copy.webp({ quality: 74, effort: 6 }),
  jpg: (copy: Sharp) => copy.jpeg({ quality: 80, mozjpeg: true }),
}

for (const each of wanted) {
  const { source, name = source, avif, webp = [], jpg = [] } = each
  const picture = await cropped(each)
  const write = async (width: number, ending: keyof typeof encode) => {
    const encoded = encode[ending](picture.clone().resize(width))
    const { size } = await encoded.toFile(join(root, 'src/site/images', `${name}-${width}.${ending}`))
    console.log(`${name}-${width}.${ending} ${Math.round(size / 1000)} KB`)
  }
  for (const width of avif) await write(width, 'avif')
  for (const width of webp) await write(width, 'webp')
  for (const width of jpg) await write(width, 'jpg')
}
