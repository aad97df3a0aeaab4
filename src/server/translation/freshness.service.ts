import type { Texts } from '@shared/content/parts'
import {
  afterOriginalChange,
  afterTranslationSave,
  isCurrent,
  outdatedParts,
  type Unconfirmed,
} from '@shared/freshness'
import type { LanguageCode } from '@shared/languages'
import type { Db } from '../db/client'
import { type Following, type Freshness, rowsOf, type TranslationTable } from './translation-rows'

/** `language`: of an original that may be written in another language than English. */
export type Followed = Texts & { id: number; version: number; language?: LanguageCode }

/** What the translator has confirmed with a save, and the version of the original that was on the screen. */
export type FollowInput = { confirmed?: string[]; original_version?: number }

export type FreshnessKind<Original extends Followed> = {
  table: TranslationTable
  /** Identifies the texts that translations are made from. */
  digestOf: (record: Original) => string
  /** The version of the record with this digest, where old versions are kept. */
  earlier?: (db: Db, id: number, digest: string) => Promise<Texts | undefined>
}

type Save<Original, Row> = {
  record: Original
  before: Row
  after: Row
  input: FollowInput
  /** What the texts followed when they were saved before, if they are brought back. */
  accepted?: Partial<Freshness>
}

/** Notes which changes of the originals of one kind their translations do not follow yet. */
export function freshnessOf<Original extends Followed, Row extends Following>({
  table,
  digestOf,
  earlier,
}: FreshnessKind<Original>) {
  const rows = rowsOf<Row>(table)

  /** Lists and readers compare the digest with the original's: none matches while something is unconfirmed. */
  const stored = (unconfirmed: Unconfirmed, original: Original): Freshness => ({
    unconfirmed,
    original_digest: isCurrent(unconfirmed) ? digestOf(original) : '',
  })

  /**
   * What has changed in the original since the translation followed it. A translation from before parts were compared has only a
   * digest: a version of the original with that digest shows what has changed; without one, all of it counts as new.
   */
  async function unconfirmedOf(
    db: Db,
    original: Original,
    translation: Row,
    state: Freshness = translation,
  ): Promise<Unconfirmed> {
    return isCurrent(state.unconfirmed) ? unconfirmedSince(db, original, translation, state) : state.unconfirmed
  }

  /** What was unconfirmed when the original had this digest, and what has changed since. */
  async function unconfirmedSince(
    db: Db,
    original: Original,
    translation: Row,
    { unconfirmed, original_digest }: Freshness,
  ): Promise<Unconfirmed> {
    if (original_digest === digestOf(original)) return unconfirmed
    return afterOriginalChange(unconfirmed, {
      before: (await earlier?.(db, original.id, original_digest)) ?? {},
      after: original,
      translation,
      version: original.version,
      isMinor: false,
    })
  }

  return {
    /** Notes in the translations what a change of the original outdates. Call it in the transaction of the change. */
    async followOriginal(tx: Db, before: Original, after: Original, { isMinor = false }: { isMinor?: boolean } = {}) {
      if (digestOf(before) === digestOf(after)) return
      for (const translation of await rows.list(tx, after.id)) {
        const unconfirmed = afterOriginalChange(await unconfirmedOf(tx, before, translation), {
          before,
          after,
          translation,
          version: after.version,
          isMinor,
        })
        // Not a save of the translation, so its version stays.
        await rows.update(tx, { id: after.id, language: translation.language }, stored(unconfirmed, after))
      }
    },

    /** What a translation follows after a save. */
    async afterSave(tx: Db, { record, before, after, input, accepted }: Save<Original, Row>): Promise<Freshness> {
      const then = { unconfirmed: {}, original_digest: '', ...accepted }
      // With the digest, what has changed since is known, whatever was followed or confirmed in between.
      if (then.original_digest) return stored(await unconfirmedSince(tx, record, after, then), record)
      const known = await unconfirmedOf(tx, record, before)
      if (accepted) {
        return stored({ ...known, ...(await unconfirmedOf(tx, record, after, then)) }, record)
      }
      const unconfirmed = afterTranslationSave(known, {
        before,
        after,
        original: record,
        confirmed: input.confirmed,
        seen: input.original_version,
      })
      return stored(unconfirmed, record)
    },

    /** What a translator sees of it. */
    async describe(db: Db, translation: Row, record: Original) {
      const unconfirmed = await unconfirmedOf(db, record, translation)
      const earlierTexts = Object.entries(unconfirmed).flatMap(([id, { before }]) =>
        before === null ? [] : [[id, before] as const],
      )
      return {
        outdated_blocks: outdatedParts(unconfirmed, record),
        earlier_texts: Object.fromEntries(earlierTexts),
      }
    },
  }
}
