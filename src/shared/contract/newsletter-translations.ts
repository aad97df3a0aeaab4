import { z } from 'zod'
import {
  NewsletterTranslation,
  NewsletterTranslationSave,
  NewsletterTranslationSummary,
} from '../entities/newsletter-translation'
import { ById, ByLanguage, CONTENT_LIMITS, type ContractRow, Message, one, saved } from './parts'

/** The versions of a newsletter in other languages. Those of a sent one can no longer be changed. */
export const newsletterTranslations = {
  'GET /api/newsletters/manage/:id/translations': {
    access: ['show', 'newsletters'],
    summary: 'List the translations of a newsletter; `machine` is true if machine translation is available',
    params: ById,
    reply: z.object({ translations: z.array(NewsletterTranslationSummary), machine: z.boolean() }),
  },
  'GET /api/newsletters/manage/:id/translations/:language': {
    access: ['show', 'newsletters'],
    summary: 'Get a translation of a newsletter, with its text',
    params: ByLanguage,
    reply: one('translation', NewsletterTranslation),
  },
  'PUT /api/newsletters/:id/translations/:language': {
    access: ['edit', 'newsletters'],
    summary:
      'Save a translation of a newsletter that has not been sent; a new one is a draft unless a status is given. Once published, readers of its language get it. `confirmed` lists outdated parts that are right unchanged',
    params: ByLanguage,
    body: NewsletterTranslationSave,
    limits: CONTENT_LIMITS,
    reply: saved('translation', NewsletterTranslation),
  },
  'DELETE /api/newsletters/:id/translations/:language': {
    access: ['delete', 'newsletters'],
    summary: 'Delete a translation of a newsletter that has not been sent',
    params: ByLanguage,
    reply: Message,
  },
  'POST /api/newsletters/:id/translations/:language/machine': {
    access: ['edit', 'newsletters'],
    summary: 'Translate a newsletter by machine; the suggestion is not stored',
    repeatable: true,
    params: ByLanguage,
    audit: false,
    reply: NewsletterTranslation.pick({ subject: true, content: true }),
  },
} as const satisfies Record<string, ContractRow>
