import { tag } from '../http/cache/cache-tags'
import type { PartialHandlers } from '../http/route'
import { currentSettings } from './current.service'
import {
  listTranslations,
  readTranslation,
  removeTranslation,
  saveTranslation,
  suggestTranslation,
} from './setting-translations.service'
import { saveSettings } from './settings.service'

export const settingHandlers = {
  'GET /api/settings': async ({ db, config, query, shows }) => {
    shows(tag.settings)
    return { settings: await currentSettings(db, config, query.lang) }
  },
  'PUT /api/settings': async ({ body, ...context }) => ({
    message: 'Settings saved successfully!',
    settings: await saveSettings(context, body),
  }),
  'GET /api/settings/translations': async ({ db, config, translate }) => ({
    translations: await listTranslations(db, config),
    machine: translate !== undefined,
  }),
  'GET /api/settings/translations/:language': async ({ db, config, params }) => ({
    translation: await readTranslation(db, config, params.language),
  }),
  'PUT /api/settings/translations/:language': async ({ params, body, ...context }) => ({
    message: 'Translation saved successfully!',
    translation: await saveTranslation(context, params, body),
  }),
  'DELETE /api/settings/translations/:language': async ({ params, ...context }) => {
    await removeTranslation(context, params)
    return { message: 'Translation deleted successfully!' }
  },
  'POST /api/settings/translations/:language/machine': ({ params, ...context }) => suggestTranslation(context, params),
} satisfies PartialHandlers
