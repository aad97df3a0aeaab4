import { MAX_PICTURE_HEIGHT, MAX_PICTURE_WIDTH } from '@shared/images'
import { t } from '../i18n/i18n'

/** The default limit of the server. */
export const MAX_MEGABYTES = 5
const MAX_BYTES = MAX_MEGABYTES * 1024 * 1024

/** Pictures of one frame. What may move, such as a GIF, would lose its other frames. */
const STILL = ['image/jpeg', 'image/png', 'image/avif', 'image/bmp', 'image/tiff']

/** What iPhones take. Some systems do not know the type. */
const isHeic = ({ type, name }: File) => /^image\/hei[cf]/.test(type) || (!type && /\.hei[cf]$/i.test(name))

/** Why a file is not sent, as a sentence for the user. */
export class UploadRefusal extends Error {
  override name = 'UploadRefusal'
}

const scaleOf = ({ width, height }: ImageBitmap) => Math.min(1, MAX_PICTURE_WIDTH / width, MAX_PICTURE_HEIGHT / height)

/** The picture at this scale. Browsers that cannot write WebP write PNG, which keeps transparency as well. */
async function encoded(bitmap: ImageBitmap, scale: number, type: string) {
  const width = Math.max(1, Math.round(bitmap.width * scale))
  const canvas = new OffscreenCanvas(width, Math.max(1, Math.round(bitmap.height * scale)))
  const context = canvas.getContext('2d')
  if (!context) throw new Error('This browser cannot draw')
  context.imageSmoothingQuality = 'high'
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
  return canvas.convertToBlob({ type, quality: 0.9 })
}

/** Reduces the picture until it is within the server's limit of bytes, which the first attempt nearly always is. */
async function smaller(bitmap: ImageBitmap, type: string) {
  for (let scale = scaleOf(bitmap); ; scale *= 0.7) {
    const blob = await encoded(bitmap, scale, type)
    if (blob.size <= MAX_BYTES || scale < 0.1) return blob
  }
}

const nameFor = ({ name, type }: File, blob: Blob) =>
  blob.type === type ? name : name.replace(/\.\w+$/, '') + blob.type.replace('image/', '.')

/** Reduced to what the server keeps, if it is larger, and converted if only this browser can read it. */
async function reduced(file: File): Promise<File> {
  const isForeign = isHeic(file)
  if (!isForeign && !STILL.includes(file.type)) return file
  // Upright: cameras store how they were held.
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' })
  try {
    if (!isForeign && file.size <= MAX_BYTES && scaleOf(bitmap) === 1) return file
    // A photograph has no transparency.
    const isPhotograph = isForeign || file.type === 'image/jpeg'
    const blob = await smaller(bitmap, isPhotograph ? 'image/jpeg' : 'image/webp')
    const isBetter = isForeign || blob.size < file.size
    return isBetter ? new File([blob], nameFor(file, blob), { type: blob.type }) : file
  } finally {
    bitmap.close()
  }
}

/**
 * A picture as it is sent. Where reducing it fails, the file stays as it is, for the server to judge. Refuses what the server would
 * refuse with 415 or 413.
 */
export async function preparePicture(file: File): Promise<File> {
  const { name } = file
  if (!isHeic(file) && !file.type.startsWith('image/')) throw new UploadRefusal(t('uploads.notAnImage', { file: name }))
  const ready = await reduced(file).catch(() => {
    if (isHeic(file)) throw new UploadRefusal(t('uploads.heic', { file: name }))
    return file
  })
  if (ready.size > MAX_BYTES) throw new UploadRefusal(t('uploads.tooLarge', { file: name, max: MAX_MEGABYTES }))
  return ready
}
