import { EVENTS_SLUG } from '@shared/article-rules'
import { normaliseDocument } from '@shared/content/normalise-document'
import { toHtml } from '@shared/content/to-html'
import { ArticleInput } from '@shared/entities/article'
import { messages } from '@shared/messages'
import { canChangeStatus } from '@shared/permissions'
import { slugify } from '@shared/slugify'
import type { ArticleStatus } from '@shared/statuses'
import { noteActivity } from '../overview'
import { checkVersion, forbidden, invalid, invalidFields, notFound } from '../refusals'
import { forgetRevisions, noteFirstRevision, noteRevision } from '../revisions'
import { definedOnly, touch } from '../rows'
import type { State, StoredArticle, StoredUser } from '../state'
import { forgetTranslations } from '../translations'

type Editing = {
  state: State
  user: StoredUser
  params: { id: number }
  expectedVersion: number | undefined
  /** By its form, rather than by hand. */
  autosaved?: boolean
}

/** The HTML is made from the blocks where they are given; without them, the old document no longer fits the HTML. */
export function contentValues({ content, blocks }: Pick<ArticleInput, 'content' | 'blocks'>) {
  if (blocks) {
    const document = normaliseDocument(blocks)
    return { content: toHtml(document), blocks: document }
  }
  if (content !== undefined) return { content, blocks: null }
}

const isTaken = (state: State, slug: string, by?: StoredArticle) =>
  slug !== EVENTS_SLUG && state.articles.some((article) => article.slug === slug && article !== by)

function freeSlug(state: State, title: string, by?: StoredArticle) {
  const base = slugify(title) || 'article'
  let slug = base
  // An ordinary article whose title is 'Events' must not become one.
  for (let number = 2; slug === EVENTS_SLUG || isTaken(state, slug, by); number += 1) slug = `${base}-${number}`
  return slug
}

function checkSlug(state: State, slug: string | null | undefined, by?: StoredArticle) {
  if (slug && isTaken(state, slug, by)) throw invalid({ slug: messages.slugTaken }, 'conflict')
}

const knownCategories = (state: State, ids: number[]) =>
  state.categories.map((category) => category.id).filter((id) => ids.includes(id))

const notePublication = (state: State, { id, title }: StoredArticle, { name }: StoredUser) =>
  noteActivity(state, { kind: 'article_published', subject_id: id, subject_title: title, actor_name: name })

export function createArticle(state: State, user: StoredUser, input: ArticleInput) {
  const status = input.status ?? 'draft'
  if (!canChangeStatus(user, 'articles', null, status)) throw forbidden()
  checkSlug(state, input.slug)
  const now = new Date().toISOString()
  const article: StoredArticle = {
    ...{ id: state.newId(state.articles), title: input.title, excerpt: input.excerpt, status },
    ...(contentValues(input) ?? { content: '', blocks: null }),
    image_url: input.image_url ?? null,
    slug: input.slug ?? freeSlug(state, input.title),
    category_ids: knownCategories(state, input.category_ids ?? []),
    ...{ author_name: user.name, views: 0, created_at: now, updated_at: now, version: 1 },
    published_at: status === 'published' ? now : null,
  }
  state.articles.push(article)
  noteFirstRevision(state, article, user)
  if (status === 'published') notePublication(state, article, user)
  return article
}

/** The article, if the client had seen its present state and the user may take it to this status. */
function openArticle({ state, user, params, expectedVersion }: Editing, to?: ArticleStatus) {
  const article = state.articles.find((each) => each.id === params.id)
  if (!article) throw notFound('Article')
  checkVersion(expectedVersion, article, article)
  if (to && !canChangeStatus(user, 'articles', article.status, to)) throw forbidden()
  return article
}

export function saveArticle(editing: Editing, input: ArticleInput) {
  const { state } = editing
  const article = openArticle(editing, input.status)
  // The rule for an event's excerpt holds as well where the save leaves out the slug that makes it an event.
  const slug = input.slug === null ? freeSlug(state, input.title, article) : input.slug
  const whole = ArticleInput.safeParse({ ...input, slug: slug ?? article.slug })
  if (!whole.success) throw invalidFields(whole.error.issues)
  checkSlug(state, input.slug, article)
  const { title, excerpt, image_url, status, category_ids } = input
  return change(editing, article, {
    ...definedOnly({ title, excerpt, image_url, status, slug }),
    ...contentValues(input),
    ...(category_ids && { category_ids: knownCategories(state, category_ids) }),
  })
}

export const setArticleStatus = (editing: Editing, status: ArticleStatus) =>
  change(editing, openArticle(editing, status), { status })

function change({ state, user, autosaved = false }: Editing, article: StoredArticle, values: Partial<StoredArticle>) {
  const before = { ...article }
  Object.assign(article, values, touch(article))
  if (article.status === 'published') article.published_at ??= article.updated_at
  noteRevision(state, before, article, { user, autosaved })
  if (before.status !== 'published' && article.status === 'published') notePublication(state, article, user)
  return article
}

export function removeArticle(editing: Editing) {
  const article = openArticle(editing)
  editing.state.articles.splice(editing.state.articles.indexOf(article), 1)
  forgetRevisions(editing.state, article.id)
  forgetTranslations(editing.state, article.id)
}
