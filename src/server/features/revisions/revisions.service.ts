import { isDeepStrictEqual } from 'node:util'
import { AUTOSAVE_FOLD_MS } from '@shared/article-rules'
import { countWords } from '@shared/content/reading'
import type { ManagedArticle } from '@shared/entities/article'
import type { Db } from '../../db/client'
import {
  findNewestRevision,
  insertRevision,
  keptPart,
  type NewRevision,
  pruneRevisions,
  type RevisionRow,
  updateRevision,
} from './revisions.queries'

export { findRevisionByDigest } from './revisions.queries'

type Author = Pick<NewRevision, 'author_id' | 'author_name'>
/** `words` are those of new content, counted when it was converted. */
type Save = { user: { id: number | null; name: string }; now: Date; autosaved: boolean; words?: number }

const revisionOf = (
  article: ManagedArticle,
  author: Author,
  at: Date,
  { autosaved = false, words = countWords(article.content) }: Partial<Save>,
): NewRevision => ({
  ...keptPart(article),
  ...author,
  article_id: article.id,
  status: article.status,
  words,
  autosaved,
  begun_at: at,
  created_at: at,
})

/** A revision that was published stays marked as such, even after the article is unpublished. */
const statusOf = (newest: RevisionRow, article: ManagedArticle) =>
  newest.status === 'published' ? newest.status : article.status

const foldsInto = (newest: RevisionRow, { user, now, autosaved }: Save) =>
  autosaved &&
  newest.autosaved &&
  newest.author_id === user.id &&
  newest.status !== 'published' &&
  now.getTime() - newest.begun_at.getTime() < AUTOSAVE_FOLD_MS

/** Compares blocks without the document's time, which the editor updates at every reading. */
const isSame = (before: ManagedArticle, after: ManagedArticle) =>
  isDeepStrictEqual(
    { ...keptPart(before), blocks: before.blocks?.blocks },
    { ...keptPart(after), blocks: after.blocks?.blocks },
  )

/** Records a new article as its first revision. */
export const recordFirstRevision = (tx: Db, article: ManagedArticle, { user, now, words }: Omit<Save, 'autosaved'>) =>
  insertRevision(tx, revisionOf(article, { author_id: user.id, author_name: user.name }, now, { words }))

/** Records an imported article as its first revision, with the author and the time that it had elsewhere. */
export const recordImportedRevision = (
  tx: Db,
  article: ManagedArticle,
  { author_id, at, words }: { author_id: number | null; at: Date; words: number },
) => insertRevision(tx, revisionOf(article, { author_id, author_name: article.author_name }, at, { words }))

/**
 * Records the result of a save, in the transaction of the save. A save that changes nothing adds no revision; a manual one
 * still protects the newest revision from being replaced by the next autosave.
 */
export async function recordRevision(tx: Db, before: ManagedArticle, after: ManagedArticle, save: Save) {
  const { user, now, autosaved } = save
  const newest = await findNewestRevision(tx, after.id)
  if (isSame(before, after)) {
    if (newest)
      await updateRevision(tx, newest.id, { status: statusOf(newest, after), ...(!autosaved && { autosaved }) })
    return
  }
  // An article from before revisions existed: its earlier state becomes the first revision.
  if (!newest) {
    const author = { author_id: null, author_name: before.author_name }
    await insertRevision(tx, revisionOf(before, author, new Date(before.updated_at), {}))
  }
  const words = save.words ?? (before.content === after.content ? newest?.words : undefined)
  const revision = revisionOf(after, { author_id: user.id, author_name: user.name }, now, { autosaved, words })
  if (newest && foldsInto(newest, save)) {
    await updateRevision(tx, newest.id, { ...revision, begun_at: newest.begun_at })
    return
  }
  await insertRevision(tx, revision)
  await pruneRevisions(tx, after.id)
}
