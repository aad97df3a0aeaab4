import { buffer } from 'node:stream/consumers'
import { eq, inArray } from 'drizzle-orm'
import { LRUCache } from 'lru-cache'
import type { Logger } from 'pino'
import type { Db } from '../../db/client'
import { media } from '../../db/schema/media'
import type { Storage } from '../storage/types'
import type { Encoder } from './encoder'

type Options = { db: Db; storage: Pick<Storage, 'read'>; encoder: Encoder; logger: Pick<Logger, 'warn'> }

/** Looks up the placeholders of stored pictures by the names of these without their ending. Those of earlier versions have none yet. */
export function createPlaceholders({ db, storage, encoder, logger }: Options) {
  // A name comes from the content, so its placeholder never changes.
  const known = new LRUCache<string, string>({ max: 5000 })
  const making = new Set<string>()

  async function make(stem: string) {
    const file = await storage.read(`${stem}.webp`)
    if (!file) return
    const copy = await encoder.encode({ format: 'placeholder', bytes: new Uint8Array(await buffer(file.contents)) })
    const placeholder = Buffer.from(copy ?? []).toString('base64')
    await db.update(media).set({ placeholder }).where(eq(media.stem, stem))
    known.set(stem, placeholder)
  }

  function makeLater(stem: string) {
    if (making.has(stem)) return
    making.add(stem)
    make(stem)
      .catch((error) => logger.warn({ err: error, stem }, 'could not make the placeholder of a picture'))
      .finally(() => making.delete(stem))
  }

  return async function find(stems: string[]) {
    const missing = stems.filter((stem) => !known.has(stem))
    if (missing.length > 0) {
      const { stem, placeholder } = media
      const rows = await db.select({ stem, placeholder }).from(media).where(inArray(stem, missing))
      for (const row of rows)
        if (row.placeholder === null) makeLater(row.stem)
        else known.set(row.stem, row.placeholder)
    }
    return new Map(stems.flatMap((stem) => (known.get(stem) ? [[stem, known.get(stem) as string] as const] : [])))
  }
}

export type FindPlaceholders = ReturnType<typeof createPlaceholders>
