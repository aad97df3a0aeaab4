import { MAX_PICTURE_HEIGHT, MAX_PICTURE_WIDTH } from '@shared/images'
import { fileTypeFromBuffer } from 'file-type'
import sharp from 'sharp'
import { AppError, invalid } from '../../http/errors'
import type { UploadedFile } from '../../http/multipart'
import { endIdleThreads } from '../../threads/threads'
import { storePicture, type UploadTarget } from '../pictures/stored-pictures'
import { pictureTurns } from '../pictures/turn'

const ANIMATED = ['gif', 'webp']
/** An animated PNG is stored as its first frame. */
const ACCEPTED = ['png', 'apng', 'jpg', 'gif', 'webp', 'avif']

export type PictureLimits = { maxPixels: number; maxWidth: number; maxHeight: number }

const LIMITS: PictureLimits = {
  /** All frames together. More than most cameras have; a file of a few kilobytes can unpack to gigabytes. */
  maxPixels: 60_000_000,
  maxWidth: MAX_PICTURE_WIDTH,
  maxHeight: MAX_PICTURE_HEIGHT,
}

/** What iPhones take: HEVC in a HEIF container. The sharp from npm reads only AVIF in that container; one that was built with HEVC reads both. */
const HEIC = 'heic'

const HEIC_REASON =
  'HEIC pictures, as iPhones take them, cannot be read here. Send a JPEG: on the iPhone choose Settings › Camera › Formats › Most Compatible.'

const unsupported = () =>
  new AppError('unsupported_media_type', 'This is not a picture that we can read: send PNG, JPEG, GIF, WebP or AVIF')

/** Re-encodes a picture, upright and within the limits. This removes its metadata, such as the place. */
async function encode(bytes: Buffer, { maxPixels, maxWidth, maxHeight }: PictureLimits) {
  const type = await fileTypeFromBuffer(bytes)
  if (!type || ![...ACCEPTED, HEIC].includes(type.ext)) throw unsupported()
  const animated = ANIMATED.includes(type.ext)
  try {
    // Of a file that was cut off, browsers show what there is.
    const picture = sharp(bytes, { animated, limitInputPixels: maxPixels, failOn: 'none' })
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
    throw type.ext === HEIC ? new AppError('heic_unsupported', HEIC_REASON) : unsupported()
  }
}

/** Stores an uploaded picture with its narrower copies. */
export const storeUpload = (storage: UploadTarget, { bytes }: UploadedFile, limits = LIMITS) =>
  pictureTurns.run(async () => {
    await endIdleThreads()
    return storePicture(storage, await encode(bytes, limits))
  })
