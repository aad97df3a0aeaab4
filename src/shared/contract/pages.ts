import { z } from 'zod'
import { exactText, LanguageCode } from '../entities/fields'
import {
  MachinePageTranslation,
  ManagedPage,
  ManagedPageSummary,
  Page,
  PageInput,
  PageStatus,
  PageSummary,
  PageTranslation,
  PageTranslationSave,
} from '../entities/page'
import { PageTranslationRevision, RevisionSummary } from '../entities/revision'
import { TranslationSummary } from '../entities/translation'
import { listQuery } from '../list-query'
import { ById, ByLanguage, ByRevision, CONTENT_LIMITS, type ContractRow, list, Message, one, saved } from './parts'

const lang = LanguageCode.optional()

/** Texts of the owner, such as the privacy notice. A translation is public once it and its page are published. */
export const pages = {
  'GET /api/pages': {
    access: 'public',
    summary: 'List the published pages in the order of their creation; lang asks for translated titles',
    cacheable: true,
    query: listQuery(['id', 'title', 'slug', 'updated_at'], { lang }),
    reply: list('pages', PageSummary),
  },
  'GET /api/pages/manage': {
    access: ['list', 'pages'],
    summary: 'List the pages, with drafts',
    query: listQuery(['id', 'title', 'slug', 'status', 'created_at', 'updated_at'], { status: PageStatus.optional() }),
    reply: list('pages', ManagedPageSummary),
  },
  'GET /api/pages/manage/:id': {
    access: ['show', 'pages'],
    summary: 'Get a page, with its editor document',
    params: ById,
    reply: one('page', ManagedPage),
  },
  'GET /api/pages/:slug': {
    access: 'public',
    summary:
      'Get a published page by its slug, translated if lang is given and a translation is published; its editors get drafts too, and those of translations with preview=1',
    cacheable: true,
    params: z.object({ slug: exactText(200) }),
    query: z.object({ lang, preview: z.literal('1').optional() }),
    reply: one('page', Page),
  },
  'POST /api/pages': {
    access: ['create', 'pages'],
    summary: 'Create a page; a draft unless a status is given',
    body: PageInput,
    limits: CONTENT_LIMITS,
    status: 201,
    reply: saved('page', ManagedPage),
  },
  'PUT /api/pages/:id': {
    access: ['edit', 'pages'],
    summary: 'Save a page; its old address leads to the new one if its slug changes',
    params: ById,
    body: PageInput,
    limits: CONTENT_LIMITS,
    reply: saved('page', ManagedPage),
  },
  'DELETE /api/pages/:id': {
    access: ['delete', 'pages'],
    summary: 'Delete a page',
    params: ById,
    reply: Message,
  },
  'GET /api/pages/manage/:id/translations': {
    access: ['show', 'pages'],
    summary: 'List the translations of a page; `machine` is true if machine translation is available',
    params: ById,
    reply: z.object({ translations: z.array(TranslationSummary), machine: z.boolean() }),
  },
  'GET /api/pages/manage/:id/translations/:language': {
    access: ['show', 'pages'],
    summary: 'Get a translation of a page, with its text',
    params: ByLanguage,
    reply: one('translation', PageTranslation),
  },
  'PUT /api/pages/:id/translations/:language': {
    access: ['edit', 'pages'],
    summary:
      'Save a translation of a page; a new one is a draft unless a status is given. `confirmed` lists outdated parts that are right unchanged; autosave=1 marks a save that the form makes by itself',
    params: ByLanguage,
    query: z.object({ autosave: z.literal('1').optional() }),
    body: PageTranslationSave,
    limits: CONTENT_LIMITS,
    reply: saved('translation', PageTranslation),
  },
  'DELETE /api/pages/:id/translations/:language': {
    access: ['delete', 'pages'],
    summary: 'Delete a translation of a page',
    params: ByLanguage,
    reply: Message,
  },
  'POST /api/pages/:id/translations/:language/machine': {
    access: ['edit', 'pages'],
    summary: 'Translate a page by machine; the suggestion is not stored',
    repeatable: true,
    params: ByLanguage,
    audit: false,
    reply: MachinePageTranslation,
  },
  'GET /api/pages/:id/translations/:language/revisions': {
    access: ['edit', 'pages'],
    summary: 'List the revisions of a translation of a page, newest first',
    params: ByLanguage,
    query: listQuery(['id', 'created_at', 'title']),
    reply: list('revisions', RevisionSummary),
  },
  'GET /api/pages/:id/translations/:language/revisions/:revision': {
    access: ['edit', 'pages'],
    summary: 'Get a revision of a translation of a page, with its texts',
    params: ByRevision,
    reply: one('revision', PageTranslationRevision),
  },
  'POST /api/pages/:id/translations/:language/revisions/:revision/restore': {
    access: ['edit', 'pages'],
    summary: 'Bring the texts of a revision back; what has changed in the page since that revision is outdated again',
    params: ByRevision,
    reply: saved('translation', PageTranslation),
  },
} as const satisfies Record<string, ContractRow>
