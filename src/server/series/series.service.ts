import { pick, SERIES_FIELDS } from '@shared/editable-fields'
import type { PublicSeries, Series, SeriesInput } from '@shared/entities/series'
import { DEFAULT_LANGUAGE, type LanguageCode } from '@shared/languages'
import { messages } from '@shared/messages'
import { paths } from '@shared/paths'
import { isReservedSlug } from '@shared/slugify'
import type { Db } from '../db/client'
import { freeSlug } from '../db/free-slug'
import { renameAddress } from '../db/redirects'
import { series } from '../db/schema/core'
import { announce, tag } from '../http/cache/cache-tags'
import { invalid, notFound, refuseTaken } from '../http/errors'
import type { Editing } from '../http/route'
import { checkVersion } from '../http/versions'
import { notePublicChange } from '../texts/versions/public-changes.service'
import type { Reading } from '../translation/reading'
import { moveToTrash } from '../trash/rows/move-to-trash'
import { findSeries, insertSeries, lockSeries, updateSeries } from './series.queries'
import { translationsOfSeries } from './series-translations'

/** For other features, which must not import the queries. */
export { findSeries, listSeries } from './series.queries'

const slugConflict = refuseTaken({ slug: messages.slugTaken })

const freeSeriesSlug = (tx: Db, title: string, except?: number) =>
  freeSlug(tx, series, title, { fallback: 'series', isReserved: isReservedSlug, except })

export async function readSeries(db: Db, id: number) {
  const found = await findSeries(db, id)
  if (!found) throw notFound('Series')
  return found
}

/** Refuses a series that does not exist, unless it is the one that stays. */
export async function checkSeries(tx: Db, id: number | null | undefined) {
  if (id != null && !(await findSeries(tx, id))) throw invalid({ series_id: messages.seriesUnknown })
}

/** Series as readers of this language see them. */
export async function seriesInLanguage(reading: Reading, rows: PublicSeries[], lang: LanguageCode | undefined) {
  if (!lang) return rows
  const texts = await translationsOfSeries.inLanguage(reading, rows, lang)
  return rows.map((row): PublicSeries => {
    const { shown, machine } = texts.get(row.id) ?? {}
    return shown
      ? { ...row, title: shown.title, description: shown.description, lang, machine }
      : { ...row, lang: DEFAULT_LANGUAGE }
  })
}

/** The languages into which series are translated, by series. */
export const languagesOfSeries = translationsOfSeries.languages

/** Adds the languages in which each series is written. */
export async function withLanguages(db: Db, rows: PublicSeries[]): Promise<PublicSeries[]> {
  const ids = rows.map(({ id }) => id)
  const languages = await languagesOfSeries(db, ids)
  return rows.map((row) => ({ ...row, languages: [DEFAULT_LANGUAGE, ...(languages.get(row.id) ?? [])] }))
}

async function lockForChange(tx: Db, id: number, expectedVersion: number | undefined) {
  const found = await lockSeries(tx, id)
  if (!found) throw notFound('Series')
  checkVersion(expectedVersion, found, found)
  return found
}

/** Readers see every series that has articles. */
const changeOf = ({ id, title }: Series, states: { before?: Series; after?: Series }) => ({
  kind: 'series' as const,
  id,
  title,
  before: states.before && pick(states.before, SERIES_FIELDS),
  after: states.after && pick(states.after, SERIES_FIELDS),
})

export async function createSeries(editing: Editing, input: SeriesInput) {
  const { db, now } = editing
  return db
    .transaction(async (tx) => {
      const slug = input.slug ?? (await freeSeriesSlug(tx, input.title))
      const after = await insertSeries(tx, { ...input, slug }, now())
      await notePublicChange(tx, changeOf(after, { after }), editing)
      await announce(tx, [tag.series])
      return after
    })
    .catch(slugConflict)
}

export async function saveSeries(editing: Editing, id: number, input: SeriesInput) {
  const { db, now, expectedVersion } = editing
  return db
    .transaction(async (tx) => {
      const before = await lockForChange(tx, id, expectedVersion)
      const slug = input.slug === null ? await freeSeriesSlug(tx, input.title, id) : (input.slug ?? before.slug)
      if (slug !== before.slug) await renameAddress(tx, paths.series(before.slug), paths.series(slug))
      const saved = await updateSeries(tx, id, { ...input, slug }, now())
      await translationsOfSeries.followOriginal(tx, before, saved)
      await notePublicChange(tx, changeOf(saved, { before, after: saved }), editing)
      await announce(tx, [tag.series])
      return saved
    })
    .catch(slugConflict)
}

/** Deletes the series; its articles stay. */
export async function removeSeries({ expectedVersion, ...by }: Editing, id: number) {
  await by.db.transaction(async (tx) => {
    const before = await lockForChange(tx, id, expectedVersion)
    await moveToTrash(tx, { kind: 'series', id, title: before.title }, by)
    await notePublicChange(tx, changeOf(before, { before }), by)
    await announce(tx, [tag.series, tag.articlesInSeries(id)])
  })
}
