import type { PartialHandlers } from '../http/route'
import { translationsOfNewsletters } from './newsletter-translations'

export const newsletterTranslationHandlers = {
  'GET /api/newsletters/manage/:id/translations': async ({ db, translate, params }) => ({
    translations: await translationsOfNewsletters.list(db, params.id),
    machine: translate !== undefined,
  }),
  'GET /api/newsletters/manage/:id/translations/:language': async ({ db, params }) => ({
    translation: await translationsOfNewsletters.read(db, params),
  }),
  'PUT /api/newsletters/:id/translations/:language': async ({ params, body, ...context }) => ({
    message: 'Translation saved successfully!',
    translation: await translationsOfNewsletters.save(context, params, body),
  }),
  'DELETE /api/newsletters/:id/translations/:language': async ({ params, ...context }) => {
    await translationsOfNewsletters.remove(context, params)
    return { message: 'Translation deleted successfully!' }
  },
  'POST /api/newsletters/:id/translations/:language/machine': ({ params, ...context }) =>
    translationsOfNewsletters.suggest(context, params),
} satisfies PartialHandlers
