import { z } from 'zod'
import {
  MachineTranslation,
  Translation,
  TranslationLanguage,
  TranslationSave,
  TranslationSummary,
} from '../entities/translation'
import { ById, CONTENT_LIMITS, type ContractRow, Message, one, saved } from './parts'

const ByLanguage = ById.extend({ language: TranslationLanguage })

/** Publishing a translation needs the right to publish articles, and deleting one the right to delete articles. */
export const translations = {
  'GET /api/articles/manage/:id/translations': {
    access: ['show', 'articles'],
    summary: 'List the translations of an article; `machine` is true if machine translation is available',
    params: ById,
    reply: z.object({ translations: z.array(TranslationSummary), machine: z.boolean() }),
  },
  'GET /api/articles/manage/:id/translations/:language': {
    access: ['show', 'articles'],
    summary: 'Get a translation, with its text',
    params: ByLanguage,
    reply: one('translation', Translation),
  },
  'PUT /api/articles/:id/translations/:language': {
    access: ['edit', 'articles'],
    summary:
      'Save a translation; a new one is a draft unless a status is given. `confirmed` lists outdated blocks that are right unchanged',
    params: ByLanguage,
    body: TranslationSave,
    limits: CONTENT_LIMITS,
    reply: saved('translation', Translation),
  },
  'DELETE /api/articles/:id/translations/:language': {
    access: ['delete', 'articles'],
    summary: 'Delete a translation',
    params: ByLanguage,
    reply: Message,
  },
  'POST /api/articles/:id/translations/:language/machine': {
    access: ['edit', 'articles'],
    summary: 'Translate the original by machine; the suggestion is not stored',
    params: ByLanguage,
    audit: false,
    reply: MachineTranslation,
  },
} as const satisfies Record<string, ContractRow>
