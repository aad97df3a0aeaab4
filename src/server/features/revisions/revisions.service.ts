import { isDeepStrictEqual } from 'node:util'
import { AUTOSAVE_FOLD_MS } from '@shared/article-rules'
import { countWords } from '@shared/content/reading'
import { pick, REVISION_FIELDS, TRANSLATION_REVISION_FIELDS } from '@shared/editable-fields'
import type { ManagedArticle } from '@shared/entities/article'
import { DEFAULT_LANGUAGE, type LanguageCode } from '@shared/languages'
import type { Db } from '../../db/client'
import {
  findNewestRevision,
  insertRevision,
  type NewRevision,
  pruneRevisions,
  type RevisionRow,
  updateRevision,
} from './revisions.queries'

export { deleteRevisions, findRevision, findRevisionByDigest, listRevisions } from './revisions.queries'

type Author = Pick<NewRevision, 'author_id' | 'author_name'>
/** `words` are those of new content, counted when it was converted. */
type Save = { user: { id: number | null; name: string }; now: Date; autosaved: boolean; words?: number }

/** A state of a text as revisions keep it. */
type Version = Omit<NewRevision, 'language' | 'words' | 'autosaved' | 'begun_at' | 'created_at' | keyof Author> & {
  language: LanguageCode
}

const articleVersion = (article: ManagedArticle): Version => ({
  ...pick(article, REVISION_FIELDS),
  article_id: article.id,
  language: DEFAULT_LANGUAGE,
  status: article.status,
})

const revisionOf = (
  version: Version,
  author: Author,
  at: Date,
  { autosaved = false, words = countWords(version.content) }: Partial<Save>,
): NewRevision => ({ ...version, ...author, words, autosaved, begun_at: at, created_at: at })

/** A revision that was published stays marked as such, even after the text is withdrawn. */
const statusOf = (newest: RevisionRow, { status }: Version) => (newest.status === 'published' ? newest.status : status)

const foldsInto = (newest: RevisionRow, { user, now, autosaved }: Save) =>
  autosaved &&
  newest.autosaved &&
  newest.author_id === user.id &&
  newest.status !== 'published' &&
  now.getTime() - newest.begun_at.getTime() < AUTOSAVE_FOLD_MS

/** What people write. Blocks are compared without the document's time, which the editor updates at every reading. */
const written = (version: Version) => ({
  ...pick(version, REVISION_FIELDS),
  ...pick(version, TRANSLATION_REVISION_FIELDS),
  blocks: version.blocks?.blocks,
})

/** Records a new article as its first revision. */
export const recordFirstRevision = (tx: Db, article: ManagedArticle, { user, now, words }: Omit<Save, 'autosaved'>) =>
  insertRevision(
    tx,
    revisionOf(articleVersion(article), { author_id: user.id, author_name: user.name }, now, { words }),
  )

/** Records an imported article as its first revision, with the author and the time that it had elsewhere. */
export const recordImportedRevision = (
  tx: Db,
  article: ManagedArticle,
  { author_id, at, words }: { author_id: number | null; at: Date; words: number },
) =>
  insertRevision(
    tx,
    revisionOf(articleVersion(article), { author_id, author_name: article.author_name }, at, { words }),
  )

/** Records the result of a save of an article, in the transaction of the save. */
export const recordRevision = (tx: Db, before: ManagedArticle, after: ManagedArticle, save: Save) =>
  recordVersion(tx, articleVersion(after), save, {
    ...articleVersion(before),
    author_name: before.author_name,
    at: new Date(before.updated_at),
  })

/**
 * Records the result of a save, in its transaction. A save that changes nothing adds no revision; a manual one still protects the
 * newest revision from being replaced by the next autosave. `before` is missing for a text that is new.
 */
export async function recordVersion(
  tx: Db,
  version: Version,
  save: Save,
  before?: Version & { author_name: string; at: Date },
) {
  const { user, now, autosaved } = save
  const text = { articleId: version.article_id, language: version.language }
  const newest = before && (await findNewestRevision(tx, text))
  if (before && isDeepStrictEqual(written(before), written(version))) {
    if (newest)
      await updateRevision(tx, newest.id, { status: statusOf(newest, version), ...(!autosaved && { autosaved }) })
    return
  }
  // A text from before its revisions were kept: its earlier state becomes the first revision.
  if (before && !newest) {
    const { at, author_name, ...earlier } = before
    await insertRevision(tx, revisionOf(earlier, { author_id: null, author_name }, at, {}))
  }
  const words = save.words ?? (before?.content === version.content ? newest?.words : undefined)
  const revision = revisionOf(version, { author_id: user.id, author_name: user.name }, now, { autosaved, words })
  if (newest && foldsInto(newest, save)) {
    await updateRevision(tx, newest.id, { ...revision, begun_at: newest.begun_at })
    return
  }
  await insertRevision(tx, revision)
  await pruneRevisions(tx, text)
}
