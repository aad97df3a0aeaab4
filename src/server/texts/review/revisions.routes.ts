import { notFound } from '../../http/errors'
import type { PartialHandlers } from '../../http/route'
import { articleExists } from '../articles/articles.service'
import { revisionsOfArticles } from '../versions/revisions.queries'

export const revisionHandlers = {
  'GET /api/articles/:id/revisions': async ({ db, params: { id }, query }) => {
    if (!(await articleExists(db, id))) throw notFound('Article')
    return revisionsOfArticles.list(db, { id }, query)
  },
  'GET /api/articles/:id/revisions/:revision': async ({ db, params: { id, revision } }) => {
    const found = await revisionsOfArticles.find(db, { id }, revision)
    if (!found) throw notFound('Version')
    return { revision: found }
  },
} satisfies PartialHandlers
