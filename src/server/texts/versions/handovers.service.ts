import type { ManagedArticle } from '@shared/entities/article'
import type { NoteInput } from '@shared/entities/note'
import type { Db } from '../../db/client'
import type { DeskMail } from '../../db/schema/mail'
import type { UserRow } from '../../http/route'
import { queueMail } from '../../mail/mails.queries'
import {
  deleteHandover,
  findWriter,
  insertHandover,
  insertNote,
  listParticipants,
  listReviewers,
} from './notes.queries'

type Article = Pick<ManagedArticle, 'id' | 'title'>
type By = { user: Pick<UserRow, 'id' | 'name'>; now: Date }

/** Queues one mail for each of these users, without the author of the news. */
async function tell(
  tx: Db,
  kind: DeskMail['kind'],
  ids: number[],
  { id, title }: Article,
  { user }: By,
  note?: string,
) {
  const others = [...new Set(ids)].filter((userId) => userId !== user.id)
  const about = { articleId: id, title, byId: user.id, by: user.name, note: note ?? null }
  for (const userId of others) await queueMail(tx, { kind, userId, ...about })
}

/**
 * Adds a note, and tells everyone else in the conversation: the writer, and those who have written notes or handed the article over.
 * `told` are the users who get the note in another mail.
 */
export async function writeNote(tx: Db, article: Article, { text, block_id }: NoteInput, by: By, told: number[] = []) {
  const { id: articleId } = article
  const writer = await findWriter(tx, articleId)
  const conversation = [...(writer === null ? [] : [writer]), ...(await listParticipants(tx, articleId))]
  const note = await insertNote(tx, {
    article_id: articleId,
    text,
    block_id: block_id ?? null,
    author_id: by.user.id,
    author_name: by.user.name,
    created_at: by.now,
  })
  const untold = conversation.filter((id) => !told.includes(id))
  await tell(tx, 'article-note', untold, article, by, text)
  return note
}

type Change = By & { before: Pick<ManagedArticle, 'status'> | null; after: ManagedArticle; note?: NoteInput }

/**
 * Call it in the transaction of every save of an article. An article that is now under review is announced to the editors, one that
 * someone else has sent back from there to its writer, both with the note.
 */
export async function recordHandover(tx: Db, { before, after, note, ...by }: Change) {
  const { id, status } = after
  if (before?.status === status || (!before && status !== 'review')) {
    if (note) await writeNote(tx, after, note, by)
    return
  }
  const writer = await findWriter(tx, id)
  const isSentBack = before?.status === 'review' && status === 'draft' && writer !== by.user.id
  const kind = status === 'review' ? 'review' : isSentBack ? 'sent_back' : undefined
  const told =
    kind === 'review' ? await listReviewers(tx, by.user.id) : kind === 'sent_back' && writer !== null ? [writer] : []
  if (note) await writeNote(tx, after, note, by, told)
  await deleteHandover(tx, id)
  if (!kind) return
  await insertHandover(tx, { article_id: id, kind, user_id: by.user.id, created_at: by.now })
  await tell(tx, kind === 'review' ? 'article-review' : 'article-sent-back', told, after, by, note?.text)
}

/** For other features, which must not import the queries. */
export { listReviewers } from './notes.queries'

/** Ends the wait for a review: the scheduler has published the article. */
export const endHandover = deleteHandover
