import { notFound } from '../../http/errors'
import type { PartialHandlers } from '../../http/route'
import { articleExists } from '../articles/articles.service'
import { listNotes } from '../versions/notes.queries'
import { listDesk } from './desk.queries'
import { addNote } from './notes.service'

export const noteHandlers = {
  'GET /api/articles/:id/notes': async ({ db, params: { id }, query }) => {
    if (!(await articleExists(db, id))) throw notFound('Article')
    return listNotes(db, id, query)
  },
  'POST /api/articles/:id/notes': async ({ params, body, ...context }) => ({
    message: 'Note added',
    note: await addNote(context, params.id, body),
  }),
  'GET /api/dashboard/desk': async ({ db, user, now, query }) => listDesk(db, user, query, now()),
} satisfies PartialHandlers
