import type { Pack } from '@shared/entities/pack'
import { isPack, type PackKey, packCacheName } from '@shared/reader/kept-names'
import { PACK_RECORD } from '../protocol'

/** What is kept of a place, or of the reader's trip. */
export type PackRecord = {
  pack: Pack
  /** `loading`: not complete, and continued on the next visit. `paused`: continued when the reader asks for it. */
  state: 'loading' | 'paused' | 'kept'
  /** When it was complete, perhaps with other versions of its files. */
  kept_at?: string
}

export const keyOf = ({ pack }: PackRecord): PackKey => ({ id: pack.place_id ?? 'trip', lang: pack.lang })

export const writeRecord = (cache: Cache, record: PackRecord) => cache.put(PACK_RECORD, Response.json(record))

async function readIn(cacheName: string) {
  const entry = await (await caches.open(cacheName)).match(PACK_RECORD)
  return (await entry?.json()) as PackRecord | undefined
}

export const readRecord = async (key: PackKey) =>
  (await caches.has(packCacheName(key))) ? readIn(packCacheName(key)) : undefined

/** The places that are kept, or are being loaded, the latest first. */
export async function listRecords() {
  const records = await Promise.all((await caches.keys()).filter(isPack).map(readIn))
  return records.flatMap((record) => record ?? []).reverse()
}

/** Whether this page of the site is one of a kept place. */
export async function isInPack(path: string) {
  const records = await listRecords()
  return records.some(({ pack }) => pack.pages.some((page) => page.path === path))
}
