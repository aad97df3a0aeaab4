import type { NoteInput } from '@shared/entities/note'
import { canAll } from '@shared/permissions'
import { notFound } from '../../http/errors'
import type { Editing, PartialHandlers } from '../../http/route'
import { listOverdue } from '../../jobs/overdue'
import { listDueNotices } from '../../places/due-notices.service'
import { articleExists, lockArticle } from '../articles/articles.service'
import { listLatePieces } from '../articles/planning.service'
import { writeNote } from '../versions/handovers.service'
import { listNotes } from '../versions/notes.queries'
import { listDesk } from './desk.queries'

const addNote = ({ db, now, user }: Editing, articleId: number, input: NoteInput) =>
  db.transaction(async (tx) => {
    // Locked, so that the article is not deleted at the same time.
    const article = await lockArticle(tx, articleId)
    if (!article) throw notFound('Article')
    return writeNote(tx, article, input, { user, now: now() })
  })

export const noteHandlers = {
  'GET /api/articles/:id/notes': async ({ db, params: { id }, query }) => {
    if (!(await articleExists(db, id))) throw notFound('Article')
    return listNotes(db, id, query)
  },
  'POST /api/articles/:id/notes': async ({ params, body, ...context }) => ({
    message: 'Note added',
    note: await addNote(context, params.id, body),
  }),
  'GET /api/dashboard/desk': async ({ db, config, user, now, query }) => {
    const late = canAll(user, 'list', 'articles') ? await listLatePieces(db, user) : []
    const work = canAll(user, 'send', 'newsletters') ? await listOverdue(db, config) : undefined
    return {
      ...(await listDesk(db, user, query, now())),
      notices: canAll(user, 'edit', 'places') ? await listDueNotices(db, now()) : [],
      ...((work || late.length > 0) && { overdue: [...(work ?? []), ...late] }),
    }
  },
} satisfies PartialHandlers
