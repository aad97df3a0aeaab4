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
  'PUT /api/articles/:id/translations/:language': async ({ params, body, ...context }) => ({
    message: 'Translation saved successfully!',
    translation: await translationsOfArticles.save(context, params, body),
  }),
  'DELETE /api/articles/:id/translations/:language': async ({ params, ...context }) => {
    await translationsOfArticles.remove(context, params)
    return { message: 'Translation deleted successfully!' }
  },
  'POST /api/articles/:id/translations/:language/machine': ({ params, ...context }) =>
    translationsOfArticles.suggest(context, params),
} satisfies PartialHandlers
