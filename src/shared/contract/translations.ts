import { z } from 'zod'
import { MAX_ID, wholeNumber } from '../entities/fields'
import { RevisionSummary, TranslationRevision } from '../entities/revision'
import { MachineTranslation, Translation, TranslationSave, TranslationSummary } from '../entities/translation'
import { listQuery } from '../list-query'
import { ByAnyLanguage, ById, CONTENT_LIMITS, type ContractRow, list, Message, one, saved } from './parts'

const ByRevision = ByAnyLanguage.extend({ revision: wholeNumber(1, MAX_ID) })

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
    params: ByAnyLanguage,
    reply: one('translation', Translation),
  },
  'PUT /api/articles/:id/translations/:language': {
    access: ['edit', 'articles'],
    summary:
      'Save a translation; a new one is a draft unless a status is given. `confirmed` lists outdated blocks that are right unchanged; autosave=1 marks a save that the form makes by itself',
    params: ByAnyLanguage,
    query: z.object({ autosave: z.literal('1').optional() }),
    body: TranslationSave,
    limits: CONTENT_LIMITS,
    reply: saved('translation', Translation),
  },
  'DELETE /api/articles/:id/translations/:language': {
    access: ['delete', 'articles'],
    summary: 'Delete a translation',
    params: ByAnyLanguage,
    reply: Message,
  },
  'POST /api/articles/:id/translations/:language/machine': {
    access: ['edit', 'articles'],
    summary: 'Translate the original by machine; the suggestion is not stored',
    repeatable: true,
    params: ByAnyLanguage,
    audit: false,
    reply: MachineTranslation,
  },
  'GET /api/articles/:id/translations/:language/revisions': {
    access: ['edit', 'articles'],
    summary: 'List the revisions of a translation, newest first',
    params: ByAnyLanguage,
    query: listQuery(['id', 'created_at', 'title']),
    reply: list('revisions', RevisionSummary),
  },
  'GET /api/articles/:id/translations/:language/revisions/:revision': {
    access: ['edit', 'articles'],
    summary: 'Get a revision of a translation, with its text',
    params: ByRevision,
    reply: one('revision', TranslationRevision),
  },
  'POST /api/articles/:id/translations/:language/revisions/:revision/restore': {
    access: ['edit', 'articles'],
    summary:
      'Bring the texts of a revision back; what has changed in the original since that revision is outdated again',
    params: ByRevision,
    reply: saved('translation', Translation),
  },
} as const satisfies Record<string, ContractRow>
