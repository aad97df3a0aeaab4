import type { LanguageCode } from '@shared/languages'
import type { TranslationStatus } from '@shared/statuses'
import type { ReviewedKind } from '@shared/translation-desk'
import type { Db } from '../db/client'
import type { TranslationMail } from '../db/schema/mail'
import type { UserRow } from '../http/route'
import { queueMail } from '../mail/mails.queries'
import { listReviewers } from '../texts/versions/handovers.service'

/** `sent_by`: who has sent it for review. */
type State = { status?: TranslationStatus; sent_by?: number | null; review_note?: string | null }

type Change = {
  kind: ReviewedKind
  /** Newsletters have a subject. */
  original: { title?: string | null; subject?: string | null }
  key: { id: number; language: LanguageCode }
  from: State | undefined
  to: State
  input: Pick<State, 'review_note'>
  user: UserRow
}

function newsOf({ from: before, to: { status } }: Change): TranslationMail['kind'] | undefined {
  const from = before?.status
  if (from === status) return undefined
  if (status === 'review') return 'translation-review'
  if (from !== 'review') return undefined
  return status === 'published' ? 'translation-published' : 'translation-sent-back'
}

/** What is told with the news. The note goes when the translation is published, but for the mail about that if it is a new one. */
function noteOf({ from, to, input: { review_note = null } }: Change) {
  if (to.status !== 'published') return to.review_note ?? null
  return review_note === (from?.review_note ?? null) ? null : review_note
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
    note: noteOf(change),
  }
  for (const userId of told)
    if (userId && userId !== user.id)
      await queueMail(tx, { kind: news, userId, ...about, byId: user.id, by: user.name })
  return true
}
