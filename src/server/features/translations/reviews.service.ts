import type { TranslationLanguage } from '@shared/entities/translation'
import type { TranslationStatus } from '@shared/statuses'
import type { Db } from '../../db/client'
import type { TranslationMail } from '../../db/schema-mail'
import type { UserRow } from '../../http/route'
import { queueMail } from '../../mail/mails.queries'
import { listReviewers } from '../notes/handovers.service'

/** What has translations that are reviewed before they are published. */
export type ReviewedKind = TranslationMail['original']

type Change = {
  kind: ReviewedKind
  /** Newsletters have a subject. */
  original: { title?: string | null; subject?: string | null }
  key: { id: number; language: TranslationLanguage }
  from: TranslationStatus | undefined
  /** `sent_by`: who has sent it for review. */
  to: { status?: TranslationStatus; sent_by?: number | null; review_note?: string | null }
  user: UserRow
}

function newsOf({ from, to: { status } }: Change): TranslationMail['kind'] | undefined {
  if (from === status) return undefined
  if (status === 'review') return 'translation-review'
  if (from !== 'review') return undefined
  return status === 'published' ? 'translation-published' : 'translation-sent-back'
}

/**
 * Call it in the transaction of a save. Queues mails to the editors about a translation that now waits for review, and to the one who
 * sent it about its answer. Returns whether there may be any.
 */
export async function recordReview(tx: Db, change: Change) {
  const news = newsOf(change)
  if (!news) return false
  const { kind, key, original, to, user } = change
  const told = news === 'translation-review' ? await listReviewers(tx, user.id, kind) : [to.sent_by]
  const about = {
    original: kind,
    originalId: key.id,
    language: key.language,
    title: original.title ?? original.subject ?? '',
    note: to.review_note ?? null,
  }
  for (const userId of told)
    if (userId && userId !== user.id)
      await queueMail(tx, { kind: news, userId, ...about, byId: user.id, by: user.name })
  return true
}
