/**
 * The name of a stored picture contains its size, and is the base of the names of its narrower copies:
 * /uploads/4f2a-1600x1000.webp, /uploads/4f2a-1600x1000.w480.webp, …
 */
export const VARIANT_WIDTHS = [480, 960] as const

/** What is kept of a larger picture: no page shows a wider one, and the WebP format allows no higher one. */
export const MAX_PICTURE_WIDTH = 2560
export const MAX_PICTURE_HEIGHT = 16_383

/** The longest texts of a featured picture, and of a file in the library, which fills them in. */
export const PICTURE_TEXT_LENGTHS = { alt: 1000, caption: 2000, credit: 500 } as const

const STORED = /^(?<stem>.*\/uploads\/[\w-]+-(?<width>\d+)x(?<height>\d+))\.(?<ending>webp|jpg|png)$/

export type ImageSource = { src: string; srcSet?: string; width?: number; height?: number }

/** Attributes of an <img>: narrower copies for phones, and a size against layout shifts. Foreign pictures have neither. */
export function imageSource(url: string): ImageSource {
  const parts = STORED.exec(url)?.groups as { stem: string; width: string; height: string; ending: string } | undefined
  if (!parts) return { src: url }
  const width = Number(parts.width)
  const variants = VARIANT_WIDTHS.filter((variant) => variant < width)
  const srcSet = [...variants.map((variant) => `${variantName(url, variant)} ${variant}w`), `${url} ${width}w`].join(
    ', ',
  )
  return { src: url, srcSet, width, height: Number(parts.height) }
}

/** The name of a narrower copy of a stored picture. */
export const variantName = (url: string, width: number) => url.replace(/\.(\w+)$/, `.w${width}.$1`)

/** The width of a stored picture in pixels, from its name. */
export const widthOf = (url: string) => Number(/\.w(\d+)\.\w+$/.exec(url)?.[1] ?? imageSource(url).width ?? 0)

/** The name of the full picture, given its own name or that of a narrower copy. */
export const withoutWidth = (url: string) => url.replace(/\.w\d+(?=\.\w+$)/, '')
