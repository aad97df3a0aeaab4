import { isDeepStrictEqual } from 'node:util'
import { originalLanguage } from '@shared/languages'
import { canAll } from '@shared/permissions'
import type { Db } from '../db/client'
import { announce, tagsOfTranslated } from '../http/cache/cache-tags'
import { invalid, notFound } from '../http/errors'
import type { Editing } from '../http/route'
import { checkVersion } from '../http/versions'
import { notePublicChange } from '../texts/versions/public-changes.service'
import { type Followed, type FollowInput, freshnessOf } from './freshness.service'
import { existing, type ReadingOf } from './reading.service'
import { recordReview } from './reviews.service'
import { historyOf } from './translation-history.service'
import {
  progressOf,
  type Saved,
  type SavedKind,
  type SaveOptions,
  type TranslationRevision,
} from './translation-kind.service'
import { OF_ITS_HISTORY, type Progress, rowsOf, type Stored, type TranslationKey } from './translation-rows'

/** No record is translated into the language in which it was written. */
export const sameLanguage = () => invalid({ language: 'The original is written in this language' })

/** What readers see of a translation that is public. */
const textsOf = (translation: Stored) =>
  Object.fromEntries(Object.entries(translation).filter(([name]) => !OF_ITS_HISTORY.some((each) => each === name)))

const isPublished = ({ status }: { status?: string }) => status === undefined || status === 'published'

/** Saves and deletes the translations of one kind of record, and keeps their versions. */
export function savingOf<
  Original extends Followed,
  Row extends Stored,
  Input extends FollowInput & Progress,
  Revision extends TranslationRevision,
>(kind: SavedKind<Original, Row, Input, Revision>, { detailed }: Pick<ReadingOf<Original, Row>, 'detailed'>) {
  const { digestOf, drafts } = kind
  const rows = rowsOf<Row>(kind.table)
  const fresh = freshnessOf<Original, Row>(kind)
  const history = historyOf(kind)

  /** Locks the record. The translation has to have the expected version; 0 means that the client saw none. */
  async function lock(tx: Db, key: TranslationKey, expected: number | undefined) {
    const record = await existing(kind.name, kind.lock(tx, key.id))
    if (key.language === originalLanguage(record)) throw sameLanguage()
    const before = await rows.find(tx, key)
    if (before) checkVersion(expected, before, await detailed(tx, before, record))
    else if (expected) throw notFound('Translation')
    return { record, before }
  }

  const store = (tx: Db, key: TranslationKey, values: Partial<Row>) => rows.store(tx, key, values, kind.initial)

  const { isPublic = isPublished } = kind
  const shown = (record: Original, translation: Row | undefined) =>
    translation && isPublished(translation) && isPublic(record) ? textsOf(translation) : undefined

  type Change = { record: Original; before?: Row; after?: Row }

  async function notePublic(tx: Db, { record, before, after }: Change, by: Pick<Editing, 'user' | 'now'>) {
    const { language, title, name } = (after ?? before) as Row
    // The web page of a newsletter shows its versions, which only those edit who may publish them.
    if (!kind.kind) return
    const about = { kind: kind.kind, id: record.id, language, title: title ?? name ?? '' }
    await notePublicChange(tx, { ...about, before: shown(record, before), after: shown(record, after) }, by)
  }

  /** What an editor has not seen must not stay public, unless it is noted for them. */
  const isTakenBack = ({ before, after, user }: Saved<Original, Row>) =>
    kind.takenBack &&
    drafts &&
    before?.status === 'published' &&
    after.status === 'published' &&
    !canAll(user, 'publish', drafts) &&
    !isDeepStrictEqual(textsOf(before), textsOf(after))

  async function save(
    { db, now, user, expectedVersion }: Editing,
    key: TranslationKey,
    input: Input,
    { accepted, autosaved = false }: SaveOptions = {},
  ) {
    const columns = await kind.columnsOf(input, { db, id: key.id })
    return db.transaction(async (tx) => {
      const { record, before } = await lock(tx, key, expectedVersion)
      const progress = drafts && progressOf(user, drafts, before, input)
      kind.check?.(record, input)
      let after = await store(tx, key, {
        ...columns,
        ...progress,
        original_digest: before?.original_digest ?? digestOf(record),
        created_at: before?.created_at ?? now(),
        updated_at: now(),
        updated_by: user.id,
      })
      if (before) {
        const followed = await fresh.afterSave(tx, { record, before, after, input, accepted })
        await rows.update(tx, key, followed)
        after = { ...after, ...followed }
      }
      const by = { user, now: now(), autosaved }
      if (isTakenBack({ record, before, after, ...by })) {
        const back = { status: 'review', sent_by: user.id } as const
        await rows.update(tx, key, back)
        after = { ...after, ...back }
      }
      const saved = { record, before, after, ...by }
      if (kind.noteChange) await kind.noteChange(tx, saved)
      else if (!kind.takenBack) await notePublic(tx, saved, { user, now })
      await history.record(tx, saved)
      const review = { key, original: record, from: before, to: after, input, user }
      if (drafts) await recordReview(tx, { kind: drafts, ...review })
      // Drafts are autosaved every few seconds: these saves must not empty the cache of public pages.
      if (!drafts || [before?.status, after.status].includes('published'))
        await announce(tx, tagsOfTranslated(kind.kind, key.id))
      return detailed(tx, after, record)
    })
  }

  return {
    /** Stores a translation as it is, over the one that there may be. */
    store,
    save,
    listRevisions: history.list,
    readRevision: history.read,
    followOriginal: fresh.followOriginal,

    /** Brings the texts of a revision back by an ordinary save, so that it adds a revision and can be undone. */
    async restore(editing: Editing, key: TranslationKey, revision: number) {
      const { input, accepted } = await history.readInput(editing.db, key, revision)
      return save(editing, key, input, { accepted })
    },

    async remove({ db, user, now, expectedVersion }: Editing, key: TranslationKey) {
      await db.transaction(async (tx) => {
        const { record, before } = await lock(tx, key, expectedVersion)
        if (!before) throw notFound('Translation')
        await rows.delete(tx, key)
        await kind.afterRemoval?.(tx, key)
        await history.forget(tx, key)
        await notePublic(tx, { record, before }, { user, now })
        await announce(tx, tagsOfTranslated(kind.kind, key.id))
      })
    },
  }
}
