import { paths } from '@shared/paths'
import { eq } from 'drizzle-orm'
import { addRedirects } from '../../db/redirects'
import { places, placeTranslations } from '../../db/schema/places'
import { completeNotices, noticeTexts, practicalTexts } from '../../places/places.service'
import type { RecordOf } from '../export/format'
import type { EyeRun } from './import-files'
import { remember } from './known'

type PlaceRecord = RecordOf<'places'>

/** What an export contains of a place, as it is stored. */
const columnsOf = ({ translations: _, old_addresses: __, id: ___, practical, notices, ...values }: PlaceRecord) => ({
  ...values,
  parent_id: null,
  practical: practicalTexts(practical),
  notices: completeNotices(notices),
})

async function importPlace({ db, source }: EyeRun, record: PlaceRecord) {
  return db.transaction(async (tx) => {
    const columns = columnsOf(record)
    const [row] = await tx.insert(places).values(columns).returning({ id: places.id })
    const { id } = row as { id: number }
    for (const { practical, notices, ...translation } of record.translations)
      await tx.insert(placeTranslations).values({
        ...translation,
        record_id: id,
        practical: practicalTexts(practical),
        notices: noticeTexts(notices, columns),
      })
    await addRedirects(tx, record.old_addresses, paths.place(record.slug))
    await remember(tx, source.name, 'place', String(record.id), id)
    return id
  })
}

/** Imports the places of an export, and returns their ids here by those there. A place with the same slug is the same place. */
export async function importPlaces(run: EyeRun, idHere: (id: number) => Promise<number | undefined>) {
  const { db, folder, isDryRun, reporter, signal } = run
  const ids = new Map<number, number>()
  const parents = new Map<number, number>()
  for await (const record of folder.read('places')) {
    signal.throwIfAborted()
    const [same] = await db.select({ id: places.id }).from(places).where(eq(places.slug, record.slug))
    const found = (await idHere(record.id)) ?? same?.id
    if (found !== undefined) ids.set(record.id, found)
    else {
      reporter.count('places')
      if (isDryRun) continue
      const id = await importPlace(run, record)
      ids.set(record.id, id)
      if (record.parent_id) parents.set(id, record.parent_id)
    }
  }
  // A place may come before the one that it is a part of.
  for (const [id, parent] of parents) {
    const parent_id = ids.get(parent)
    if (parent_id) await db.update(places).set({ parent_id }).where(eq(places.id, id))
  }
  return ids
}
