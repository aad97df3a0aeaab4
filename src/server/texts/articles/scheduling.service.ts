import { isBlankHtml } from '@shared/content/html'
import type { ManagedArticle, PublicationSchedule } from '@shared/entities/article'
import { messages } from '@shared/messages'
import { canAll } from '@shared/permissions'
import { isBlank } from '@shared/validation'
import { eq } from 'drizzle-orm'
import type { Db } from '../../db/client'
import { articles } from '../../db/schema/core'
import { AppError, forbidden, invalid, notFound } from '../../http/errors'
import type { Editing } from '../../http/route'
import { checkVersion } from '../../http/versions'
import { forgetChange } from '../versions/noted-changes.service'
import { findArticle, lockArticle, NOT_SCHEDULED, setSchedule } from './articles.queries'
import { findWorkingCopy, setScheduledVersion } from './working-copies.queries'

/** What an article lacks that may not be published unseen; undefined if nothing. */
export function lackOf({
  title,
  excerpt,
  content,
}: Pick<ManagedArticle, 'title' | 'excerpt' | 'content'>): Record<string, string> | undefined {
  if (isBlank(title)) return { title: messages.titleRequired }
  if (isBlank(excerpt)) return { excerpt: messages.excerptRequired }
  if (isBlankHtml(content)) return { content: messages.textRequired }
}

/** The moment of a schedule, which has to be to come. */
function ahead(moment: string, field: string, now: Date) {
  const at = new Date(moment)
  if (at <= now) throw invalid({ [field]: messages.sendTimePast })
  return at
}

async function lockForSchedule(tx: Db, id: number, expectedVersion: number | undefined) {
  const article = await lockArticle(tx, id)
  if (!article) throw notFound('Article')
  checkVersion(expectedVersion, article, article)
  return article
}

/**
 * Schedules an article, or the working copy of a published one. A schedule changes nothing that a save could overwrite, so it
 * keeps the version: writers go on without a conflict.
 */
export async function scheduleArticle(
  { db, now, user, expectedVersion }: Editing,
  id: number,
  schedule: PublicationSchedule,
) {
  return db.transaction(async (tx) => {
    const article = await lockForSchedule(tx, id, expectedVersion)
    await scheduleIn(tx, article, schedule, { user, now })
    return (await findArticle(tx, id)) as ManagedArticle
  })
}

/** The same in the transaction of a save, which has locked the article. */
export async function scheduleIn(
  tx: Db,
  article: ManagedArticle,
  schedule: PublicationSchedule,
  { user, now }: Pick<Editing, 'user' | 'now'>,
) {
  if (!canAll(user, 'publish', 'articles')) throw forbidden()
  const publish_at = ahead(schedule.publish_at, 'publish_at', now())
  const copy = article.status === 'published' ? await findWorkingCopy(tx, article.id) : undefined
  const text = article.status === 'published' ? copy?.state : article
  if (!text) throw invalid({ publish_at: messages.articlePublished })
  const lack = lackOf(text)
  if (lack) throw invalid(lack)
  await setSchedule(tx, article.id, { publish_at, scheduled_by: user.id })
  // The editor has seen the text as it is now.
  if (copy) await setScheduledVersion(tx, article.id, copy.version)
  else await forgetChange(tx, article.id, article.language)
}

/**
 * Moves a schedule that there is. Who moves it has not looked at the text: what was changed since it was scheduled is still to be looked
 * at, and it stays the schedule of the one who made it.
 */
export const moveSchedule = ({ db, now, expectedVersion }: Editing, id: number, at: string) =>
  db.transaction(async (tx) => {
    const publish_at = ahead(at, 'at', now())
    const article = await lockForSchedule(tx, id, expectedVersion)
    if (!article.publish_at) throw new AppError('conflict', messages.notScheduled)
    await tx.update(articles).set({ publish_at }).where(eq(articles.id, id))
    return { article: { ...article, publish_at: publish_at.toISOString() }, before: article.publish_at }
  })

export const cancelSchedule = ({ db, expectedVersion }: Editing, id: number) =>
  db.transaction(async (tx) => {
    const article = await lockForSchedule(tx, id, expectedVersion)
    const isOver = article.status === 'published' && !article.publish_at && !article.has_working_copy
    if (isOver) throw new AppError('conflict', messages.articlePublished)
    await setSchedule(tx, id, NOT_SCHEDULED)
    if (article.status === 'published') await setScheduledVersion(tx, id, null)
    else await forgetChange(tx, id, article.language)
    return { ...article, publish_at: null }
  })
