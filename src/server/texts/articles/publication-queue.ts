import type { ManagedArticle } from '@shared/entities/article'
import type { Logger } from 'pino'
import type { Db } from '../../db/client'
import { announce } from '../../http/cache/cache-tags'
import { endHandover } from '../versions/handovers.service'
import { forgetChange, noteUnseenArticle } from '../versions/noted-changes.service'
import { recordRevision } from '../versions/revisions.service'
import { tagsOfChange } from './article-tags'
import {
  type DuePublication,
  findArticle,
  listDuePublications,
  lockArticle,
  NOT_SCHEDULED,
  setSchedule,
  updateArticle,
} from './articles.queries'
import { recordPublication } from './articles.service'
import { publishedOn } from './publication'
import { lackOf } from './scheduling.service'
import { findWorkingCopy, isChangedAfterSchedule, type WorkingCopyRow } from './working-copies.queries'
import { applyWorkingCopy } from './working-copies.service'

type Options = { db: Db; logger: Pick<Logger, 'error' | 'warn'>; now: () => Date }

async function publishDraft(tx: Db, article: ManagedArticle, by: DuePublication['by'], now: Date) {
  const published_at = publishedOn(article.published_at ? new Date(article.published_at) : null, now)
  await updateArticle(tx, article.id, { status: 'published', published_at, ...NOT_SCHEDULED }, now)
  const saved = (await findArticle(tx, article.id)) as ManagedArticle
  const user = { id: by?.id ?? null, name: by?.name ?? article.author_name }
  await recordRevision(tx, article, saved, { user, now, autosaved: false })
  await recordPublication(tx, article, saved, by, now)
  await endHandover(tx, article.id)
  return saved
}

/** What was changed after an editor scheduled the copy is left for an editor to look at. */
async function publishCopy(tx: Db, article: ManagedArticle, copy: WorkingCopyRow, now: Date) {
  const saved = await applyWorkingCopy(tx, article, copy, now)
  if (isChangedAfterSchedule(copy)) await noteUnseenArticle(tx, article, saved, { userId: copy.author_id, now })
  return saved
}

/**
 * Publishes an article whose time has come, or the working copy of a published one, unless its schedule was cancelled or moved, or the article was published, in the
 * meantime. The schedule ends in the same transaction, under the lock of the article's row, so it happens once.
 */
async function publishScheduled({ db, logger, now }: Options, due: DuePublication) {
  await db.transaction(async (tx) => {
    const article = await lockArticle(tx, due.id)
    if (!article || article.publish_at !== due.publish_at) return
    const copy = article.status === 'published' ? await findWorkingCopy(tx, due.id) : undefined
    const text = article.status === 'published' ? copy?.state : article
    if (!text || lackOf(text)) {
      logger.warn({ articleId: due.id }, 'a scheduled article cannot be published; it has no schedule any more')
      await setSchedule(tx, due.id, NOT_SCHEDULED)
      if (article.status !== 'published') await forgetChange(tx, due.id, article.language)
      return
    }
    const saved = copy ? await publishCopy(tx, article, copy, now()) : await publishDraft(tx, article, due.by, now())
    await announce(tx, tagsOfChange(article, saved))
  })
}

/** Publishes what is due, each article by itself: one that fails does not keep the others back. */
export async function publishDue(options: Options) {
  for (const due of await listDuePublications(options.db, options.now()))
    await publishScheduled(options, due).catch((error) =>
      options.logger.error({ err: error, articleId: due.id }, 'could not publish a scheduled article'),
    )
}
