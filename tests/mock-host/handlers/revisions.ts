import { pageOf } from '@shared/paging'
import type { HandlersFor } from '../handlers-for'
import { notFound } from '../refusals'
import { revisionsOf } from '../revisions'

export const revisionHandlers = {
  'GET /api/articles/:id/revisions': ({ state, params, query }) => {
    if (!state.articles.some(({ id }) => id === params.id)) throw notFound('Article')
    const rows = revisionsOf(state, params.id)
    const { limit, offset } = pageOf(query)
    return { revisions: rows.slice(offset, offset + limit), total: rows.length }
  },
  'GET /api/articles/:id/revisions/:revision': ({ state, params }) => {
    const revision = revisionsOf(state, params.id).find(({ id }) => id === params.revision)
    if (!revision) throw notFound('Version')
    return { revision }
  },
} satisfies HandlersFor<'GET /api/articles/:id/revisions' | 'GET /api/articles/:id/revisions/:revision'>
