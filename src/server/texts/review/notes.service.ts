import type { NoteInput } from '@shared/entities/note'
import { notFound } from '../../http/errors'
import type { Editing } from '../../http/route'
import { lockArticle } from '../articles/articles.service'
import { writeNote } from '../versions/handovers.service'

export async function addNote({ db, mail, now, user }: Editing, articleId: number, input: NoteInput) {
  const note = await db.transaction(async (tx) => {
    // Locked, so that the article is not deleted at the same time.
    const article = await lockArticle(tx, articleId)
    if (!article) throw notFound('Article')
    return writeNote(tx, article, input, { user, now: now() })
  })
  mail.notify()
  return note
}
