import { EVENTS_SLUG } from '@shared/constants'
import { toHtml } from '@shared/content/to-html'
import { type ArticleInput, type ArticleStatus, isEventTarget, type ManagedArticle } from '@shared/entities/article'
import { messages } from '@shared/messages'
import { can, canChangeStatus } from '@shared/permissions'
import { slugify } from '@shared/slugify'
import { recordActivity } from '../../activity'
import type { Db } from '../../db/client'
import { forbidden, invalid, isUniqueViolation, notFound } from '../../errors'
import type { Services, UserRow } from '../../route'
import { sanitiseHtml } from '../../sanitise-html'
import { checkVersion } from '../../versions'
import {
  type ArticleValues,
  deleteArticle,
  findArticle,
  insertArticle,
  listSlugsLike,
  lockArticle,
  setCategories,
  updateArticle,
} from './articles.queries'

type Editing = Services & { user: UserRow; expectedVersion?: number }

/** A published article for anyone, any other for staff. */
export async function readArticle(db: Db, user: UserRow | null, id: number) {
  const article = await findArticle(db, id)
  if (!article || (article.status !== 'published' && !can(user, 'show', 'articles', article))) throw notFound('Article')
  return article
}

/** The HTML is made from the blocks where they are given; without them, the old document no longer fits the HTML. */
function contentValues({ content, blocks }: ArticleInput): Pick<ArticleValues, 'content' | 'blocks'> | undefined {
  if (blocks) return { content: sanitiseHtml(content ?? toHtml(blocks)), blocks }
  if (content !== undefined) return { content: sanitiseHtml(content), blocks: null }
}

/** Leaves room for a number within the length that a slug may have. */
const MAX_DERIVED_SLUG = 150

async function freeSlug(tx: Db, title: string) {
  const base =
    slugify(title)
      .slice(0, MAX_DERIVED_SLUG)
      .replace(/^-+|-+$/g, '') || 'article'
  // An ordinary article whose title is 'Events' must not become one.
  const taken = (await listSlugsLike(tx, base)).add(EVENTS_SLUG)
  let slug = base
  for (let number = 2; taken.has(slug); number += 1) slug = `${base}-${number}`
  return slug
}

const slugConflict = (error: unknown) => {
  throw isUniqueViolation(error) ? invalid({ slug: messages.slugTaken }, 'conflict') : error
}

const publication = (article: ManagedArticle, actor: UserRow) =>
  ({
    kind: 'article_published',
    subject_id: article.id,
    subject_title: article.title,
    actor_name: actor.name,
  }) as const

export async function createArticle({ db, cache, now, user }: Editing, input: ArticleInput) {
  const status = input.status ?? 'draft'
  if (!canChangeStatus(user, 'articles', null, status)) throw forbidden()
  const article = await db
    .transaction(async (tx) => {
      const id = await insertArticle(tx, {
        ...{ title: input.title, excerpt: input.excerpt, image_url: input.image_url ?? null, status },
        ...(contentValues(input) ?? { content: '', blocks: null }),
        slug: input.slug ?? (await freeSlug(tx, input.title)),
        author_id: user.id,
        author_name: user.name,
        created_at: now(),
      })
      await setCategories(tx, id, input.category_ids ?? [])
      const created = (await findArticle(tx, id)) as ManagedArticle
      if (status === 'published') await recordActivity(tx, publication(created, user), now())
      return created
    })
    .catch(slugConflict)
  cache.changed()
  return article
}

/** Locks the article, checks that the client had seen its present state, changes it. */
async function change(
  { db, cache, now, user, expectedVersion }: Editing,
  id: number,
  to: ArticleStatus | undefined,
  apply: (tx: Db, article: ManagedArticle) => Promise<unknown>,
) {
  const changed = await db
    .transaction(async (tx) => {
      const article = await lockArticle(tx, id)
      if (!article) throw notFound('Article')
      checkVersion(expectedVersion, article, article)
      if (to && !canChangeStatus(user, 'articles', article.status, to)) throw forbidden()
      await apply(tx, article)
      const saved = (await findArticle(tx, id)) as ManagedArticle
      if (saved.status === 'published' && article.status !== 'published')
        await recordActivity(tx, publication(saved, user), now())
      return saved
    })
    .catch(slugConflict)
  cache.changed()
  return changed
}

export const saveArticle = (editing: Editing, id: number, input: ArticleInput) =>
  change(editing, id, input.status, async (tx, article) => {
    const slug = input.slug ?? article.slug
    // The schema sees only what was sent: an event whose save does not name its slug is one all the same.
    if (slug === EVENTS_SLUG && !isEventTarget(input.excerpt)) throw invalid({ excerpt: messages.eventTarget })
    await updateArticle(
      tx,
      id,
      {
        ...{ title: input.title, excerpt: input.excerpt, image_url: input.image_url, status: input.status, slug },
        ...contentValues(input),
      },
      editing.now(),
    )
    if (input.category_ids) await setCategories(tx, id, input.category_ids)
  })

export const setArticleStatus = (editing: Editing, id: number, status: ArticleStatus) =>
  change(editing, id, status, (tx) => updateArticle(tx, id, { status }, editing.now()))

export async function removeArticle({ db, cache, expectedVersion }: Editing, id: number) {
  await db.transaction(async (tx) => {
    const article = await lockArticle(tx, id)
    if (!article) throw notFound('Article')
    checkVersion(expectedVersion, article, article)
    await deleteArticle(tx, id)
  })
  cache.changed()
}
