import sharp from 'sharp'

// Pictures are rarely processed twice, so a cache of decoded ones is only a use of memory.
sharp.cache(false)

/** Without a width, a copy has that of the picture. */
export type PictureJob =
  | { format: 'webp'; bytes: Uint8Array; width?: number }
  | { format: 'avif'; bytes: Uint8Array; width?: number; webpBytes: number }

/** A narrower copy. Copies of animations are animated. */
export const encodeWebp = (bytes: Uint8Array, width?: number) =>
  sharp(bytes, { animated: true }).resize(width).webp({ quality: 76 }).toBuffer()

/**
 * Of the quality that looks like the WebP's, which `npm run bench -- picture-formats` compares. A higher effort would take ten times
 * as long for a few percent. Undefined if it is not smaller than the WebP, or if the picture moves: sharp writes no moving AVIF.
 */
export async function encodeAvif(bytes: Uint8Array, width: number | undefined, webpBytes: number) {
  const { pages = 1 } = await sharp(bytes).metadata()
  if (pages > 1) return undefined
  const copy = await sharp(bytes).resize(width).avif({ quality: 56, effort: 2 }).toBuffer()
  return copy.length < webpBytes ? copy : undefined
}

export const performPictureJob = (job: PictureJob): Promise<Buffer | undefined> =>
  job.format === 'webp' ? encodeWebp(job.bytes, job.width) : encodeAvif(job.bytes, job.width, job.webpBytes)
