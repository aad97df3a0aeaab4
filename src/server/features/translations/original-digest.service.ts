import { pick, type TextField } from '@shared/editable-fields'
import type { ManagedArticle } from '@shared/entities/article'
import { TEXT_FIELDS } from '@shared/text-fields'
import { digestTexts } from '../../content/digest'
import type { Db } from '../../db/client'
import { setOriginalDigest } from './translations.queries'

/**
 * Identifies the texts that a translation was made from. The blocks are left out, since the content is made from them, and so are
 * empty fields: a new field must not outdate the existing translations.
 */
export function digestOf(article: Pick<ManagedArticle, Exclude<TextField, 'blocks'>>) {
  const { blocks, ...texts } = TEXT_FIELDS
  return digestTexts(Object.values(pick(article, texts)).filter((value) => value !== null))
}

/** After a save that translations need not follow: those that were up to date stay so. */
export const keepTranslations = (tx: Db, before: ManagedArticle, after: ManagedArticle) =>
  setOriginalDigest(tx, after.id, digestOf(before), digestOf(after))
