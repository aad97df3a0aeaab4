import { basename } from 'node:path'
import { fileTypeFromBuffer } from 'file-type'
import sharp from 'sharp'
import { AppError, invalid } from '../../http/errors'
import { createSemaphore } from '../../semaphore'
import { storePicture } from '../../storage/pictures'
import type { Storage } from '../../storage/types'

/** An uploaded file. Its type is detected from the bytes, not from its name. */
export type UploadedFile = { bytes: Buffer; name: string }

const ANIMATED = ['gif', 'webp']
/** An animated PNG is stored as its first frame. */
const ACCEPTED = ['png', 'apng', 'jpg', 'gif', 'webp', 'avif']

export type PictureLimits = { maxPixels: number; maxWidth: number; maxHeight: number }

const LIMITS: PictureLimits = {
  /** All frames together. More than most cameras have; a file of a few kilobytes can unpack to gigabytes. */
  maxPixels: 60_000_000,
  /** No page shows a wider picture. */
  maxWidth: 2560,
  /** The limit of the WebP format. */
  maxHeight: 16_383,
}

const unsupported = () =>
  new AppError('unsupported_media_type', 'This is not a picture that we can read: send PNG, JPEG, GIF, WebP or AVIF')

/** Decoded pictures need a lot of memory: process few at once. */
const semaphore = createSemaphore(2)

/** Re-encodes a picture, upright and within the limits. This removes its metadata, such as the place. */
async function encode(bytes: Buffer, { maxPixels, maxWidth, maxHeight }: PictureLimits) {
  const type = await fileTypeFromBuffer(bytes)
  if (!type || !ACCEPTED.includes(type.ext)) throw unsupported()
  const animated = ANIMATED.includes(type.ext)
  try {
    const picture = sharp(bytes, { animated, limitInputPixels: maxPixels, failOn: 'error' })
    const { pages = 1 } = await picture.metadata()
    // The frames of an animation are never rotated.
    const upright = pages > 1 ? picture : picture.autoOrient()
    return await upright
      .resize({ width: maxWidth, height: maxHeight, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 82 })
      .toBuffer()
  } catch (error) {
    if (/pixel limit/.test((error as Error).message))
      throw invalid({ file: `This picture has more than ${maxPixels / 1_000_000} million pixels` })
    throw unsupported()
  }
}

/** Stores an uploaded picture and returns its address on this server. */
export const storeUpload = (storage: Storage, { bytes }: UploadedFile, limits = LIMITS) =>
  semaphore.run(async () => storePicture(storage, await encode(bytes, limits)))

/** The reply that the block editor expects. */
export async function storeEditorImage(storage: Storage, file: UploadedFile) {
  const url = await storeUpload(storage, file)
  return { success: 1 as const, file: { url, name: basename(file.name).slice(0, 200), size: file.bytes.length } }
}
