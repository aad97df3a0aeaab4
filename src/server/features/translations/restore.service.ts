import { pick, TRANSLATION_REVISION_FIELDS } from '@shared/editable-fields'
import type { Db } from '../../db/client'
import { notFound } from '../../http/errors'
import type { Editing } from '../../http/route'
import { findRevision } from '../revisions/revisions.service'
import { translationsOfArticles } from './article-translations.service'
import type { TranslationKey } from './translation-kind.service'

export async function readTranslationRevision(db: Db, { id, language }: TranslationKey, revision: number) {
  const found = await findRevision(db, { articleId: id, language }, revision)
  if (!found) throw notFound('Version')
  return found
}

/** Brings the texts of a revision back by an ordinary save, so that it adds a revision and can be undone. */
export async function restoreTranslation(editing: Editing, key: TranslationKey, revision: number) {
  const found = await readTranslationRevision(editing.db, key, revision)
  const { original_digest, unconfirmed } = found
  return translationsOfArticles.save(editing, key, pick(found, TRANSLATION_REVISION_FIELDS), {
    accepted: { original_digest: original_digest ?? '', unconfirmed: unconfirmed ?? {} },
  })
}
