import type { LanguageCode } from '@shared/languages'
import { canChangeStatus } from '@shared/permissions'
import type { TranslationStatus } from '@shared/statuses'
import type { ReviewedKind, TranslatedKind } from '@shared/translation-desk'
import type { SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Db } from '../db/client'
import { forbidden } from '../http/errors'
import type { UserRow } from '../http/route'
import type { AnyRevision, Revisions, VersionOf } from '../texts/versions/revisions.service'
import type { Followed, FreshnessKind } from './freshness.service'
import type { Translate } from './machine/libretranslate'
import type { Freshness, Progress, Stored, TranslationKey, TranslationTable } from './translation-rows'

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

/** What a version has besides its texts. */
export type VersionState = Freshness & { language: LanguageCode; status: TranslationStatus }

/** How the versions of translations of one kind are kept. */
export type Versions<Row, Input, Revision extends TranslationRevision> = {
  kept: Revisions<Revision>
  versionOf: (translation: Row, state: VersionState) => VersionOf<Revision>
  /** What restoring a version saves. */
  inputOf: (revision: Revision) => Input
}

/** What reading the translations of one kind takes. */
export type ReadKind<Original extends Followed> = FreshnessKind<Original> & {
  /** The kinds that readers may have translated by a machine. */
  kind?: TranslatedKind
  table: TranslationTable
  /** What messages call a record. */
  name: string
  find: (db: Db, id: number) => Promise<Original | undefined>
  /** Whose grants decide who may publish. Without it, readers see a translation as soon as it is saved. */
  drafts?: ReviewedKind
  /** What lists have of the long text, made from the columns of the record's id and of that text. */
  listedContent?: (columns: { id: PgColumn; content: PgColumn }) => SQL<string | null>
}

/** What saving them takes besides. */
export type SavedKind<
  Original extends Followed,
  Row extends Stored,
  Input,
  Revision extends TranslationRevision,
> = ReadKind<Original> & {
  /** Locks the record until the transaction ends, which serialises the saves of its translations. */
  lock: (tx: Db, id: number) => Promise<Original | undefined>
  /** What is stored of an input. It runs before the transaction, since a long text takes time. */
  columnsOf: (input: Input, of: RecordToRead) => Partial<Row> | Promise<Partial<Row>>
  /** Columns of a first save whose input leaves them out. */
  initial?: Partial<Row>
  /** Without it, no versions are kept. */
  versions?: Versions<Row, Input, Revision>
  check?: (record: Original, input: Input) => void
  /** Whether readers see the record. Without it, they do unless it has a status other than published. */
  isPublic?: (record: Original) => boolean
  /** Notes a save that readers see, for editors to compare and revert. Without it, editors only see that there was one. */
  noteChange?: (tx: Db, saved: Saved<Original, Row>) => Promise<unknown>
  /** A change by a user who may not publish takes a published translation back to review. */
  takenBack?: true
  afterRemoval?: (tx: Db, key: TranslationKey) => Promise<unknown>
}

/** What translating a record by a machine takes. */
export type MachineKind<Original extends Followed, Suggestion> = ReadKind<Original> & {
  translate: (translate: Translate, record: Original, language: LanguageCode) => Promise<Suggestion>
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
