import { pick } from '@shared/editable-fields'
import type { TranslationLanguage } from '@shared/entities/translation'
import { DEFAULT_LANGUAGE, inLanguageOrder, type LanguageCode } from '@shared/languages'
import type { MachineState } from '@shared/translation-desk'
import { and, eq, getTableColumns, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable, SelectedFields } from 'drizzle-orm/pg-core'
import type { FastifyBaseLogger } from 'fastify'
import type { Db } from '../db/client'
import { prepared } from '../db/prepared'
import { machineTexts } from '../db/schema/machine'
import { isOneOf } from '../db/sql'
import { tagsOfTranslated } from '../http/cache/cache-tags'
import { notFound } from '../http/errors'
import type { Editing, Services } from '../http/route'
import { checkVersion } from '../http/versions'
import { type Followed, type FollowInput, freshnessOf } from './freshness.service'
import type { Translate } from './machine/libretranslate'
import { protecting } from './machine/protect'
import { suggest } from './machine/suggest'
import { namesFor } from './names.queries'
import { type Reading, readMachineTexts } from './reading'
import { recordReview } from './reviews.service'
import { historyOf } from './translation-history.service'
import {
  OF_ITS_HISTORY,
  type OfItsHistory,
  type Progress,
  progressOf,
  type SaveOptions,
  type Stored,
  type TranslationKey,
  type TranslationKind,
  type TranslationRevision,
} from './translation-kind.service'

/** A machine's texts have the fields of a translation that readers see. */
const asTranslation = <Row>(made: { texts: object; original_digest: string }, language: TranslationLanguage) =>
  ({ ...made.texts, language, original_digest: made.original_digest }) as Row

/** Reads, saves and deletes the translations of one kind of record: one row for each record and language. */
export function translationsOf<
  Original extends Followed,
  Row extends Stored,
  Input extends FollowInput,
  Suggestion,
  Extra = object,
  Revision extends TranslationRevision = TranslationRevision,
>(kind: TranslationKind<Original, Row, Input, Suggestion, Extra, Revision>) {
  const { digestOf, drafts } = kind
  const history = historyOf<Original, Row, Revision>(kind)
  const table: PgTable = kind.table
  const { language, version } = kind.table
  const fresh = freshnessOf(kind)
  const { content, blocks, unconfirmed, ...shortColumns } = getTableColumns(table)
  const recordId = shortColumns[kind.owner] as PgColumn
  const listedColumns = { ...shortColumns, ...(content && kind.listed?.({ id: recordId, content })) }
  const shownColumns = Object.fromEntries(
    Object.entries(listedColumns).filter(([name]) => !OF_ITS_HISTORY.some((one) => one === name)),
  ) as SelectedFields
  const listedByMachine: Record<string, SQL> | undefined = kind.listed?.({
    id: machineTexts.record_id,
    content: machineTexts.content,
  })

  /** The columns of a list: without long texts. */
  type Listed = Omit<Row, 'content' | 'blocks' | 'unconfirmed'> & Extra
  type Shown = Omit<Listed, OfItsHistory>

  const listShown = prepared((db) =>
    db
      .select(shownColumns)
      .from(table)
      .where(and(isOneOf(recordId, sql.placeholder('ids')), eq(language, sql.placeholder('lang')), isPublic))
      .prepare(`translations_of_${kind.kind}`),
  )

  const isPublic = drafts ? eq(shortColumns.status as PgColumn, 'published') : undefined
  const isOf = (key: TranslationKey) => and(eq(recordId, key.id), eq(language, key.language))
  const isOutdated = (row: Pick<Row, 'original_digest'>, record: Original) => row.original_digest !== digestOf(record)

  const shown = <Found extends Stored>(row: Found, record: Original) => {
    const {
      original_digest,
      unconfirmed: _,
      updated_by,
      sent_by,
      created_at,
      updated_at,
      ...texts
    } = row as Found & Progress
    return {
      ...texts,
      outdated: isOutdated(row, record),
      created_at: created_at.toISOString(),
      updated_at: updated_at.toISOString(),
    }
  }

  const detailed = async (db: Db, row: Row, record: Original) => ({
    ...shown(row, record),
    ...(await fresh.describe(db, row, record)),
  })

  async function existing(found: Promise<Original | undefined>) {
    const record = await found
    if (!record) throw notFound(kind.name)
    return record
  }

  async function find(db: Db, key: TranslationKey): Promise<Row | undefined> {
    const [row] = await db.select().from(table).where(isOf(key))
    return row as Row | undefined
  }

  /** Locks the record. The translation has to have the expected version; 0 means that the client saw none. */
  async function lock(tx: Db, key: TranslationKey, expected: number | undefined) {
    const record = await existing(kind.lock(tx, key.id))
    const before = await find(tx, key)
    if (before) checkVersion(expected, before, await detailed(tx, before, record))
    else if (expected) throw notFound('Translation')
    return { record, before }
  }

  /** Stores a translation as it is, over the one that there may be. */
  async function store(tx: Db, key: TranslationKey, values: Partial<Row>): Promise<Row> {
    const [row] = await tx
      .insert(table)
      .values({ ...kind.initial, ...values, [kind.owner]: key.id, language: key.language })
      .onConflictDoUpdate({ target: [recordId, language], set: { ...values, version: sql`${version} + 1` } })
      .returning()
    return row as Row
  }

  async function save(
    { db, cache, mail, now, user, expectedVersion }: Editing,
    key: TranslationKey,
    input: Input & Progress,
    { accepted, autosaved = false }: SaveOptions = {},
  ) {
    const columns = await kind.columnsOf(input, { db, id: key.id })
    const { translation, isSeen, hasMail } = await db.transaction(async (tx) => {
      const { record, before } = await lock(tx, key, expectedVersion)
      const progress = drafts && progressOf(user, drafts, before as Progress | undefined, input)
      kind.check?.(record, input)
      let after = await store(tx, key, {
        ...columns,
        ...progress,
        original_digest: before?.original_digest ?? digestOf(record),
        created_at: before?.created_at ?? now(),
        updated_at: now(),
        updated_by: user.id,
      } as Partial<Row>)
      if (before) {
        const followed = await fresh.afterSave(tx, { record, before, after, input, accepted })
        await tx.update(table).set(followed).where(isOf(key))
        after = { ...after, ...followed }
      }
      const saved = { record, before, after, user, now: now(), autosaved }
      await kind.afterSave?.(tx, saved)
      await history.record(tx, saved)
      const review = { from: before as Progress | undefined, to: after as Progress, input }
      return {
        translation: await detailed(tx, after, record),
        isSeen: !drafts || [review.from?.status, review.to.status].includes('published'),
        hasMail:
          drafts !== undefined && (await recordReview(tx, { kind: drafts, key, original: record, ...review, user })),
      }
    })
    // Drafts are autosaved every few seconds: these saves must not empty the cache of public pages.
    if (isSeen) cache.invalidate(tagsOfTranslated(kind.kind, key.id))
    if (hasMail) mail.notify()
    return translation
  }

  return {
    digestOf,
    isOutdated,
    find,
    store,
    save,
    listRevisions: history.list,
    readRevision: history.read,
    followOriginal: fresh.followOriginal,

    async list(db: Db, id: number) {
      const record = await existing(kind.find(db, id))
      const rows = await db.select(listedColumns).from(table).where(eq(recordId, id))
      return inLanguageOrder(rows.map((row) => shown(row as Listed & Stored, record)))
    },

    /** Those of a kind without long texts, as each is read alone. */
    async listDetailed(db: Db, id: number) {
      const record = await existing(kind.find(db, id))
      const rows = (await db.select().from(table).where(eq(recordId, id))) as Row[]
      return Promise.all(inLanguageOrder(rows).map((row) => detailed(db, row, record)))
    },

    async read(db: Db, key: TranslationKey) {
      const record = await existing(kind.find(db, key.id))
      const row = await find(db, key)
      if (!row) throw notFound('Translation')
      return detailed(db, row, record)
    },

    /** Brings the texts of a revision back by an ordinary save, so that it adds a revision and can be undone. */
    async restore(editing: Editing, key: TranslationKey, revision: number) {
      const found = await history.read(editing.db, key, revision)
      const texts = pick(
        found,
        (kind.versions?.fields ?? kind.versions?.kept.fields ?? {}) as Record<keyof Revision & string, true>,
      )
      const { original_digest, unconfirmed } = found
      return save(editing, key, texts as object as Input, {
        accepted: { original_digest: original_digest ?? '', unconfirmed: unconfirmed ?? {} },
      })
    },

    async remove({ db, cache, expectedVersion }: Editing, key: TranslationKey) {
      await db.transaction(async (tx) => {
        const { before } = await lock(tx, key, expectedVersion)
        if (!before) throw notFound('Translation')
        await tx.delete(table).where(isOf(key))
        await kind.afterRemoval?.(tx, key)
        await history.forget(tx, key)
      })
      cache.invalidate(tagsOfTranslated(kind.kind, key.id))
    },

    /** A machine translation for a translator to correct; nothing is stored. */
    async suggest(services: Pick<Services, 'db' | 'translate'> & { log: FastifyBaseLogger }, key: TranslationKey) {
      const record = await existing(kind.find(services.db, key.id))
      const { language: to } = key
      const names = await namesFor(services.db, { kind: kind.kind, record_id: key.id, language: to })
      return suggest(services, to, async (translate) =>
        kind.translate(await protecting(translate, to, names), record, to),
      )
    },

    /** What readers of this language see of these records, by record: `shown` is a translation, if there is one. */
    async inLanguage({ db, machine }: Reading, ids: number[], lang: LanguageCode | undefined) {
      const texts = new Map<number, { shown?: Shown; machine?: MachineState }>()
      if (!lang || lang === DEFAULT_LANGUAGE || ids.length === 0) return texts
      const rows = await listShown(db).execute({ ids, lang })
      for (const row of rows as Shown[]) texts.set(row[kind.owner as keyof Shown] as number, { shown: row })
      const missing = { kind: kind.kind, ids: ids.filter((id) => !texts.has(id)), language: lang }
      const made = await readMachineTexts({ db, machine }, missing, listedByMachine?.content ?? sql`null`)
      for (const [id, { state, ...text }] of made)
        texts.set(id, { shown: 'texts' in text ? asTranslation<Shown>(text, lang) : undefined, machine: state })
      return texts
    },

    /** What a reader of this language sees of a record, with its long text; staff may see drafts as well. */
    async shownTo(
      { db, machine }: Reading,
      record: Original,
      lang: LanguageCode | undefined,
      { withDrafts = false } = {},
    ) {
      if (!lang || lang === DEFAULT_LANGUAGE) return {}
      const key = { id: record.id, language: lang }
      const row = await find(db, key)
      if (row && (withDrafts || !drafts || (row as Progress).status === 'published'))
        return { shown: row, outdated: isOutdated(row, record) }
      const asked = { kind: kind.kind, ids: [record.id], language: lang }
      const made = (await readMachineTexts({ db, machine }, asked, sql`${machineTexts.content}`)).get(record.id)
      if (made?.state !== 'shown') return { machine: made?.state }
      const shown = asTranslation<Row>(made, lang)
      return { shown, outdated: isOutdated(shown, record), machine: made.state }
    },

    /** A record for the machine that translates it for readers; undefined if it does not exist. */
    async original(db: Db, id: number) {
      const record = await kind.find(db, id)
      if (!record) return undefined
      return {
        version: record.version,
        digest: digestOf(record),
        translate: (translate: Translate, to: TranslationLanguage) => kind.translate(translate, record, to),
      }
    },

    /** The languages that readers find, by record: of these records, or of all. */
    async languages(db: Db, ids?: number[]) {
      const rows = await db
        .select({ id: recordId, language: kind.table.language })
        .from(table)
        .where(and(ids && isOneOf(recordId, ids), isPublic))
      const byRecord = new Map<number, TranslationLanguage[]>()
      for (const row of inLanguageOrder(rows as TranslationKey[]))
        byRecord.set(row.id, [...(byRecord.get(row.id) ?? []), row.language])
      return byRecord
    },
  }
}
