import { paths } from '@shared/paths'
import { eq } from 'drizzle-orm'
import { addRedirects } from '../../db/redirects'
import { series } from '../../db/schema/core'
import { seriesTranslations } from '../../db/schema/series'
import type { RecordOf } from '../export/format'
import type { EyeRun } from './import-files'
import { remember } from './known'

async function importOne({ db, source }: EyeRun, record: RecordOf<'series'>) {
  const { id: sourceId, translations, old_addresses, ...values } = record
  return db.transaction(async (tx) => {
    const [row] = await tx.insert(series).values(values).returning({ id: series.id })
    const { id } = row as { id: number }
    for (const translation of translations)
      await tx.insert(seriesTranslations).values({ ...translation, record_id: id })
    await addRedirects(tx, old_addresses, paths.series(record.slug))
    await remember(tx, source.name, 'series', String(sourceId), id)
    return id
  })
}

/** Imports the series of an export, and returns their ids here by those there. A series with the same slug is the same series. */
export async function importSeries(run: EyeRun, idHere: (id: number) => Promise<number | undefined>) {
  const { db, folder, isDryRun, reporter, signal } = run
  const ids = new Map<number, number>()
  for await (const record of folder.read('series')) {
    signal.throwIfAborted()
    const [same] = await db.select({ id: series.id }).from(series).where(eq(series.slug, record.slug))
    const found = (await idHere(record.id)) ?? same?.id
    if (found !== undefined) ids.set(record.id, found)
    else {
      reporter.count('series')
      if (!isDryRun) ids.set(record.id, await importOne(run, record))
    }
  }
  return ids
}
