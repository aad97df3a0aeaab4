import { notFound } from '../../http/errors'
import type { PartialHandlers } from '../../http/route'
import { articleExists } from '../articles/articles.service'
import { listRevisions } from '../revisions/revisions.service'
import { translationsOfArticles } from './article-translations.service'
import { readTranslationRevision, restoreTranslation } from './restore.service'

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
  'GET /api/articles/:id/translations/:language/revisions': async ({ db, params: { id, language }, query }) => {
    if (!(await articleExists(db, id))) throw notFound('Article')
    return listRevisions(db, { articleId: id, language }, query)
  },
  'GET /api/articles/:id/translations/:language/revisions/:revision': async ({ db, params }) => ({
    revision: await readTranslationRevision(db, params, params.revision),
  }),
  'POST /api/articles/:id/translations/:language/revisions/:revision/restore': async ({ params, ...context }) => ({
    message: 'Translation saved successfully!',
    translation: await restoreTranslation(context, params, params.revision),
  }),
} satisfies PartialHandlers
