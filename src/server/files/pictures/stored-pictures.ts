import { createHash } from 'node:crypto'
import { FIRST_WIDTHS, variantName } from '@shared/images'
import sharp from 'sharp'
import type { Storage } from '../storage/types'
import { encodePlaceholder, encodeWebp } from './encode'

export type UploadTarget = Pick<Storage, 'has' | 'put'> & {
  /** Whether a file of this name was deleted, so that the same content gets another one. */
  isRetired?: (name: string) => Promise<boolean>
}

/** `path`: the address on this server. `bytes`: the size of the file. `placeholder`: that of a picture which was not stored before. */
export type StoredFile = { path: string; bytes: number; placeholder?: string }

const contentHash = (bytes: Buffer, copy: number) => {
  const hash = createHash('sha256').update(bytes)
  if (copy > 0) hash.update(`copy ${copy}`)
  return hash.digest('hex').slice(0, 16)
}

/** A name made from the content. What was deleted keeps its address, which answers with 410. */
async function nameFor(storage: UploadTarget, bytes: Buffer, ending: string) {
  for (let copy = 0; ; copy += 1) {
    const name = `${contentHash(bytes, copy)}${ending}`
    if (!(await storage.isRetired?.(name))) return name
  }
}

/** Stores a file, once by content. */
export async function storeFile(storage: UploadTarget, bytes: Buffer, ending: string): Promise<StoredFile> {
  const name = await nameFor(storage, bytes, `.${ending}`)
  if (!(await storage.has(name))) await storage.put(name, bytes)
  return { path: `/uploads/${name}`, bytes: bytes.length }
}

/** Stores a WebP picture with the first of its narrower copies, once by content. Copies of animations are animated. */
export async function storePicture(storage: UploadTarget, bytes: Buffer): Promise<StoredFile> {
  const { width, height, pageHeight = height } = await sharp(bytes, { animated: true }).metadata()
  const name = await nameFor(storage, bytes, `-${width}x${pageHeight}.webp`)
  const stored = { path: `/uploads/${name}`, bytes: bytes.length }
  if (await storage.has(name)) return stored
  for (const variant of FIRST_WIDTHS)
    if (variant < width) await storage.put(variantName(name, variant), await encodeWebp(bytes, variant))
  // Stored last, so that an existing picture has these copies.
  await storage.put(name, bytes)
  const placeholder = await encodePlaceholder(bytes)
  return { ...stored, placeholder: placeholder?.toString('base64') ?? '' }
}
