import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { isUploadPath } from '@shared/validation'
import { LRUCache } from 'lru-cache'
import type { Storage } from '../files/storage/types'
import { clientBuild } from '../http/files'

/** The size of a built file as browsers load it: compressed, unless it is small or a picture. */
async function builtSize(path: string) {
  const file = join(clientBuild, path)
  const found = await stat(`${file}.br`).catch(() => stat(file).catch(() => undefined))
  return found?.isFile() ? found.size : undefined
}

/** An empty file stands for a copy that would not have been smaller. */
const storedSize = async (storage: Pick<Storage, 'size'>, path: string) =>
  (await storage.size(path.slice(path.lastIndexOf('/') + 1)).catch(() => undefined)) || undefined

/** Copies of pictures are made when they are first asked for. */
const MISSING_FOR_MS = 600_000

/** Looks up how many bytes our files have on the wire, and remembers it: a name changes with the content. */
export function createFileSize(storage: Pick<Storage, 'size'>) {
  const known = new LRUCache<string, { bytes: number | undefined }>({ max: 10_000 })
  return async (path: string) => {
    const found = known.get(path)
    if (found) return found.bytes
    const isBuilt = /^\/(?:assets\/)?[\w-][\w.-]*$/.test(path)
    const bytes = isUploadPath(path) ? await storedSize(storage, path) : isBuilt ? await builtSize(path) : undefined
    known.set(path, { bytes }, { ttl: bytes === undefined ? MISSING_FOR_MS : 0 })
    return bytes
  }
}
