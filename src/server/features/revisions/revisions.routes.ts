import type { SomeHandlers } from '../../http/route'
import { readRevision, readRevisions } from './revisions.service'

export const revisionHandlers = {
  'GET /api/articles/:id/revisions': ({ db, params, query }) => readRevisions(db, params.id, query),
  'GET /api/articles/:id/revisions/:revision': async ({ db, params }) => ({
    revision: await readRevision(db, params.id, params.revision),
  }),
} satisfies SomeHandlers
