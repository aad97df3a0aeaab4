import { AUTOSAVE_FOLD_MS, MAX_REVISIONS } from '@shared/article-rules'
import { countWords } from '@shared/content/reading'
import type { State, StoredArticle, StoredRevision, StoredUser } from './state'

/** What the server keeps of each save of an article; its rules are in src/server/features/revisions. */

const keptPart = ({ title, excerpt, content, blocks, image_url }: StoredArticle) => ({
  ...{ title, excerpt, content, blocks, image_url },
})

const outline = (article: StoredArticle) =>
  JSON.stringify({ ...keptPart(article), blocks: article.blocks?.blocks ?? null })

const ofArticle = (state: State, id: number) => state.revisions.filter(({ article_id }) => article_id === id)

const revisionOf = (state: State, article: StoredArticle, author: Pick<StoredUser, 'id' | 'name'>, at: string) => ({
  ...keptPart(structuredClone(article)),
  ...{ id: state.newId(state.revisions), article_id: article.id, status: article.status },
  ...{ words: countWords(article.content), author_id: author.id, author_name: author.name },
  ...{ autosaved: false, begun_at: at, created_at: at },
})

export const noteFirstRevision = (state: State, article: StoredArticle, user: StoredUser) =>
  state.revisions.push(revisionOf(state, article, user, article.created_at))

const foldsInto = (newest: StoredRevision, user: StoredUser, now: string) =>
  newest.autosaved &&
  newest.author_id === user.id &&
  newest.status !== 'published' &&
  Date.parse(now) - Date.parse(newest.begun_at) < AUTOSAVE_FOLD_MS

export function noteRevision(
  state: State,
  before: StoredArticle,
  after: StoredArticle,
  { user, autosaved }: { user: StoredUser; autosaved: boolean },
) {
  const newest = ofArticle(state, after.id).at(-1)
  if (outline(before) === outline(after)) {
    if (!newest) return
    if (newest.status !== 'published') newest.status = after.status
    newest.autosaved &&= autosaved
    return
  }
  if (!newest) state.revisions.push(revisionOf(state, before, { id: 0, name: before.author_name }, before.updated_at))
  const revision = { ...revisionOf(state, after, user, after.updated_at), autosaved }
  if (newest && autosaved && foldsInto(newest, user, revision.created_at)) {
    Object.assign(newest, revision, { id: newest.id, begun_at: newest.begun_at })
    return
  }
  state.revisions.push(revision)
  prune(state, after.id)
}

function prune(state: State, articleId: number) {
  const all = ofArticle(state, articleId)
  const surplus = all.length - MAX_REVISIONS
  if (surplus <= 0) return
  const older = all.slice(1, -MAX_REVISIONS / 2)
  const unseen = older.filter(({ status }) => status !== 'published')
  const dropped = new Set([...unseen, ...older.filter(({ status }) => status === 'published')].slice(0, surplus))
  state.revisions = state.revisions.filter((revision) => !dropped.has(revision))
}

/** The newest first. */
export const revisionsOf = (state: State, articleId: number) => ofArticle(state, articleId).reverse()

export function forgetRevisions(state: State, articleId: number) {
  state.revisions = state.revisions.filter(({ article_id }) => article_id !== articleId)
}
