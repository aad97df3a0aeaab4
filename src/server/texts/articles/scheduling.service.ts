import { isBlankHtml } from '@shared/content/html'
import type { ManagedArticle, PublicationSchedule } from '@shared/entities/article'
import { messages } from '@shared/messages'
import { isBlank } from '@shared/validation'
import type { Db } from '../../db/client'
import { AppError, invalid, notFound } from '../../http/errors'
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
  const publish_at = new Date(schedule.publish_at)
  if (publish_at <= now()) throw invalid({ publish_at: messages.sendTimePast })
  return db.transaction(async (tx) => {
    const article = await lockForSchedule(tx, id, expectedVersion)
    const copy = article.status === 'published' ? await findWorkingCopy(tx, id) : undefined
    const text = article.status === 'published' ? copy?.state : article
    if (!text) throw invalid({ publish_at: messages.articlePublished })
    const lack = lackOf(text)
    if (lack) throw invalid(lack)
    await setSchedule(tx, id, { publish_at, scheduled_by: user.id })
    // The editor has seen the text as it is now.
    if (copy) await setScheduledVersion(tx, id, copy.version)
    else await forgetChange(tx, id, article.language)
    return (await findArticle(tx, id)) as ManagedArticle
  })
}

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
