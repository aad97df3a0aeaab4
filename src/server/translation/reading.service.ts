import { inLanguageOrder, type LanguageCode, originalLanguage } from '@shared/languages'
import type { MachineState } from '@shared/translation-desk'
import { eq, getTableColumns, sql } from 'drizzle-orm'
import type { Db } from '../db/client'
import { machineTexts } from '../db/schema/machine'
import { notFound } from '../http/errors'
import { type Followed, freshnessOf } from './freshness.service'
import { type Reading, readMachineTexts } from './reading'
import type { ReadKind } from './translation-kind.service'
import { listedRowsOf, rowsOf, type ShownInList, type Stored, type TranslationKey } from './translation-rows'

/** A machine's texts have the fields of a translation that readers see. */
const asTranslation = <Row>(made: { texts: object; original_digest: string }, language: LanguageCode) =>
  ({ ...made.texts, language, original_digest: made.original_digest }) as Row

/** What was found; a 404 if there is none. */
export async function existing<Found>(name: string, found: Promise<Found | undefined> | undefined) {
  const record = await found
  if (!record) throw notFound(name)
  return record
}

/** Reads the translations of one kind of record, for staff and for readers. */
export function readingOf<Original extends Followed, Row extends Stored>(kind: ReadKind<Original>) {
  const { table, name, digestOf, drafts, listedContent } = kind
  const { status } = getTableColumns(table)
  const isPublic = drafts && status && eq(status, 'published')
  const rows = rowsOf<Row>(table)
  const lists = listedRowsOf<Row>({ table, name, isPublic, listedContent })
  const fresh = freshnessOf<Original, Row>(kind)
  const isOutdated = (row: Pick<Row, 'original_digest'>, record: Original) => row.original_digest !== digestOf(record)
  const find = (db: Db, id: number) => existing(name, kind.find(db, id))

  const shown = <Found extends Omit<Stored, 'unconfirmed'> & Partial<Stored>>(row: Found, record: Original) => {
    const { original_digest, unconfirmed, updated_by, sent_by, created_at, updated_at, ...texts } = row
    return {
      ...texts,
      outdated: original_digest !== digestOf(record),
      created_at: created_at.toISOString(),
      updated_at: updated_at.toISOString(),
    }
  }

  const detailed = async (db: Db, row: Row, record: Original) => ({
    ...shown(row, record),
    ...(await fresh.describe(db, row, record)),
  })

  return {
    digestOf,
    isOutdated,
    detailed,
    find: rows.find,

    async list(db: Db, id: number) {
      const record = await find(db, id)
      return inLanguageOrder((await lists.list(db, id)).map((row) => shown(row, record)))
    },

    /** All translations in full, for kinds without long texts. */
    async listDetailed(db: Db, id: number) {
      const record = await find(db, id)
      return Promise.all(inLanguageOrder(await rows.list(db, id)).map((row) => detailed(db, row, record)))
    },

    async read(db: Db, key: TranslationKey) {
      const record = await find(db, key.id)
      return detailed(db, await existing('Translation', rows.find(db, key)), record)
    },

    /** What readers of this language see of these records, by record: `shown` is a translation, if there is one. */
    async inLanguage(
      { db, machine }: Reading,
      records: readonly Pick<Followed, 'id' | 'language'>[],
      lang: LanguageCode | undefined,
    ) {
      const texts = new Map<number, { shown?: ShownInList<Row>; machine?: MachineState }>()
      // Of what was written in this language, nothing has to be looked up.
      const ids = records.flatMap((record) => (lang && lang !== originalLanguage(record) ? [record.id] : []))
      if (!lang || ids.length === 0) return texts
      for (const row of await lists.listShown(db, ids, lang)) texts.set(row.record_id, { shown: row })
      const missing = { kind: kind.kind, ids: ids.filter((id) => !texts.has(id)), language: lang }
      const { record_id: id, content } = machineTexts
      const made = await readMachineTexts({ db, machine }, missing, listedContent?.({ id, content }) ?? sql`null`)
      for (const [id, { state, ...text }] of made) {
        const shown = 'texts' in text ? asTranslation<ShownInList<Row>>(text, lang) : undefined
        texts.set(id, { shown, machine: state })
      }
      return texts
    },

    /** What a reader of this language sees of a record, with its long text; staff may see drafts as well. */
    async shownTo(
      { db, machine }: Reading,
      record: Original,
      lang: LanguageCode | undefined,
      { withDrafts = false } = {},
    ) {
      if (!lang || lang === originalLanguage(record)) return {}
      const row = await rows.find(db, { id: record.id, language: lang })
      if (row && (withDrafts || !drafts || row.status === 'published'))
        return { shown: row, outdated: isOutdated(row, record) }
      const asked = { kind: kind.kind, ids: [record.id], language: lang }
      const made = (await readMachineTexts({ db, machine }, asked, sql`${machineTexts.content}`)).get(record.id)
      if (made?.state !== 'shown') return { machine: made?.state }
      const shown = asTranslation<Row>(made, lang)
      return { shown, outdated: isOutdated(shown, record), machine: made.state }
    },

    /** The languages that readers find, by record: of these records, or of all. */
    async languages(db: Db, ids?: number[]) {
      const byRecord = new Map<number, LanguageCode[]>()
      for (const { id, language } of inLanguageOrder(await lists.listLanguages(db, ids)))
        byRecord.set(id, [...(byRecord.get(id) ?? []), language])
      return byRecord
    },
  }
}

export type ReadingOf<Original extends Followed, Row extends Stored> = ReturnType<typeof readingOf<Original, Row>>
