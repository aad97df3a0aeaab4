import { isPublicArticle } from '@shared/article-rules'
import type { ManagedArticle } from '@shared/entities/article'
import type { ArticleBulkEdit, ArticleBulkResult } from '@shared/entities/article-bulk'
import { canAll } from '@shared/permissions'
import { announce } from '../../http/cache/cache-tags'
import { AppError, forbidden, invalid, notFound } from '../../http/errors'
import type { Editing } from '../../http/route'
import { notePublicChange } from '../versions/public-changes.service'
import { findArticle, lockArticle } from './articles.queries'
import { saveArticle } from './articles.service'
import { findStaff, setAuthor } from './authors.queries'

type Author = { id: number; name: string }

/** The article's categories after the change; undefined if they stay as they are. */
function categoriesAfter(
  { category_ids }: ManagedArticle,
  { add_category_ids: added = [], remove_category_ids: removed = [] }: ArticleBulkEdit,
) {
  const after = [...new Set([...category_ids, ...added])].filter((id) => !removed.includes(id))
  const isSame = after.length === category_ids.length && after.every((id) => category_ids.includes(id))
  return isSame ? undefined : after
}

/** Status and categories change by an ordinary save, with its checks, its revision and its notice for editors. */
async function editArticle(editing: Editing, article: ManagedArticle, edit: ArticleBulkEdit, author?: Author) {
  const { id, title, excerpt, version: expectedVersion } = article
  const category_ids = categoriesAfter(article, edit)
  const status = edit.status === article.status ? undefined : edit.status
  if (category_ids || status)
    await saveArticle({ ...editing, expectedVersion }, id, { title, excerpt, category_ids, status }, false)
  if (!author) return
  const { db, now } = editing
  await db.transaction(async (tx) => {
    const before = await lockArticle(tx, id)
    if (!before) throw notFound('Article')
    await setAuthor(tx, id, author, now())
    if (!isPublicArticle(before)) return
    const { language, title } = before
    const states = { before: { author_id: before.author_id }, after: { author_id: author.id } }
    await notePublicChange(tx, { kind: 'articles', id, language, title, ...states }, editing)
    await announce(tx)
  })
}

async function authorOf({ db, user }: Editing, { author_id }: ArticleBulkEdit) {
  if (author_id === undefined) return undefined
  if (!canAll(user, 'assign', 'articles')) throw forbidden()
  const author = await findStaff(db, author_id)
  if (!author) throw invalid({ author_id: 'Choose someone on the team' })
  return author
}

/** Changes each of these articles separately: one that cannot be changed does not keep the others from it. */
export async function editArticles(editing: Editing, edit: ArticleBulkEdit): Promise<ArticleBulkResult> {
  const author = await authorOf(editing, edit)
  // Always in the same order: two calls that hold some of the articles would wait for each other.
  const ids = [...new Set(edit.ids)].sort((one, other) => one - other)
  const failed: ArticleBulkResult['failed'] = []
  for (const id of ids) {
    const article = await findArticle(editing.db, id)
    try {
      if (!article) throw notFound('Article')
      await editArticle(editing, article, edit, author)
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      failed.push({ id, title: article?.title ?? null, message: error.message })
    }
  }
  return { changed: ids.length - failed.length, failed }
}
