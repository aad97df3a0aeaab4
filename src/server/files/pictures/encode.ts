import sharp from 'sharp'

// Pictures are rarely processed twice, so a cache of decoded ones is only a use of memory.
sharp.cache(false)

/** Without a width, a copy has that of the picture. */
export type PictureJob =
  | { format: 'avif'; bytes: Uint8Array; width?: number; webpBytes: number }
  | { format: 'placeholder'; bytes: Uint8Array }

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

/**
 * What a page shows until the picture has loaded: a few pixels, which the browser smooths. It is about 65 bytes, or 90 characters
 * of HTML. Undefined for a picture that lets the page show through.
 */
export async function encodePlaceholder(bytes: Uint8Array) {
  // Only a picture that may show the page through is worth looking through, which takes more memory than anything else here.
  const { hasAlpha } = await sharp(bytes).metadata()
  if (hasAlpha && !(await sharp(bytes).stats()).isOpaque) return undefined
  return sharp(bytes).resize(8, 5, { fit: 'fill' }).webp({ quality: 20, effort: 6 }).toBuffer()
}

export function performPictureJob(job: PictureJob): Promise<Buffer | undefined> {
  switch (job.format) {
    case 'avif':
      return encodeAvif(job.bytes, job.width, job.webpBytes)
    case 'placeholder':
      return encodePlaceholder(job.bytes)
  }
}
