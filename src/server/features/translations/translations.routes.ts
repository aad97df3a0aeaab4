import type { PartialHandlers } from '../../http/route'
import {
  readTranslation,
  readTranslations,
  removeTranslation,
  saveTranslation,
  suggestTranslation,
} from './translations.service'

export const translationHandlers = {
  'GET /api/articles/manage/:id/translations': async ({ db, translate, params }) => ({
    translations: await readTranslations(db, params.id),
    machine: translate !== undefined,
  }),
  'GET /api/articles/manage/:id/translations/:language': async ({ db, params }) => ({
    translation: await readTranslation(db, params.id, params.language),
  }),
  'PUT /api/articles/:id/translations/:language': async ({ params, body, ...context }) => ({
    message: 'Translation saved successfully!',
    translation: await saveTranslation(context, params.id, params.language, body),
  }),
  'DELETE /api/articles/:id/translations/:language': async ({ params, ...context }) => {
    await removeTranslation(context, params.id, params.language)
    return { message: 'Translation deleted successfully!' }
  },
  'POST /api/articles/:id/translations/:language/machine': ({ params, ...context }) =>
    suggestTranslation(context, params.id, params.language),
} satisfies PartialHandlers
