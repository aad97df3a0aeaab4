import { basename } from 'node:path'
import { fileTypeFromBuffer } from 'file-type'
import sharp from 'sharp'
import { AppError, invalid } from '../../http/errors'
import { createSemaphore } from '../../semaphore'
import { storePicture } from '../../storage/pictures'
import type { Storage } from '../../storage/storage'

/** A file as it was sent: what its name says of its type counts for nothing. */
export type UploadedFile = { bytes: Buffer; name: string }

const ANIMATED = ['gif', 'webp']
/** An animated PNG is stored as its first frame. */
const ACCEPTED = ['png', 'apng', 'jpg', 'gif', 'webp', 'avif']

export type PictureLimits = { maxPixels: number; maxWidth: number; maxHeight: number }

const LIMITS: PictureLimits = {
  /** Of all frames together. More than most cameras have; a file of a few kilobytes can unpack to gigabytes. */
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

/** Encodes a picture anew, upright and not too large. What it told besides, such as where it was taken, is gone. */
async function encode(bytes: Buffer, { maxPixels, maxWidth, maxHeight }: PictureLimits) {
  const type = await fileTypeFromBuffer(bytes)
  if (!type || !ACCEPTED.includes(type.ext)) throw unsupported()
  const animated = ANIMATED.includes(type.ext)
  try {
    const picture = sharp(bytes, { animated, limitInputPixels: maxPixels, failOn: 'error' })
    const { pages = 1 } = await picture.metadata()
    // An animation knows no upright: its frames are never turned.
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

/** Stores an uploaded picture; answers its address on this server. */
export const storeUpload = (storage: Storage, { bytes }: UploadedFile, limits = LIMITS) =>
  semaphore.run(async () => storePicture(storage, await encode(bytes, limits)))

/** As the block editor wants it told. */
export async function storeEditorImage(storage: Storage, file: UploadedFile) {
  const url = await storeUpload(storage, file)
  return { success: 1 as const, file: { url, name: basename(file.name).slice(0, 200), size: file.bytes.length } }
}
