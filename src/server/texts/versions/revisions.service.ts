import { pick, REVISION_FIELDS } from '@shared/editable-fields'
import type { ManagedArticle } from '@shared/entities/article'
import type { Db } from '../../db/client'
import { recordVersion, revisionOf, type Save, type VersionOf } from './record-version.service'
import { type ArticleRevision, revisionsOfArticles } from './revisions.queries'

/** For other features, which must not import the queries. */
export { recordVersion, type VersionOf } from './record-version.service'
export { findRevisionByDigest, revisionsOfArticles } from './revisions.queries'
export { type AnyRevision, type Revisions, revisionsIn } from './revisions-in.queries'

const articleVersion = (article: ManagedArticle): VersionOf<ArticleRevision> => ({
  ...pick(article, REVISION_FIELDS),
  article_id: article.id,
  language: article.language,
  status: article.status,
  // Of translations only.
  translator: null,
  original_digest: null,
  unconfirmed: null,
})

/** Records a new article as its first revision. */
export const recordFirstRevision = (tx: Db, article: ManagedArticle, { user, now, words }: Omit<Save, 'autosaved'>) =>
  recordImportedRevision(tx, { ...article, author_name: user.name }, { author_id: user.id, at: now, words })

/** Records an imported article as its first revision, with the author and the time that it had elsewhere. */
export function recordImportedRevision(
  tx: Db,
  article: ManagedArticle,
  { author_id, at, words }: { author_id: number | null; at: Date; words?: number },
) {
  const author = { author_id, author_name: article.author_name }
  return revisionsOfArticles.insert(tx, revisionOf(revisionsOfArticles, articleVersion(article), author, at, { words }))
}

/** Records the result of a save of an article, in the transaction of the save. `before` is missing if there was nothing. */
export const recordRevision = (tx: Db, before: ManagedArticle | undefined, after: ManagedArticle, save: Save) =>
  recordVersion(
    tx,
    revisionsOfArticles,
    articleVersion(after),
    save,
    before && {
      version: articleVersion(before),
      author_name: before.author_name,
      at: new Date(before.updated_at),
    },
  )
