import { isHttpUrl } from '@shared/validation'
import { isForeign } from '../foreign-address'
import type { HandlersFor } from '../handlers-for'
import { pictureType } from '../picture-type'
import { invalid, Refusal } from '../refusals'
import type { SentFile } from '../sent-file'
import type { State } from '../state'

const FAILED = 'Couldn’t upload image. Please try another.'

const sameBytes = (a: Uint8Array, b: Uint8Array) => a.length === b.length && a.every((byte, index) => byte === b[index])

/** Keeps a picture as it came; the same one is kept once. Its size is not in its name, so nobody asks for narrower copies. */
function keepPicture({ files }: State, { bytes }: SentFile) {
  const type = pictureType(bytes)
  if (!type) throw new Refusal('unsupported_media_type', 'This file is not a PNG, JPEG, GIF, WebP or AVIF picture')
  const known = [...files].find(([, file]) => sameBytes(file.bytes, bytes))
  const name = known?.[0] ?? `upload-${files.size + 1}.${type.replace('image/', '')}`
  files.set(name, { bytes, type })
  return `/uploads/${name}`
}

export const uploadHandlers = {
  'POST /api/upload/thumbnail': ({ state, file }) => ({ success: true as const, path: keepPicture(state, file) }),
  'POST /api/upload/image': ({ state, file }) => ({
    success: 1 as const,
    file: { url: keepPicture(state, file), name: file.name, size: file.bytes.length },
  }),
  // Nothing is fetched: the picture stays where it is.
  'POST /api/upload/image-by-url': ({ body: { url } }) => {
    if (!isHttpUrl(url) || !isForeign(url)) throw invalid({ url: FAILED })
    if (new URL(url).hostname.endsWith('.invalid')) throw new Refusal('unprocessable', FAILED)
    return { success: 1 as const, file: { url, name: url.split('/').pop() ?? '', size: 0 } }
  },
} satisfies HandlersFor<'POST /api/upload/thumbnail' | 'POST /api/upload/image' | 'POST /api/upload/image-by-url'>
