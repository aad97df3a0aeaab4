import type { PartialHandlers } from '../../http/route'
import { translationsOfArticles } from './article-translations.service'

export const translationHandlers = {
  'GET /api/articles/manage/:id/translations': async ({ db, translate, params }) => ({
    translations: await translationsOfArticles.list(db, params.id),
    machine: translate !== undefined,
  }),
  'GET /api/articles/manage/:id/translations/:language': async ({ db, params }) => ({
    translation: await translationsOfArticles.read(db, params),
  }),
  'PUT /api/articles/:id/translations/:language': async ({ params, query, body, ...context }) => ({
    message: 'Translation saved successfully!',
    translation: await translationsOfArticles.save(context, params, body, { autosaved: query.autosave === '1' }),
  }),
  'DELETE /api/articles/:id/translations/:language': async ({ params, ...context }) => {
    await translationsOfArticles.remove(context, params)
    return { message: 'Translation deleted successfully!' }
  },
  'POST /api/articles/:id/translations/:language/machine': ({ params, ...context }) =>
    translationsOfArticles.suggest(context, params),
  'GET /api/articles/:id/translations/:language/revisions': async ({ db, params, query }) =>
    translationsOfArticles.listRevisions(db, params, query),
  'GET /api/articles/:id/translations/:language/revisions/:revision': async ({ db, params }) => ({
    revision: await translationsOfArticles.readRevision(db, params, params.revision),
  }),
  'POST /api/articles/:id/translations/:language/revisions/:revision/restore': async ({ params, ...context }) => ({
    message: 'Translation saved successfully!',
    translation: await translationsOfArticles.restore(context, params, params.revision),
  }),
} satisfies PartialHandlers
