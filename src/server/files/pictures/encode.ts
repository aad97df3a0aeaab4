import { COMPATIBLE_WIDTH } from '@shared/images'
import sharp from 'sharp'

// Pictures are rarely processed twice, so a cache of decoded ones is only a use of memory.
sharp.cache(false)

/** Without a width, a copy has that of the picture. */
export type PictureJob =
  | { format: 'avif'; bytes: Uint8Array; width?: number; webpBytes: number }
  | { format: 'placeholder' | 'compatible'; bytes: Uint8Array }

/** A narrower copy. Copies of animations are animated. */
export const encodeWebp = (bytes: Uint8Array, width?: number) =>
  sharp(bytes, { animated: true }).resize(width).webp({ quality: 76 }).toBuffer()

/**
 * Of the quality that looks like the WebP's, and with as much colour: more would take a third more memory. A higher effort would take ten times as long for a few percent. Undefined if it is not smaller than the WebP, or if the picture moves: sharp writes no moving AVIF.
 */
export async function encodeAvif(bytes: Uint8Array, width: number | undefined, webpBytes: number) {
  const { pages = 1 } = await sharp(bytes).metadata()
  if (pages > 1) return undefined
  const copy = await sharp(bytes).resize(width).avif({ quality: 56, effort: 2, chromaSubsampling: '4:2:0' }).toBuffer()
  return copy.length < webpBytes ? copy : undefined
}

/** Only a picture that may be transparent is worth looking through, which takes more memory than anything else here. */
async function isTransparent(bytes: Uint8Array) {
  const { hasAlpha } = await sharp(bytes).metadata()
  return hasAlpha && !(await sharp(bytes).stats()).isOpaque
}

/** All frames of a GIF together: more would take minutes, and make a file that is too large for a mail. */
const MAX_GIF_PIXELS = 8_000_000

/** For programs that may not show WebP. */
export async function encodeCompatible(bytes: Uint8Array) {
  const { pages = 1, width, height, pageHeight = height } = await sharp(bytes, { animated: true }).metadata()
  const isMoving = pages > 1
  const scale = isMoving ? Math.min(1, Math.sqrt(MAX_GIF_PIXELS / (pages * width * pageHeight))) : 1
  const copyWidth = Math.max(1, Math.min(COMPATIBLE_WIDTH, Math.floor(width * scale)))
  const copy = sharp(bytes, { animated: isMoving }).resize(copyWidth)
  if (isMoving) return copy.gif({ effort: 3 }).toBuffer()
  return (await isTransparent(bytes)) ? copy.png().toBuffer() : copy.jpeg({ quality: 80 }).toBuffer()
}

/**
 * What a page shows until the picture has loaded: a few pixels, which the browser smooths. It is about 65 bytes, or 90 characters
 * of HTML. Undefined for a picture that lets the page show through.
 */
export async function encodePlaceholder(bytes: Uint8Array) {
  if (await isTransparent(bytes)) return undefined
  return sharp(bytes).resize(8, 5, { fit: 'fill' }).webp({ quality: 20, effort: 6 }).toBuffer()
}

export function performPictureJob(job: PictureJob): Promise<Buffer | undefined> {
  switch (job.format) {
    case 'avif':
      return encodeAvif(job.bytes, job.width, job.webpBytes)
    case 'placeholder':
      return encodePlaceholder(job.bytes)
    case 'compatible':
      return encodeCompatible(job.bytes)
  }
}
