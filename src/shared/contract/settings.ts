import { z } from 'zod'
import { LanguageCode } from '../entities/fields'
import { Settings, SettingsInput, SettingsTranslation, SettingsTranslationInput } from '../entities/settings'
import { TranslationLanguage } from '../entities/translation'
import { type ContractRow, Message, one, saved } from './parts'

const OfLanguage = z.object({ language: TranslationLanguage })

/** What the owner sets of the magazine. Readers see a translation as soon as it is saved. */
export const settings = {
  'GET /api/settings': {
    access: 'public',
    summary:
      'Get the settings of the magazine, with the defaults of those that are not set; `locked` lists those that the environment decides; lang asks for translations',
    cacheable: true,
    query: z.object({ lang: LanguageCode.optional() }),
    reply: one('settings', Settings),
  },
  'PUT /api/settings': {
    access: ['edit', 'settings'],
    summary: 'Save settings; those that are left out stay, and null takes one back to its default',
    body: SettingsInput,
    reply: saved('settings', Settings),
  },
  'GET /api/settings/translations': {
    access: ['edit', 'settings'],
    summary: 'List the translations of the settings; `machine` is true if machine translation is available',
    reply: z.object({ translations: z.array(SettingsTranslation), machine: z.boolean() }),
  },
  'GET /api/settings/translations/:language': {
    access: ['edit', 'settings'],
    summary: 'Get a translation of the settings',
    params: OfLanguage,
    reply: one('translation', SettingsTranslation),
  },
  'PUT /api/settings/translations/:language': {
    access: ['edit', 'settings'],
    summary: 'Save a translation of the settings; texts that are left out stay, and null shows the original',
    params: OfLanguage,
    body: SettingsTranslationInput,
    reply: saved('translation', SettingsTranslation),
  },
  'DELETE /api/settings/translations/:language': {
    access: ['edit', 'settings'],
    summary: 'Delete a translation of the settings',
    params: OfLanguage,
    reply: Message,
  },
  'POST /api/settings/translations/:language/machine': {
    access: ['edit', 'settings'],
    summary: 'Translate the settings by machine; the suggestion is not stored',
    repeatable: true,
    params: OfLanguage,
    audit: false,
    reply: SettingsTranslation.omit({ language: true, outdated: true, updated_at: true, version: true }),
  },
} as const satisfies Record<string, ContractRow>
