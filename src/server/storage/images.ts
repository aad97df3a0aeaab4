import { createHash } from 'node:crypto'
import { access, mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { VARIANT_WIDTHS, variantName } from '@shared/images'
import sharp from 'sharp'

const exists = (path: string) =>
  access(path).then(
    () => true,
    () => false,
  )

/** Whole or not at all: a reader never gets half a file. */
async function writeWhole(path: string, bytes: Buffer) {
  const unfinished = `${path}.${crypto.randomUUID()}.part`
  await writeFile(unfinished, bytes)
  await rename(unfinished, path)
}

const contentHash = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex').slice(0, 16)

/** Stores a file under a name made from its content, and returns its address on this server. */
export async function storeFile(folder: string, bytes: Buffer, ending: string) {
  await mkdir(folder, { recursive: true })
  const name = `${contentHash(bytes)}.${ending}`
  await writeWhole(join(folder, name), bytes)
  return `/uploads/${name}`
}

/**
 * Stores a WebP picture of our own with its narrower copies, and returns its address on this server. The same picture is
 * stored once.
 */
export async function storePicture(folder: string, bytes: Buffer) {
  const { width = 0, height = 0 } = await sharp(bytes).metadata()
  const name = `${contentHash(bytes)}-${width}x${height}.webp`
  const path = join(folder, name)
  if (await exists(path)) return `/uploads/${name}`
  await mkdir(folder, { recursive: true })
  for (const variant of VARIANT_WIDTHS) {
    if (variant >= width) continue
    const copy = await sharp(bytes).resize(variant).webp({ quality: 76 }).toBuffer()
    await writeWhole(join(folder, variantName(name, variant)), copy)
  }
  // Last, so that a picture that is there has all its copies.
  await writeWhole(path, bytes)
  return `/uploads/${name}`
}
