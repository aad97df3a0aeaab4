import type { Db } from '@server/db/client'
import { seriesTranslations } from '@server/db/schema/series'
import { insertSeries as insertOne } from '@server/series/series.queries'
import { translationsOfSeries } from '@server/series/series-translations'
import { series } from './series'
import { byLanguage } from './translation'

/** Adds the series, and returns their ids by their slugs. */
export async function insertSeries(tx: Db, now: Date) {
  const ids = new Map<string, number>()
  for (const { translations, ...values } of series) {
    const inserted = await insertOne(tx, values, now)
    ids.set(values.slug, inserted.id)
    const original_digest = translationsOfSeries.digestOf(inserted)
    await tx.insert(seriesTranslations).values(
      byLanguage(translations).map(([language, texts]) => ({
        ...texts,
        record_id: inserted.id,
        language,
        original_digest,
        updated_at: now,
      })),
    )
  }
  return ids
}
