import { basename } from 'node:path'
import { cut } from '@shared/content/clean-text'
import { type AnyBlock, isReadable, type Picture } from '@shared/content/document'
import { isHttpUrl } from '@shared/validation'
import type { Config } from '../../config/config'
import type { Db } from '../../db/client'
import { addRedirects } from '../../db/redirects'
import type { Storage } from '../../files/storage/types'
import { nameOfPicture } from '../../files/uploads/foreign-picture'
import { registerFile } from '../../files/uploads/registration.service'
import { importingStorage } from '../../files/uploads/take-down.service'
import { storeUpload } from '../../files/uploads/uploads.service'
import type { ForeignFetch } from '../../net/guarded-fetch'
import { knownTarget, remember } from './known'
import type { Source } from './source'

/** Pictures may come from slow hosts, and no visitor waits for an import. */
const TIMEOUT_MS = 30_000

type Services = { db: Db; storage: Storage; config: Pick<Config, 'MAX_UPLOAD_MB'>; foreignFetch: ForeignFetch }

export type Pictures = {
  fetched: number
  /** The address here; undefined, with a warning, if the picture cannot be fetched. */
  copy: (address: string, warn: (text: string) => void) => Promise<string | undefined>
}

/** Copies pictures of the old site into the storage, each once. In a dry run, it only counts those that it would fetch. */
export function copyPictures(source: Source, services: Services, isDryRun: boolean): Pictures {
  const { db, config, foreignFetch } = services
  const storage = isDryRun ? services.storage : importingStorage(db, services.storage)
  const host = source.url && new URL(source.url).host
  const failed = new Set<string>()
  const counted = new Set<string>()

  async function fetchAndStore(url: string) {
    const maxBytes = config.MAX_UPLOAD_MB * 1024 * 1024
    const { body } = await foreignFetch(url, { accept: /^image\//, maxBytes, timeoutMs: TIMEOUT_MS })
    const stored = await storeUpload(storage, { bytes: body, name: url })
    const { path } = stored
    await registerFile(db, stored, nameOfPicture(url), new Date())
    await remember(db, source.name, 'picture', url, path)
    if (new URL(url).host === host) await addRedirects(db, [url], path)
    return path
  }

  const pictures: Pictures = {
    fetched: 0,
    async copy(address, warn) {
      const url = URL.canParse(address, source.url) ? new URL(address, source.url).href : undefined
      if (!url || !isHttpUrl(url)) {
        warn(`the picture ${cut(address, 200)} has no full address; is --url missing?`)
        return undefined
      }
      if (failed.has(url)) return undefined
      try {
        const known = await knownTarget(db, source.name, 'picture', url)
        // It may have been deleted since, because nothing used it.
        if (known && (await storage.has(basename(known)))) return known
        if (isDryRun) {
          counted.add(url)
          pictures.fetched = counted.size
          return url
        }
        const path = await fetchAndStore(url)
        pictures.fetched += 1
        return path
      } catch (error) {
        failed.add(url)
        warn(`the picture ${url} cannot be fetched: ${(error as Error).message || (error as Error).name}`)
        return undefined
      }
    },
  }
  return pictures
}

/** The block with the pictures at their new addresses. One that could not be fetched keeps its old address, if it is a full one. */
export async function withCopies(
  block: AnyBlock,
  copy: (address: string) => Promise<string | undefined>,
): Promise<AnyBlock> {
  if (!isReadable(block)) return block
  if (block.type === 'gallery') {
    const items: Picture[] = []
    for (const item of block.data.items) {
      const path = await copy(item.file.url)
      items.push(path ? { ...item, file: { url: path } } : item)
    }
    return { ...block, data: { items } }
  }
  if (block.type !== 'image') return block
  const { url: _, ...data } = block.data
  const path = await copy(data.file.url)
  return path ? { ...block, data: { ...data, file: { url: path } } } : block
}
