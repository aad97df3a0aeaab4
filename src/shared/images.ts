/**
 * The name of a stored picture contains its size, and is the base of the names of its narrower copies:
 * /uploads/4f2a-1600x1000.webp, /uploads/4f2a-1600x1000.w480.webp, /uploads/4f2a-1600x1000.w480.avif, …
 *
 * Each width is at most 1.3 times the one before, so that no browser loads more than 1.3 times the pixels per line that it
 * shows. The server makes a copy when it is first asked for. 480 and 960 are the widths of texts that earlier versions stored.
 */
export const VARIANT_WIDTHS = [
  64, 80, 100, 125, 155, 195, 245, 305, 380, 480, 600, 720, 840, 960, 1200, 1500, 1880, 2350,
] as const

/** For weak connections, and for articles that are kept offline: wide enough for any phone. */
export const SMALL_WIDTH = 480
export const MIDDLE_WIDTH = 960

/** The copies that are made with the picture. */
export const FIRST_WIDTHS: readonly number[] = [SMALL_WIDTH, MIDDLE_WIDTH]

/** What is kept of a larger picture: no page shows a wider one, and the WebP format allows no higher one. */
export const MAX_PICTURE_WIDTH = 2560
export const MAX_PICTURE_HEIGHT = 16_383

/** The longest texts of a featured picture, and of a file in the library, which fills them in. */
export const PICTURE_TEXT_LENGTHS = { alt: 1000, caption: 2000, credit: 500 } as const

const STORED = /^(?<stem>.*\/uploads\/[\w-]+-(?<width>\d+)x(?<height>\d+))\.(?<ending>webp|avif|jpg|png)$/

export type ImageSource = {
  src: string
  srcSet?: string
  width?: number
  height?: number
}

/** The copies that a place on a page may need: from that of its narrowest to that of its widest, on the sharpest screen. */
export type WidthRange = { from: number; to: number }

/**
 * Attributes of an <img>: narrower copies, and a size against layout shifts. Foreign pictures have neither. Without a range, the copies
 * are those that every stored picture has.
 */
export function imageSource(url: string, range?: WidthRange): ImageSource {
  const parts = STORED.exec(url)?.groups as { stem: string; width: string; height: string; ending: string } | undefined
  if (!parts) return { src: url }
  const width = Number(parts.width)
  const { from, to } = range ?? { from: 0, to: MAX_PICTURE_WIDTH }
  const variants = (range ? VARIANT_WIDTHS : FIRST_WIDTHS).filter(
    (variant) => variant >= from && variant <= to && variant < width,
  )
  const entries = variants.map((variant) => `${variantName(url, variant)} ${variant}w`)
  // The widest copy is enough for a place that is never wider.
  if (width <= to || variants.length === 0) entries.push(`${url} ${width}w`)
  return { src: url, srcSet: entries.join(', '), width, height: Number(parts.height) }
}

/**
 * The same copies as AVIF; undefined if the picture has none. The server sends WebP from these addresses where AVIF would not be
 * smaller.
 */
export const avifSet = ({ srcSet }: ImageSource) =>
  srcSet?.includes('.webp ') ? srcSet.replaceAll('.webp ', '.avif ') : undefined

/** The widest copy for programs that may not show WebP: mail programs, link previews, and those that read feeds. */
export const COMPATIBLE_WIDTH = 1240

/** A JPEG; a PNG if the picture is transparent; a GIF if it moves. */
export const COMPATIBLE_ENDINGS = ['jpg', 'png', 'gif'] as const
export type CompatibleEnding = (typeof COMPATIBLE_ENDINGS)[number]

/** What the name of such a copy ends with. */
export const COMPATIBLE = new RegExp(`\\.w${COMPATIBLE_WIDTH}\\.(?:${COMPATIBLE_ENDINGS.join('|')})$`)

export const isCompatible = (name: string) => COMPATIBLE.test(name)

export const compatibleName = (url: string, ending: CompatibleEnding) =>
  withoutWidth(url).replace(/\.\w+$/, `.w${COMPATIBLE_WIDTH}.${ending}`)

/**
 * A picture as every program can show it: `/uploads/4f2a-1600x1000.w1240.jpg`, 1240 by 775. From this address the server redirects to
 * the PNG or GIF of a picture that needs one. Pictures of other hosts stay as they are.
 */
export function compatiblePicture(url: string): Omit<ImageSource, 'srcSet'> {
  const { width, height } = imageSource(withoutWidth(url))
  if (!width || !height || !/^\/uploads\/.*\.(?:webp|avif)$/.test(url)) return { src: url, width, height }
  const shown = Math.min(width, COMPATIBLE_WIDTH)
  return { src: compatibleName(url, 'jpg'), width: shown, height: Math.max(1, Math.round((height * shown) / width)) }
}

/** The name of a narrower copy of a stored picture. */
export const variantName = (url: string, width: number) => url.replace(/\.(\w+)$/, `.w${width}.$1`)

/** The names of all copies that a stored picture may have. */
export function copyNames(name: string) {
  const { width = 0 } = imageSource(`/uploads/${name}`)
  const narrower = VARIANT_WIDTHS.filter((variant) => variant < width).map((variant) => variantName(name, variant))
  const avif = [name, ...narrower].map((each) => each.replace(/\.webp$/, '.avif'))
  const compatible = COMPATIBLE_ENDINGS.map((ending) => compatibleName(name, ending))
  return width ? [...narrower, ...avif, ...compatible].filter((each) => each !== name) : []
}

/** The width of a stored picture in pixels, from its name. */
export const widthOf = (url: string) => Number(/\.w(\d+)\.\w+$/.exec(url)?.[1] ?? imageSource(url).width ?? 0)

/** The name of the full picture, given its own name or that of a narrower copy. */
export const withoutWidth = (url: string) => url.replace(COMPATIBLE, '.webp').replace(/\.w\d+(?=\.\w+$)/, '')

/** The names of uploaded files in a text, such as the JSON of a record. */
export const uploadsIn = (text: string) =>
  [...text.matchAll(/\/uploads\/([\w-]+(?:\.w\d+)?\.\w+)/g)].map(([, name]) => name as string)
