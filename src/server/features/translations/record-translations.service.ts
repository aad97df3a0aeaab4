import type { TranslationLanguage } from '@shared/entities/translation'
import { DEFAULT_LANGUAGE, type LanguageCode } from '@shared/languages'
import { and, asc, eq, getTableColumns, inArray, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { digestTexts } from '../../content/digest'
import type { Db } from '../../db/client'
import { notFound } from '../../http/errors'
import type { Editing } from '../../http/route'
import { checkVersion } from '../../http/versions'

type Table = PgTable & Record<'language' | 'version' | 'original_digest' | 'updated_at', PgColumn>

type Stored = { language: TranslationLanguage; version: number; original_digest: string; updated_at: Date }

/** Names a translation: its record and its language. */
type Key = { id: number; language: TranslationLanguage }

/**
 * The translations of records with a few plain texts, such as places: one row for each record and language, shown as soon as
 * it is saved. Those of articles have drafts, see `translations.service.ts`.
 */
export function recordTranslations<Original extends { id: number }, Texts extends object>({
  table: typedTable,
  owner,
  originalTexts,
  lockOriginal,
}: {
  table: Table
  /** The column of the record's id. */
  owner: string
  /** What translations are made from. */
  originalTexts: (record: Original) => unknown[]
  /** Locks the record for the transaction; a 404 if there is none. */
  lockOriginal: (tx: Db, id: number) => Promise<Original>
}) {
  type Row = Stored & Texts
  const table: PgTable = typedTable
  const { language, version } = typedTable
  const recordId = getTableColumns(table)[owner] as PgColumn

  const digestOf = (record: Original) => digestTexts(originalTexts(record))

  const toTranslation = ({ original_digest, updated_at, ...row }: Row, record: Original) => ({
    ...row,
    outdated: original_digest !== digestOf(record),
    updated_at: updated_at.toISOString(),
  })

  const ofKey = (key: Key) => and(eq(recordId, key.id), eq(language, key.language))

  /** Locks the record and its translation. The version that the client expects is that of the translation. */
  async function lock(tx: Db, key: Key, expectedVersion: number | undefined) {
    const record = await lockOriginal(tx, key.id)
    const [row] = await tx.select().from(table).where(ofKey(key)).for('update')
    const translation = row && toTranslation(row as Row, record)
    if (translation) checkVersion(expectedVersion, translation, translation)
    return { record, translation }
  }

  return {
    digestOf,

    async list(db: Db, record: Original) {
      const rows = await db.select().from(table).where(eq(recordId, record.id)).orderBy(asc(language))
      return rows.map((row) => toTranslation(row as Row, record))
    },

    async save({ db, cache, now, expectedVersion }: Editing, key: Key, texts: Texts) {
      const translation = await db.transaction(async (tx) => {
        const { record } = await lock(tx, key, expectedVersion)
        const values = { ...texts, original_digest: digestOf(record), updated_at: now() }
        const [row] = await tx
          .insert(table)
          .values({ ...values, [owner]: key.id, language: key.language })
          .onConflictDoUpdate({ target: [recordId, language], set: { ...values, version: sql`${version} + 1` } })
          .returning()
        return toTranslation(row as Row, record)
      })
      cache.invalidate()
      return translation
    },

    async remove({ db, cache, expectedVersion }: Editing, key: Key) {
      await db.transaction(async (tx) => {
        const { translation } = await lock(tx, key, expectedVersion)
        if (!translation) throw notFound('Translation')
        await tx.delete(table).where(ofKey(key))
      })
      cache.invalidate()
    },

    /** The translations of these records into this language, by record. */
    async inLanguage(db: Db, ids: number[], lang: LanguageCode | undefined) {
      if (!lang || lang === DEFAULT_LANGUAGE || ids.length === 0) return new Map<number, Row>()
      const rows = await db
        .select()
        .from(table)
        .where(and(inArray(recordId, ids), eq(language, lang)))
      return new Map(rows.map((row) => [row[owner] as number, row as Row]))
    },
  }
}
