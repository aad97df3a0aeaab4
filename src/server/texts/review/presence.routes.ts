import { notFound } from '../../http/errors'
import type { PartialHandlers } from '../../http/route'
import { articleExists } from '../articles/articles.service'
import { deleteGonePresence, deletePresence, listOthers, upsertPresence } from './presence.queries'

export const presenceHandlers = {
  'POST /api/articles/:id/presence': async ({ db, user, now, params: { id } }) => {
    if (!(await articleExists(db, id))) throw notFound('Article')
    await deleteGonePresence(db, now())
    await upsertPresence(db, id, user.id, now())
    return { authors: await listOthers(db, id, user.id) }
  },
  'DELETE /api/articles/:id/presence': async ({ db, user, params: { id } }) => {
    if (!(await articleExists(db, id))) throw notFound('Article')
    await deletePresence(db, id, user.id)
    return { message: 'Closed' }
  },
} satisfies PartialHandlers
