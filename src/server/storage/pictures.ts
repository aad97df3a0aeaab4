import { createHash } from 'node:crypto'
import { VARIANT_WIDTHS, variantName } from '@shared/images'
import sharp from 'sharp'
import type { Storage } from './types'

// Pictures are rarely processed twice, so a cache of decoded ones is only a use of memory.
sharp.cache(false)

type Target = Pick<Storage, 'has' | 'put'>

const contentHash = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex').slice(0, 16)

/** Stores a file under a name made from its content, and returns its address on this server. */
export async function storeFile(storage: Target, bytes: Buffer, ending: string) {
  const name = `${contentHash(bytes)}.${ending}`
  if (!(await storage.has(name))) await storage.put(name, bytes)
  return `/uploads/${name}`
}

/**
 * Stores a WebP picture with its narrower copies, and returns its address on this server. The same picture is stored
 * only once. Copies of animations are animated.
 */
export async function storePicture(storage: Target, bytes: Buffer) {
  const { width, height, pageHeight = height } = await sharp(bytes, { animated: true }).metadata()
  const name = `${contentHash(bytes)}-${width}x${pageHeight}.webp`
  if (await storage.has(name)) return `/uploads/${name}`
  for (const variant of VARIANT_WIDTHS) {
    if (variant >= width) continue
    const copy = await sharp(bytes, { animated: true }).resize(variant).webp({ quality: 76 }).toBuffer()
    await storage.put(variantName(name, variant), copy)
  }
  // Stored last, so that an existing picture has all its copies.
  await storage.put(name, bytes)
  return `/uploads/${name}`
}
