import { notFound } from '../../http/errors'
import type { PartialHandlers } from '../../http/route'
import { articleExists } from '../articles/articles.service'
import { findRevision, listRevisions } from './revisions.queries'

export const revisionHandlers = {
  'GET /api/articles/:id/revisions': async ({ db, params, query }) => {
    if (!(await articleExists(db, params.id))) throw notFound('Article')
    return listRevisions(db, params.id, query)
  },
  'GET /api/articles/:id/revisions/:revision': async ({ db, params }) => {
    const revision = await findRevision(db, params.id, params.revision)
    if (!revision) throw notFound('Version')
    return { revision }
  },
} satisfies PartialHandlers
