import { z } from 'zod'
import type { ContractRow } from './contract'
import { ById, Message, one, saved } from './contract-parts'
import {
  MachineTranslation,
  Translation,
  TranslationInput,
  TranslationLanguage,
  TranslationSummary,
} from './entities/translation'

const ByLanguage = ById.extend({ language: TranslationLanguage })

/** Translations of articles. To publish one takes the right to publish articles, and to delete one that to delete them. */
export const translationContract = {
  'GET /api/articles/manage/:id/translations': {
    access: ['show', 'articles'],
    summary: 'The translations of an article, and whether a machine can make a first one',
    params: ById,
    reply: z.object({ translations: z.array(TranslationSummary), machine: z.boolean() }),
  },
  'GET /api/articles/manage/:id/translations/:language': {
    access: ['show', 'articles'],
    summary: 'One of these, with its text',
    params: ByLanguage,
    reply: one('translation', Translation),
  },
  'PUT /api/articles/:id/translations/:language': {
    access: ['edit', 'articles'],
    summary: 'Save a translation; the first time, as a draft unless a status is given',
    params: ByLanguage,
    body: TranslationInput,
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
    summary: 'Have the original translated by a machine; the answer is a suggestion that is not stored',
    params: ByLanguage,
    reply: MachineTranslation,
  },
} as const satisfies Record<string, ContractRow>
