import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { isUploadPath } from '@shared/validation'
import { LRUCache } from 'lru-cache'
import { clientBuild } from '../http/files'
import type { Storage } from '../storage/types'

/** The size of a built file as browsers load it: compressed, unless it is small or a picture. */
async function builtSize(path: string) {
  const file = join(clientBuild, path)
  const found = await stat(`${file}.br`).catch(() => stat(file).catch(() => undefined))
  return found?.isFile() ? found.size : undefined
}

async function storedSize(storage: Storage, path: string) {
  const file = await storage.read(path.slice(path.lastIndexOf('/') + 1)).catch(() => undefined)
  file?.contents.destroy()
  return file?.bytes
}

/** Looks up how many bytes our files have on the wire, each of them once: a name changes with the content. */
export function createFileSize(storage: Storage) {
  const known = new LRUCache<string, number>({ max: 10_000 })
  return async (path: string) => {
    const size = known.get(path)
    if (size !== undefined) return size
    const isBuilt = /^\/(?:assets\/)?[\w.-]+$/.test(path) && !path.includes('..')
    const found = isUploadPath(path) ? await storedSize(storage, path) : isBuilt ? await builtSize(path) : undefined
    if (found !== undefined) known.set(path, found)
    return found
  }
}
