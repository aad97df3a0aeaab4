import type { TranslationLanguage } from '@shared/entities/translation'
import { canChangeStatus } from '@shared/permissions'
import type { TranslationStatus } from '@shared/statuses'
import type { ReviewedKind, TranslatedKind } from '@shared/translation-desk'
import type { SQL } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Db } from '../db/client'
import { forbidden } from '../http/errors'
import type { UserRow } from '../http/route'
import type { AnyRevision, Revisions } from '../texts/versions/revisions.service'
import type { Followed, Following, Freshness, FreshnessKind } from './freshness.service'
import type { Translate } from './machine/libretranslate'

export type Stored = Following & {
  version: number
  created_at: Date
  updated_at: Date
  updated_by: number | null
}

/** Of the translations that are drafts before they are published. */
export type Progress = {
  status?: TranslationStatus
  machine?: boolean
  sent_by?: number | null
  review_note?: string | null
}

/** What staff see of a translation, besides its texts. */
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
export type OfItsHistory = (typeof OF_ITS_HISTORY)[number]

/** Names a translation: its record and its language. */
export type TranslationKey = { id: number; language: TranslationLanguage }

export type Saved<Original, Row> = {
  record: Original
  before: Row | undefined
  after: Row
  user: UserRow
  now: Date
  autosaved: boolean
}

export type SaveOptions = {
  /** What the texts followed when they were saved before, if they are brought back. */
  accepted?: Partial<Freshness>
  /** A save that the form makes by itself. */
  autosaved?: boolean
}

/** A record, by its id. */
export type RecordToRead = { db: Db; id: number }

/** A version of a translation, with the state of the original at that time. */
export type TranslationRevision = AnyRevision & { [Name in keyof Freshness]: Freshness[Name] | null }

/** How the versions of translations of one kind are kept. */
export type Versions<Revision extends TranslationRevision> = {
  kept: Revisions<Revision>
  /** What a version has of a translation, and restoring it brings back, if not all fields. */
  fields?: Partial<Record<keyof Revision & string, true>>
}

/** What the translations of one kind of record have to themselves. */
export type TranslationKind<
  Original extends Followed,
  Row extends Stored,
  Input,
  Suggestion,
  Extra,
  Revision extends TranslationRevision,
> = FreshnessKind<Original, Row> & {
  /** Of those that readers may have translated by a machine. */
  kind?: TranslatedKind
  table: PgTable & Record<'language' | 'version', PgColumn>
  /** Of a record, in messages. */
  name: string
  find: (db: Db, id: number) => Promise<Original | undefined>
  /** Locks the record until the transaction ends, which serialises the saves of its translations. */
  lock: (tx: Db, id: number) => Promise<Original | undefined>
  /** Whose grants decide who may publish. Without it, readers see a translation as soon as it is saved. */
  drafts?: ReviewedKind
  /** What is stored of an input. It runs before the transaction, since a long text takes time. */
  columnsOf: (input: Input, of: RecordToRead) => Partial<Row> | Promise<Partial<Row>>
  /** Columns of a first save whose input leaves them out. */
  initial?: Partial<Row>
  /** Columns that lists have besides the short ones, made from those of the record's id and of the long text. */
  listed?: (columns: { id: PgColumn; content: PgColumn }) => { [Name in keyof Extra]: SQL<Extra[Name]> }
  /** Without it, no versions are kept. */
  versions?: Versions<Revision>
  check?: (record: Original, input: Input) => void
  afterSave?: (tx: Db, saved: Saved<Original, Row>) => Promise<unknown>
  afterRemoval?: (tx: Db, key: TranslationKey) => Promise<unknown>
  /** Has the machine translate the record. */
  translate: (translate: Translate, record: Original, language: TranslationLanguage) => Promise<Suggestion>
}

/** A translation that leaves the drafts has been read by a translator: it no longer counts as a machine's. */
export function progressOf(user: UserRow, resource: ReviewedKind, before: Progress | undefined, to: Progress) {
  const status = to.status ?? before?.status ?? 'draft'
  if (!canChangeStatus(user, resource, before?.status ?? null, status)) throw forbidden()
  const isSent = status === 'review' && before?.status !== 'review'
  return {
    status,
    // What translator and editors have written to each other is done with.
    ...(status === 'published' && (before?.review_note || to.review_note) && { review_note: null }),
    machine: status === 'draft' && (to.machine ?? before?.machine ?? false),
    sent_by: isSent ? user.id : (before?.sent_by ?? null),
  }
}
