import type { Pack } from '@shared/entities/pack'
import type { PackRecord } from '@site/offline/packs/records'
import type { startCaches } from './memory-caches'

export const packOf = (id: number): Pack => {
  const file = { url: `/api/places/toba-${id}?lang=id`, kind: 'data', bytes: 2_400_000, version: 'a' } as const
  return {
    place_id: id,
    lang: 'id',
    version: 'a',
    bytes: file.bytes,
    pages: [{ path: `/id/places/toba-${id}`, title: 'Danau Toba' }],
    total_articles: 0,
    files: [file],
  }
}

/** What an earlier visit has left of a place whose one file is not there yet. */
export async function keepPlace(
  caches: ReturnType<typeof startCaches>,
  { id, ...state }: { id: number } & Omit<PackRecord, 'pack'>,
) {
  const cache = await caches.open(`pack:${id}:id`)
  await cache.put('/pack-record.json', Response.json({ pack: packOf(id), ...state }))
  return cache
}
