import type { ArticleUpdate, EndedByStatus, ManagedArticle } from '@shared/entities/article'
import { messages } from '@shared/messages'
import { can } from '@shared/permissions'
import { forbidden, invalid } from '../../http/errors'
import type { Editing } from '../../http/route'
import { NOT_SCHEDULED, type PublicationColumns } from './articles.queries'

const dateOf = (instant: string | null) => (instant === null ? null : new Date(instant))

/** The date of an earlier publication is kept. One that was set ahead means nothing once readers see the article. */
export const publishedOn = (date: Date | null, now: Date) => (date && date <= now ? date : now)

type Save = Pick<ArticleUpdate, 'status' | 'published_at' | 'revised' | 'minor'>

/**
 * The columns of publication after a save or a change of status. The date of the first publication stays, unless an editor
 * corrects it. Publishing and unpublishing by hand end a schedule.
 */
export function publicationAfter(
  article: ManagedArticle,
  { status = article.status, published_at, revised, minor }: Save,
  { user, now }: Pick<Editing, 'user' | 'now'>,
): PublicationColumns {
  const at = now()
  const before = dateOf(article.published_at)
  const date = published_at === undefined ? before : dateOf(published_at)
  const isCorrected = date?.getTime() !== before?.getTime()
  if ((isCorrected || revised || minor) && !can(user, 'publish', 'articles', article)) throw forbidden()
  if (revised && !before) throw invalid({ revised: messages.notYetPublished })
  const isPublished = status === 'published'
  const wasPublished = article.status === 'published'
  if (isPublished && isCorrected) {
    if (wasPublished && !date) throw invalid({ published_at: messages.publicationRequired })
    if (date && date > at) throw invalid({ published_at: messages.publicationFuture })
  }
  return {
    published_at: isPublished ? publishedOn(date, at) : date,
    ...(revised && { revised_at: at }),
    ...(isPublished !== wasPublished && NOT_SCHEDULED),
  }
}

/**
 * The columns of publication after a change of the status was undone. A schedule whose time has come meanwhile stands again, and is
 * followed at once. One of a published article is that of its working copy.
 */
export function restoredPublication(
  article: ManagedArticle,
  { status, restore }: { status: ManagedArticle['status']; restore: EndedByStatus },
  { user, now }: Pick<Editing, 'user' | 'now'>,
): PublicationColumns {
  if (!can(user, 'publish', 'articles', article)) throw forbidden()
  const isPublished = status === 'published'
  const date = dateOf(restore.published_at)
  const publish_at = isPublished && !article.has_working_copy ? null : dateOf(restore.publish_at)
  return {
    published_at: isPublished ? publishedOn(date, now()) : date,
    ...(publish_at ? { publish_at, scheduled_by: user.id } : NOT_SCHEDULED),
  }
}
