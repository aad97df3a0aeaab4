import type { ManagedArticle } from '@shared/entities/article'
import type { AcceptedChange, ChangeDetails } from '@shared/entities/change'
import type { LanguageCode } from '@shared/languages'
import type { Db } from '../../db/client'
import { NO_OPTIONAL_FIELDS } from '../../db/schema/absent-fields'
import { AppError, notFound } from '../../http/errors'
import type { Editing } from '../../http/route'
import { CHANGED_MEANWHILE, checkVersion } from '../../http/versions'
import { translationsOfArticles } from '../articles/article-translations.service'
import { findArticle, lockArticle, saveArticle } from '../articles/articles.service'
import { forgetChange } from '../versions/noted-changes.service'
import { findPublicChange, forgetPublicChange, languageOfRemoved } from '../versions/public-changes.service'
import { findChange } from './changes.queries'

async function existingChange(db: Db, articleId: number, language: LanguageCode) {
  const found = await findChange(db, articleId, language)
  if (!found) throw notFound('Change')
  return found
}

const isTranslation = (article: Pick<ManagedArticle, 'language'> | undefined, language: LanguageCode) =>
  article?.language !== language

export async function readChange(db: Db, articleId: number, language: LanguageCode): Promise<ChangeDetails> {
  const { change, accepted } = await existingChange(db, articleId, language)
  const article = await findArticle(db, articleId)
  if (!article) throw notFound('Change')
  const { image_url, image_credit, byline, opening, slug } = article
  const texts = isTranslation(article, language)
    ? await translationsOfArticles.read(db, { id: articleId, language })
    : article
  return {
    ...change,
    // A change that was noted before articles had languages does not name one.
    accepted: { ...NO_OPTIONAL_FIELDS, image_url, image_credit, byline, opening, slug, language, ...accepted },
    present: { image_url, image_credit, byline, opening, slug, ...texts },
  }
}

/** The lock on the article's row keeps a save from coming between the check of the version and the deletion. */
export const acceptChange = ({ db, expectedVersion }: Editing, articleId: number, language: LanguageCode) =>
  db.transaction(async (tx) => {
    if (!(await lockArticle(tx, articleId))) throw notFound('Change')
    const { change } = await existingChange(tx, articleId, language)
    checkVersion(expectedVersion, change, change)
    await forgetChange(tx, articleId, language)
  })

/**
 * Accepts a change of any kind. Refuses if the record has been changed since the editor looked. An article may be listed twice: for its
 * text, and for its author.
 */
export const acceptAnyChange = (db: Db, { kind, record_id: id, at, ...of }: AcceptedChange) =>
  db.transaction(async (tx) => {
    const article = kind === 'articles' ? await lockArticle(tx, id) : undefined
    const language = of.language ?? article?.language ?? (await languageOfRemoved(tx, { kind, id, at }))
    const text = article ? (await findChange(tx, id, language))?.change.changed_at : undefined
    const other = (await findPublicChange(tx, { kind, id, language }))?.changed_at.toISOString()
    if (!text && !other) throw notFound('Change')
    if (at !== undefined && at !== text && at !== other) throw new AppError('conflict', CHANGED_MEANWHILE)
    const isMeant = (each: string | undefined) => each !== undefined && (at === undefined || at === each)
    if (isMeant(text)) await forgetChange(tx, id, language)
    if (isMeant(other)) await forgetPublicChange(tx, { kind, id, language })
  })

/**
 * Brings back what was last accepted, by an ordinary save: it leaves a revision, refuses to overwrite a newer version, and, as the
 * save of an editor, forgets the change.
 */
export async function revertChange(editing: Editing, articleId: number, language: LanguageCode) {
  const { accepted, change } = await existingChange(editing.db, articleId, language)
  // The save must not overwrite what is newer than the state that was just read.
  const save = { ...editing, expectedVersion: editing.expectedVersion ?? change.version }
  const { original_digest = '', unconfirmed = {}, ...fields } = accepted
  if (isTranslation(await findArticle(editing.db, articleId), language))
    await translationsOfArticles.save(save, { id: articleId, language }, fields, {
      accepted: { original_digest, unconfirmed },
    })
  else await saveArticle(save, articleId, fields, false)
}
