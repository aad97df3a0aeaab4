import type { Texts } from '@shared/content/parts'
import type { Unconfirmed } from '@shared/freshness'
import type { LanguageCode } from '@shared/languages'
import type { TranslationStatus } from '@shared/statuses'
import { and, eq, getTableColumns, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Db } from '../db/client'
import { prepared } from '../db/prepared'
import { isOneOf } from '../db/sql'

/** What is stored of the state of the original that a translation follows. */
export type Freshness = { original_digest: string; unconfirmed: Unconfirmed }

export type Following = Freshness & Texts & { record_id: number; language: LanguageCode }

/** What translations have that are drafts before they are published. */
export type Progress = {
  status?: TranslationStatus
  machine?: boolean
  sent_by?: number | null
  review_note?: string | null
}

export type Stored = Following &
  Progress & {
    version: number
    created_at: Date
    updated_at: Date
    updated_by: number | null
  }

/** Names a translation: its record and its language. */
export type TranslationKey = { id: number; language: LanguageCode }

/** A table with a row for each record and language. */
export type TranslationTable = PgTable & Record<'record_id' | 'language' | 'version', PgColumn>

/** What readers do not see of a translation. */
export const OF_ITS_HISTORY = [
  'status',
  'version',
  'machine',
  'sent_by',
  'review_note',
  'updated_by',
  'created_at',
  'updated_at',
] as const

/** A translation in a list, without long texts. */
type Listed<Row> = Omit<Row, 'content' | 'blocks' | 'unconfirmed'> & { content?: string | null }
export type ShownInList<Row> = Omit<Listed<Row>, (typeof OF_ITS_HISTORY)[number]>

/**
 * The rows of one kind of translations. The query builder does not know the type of a row if the table is a parameter: `Row` names it,
 * here and nowhere else.
 */
export function rowsOf<Row extends Following>(table: TranslationTable) {
  const { record_id, language, version } = table
  const plain: PgTable = table
  const isOf = (key: TranslationKey) => and(eq(record_id, key.id), eq(language, key.language))
  return {
    async find(db: Db, key: TranslationKey) {
      const [row] = await db.select().from(plain).where(isOf(key))
      return row as Row | undefined
    },
    list: async (db: Db, id: number) =>
      (await db.select().from(plain).where(eq(record_id, id)).orderBy(language)) as Row[],

    update: (tx: Db, key: TranslationKey, values: Partial<Following & Progress>) =>
      tx.update(plain).set(values).where(isOf(key)),

    delete: (tx: Db, key: TranslationKey) => tx.delete(plain).where(isOf(key)),

    /** Stores a translation as it is, over the one that there may be. */
    async store(tx: Db, key: TranslationKey, values: Partial<Row>, initial?: Partial<Row>) {
      const [row] = await tx
        .insert(plain)
        .values({ ...initial, ...values, record_id: key.id, language: key.language })
        .onConflictDoUpdate({
          target: [record_id, language],
          set: { ...values, version: sql`${version} + 1` },
        })
        .returning()
      return row as Row
    },
  }
}

type ListOptions = {
  table: TranslationTable
  /** What messages and the prepared statement call a record. */
  name: string
  isPublic: SQL | undefined
  listedContent?: (columns: { id: PgColumn; content: PgColumn }) => SQL<string | null>
}

/** The rows of one kind of translations in lists, without long texts. */
export function listedRowsOf<Row extends Stored>({ table, name, isPublic, listedContent }: ListOptions) {
  const { record_id, language } = table
  const plain: PgTable = table
  const { content, blocks, unconfirmed, ...short } = getTableColumns(plain)
  const listed: Record<string, PgColumn | SQL> = {
    ...short,
    ...(content && listedContent && { content: listedContent({ id: record_id, content }) }),
  }
  const shown = Object.fromEntries(
    Object.entries(listed).filter(([name]) => !OF_ITS_HISTORY.some((one) => one === name)),
  )

  const preparedShown = prepared((db) =>
    db
      .select(shown)
      .from(plain)
      .where(and(isOneOf(record_id, sql.placeholder('ids')), eq(language, sql.placeholder('lang')), isPublic))
      .prepare(`translations_of_${name}`),
  )

  return {
    list: async (db: Db, id: number) =>
      (await db.select(listed).from(plain).where(eq(record_id, id))) as (Listed<Row> & Omit<Stored, 'unconfirmed'>)[],

    /** Those that readers of a language see of these records. */
    listShown: async (db: Db, ids: number[], lang: LanguageCode) =>
      (await preparedShown(db).execute({ ids, lang })) as (ShownInList<Row> & Pick<Stored, 'record_id'>)[],

    /** The languages in which readers find these records, or all. */
    listLanguages: async (db: Db, ids?: number[]) =>
      (await db
        .select({ id: record_id, language })
        .from(plain)
        .where(and(ids && isOneOf(record_id, ids), isPublic))) as TranslationKey[],
  }
}
