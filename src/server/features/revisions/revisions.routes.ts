import { notFound } from '../../http/errors'
import type { PartialHandlers } from '../../http/route'
import { articleExists } from '../articles/articles.service'
import { findRevision, listRevisions } from './revisions.queries'

export const revisionHandlers = {
  'GET /api/articles/:id/revisions': async ({ db, params: { id: articleId }, query }) => {
    if (!(await articleExists(db, articleId))) throw notFound('Article')
    return listRevisions(db, { articleId }, query)
  },
  'GET /api/articles/:id/revisions/:revision': async ({ db, params }) => {
    const revision = await findRevision(db, { articleId: params.id }, params.revision)
    if (!revision) throw notFound('Version')
    return { revision }
  },
} satisfies PartialHandlers
