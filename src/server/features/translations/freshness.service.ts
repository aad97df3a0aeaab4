import type { ManagedArticle } from '@shared/entities/article'
import { afterOriginalChange, isCurrent, type Unconfirmed } from '@shared/freshness'
import type { Db } from '../../db/client'
import { findRevisionByDigest } from '../revisions/revisions.service'
import { digestOf } from './original-digest.service'
import { listTranslationRows, setFreshness, type TranslationRow } from './translations.queries'

/** What is stored of the state of the original that a translation follows. */
export type Freshness = Pick<TranslationRow, 'original_digest' | 'unconfirmed'>

/** The digest that lists and readers compare with the original's: none matches while something is unconfirmed. */
export const freshness = (unconfirmed: Unconfirmed, original: ManagedArticle): Freshness => ({
  unconfirmed,
  original_digest: isCurrent(unconfirmed) ? digestOf(original) : '',
})

/**
 * What has changed in the original since the translation followed it. A translation from before blocks were compared has only a
 * digest: a version of the original with that digest shows what has changed; without one, all of it counts as new.
 */
export async function unconfirmedOf(
  db: Db,
  original: ManagedArticle,
  { translation, unconfirmed, original_digest }: Freshness & { translation: TranslationRow },
): Promise<Unconfirmed> {
  if (!isCurrent(unconfirmed) || original_digest === digestOf(original)) return unconfirmed
  const before = await findRevisionByDigest(db, original.id, original_digest)
  return afterOriginalChange(unconfirmed, {
    before: before ?? { content: '', blocks: null },
    after: original,
    translation,
    version: original.version,
    isMinor: false,
  })
}

/** Notes in the translations what a change of the original outdates. Call it in the transaction of the change. */
export async function followOriginal(
  tx: Db,
  before: ManagedArticle,
  after: ManagedArticle,
  { isMinor = false }: { isMinor?: boolean } = {},
) {
  if (digestOf(before) === digestOf(after)) return
  for (const translation of await listTranslationRows(tx, after.id)) {
    const known = await unconfirmedOf(tx, before, { ...translation, translation })
    const unconfirmed = afterOriginalChange(known, { before, after, translation, version: after.version, isMinor })
    await setFreshness(tx, after.id, translation.language, freshness(unconfirmed, after))
  }
}
