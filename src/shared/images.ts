import { isHttpUrl } from './validation'

/**
 * Stored pictures carry their size in their name, and lie beside narrower copies of themselves:
 * /uploads/4f2a-1600x1000.webp, /uploads/4f2a-1600x1000.w480.webp, …
 */
export const VARIANT_WIDTHS = [480, 960] as const

const STORED = /^(?<stem>.*\/uploads\/[\w-]+-(?<width>\d+)x(?<height>\d+))\.(?<ending>webp|jpg|png)$/

export type ImageSource = { src: string; srcSet?: string; width?: number; height?: number }

/** What an <img> needs so that a phone fetches a small copy and nothing jumps; foreign pictures just have their address. */
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

/** The address of a picture as the API names it, a path on its host or a full address; `origin` is empty for our own. */
export const mediaAddress = (url: string, origin: string) =>
  origin && !isHttpUrl(url) ? new URL(url, origin).href : url

/** The name of the narrower copy of a stored picture. */
export const variantName = (url: string, width: number) => url.replace(/\.(\w+)$/, `.w${width}.$1`)

/** How wide the stored picture of this name is, in pixels. */
export const widthOf = (url: string) => Number(/\.w(\d+)\.\w+$/.exec(url)?.[1] ?? imageSource(url).width ?? 0)

/** The name of the whole picture, of which this may be a narrower copy. */
export const withoutWidth = (url: string) => url.replace(/\.w\d+(?=\.\w+$)/, '')
